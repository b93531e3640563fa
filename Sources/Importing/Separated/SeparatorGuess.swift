/// Looks at a table's first line for what separates its fields.
enum SeparatorGuess {
    /// Of comma, semicolon, tab and bar the commonest outside quotation marks; the comma where there is none.
    static func separator(of text: DecodedText) -> Character {
        var counts: [UInt8: Int] = [:]
        var isQuoted = false
        for byte in text.bytes[text.start...] {
            if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
            if byte == 0x0A, !isQuoted { break }
            if !isQuoted { counts[byte, default: 0] += 1 }
        }
        var best: (separator: UInt8, count: Int) = (UInt8(ascii: ","), counts[UInt8(ascii: ",")] ?? 0)
        for candidate in [UInt8(ascii: ";"), 0x09, UInt8(ascii: "|")] {
            let count = counts[candidate] ?? 0
            if count > best.count { best = (candidate, count) }
        }
        return Character(UnicodeScalar(best.separator))
    }
}
