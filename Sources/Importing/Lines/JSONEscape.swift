/// Escapes in JSON strings that are known to be sound: RFC 8259, section 7.
enum JSONEscape {
    /// How long an escape is, a pair of surrogates being one; nil if it is not a sound one.
    static func length(in bytes: [UInt8], at place: Int, before end: Int) -> Int? {
        guard place + 1 < end else { return nil }
        switch bytes[place + 1] {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"), UInt8(ascii: "f"),
            UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
            return 2
        case UInt8(ascii: "u"):
            guard let unit = unit(in: bytes, at: place, before: end) else { return nil }
            if !(0xD800...0xDFFF).contains(unit) { return unit == 0 ? nil : 6 }
            guard unit < 0xDC00, let second = self.unit(in: bytes, at: place + 6, before: end),
                (0xDC00...0xDFFF).contains(second)
            else { return nil }
            return 12
        default: return nil
        }
    }

    /// The bytes of a string whose escapes are sound.
    static func decoded(_ bytes: [UInt8], _ range: Range<Int>) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(range.count)
        var place = range.lowerBound
        while place < range.upperBound {
            guard bytes[place] == UInt8(ascii: "\\") else {
                result.append(bytes[place])
                place += 1
                continue
            }
            switch bytes[place + 1] {
            case UInt8(ascii: "b"): result.append(0x08)
            case UInt8(ascii: "f"): result.append(0x0C)
            case UInt8(ascii: "n"): result.append(0x0A)
            case UInt8(ascii: "r"): result.append(0x0D)
            case UInt8(ascii: "t"): result.append(0x09)
            case UInt8(ascii: "u"):
                let length = length(in: bytes, at: place, before: range.upperBound)!
                let first = unit(in: bytes, at: place, before: range.upperBound)!
                let value =
                    length == 6
                    ? first
                    : 0x10000 + (first - 0xD800) << 10 + unit(in: bytes, at: place + 6, before: range.upperBound)!
                        - 0xDC00
                result += UTF8.encode(Unicode.Scalar(value)!)!
                place += length
                continue
            case let other: result.append(other)
            }
            place += 2
        }
        return result
    }

    /// The number in `\uXXXX`.
    private static func unit(in bytes: [UInt8], at place: Int, before end: Int) -> UInt32? {
        guard place + 6 <= end, bytes[place] == UInt8(ascii: "\\"), bytes[place + 1] == UInt8(ascii: "u") else {
            return nil
        }
        var value: UInt32 = 0
        for digit in bytes[place + 2..<place + 6] {
            switch digit {
            case 0x30...0x39: value = value << 4 | UInt32(digit - 0x30)
            case 0x41...0x46: value = value << 4 | UInt32(digit - 0x37)
            case 0x61...0x66: value = value << 4 | UInt32(digit - 0x57)
            default: return nil
            }
        }
        return value
    }
}
