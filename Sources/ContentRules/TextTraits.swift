/// What a text holds, found in one pass, so that most rules need not look at most texts.
package struct TextTraits: OptionSet, Sendable {
    package let rawValue: UInt32

    package init(rawValue: UInt32) { self.rawValue = rawValue }

    /// A byte above 0x7F.
    package static let notASCII = TextTraits(rawValue: 1 << 0)
    /// A control character other than line feed.
    package static let control = TextTraits(rawValue: 1 << 1)
    package static let ampersand = TextTraits(rawValue: 1 << 2)
    package static let angleBracket = TextTraits(rawValue: 1 << 3)
    /// Two spaces in a row, or white space at an end.
    package static let oddSpace = TextTraits(rawValue: 1 << 4)
    /// A hyphen or dash.
    package static let dash = TextTraits(rawValue: 1 << 5)
    /// A quotation mark or apostrophe, straight or curly.
    package static let quotationMark = TextTraits(rawValue: 1 << 6)
    package static let digit = TextTraits(rawValue: 1 << 7)
    /// One of `. , ; : ! ?` directly followed by a letter.
    package static let tightPunctuation = TextTraits(rawValue: 1 << 8)
    /// More bytes than the shortest limit that any rule sets (100).
    package static let long = TextTraits(rawValue: 1 << 9)
    package static let empty = TextTraits(rawValue: 1 << 10)
}
