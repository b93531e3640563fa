/// The name of a message for ever: `q` and twelve characters of Crockford's base 32 in lower case.
///
/// Minted once, written beside the entry, never derived again.
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

    /// Source: https://www.crockford.com/base32.html; without i, l, o and u, which are misread.
    private static let alphabet = Array("0123456789abcdefghjkmnpqrstvwxyz".utf8)

    package static func < (one: MessageID, other: MessageID) -> Bool { one.string < other.string }

    package var description: String { string }
}
