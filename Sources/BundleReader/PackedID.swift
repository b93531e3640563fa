/// An id as a number: the 60 bits of its twelve base-32 characters, which sort as the characters do.
package struct PackedID: Hashable, Comparable, Sendable {
    package let bits: UInt64

    /// Nil if the bytes have not the form of an id: `q` and twelve characters of Crockford's base 32 in lower case.
    package init?(_ utf8: some Collection<UInt8>) {
        guard utf8.count == 13, utf8.first == UInt8(ascii: "q") else { return nil }
        var bits: UInt64 = 0
        for character in utf8.dropFirst() {
            let value = Self.values[Int(character)]
            guard value < 32 else { return nil }
            bits = bits << 5 | UInt64(value)
        }
        self.bits = bits
    }

    init(bits: UInt64) { self.bits = bits }

    /// The id as it is written, in ASCII.
    package var characters: [UInt8] {
        [UInt8(ascii: "q")] + (0..<12).map { Self.alphabet[Int(bits >> UInt64(55 - 5 * $0) & 31)] }
    }

    private static let alphabet = Array("0123456789abcdefghjkmnpqrstvwxyz".utf8)

    /// By byte; 255 for what is no character of an id.
    private static let values = {
        var values = [UInt8](repeating: 255, count: 256)
        for (value, character) in alphabet.enumerated() {
            values[Int(character)] = UInt8(value)
        }
        return values
    }()

    package static func < (one: PackedID, other: PackedID) -> Bool { one.bits < other.bits }
}
