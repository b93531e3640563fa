/// Text in which every character that cannot be seen, or that could disturb a terminal, is written as its code point.
///
/// What holds visible text together stays as it is: joiners inside emoji and in Persian or Indic words, variation
/// selectors behind what they vary, the tags of a flag.
package func escaped(_ text: some StringProtocol) -> String {
    if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return String(text) }
    let scalars = Array(text.unicodeScalars)
    var result = ""
    for index in scalars.indices {
        if isHidden(index, in: scalars) {
            result += codePoint(scalars[index])
        } else {
            result.unicodeScalars.append(scalars[index])
        }
    }
    return result
}

/// A scalar as `<U+200B>`.
package func codePoint(_ scalar: Unicode.Scalar) -> String {
    let hexadecimal = String(scalar.value, radix: 16, uppercase: true)
    return "<U+" + String(repeating: "0", count: max(0, 4 - hexadecimal.count)) + hexadecimal + ">"
}

extension Unicode.Scalar {
    /// Whether it moves or colours what stands on a terminal, or turns a line round: for formats in which a name must stay
    /// as it is otherwise.
    var disturbsTerminals: Bool {
        switch value {
        case 0..<0x20, 0x7F...0x9F, 0x61C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069: true
        default: false
        }
    }
}

/// Whether a scalar leaves no mark of its own where it stands.
func isHidden(_ index: Int, in scalars: [Unicode.Scalar]) -> Bool {
    let scalar = scalars[index]
    if scalar.value >= 0x20, scalar.value < 0x7F { return false }
    let before = index > 0 ? scalars[index - 1] : nil
    switch scalar.value {
    case 0x200C, 0x200D:
        guard let before else { return true }
        if isVirama(before) { return false }
        return !(holdsTogether(before) && index + 1 < scalars.count && holdsTogether(scalars[index + 1]))
    case 0xFE00...0xFE0F:
        // Letters of the Latin alphabet have no variants; a selector behind one can only hide something.
        return before.map { isInvisible($0) || $0 == " " || ($0.isASCII && $0.properties.isAlphabetic) } ?? true
    case 0xE0100...0xE01EF: return !(before?.properties.isIdeographic ?? false)
    case 0xE0020...0xE007F: return !isInsideFlag(index, of: scalars)
    default: break
    }
    // With nothing in front of it an accent would land on whatever the report prints there.
    if before == nil, scalar.properties.generalCategory == .nonspacingMark { return true }
    return isInvisible(scalar)
}

/// Controls, format characters, odd spaces, fillers, unassigned and private code points.
private func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.properties.isDefaultIgnorableCodePoint { return !(0xFE00...0xFE0F).contains(scalar.value) }
    return switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned, .surrogate: true
    case .spaceSeparator: scalar != " "
    default: scalar.value == 0xFFFD
    }
}

/// Whether joiners have a meaning beside it: emoji, and every script from Hebrew on.
private func holdsTogether(_ scalar: Unicode.Scalar) -> Bool { scalar.value >= 0x0590 && !isInvisible(scalar) }

/// The sign that takes a vowel away in Indic scripts; a joiner behind it chooses the form, also at the end of a word.
private func isVirama(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.canonicalCombiningClass == .virama
}

/// Whether a tag belongs to a flag such as Scotland's: a black flag, tags, and the tag that ends them.
private func isInsideFlag(_ index: Int, of scalars: [Unicode.Scalar]) -> Bool {
    let isTag = { (scalar: Unicode.Scalar) in (0xE0020...0xE007F).contains(scalar.value) }
    // The longest flag has six letters and the end.
    for back in 1...7 where back <= index {
        if scalars[index - back].value == 0x1F3F4 { return true }
        if !isTag(scalars[index - back]) { return false }
    }
    return false
}
