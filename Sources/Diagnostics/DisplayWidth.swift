/// How many columns of a terminal a text takes.
///
/// Characters of East Asian scripts and emoji take two, marks that sit on others none. Tabs and controls are the
/// caller's business: they have no width of their own.
package func displayWidth(_ text: some StringProtocol) -> Int {
    if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return text.utf8.count }
    return text.reduce(0) { $0 + displayWidth($1) }
}

/// How many columns of a terminal a character takes.
package func displayWidth(_ character: Character) -> Int {
    let scalars = character.unicodeScalars
    guard let first = scalars.first else { return 0 }
    if first.isASCII && scalars.count == 1 { return first.value < 0x20 || first.value == 0x7F ? 0 : 1 }
    // U+FE0F asks for the picture where the code point alone is drawn like a letter.
    if scalars.contains(where: { $0.value == 0xFE0F }) { return 2 }
    if first.properties.isEmojiPresentation || isWide(first) { return 2 }
    switch first.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .control, .format: return 0
    default: return 1
    }
}

/// Text filled up with spaces.
package func padded(_ text: String, to width: Int, toTheRight: Bool = false) -> String {
    let room = String(repeating: " ", count: max(0, width - displayWidth(text)))
    return toTheRight ? room + text : text + room
}

/// Whether a code point is wide or full-width in EastAsianWidth.txt (Unicode 16), emoji left out.
private func isWide(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case ..<0x1100: false
    case 0x1100...0x115F, 0x2329...0x232A, 0x2630...0x2637, 0x268A...0x268F: true
    case 0x2E80...0x303E, 0x3041...0x4DFF, 0x4E00...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3: true
    case 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6: true
    case 0x16FE0...0x18DFF, 0x1AFF0...0x1B2FF, 0x1D300...0x1D376, 0x1F200...0x1F2FF, 0x20000...0x3FFFD: true
    default: false
    }
}
