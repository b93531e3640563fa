/// What a text holds, found in one pass, so that most rules need not look at most texts.
package struct TextTraits: OptionSet, Sendable {
    package let rawValue: UInt32

    package init(rawValue: UInt32) { self.rawValue = rawValue }

    // What some byte or pair of bytes gives away:

    /// A byte above 0x7F.
    package static let notASCII = TextTraits(rawValue: 1 << 0)
    /// A control character of ASCII other than line feed and tab.
    package static let control = TextTraits(rawValue: 1 << 1)
    package static let ampersand = TextTraits(rawValue: 1 << 2)
    package static let angleBracket = TextTraits(rawValue: 1 << 3)
    /// Two spaces in a row.
    package static let doubleSpace = TextTraits(rawValue: 1 << 4)
    /// A hyphen or dash.
    package static let dash = TextTraits(rawValue: 1 << 5)
    /// A mark that opens or closes a quotation; a straight or right single one is an `apostrophe`.
    package static let quotationMark = TextTraits(rawValue: 1 << 6)
    package static let apostrophe = TextTraits(rawValue: 1 << 7)
    package static let digit = TextTraits(rawValue: 1 << 8)
    /// One of `. , ; : ! ?` directly followed by a letter, or by something that is not ASCII.
    package static let tightPunctuation = TextTraits(rawValue: 1 << 9)
    /// A space directly followed by one of `. , ; : ! ?`.
    package static let spaceBeforePunctuation = TextTraits(rawValue: 1 << 10)
    /// Two of `. , ; : ! ?` in a row.
    package static let repeatedPunctuation = TextTraits(rawValue: 1 << 11)
    /// A tab, or a space that is not ASCII's.
    package static let unusualSpace = TextTraits(rawValue: 1 << 12)

    // What the text as a whole is like:

    /// More bytes than the shortest limit that any rule sets (100).
    package static let long = TextTraits(rawValue: 1 << 13)
    /// Neither a letter nor a digit of ASCII.
    package static let withoutASCIIWords = TextTraits(rawValue: 1 << 14)
    /// Capitals of ASCII and no small letter of it.
    package static let capitalsOnly = TextTraits(rawValue: 1 << 15)

    // What some character above ASCII gives away:

    /// A character that only steers others: zero-width space, joiner, soft hyphen, byte order mark.
    package static let format = TextTraits(rawValue: 1 << 16)
    /// A character that turns the direction of writing.
    package static let directional = TextTraits(rawValue: 1 << 17)
    /// A control character between U+0080 and U+009F.
    package static let c1Control = TextTraits(rawValue: 1 << 18)
    /// The replacement character U+FFFD.
    package static let replacement = TextTraits(rawValue: 1 << 19)
    /// A mark that joins the letter before it, or a character that normalisation would replace.
    package static let combining = TextTraits(rawValue: 1 << 20)
    /// Two characters in a row that could be UTF-8 read as Windows-1252.
    package static let doubtfulPair = TextTraits(rawValue: 1 << 21)
    /// A letter of the Greek or Cyrillic script.
    package static let greekOrCyrillic = TextTraits(rawValue: 1 << 22)
    /// A character outside the blocks whose every scalar is one plain character: it may be unassigned or private,
    /// or form one character with its neighbours.
    package static let uncommon = TextTraits(rawValue: 1 << 23)
}
