/// The name of a message for ever: `q` and twelve characters of Crockford's base 32 in lower case.
///
/// Minted once, written beside the entry, never derived again. The last character checks the other eleven, so that a
/// mistyped or invented id is recognised; ids of other making are accepted where the ledger lists them.
package struct MessageID: Hashable, Sendable, Comparable, CustomStringConvertible {
    package let string: String

    /// Nil if the text has not the form of an id.
    package init?(_ text: some StringProtocol) {
        guard text.utf8.count == 13, text.utf8.first == UInt8(ascii: "q"),
            text.utf8.dropFirst().allSatisfy(Self.alphabet.contains)
        else { return nil }
        string = String(text)
    }

    /// An id out of 60 bits.
    ///
    /// - Parameter bits: the low 60 bits count.
    package init(bits: UInt64) {
        var characters = [UInt8(ascii: "q")]
        for place in (0..<12).reversed() { characters.append(Self.alphabet[Int(bits >> (5 * UInt64(place)) & 31)]) }
        string = String(decoding: characters, as: UTF8.self)
    }

    /// An id as the tool mints it.
    ///
    /// - Parameter bits: the low 55 bits count.
    package init(minting bits: UInt64) {
        let values = (0..<11).reversed().map { UInt8(truncatingIfNeeded: bits >> (5 * UInt64($0)) & 31) }
        self.init(bits: bits << 5 | UInt64(Self.check(values)))
    }

    /// Whether the last character is the one that belongs to the others, as in every id that was minted.
    package var isMinted: Bool {
        let values = string.utf8.dropFirst().map { UInt8(Self.alphabet.firstIndex(of: $0)!) }
        return Self.check(values.dropLast()) == values.last
    }

    /// The value of the check character: the others as coefficients of a polynomial, taken at a primitive element of the
    /// field with 32 elements.
    ///
    /// Every wrong character and every two neighbours exchanged change it. Source: W. W. Peterson and E. J. Weldon,
    /// Error-Correcting Codes, 2nd edition, chapter 8; x^5 + x^2 + 1 is primitive over the field with two elements.
    private static func check(_ values: some Sequence<UInt8>) -> UInt8 {
        values.reduce(0) { sum, value in
            let mixed = sum ^ value
            return mixed & 16 == 0 ? mixed << 1 : (mixed << 1) ^ 0b100101
        }
    }

    /// Source: https://www.crockford.com/base32.html; without i, l, o and u, which are misread.
    private static let alphabet = Array("0123456789abcdefghjkmnpqrstvwxyz".utf8)

    package static func < (one: MessageID, other: MessageID) -> Bool { one.string < other.string }

    package var description: String { string }
}
