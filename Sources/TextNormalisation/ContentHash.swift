/// 128 bits that stand for a text, the same in every run and on every machine.
///
/// Two lanes of 64 bits that share nothing but the input, each a chain of multiplications and rotations, mixed at
/// the end. Not a cryptographic hash: whoever acts on equal hashes compares what was hashed.
package struct ContentHash: Hashable, Sendable {
    package let high: UInt64
    package let low: UInt64

    package init(high: UInt64, low: UInt64) {
        self.high = high
        self.low = low
    }

    /// - Parameter seed: keeps apart what is hashed for different purposes.
    package init(_ bytes: Span<UInt8>, seed: UInt64 = 0) {
        // Odd constants with as many ones as zeros: fractions of the golden ratio and of square roots.
        var one: UInt64 = 0x9E37_79B9_7F4A_7C15 ^ seed
        var other: UInt64 = 0x6A09_E667_F3BC_C909 &+ seed
        var place = 0
        while place < bytes.count {
            let word = Self.word(bytes, at: place)
            one = Self.rotate(one ^ (word &* 0xBB67_AE85_84CA_A73B), 31) &* 0x9E37_79B9_7F4A_7C15
            other = Self.rotate((other ^ word) &* 0xA54F_F53A_5F1D_36F1, 29) &+ 0x510E_527F_ADE6_82D1
            place += 8
        }
        one = Self.finish(one ^ UInt64(bytes.count))
        other = Self.finish(other &+ UInt64(bytes.count))
        high = Self.finish(one &+ other)
        low = Self.finish(high ^ Self.rotate(other, 17))
    }

    /// Eight bytes, the first the lowest; what lies behind the end counts as zero.
    private static func word(_ bytes: Span<UInt8>, at place: Int) -> UInt64 {
        if place + 8 <= bytes.count {
            // Any eight bytes are a number, and the place was checked.
            return unsafe UInt64(
                littleEndian: bytes.bytes.unsafeLoadUnaligned(fromByteOffset: place, as: UInt64.self))
        }
        var word: UInt64 = 0
        for offset in 0..<min(8, bytes.count - place) {
            word |= UInt64(bytes[place + offset]) << UInt64(8 * offset)
        }
        return word
    }

    private static func rotate(_ value: UInt64, _ bits: UInt64) -> UInt64 { value << bits | value >> (64 - bits) }

    /// Lets every bit reach every other: shift, multiply, shift, multiply, shift.
    private static func finish(_ value: UInt64) -> UInt64 {
        var value = value
        value = (value ^ value >> 32) &* 0xD6E8_FEB8_6659_FD93
        value = (value ^ value >> 29) &* 0xC2B2_AE3D_27D4_EB4F
        return value ^ value >> 32
    }
}

extension ContentHash: Comparable {
    package static func < (one: ContentHash, other: ContentHash) -> Bool {
        (one.high, one.low) < (other.high, other.low)
    }
}

extension ContentHash: CustomStringConvertible {
    /// 32 hexadecimal digits.
    package var description: String {
        func digits(_ value: UInt64) -> String {
            let short = String(value, radix: 16)
            return String(repeating: "0", count: 16 - short.count) + short
        }
        return digits(high) + digits(low)
    }

    /// Nil if the text is not 32 hexadecimal digits in lower case.
    package init?(_ text: some StringProtocol) {
        let digits = Array(text.utf8)
        guard digits.count == 32,
            digits.allSatisfy({ ($0 >= 0x30 && $0 <= 0x39) || ($0 >= 0x61 && $0 <= 0x66) }),
            let high = UInt64(String(decoding: digits[..<16], as: UTF8.self), radix: 16),
            let low = UInt64(String(decoding: digits[16...], as: UTF8.self), radix: 16)
        else { return nil }
        self.init(high: high, low: low)
    }
}
