/// One word of a text as the judge sees it.
package struct Term: Hashable, Sendable {
    /// The word after repair and spelling fold: equal ids are the same word.
    package var id: UInt32

    /// The word as it was written, before repair; equal to `id` where nothing was repaired.
    package var written: UInt32

    /// What most comparisons of two words can be decided by without looking at their letters.
    package var shape: WordShape
    package var marks: Marks

    /// What stands in front of a word.
    package struct Marks: OptionSet, Hashable, Sendable {
        package let rawValue: UInt8

        package init(rawValue: UInt8) { self.rawValue = rawValue }

        /// The end of a sentence, or the beginning of the text.
        package static let sentence = Marks(rawValue: 1 << 0)
        package static let dash = Marks(rawValue: 1 << 1)
        package static let comma = Marks(rawValue: 1 << 2)
        package static let colon = Marks(rawValue: 1 << 3)
        package static let bracket = Marks(rawValue: 1 << 4)
        package static let quote = Marks(rawValue: 1 << 5)
        /// The word begins with a capital letter.
        package static let capital = Marks(rawValue: 1 << 6)
    }
}
