/// A hash that is the same on every machine and in every run, for fingerprints; no protection against forgery.
///
/// FNV-1a with 64 bits: http://www.isthe.com/chongo/tech/comp/fnv/
package struct StableHash: Sendable {
    package private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

    package init() {}

    package mutating func combine(_ bytes: some Sequence<UInt8>) {
        for byte in bytes { value = (value ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
    }

    /// Adds a text and its end, so that `ab`, `c` differs from `a`, `bc`.
    package mutating func combine(_ text: String) {
        combine(text.utf8)
        combine(CollectionOfOne(0xFF))
    }

    /// Sixteen hexadecimal digits.
    package var hexadecimal: String {
        let digits = String(value, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
