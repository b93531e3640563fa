/// The name of a message for ever: `q` and twelve characters of Crockford's base 32 in lower case.
///
/// Minted once, written beside the entry, never derived again. The last character checks the other eleven, so that a
/// mistyped or invented id is recognised; ids of other making are accepted where the ledger lists them.
package struct MessageID: Hashable, Sendable, Comparable, CustomStringConvertible {
    /// The twelve characters, five bits each, the first the highest; they sort as the characters do.
    private let bits: UInt64

    /// Nil if the text has not the form of an id.
    package init?(_ text: some StringProtocol) {
        var bits: UInt64 = 0
        var count = 0
        for byte in text.utf8 {
            if count == 0 {
                guard byte == UInt8(ascii: "q") else { return nil }
            } else {
                let value = Self.values[Int(byte)]
                guard value < 32, count <= 12 else { return nil }
                bits = bits << 5 | UInt64(value)
            }
            count += 1
        }
        guard count == 13 else { return nil }
        self.bits = bits
    }

    /// An id out of 60 bits.
    ///
    /// - Parameter bits: the low 60 bits count.
    package init(bits: UInt64) { self.bits = bits & (1 << 60 - 1) }

    /// An id as the tool mints it.
    ///
    /// - Parameter bits: the low 55 bits count.
    package init(minting bits: UInt64) {
        let checked = bits & (1 << 55 - 1)
        self.init(bits: checked << 5 | Self.check(checked))
    }

    /// Whether the last character is the one that belongs to the others, as in every id that was minted.
    package var isMinted: Bool { Self.check(bits >> 5) == bits & 31 }

    package var string: String {
        var characters: [UInt8] = [UInt8(ascii: "q")]
        characters.reserveCapacity(13)
        for place in (0..<12).reversed() { characters.append(Self.alphabet[Int(bits >> (5 * UInt64(place)) & 31)]) }
        return String(decoding: characters, as: UTF8.self)
    }

    /// The value of the check character: the eleven others as coefficients of a polynomial, taken at a primitive element
    /// of the field with 32 elements.
    ///
    /// Every wrong character and every two neighbours exchanged change it. Source: W. W. Peterson and E. J. Weldon,
    /// Error-Correcting Codes, 2nd edition, chapter 8; x^5 + x^2 + 1 is primitive over the field with two elements.
    private static func check(_ bits: UInt64) -> UInt64 {
        var sum: UInt64 = 0
        for place in (0..<11).reversed() {
            let mixed = sum ^ (bits >> (5 * UInt64(place)) & 31)
            sum = mixed & 16 == 0 ? mixed << 1 : (mixed << 1) ^ 0b100101
        }
        return sum
    }

    /// Source: https://www.crockford.com/base32.html; without i, l, o and u, which are misread.
    private static let alphabet = Array("0123456789abcdefghjkmnpqrstvwxyz".utf8)

    /// The value of each character by its byte; 255 for what is none.
    private static let values = {
        var values = [UInt8](repeating: 255, count: 256)
        for (value, character) in alphabet.enumerated() { values[Int(character)] = UInt8(value) }
        return values
    }()

    package static func < (one: MessageID, other: MessageID) -> Bool { one.bits < other.bits }

    package var description: String { string }
}
