/// One word of a text as the judge sees it.
package struct Term: Hashable, Sendable {
    /// The word after repair and spelling fold: equal ids are the same word.
    package var id: UInt32

    /// The word as it was written, before repair; equal to `id` where nothing was repaired.
    package var written: UInt32

    /// What most comparisons of two words can be decided by without looking at their letters.
    package var shape: WordShape

    /// Whether a sentence begins with it.
    package var beginsSentence: Bool
}
