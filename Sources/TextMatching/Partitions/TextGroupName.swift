/// What all processes call the texts of equal words: the hash of their words, and how many words there are.
///
/// Sorted by their bytes, names stand in the order in which a run over everything numbers its groups.
package struct TextGroupName: Sendable {
    let key: UInt64
    let words: UInt32

    /// Sixteen hexadecimal digits, a hyphen, and the number of words in hexadecimal.
    package func append(to bytes: inout [UInt8]) {
        Hexadecimal.append(key, to: &bytes)
        bytes.append(UInt8(ascii: "-"))
        Hexadecimal.append(UInt64(words), digits: words <= 0xFFFF ? 4 : 8, to: &bytes)
    }
}

/// Numbers as lower-case hexadecimal digits of fixed width, so that sorting by bytes is sorting by value.
package enum Hexadecimal {
    package static func append(_ value: UInt64, digits: Int = 16, to bytes: inout [UInt8]) {
        for place in (0..<digits).reversed() {
            let digit = UInt8(truncatingIfNeeded: value >> UInt64(place * 4)) & 15
            bytes.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
        }
    }

    /// - Returns: nil for anything but sixteen lower-case digits.
    package static func value(_ digits: ArraySlice<UInt8>) -> UInt64? {
        guard digits.count == 16 else { return nil }
        var value: UInt64 = 0
        for digit in digits {
            switch digit {
            case UInt8(ascii: "0")...UInt8(ascii: "9"): value = value << 4 | UInt64(digit - UInt8(ascii: "0"))
            case UInt8(ascii: "a")...UInt8(ascii: "f"): value = value << 4 | UInt64(digit - UInt8(ascii: "a") + 10)
            default: return nil
            }
        }
        return value
    }
}
