/// What is noted of a text beside its words.
struct TextShape: Sendable {
    /// Stands for the bytes of the text as it came.
    var contentHash: UInt64 = 0

    /// A bit for each content word's stem; several may share one.
    var contentBits: UInt64 = 0

    /// From this word on it may be an attribution: "— Mira Holt". 0 if there is none.
    var tail: UInt16 = 0

    /// Up to this word it may be a label: "Tanner's Law:". 0 if there is none.
    var head: UInt16 = 0

    /// How many words the lexicon does not know; at most 255.
    var unknownWords: UInt8 = 0

    /// How many words at either end are the record's own author, and are not compared.
    var leftOutInFront: UInt8 = 0
    var leftOutBehind: UInt8 = 0
    var flags: Flags = []

    struct Flags: OptionSet, Sendable {
        let rawValue: UInt8

        /// Ends in "…": somebody cut it off.
        static let truncated = Flags(rawValue: 1 << 0)
        /// The record's own author stood at the end or in front, and was left out.
        static let ownAuthorLeftOut = Flags(rawValue: 1 << 1)
        /// The first word begins with a small letter.
        static let beginsSmall = Flags(rawValue: 1 << 2)
        /// Compared as it stands: a picture or a table.
        static let asItStands = Flags(rawValue: 1 << 3)
        /// There is no word in it.
        static let nothing = Flags(rawValue: 1 << 4)
        /// Has no language pack: only equal words are the same.
        static let uncovered = Flags(rawValue: 1 << 5)
        /// Every term is a word as it was written: nothing was taken apart, joined or spelt otherwise.
        static let asWritten = Flags(rawValue: 1 << 6)
    }
}
