import Diagnostics

extension DecodedText {
    /// The text of a string, escapes replaced, every character still at its place.
    func text(_ string: JSONString) -> SourceText {
        guard !string.isPlain else { return text(string.content) }
        var builder = SourceTextBuilder(self)
        let end = string.content.upperBound
        var copied = string.content.lowerBound
        var at = copied
        while at < end {
            guard bytes[at] == UInt8(ascii: "\\"), at + 1 < end else {
                at += 1
                continue
            }
            builder.copy(copied..<at)
            let (meaning, length) = escape(at: at, before: end)
            builder.add(meaning, for: at..<(at + length))
            at += length
            copied = at
        }
        builder.copy(copied..<end)
        return builder.text(string.content)
    }

    /// The text of a string where nobody will ask for places.
    func string(_ string: JSONString) -> String {
        string.isPlain ? String(decoding: bytes[string.content], as: UTF8.self) : text(string).string
    }

    /// What an escape means and how many bytes it has; what JSON does not know stands for itself.
    func escape(at start: Int, before end: Int) -> (String, Int) {
        switch bytes[start + 1] {
        case UInt8(ascii: "n"): return ("\n", 2)
        case UInt8(ascii: "t"): return ("\t", 2)
        case UInt8(ascii: "r"): return ("\r", 2)
        case UInt8(ascii: "b"): return ("\u{8}", 2)
        case UInt8(ascii: "f"): return ("\u{C}", 2)
        case UInt8(ascii: "u"):
            guard let first = hexadecimal(at: start + 2, before: end) else { return ("\u{FFFD}", 2) }
            if UTF16.isLeadSurrogate(first), start + 7 < end, bytes[start + 6] == UInt8(ascii: "\\"),
                bytes[start + 7] == UInt8(ascii: "u"), let second = hexadecimal(at: start + 8, before: end),
                UTF16.isTrailSurrogate(second)
            {
                return (String(decoding: [first, second], as: UTF16.self), 12)
            }
            return (String(decoding: [first], as: UTF16.self), 6)
        default:
            var length = 2
            while start + length < end, bytes[start + length] & 0xC0 == 0x80 { length += 1 }
            return (String(decoding: bytes[(start + 1)..<(start + length)], as: UTF8.self), length)
        }
    }

    /// Four hexadecimal digits.
    func hexadecimal(at start: Int, before end: Int) -> UInt16? {
        guard start + 4 <= end else { return nil }
        var value: UInt16 = 0
        for byte in bytes[start..<(start + 4)] {
            let digit: UInt8
            switch byte {
            case 0x30...0x39: digit = byte - 0x30
            case 0x41...0x46: digit = byte - 0x41 + 10
            case 0x61...0x66: digit = byte - 0x61 + 10
            default: return nil
            }
            value = value << 4 | UInt16(digit)
        }
        return value
    }
}
