import Diagnostics

/// A character as HTML writes it: `&amp;`, `&#8217;`, `&#x2019;`, and any of them escaped once more (`&amp;quot;`).
struct CharacterReference {
    let character: String

    /// Where the reference ends in the text.
    let end: Int

    /// Nil if no known reference begins at the ampersand.
    init?(in bytes: [UInt8], at ampersand: Int) {
        guard var (character, end) = Self.read(bytes, behindAmpersand: ampersand + 1) else { return nil }
        // What was escaped twice gives an ampersand that begins the next reference.
        while character == "&", let (inner, innerEnd) = Self.read(bytes, behindAmpersand: end) {
            (character, end) = (inner, innerEnd)
        }
        self.character = character
        self.end = end
    }

    private static func read(_ bytes: [UInt8], behindAmpersand start: Int) -> (character: String, end: Int)? {
        guard start < bytes.count else { return nil }
        return bytes[start] == UInt8(ascii: "#") ? number(bytes, from: start + 1) : name(bytes, from: start)
    }

    private static func number(_ bytes: [UInt8], from start: Int) -> (character: String, end: Int)? {
        var digits = start
        var radix: UInt32 = 10
        if start < bytes.count, bytes[start] | 0x20 == UInt8(ascii: "x") { (digits, radix) = (start + 1, 16) }
        let text = bytes[min(digits, bytes.count)...].prefix(8).prefix(while: \.isAlphanumeric)
        let end = digits + text.count
        guard end < bytes.count, bytes[end] == UInt8(ascii: ";"),
            let value = UInt32(String(decoding: text, as: UTF8.self), radix: Int(radix)),
            let scalar = Unicode.Scalar(value), value >= 0x20
        else { return nil }
        // HTML reads the numbers 128 to 159 as Windows-1252: https://html.spec.whatwg.org/#numeric-character-reference-end-state
        return (String((0x80...0x9F).contains(value) ? Windows1252.scalar(UInt8(value)) : scalar), end + 1)
    }

    private static func name(_ bytes: [UInt8], from start: Int) -> (character: String, end: Int)? {
        let letters = bytes[start...].prefix(12).prefix(while: \.isAlphanumeric)
        let name = String(decoding: letters, as: UTF8.self)
        guard let value = HTMLNames.scalars[name], let scalar = Unicode.Scalar(value) else { return nil }
        let end = start + letters.count
        if end < bytes.count, bytes[end] == UInt8(ascii: ";") { return (String(scalar), end + 1) }
        // Browsers forgive a missing semicolon behind the commonest names.
        return ["amp", "lt", "gt", "quot", "nbsp"].contains(name) ? (String(scalar), end) : nil
    }
}

extension UInt8 {
    var isAlphanumeric: Bool {
        (0x30...0x39).contains(self) || (0x41...0x5A).contains(self) || (0x61...0x7A).contains(self)
    }
}
