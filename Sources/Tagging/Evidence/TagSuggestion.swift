/// A tag that the words of a text speak for, with the words.
package struct TagSuggestion: Hashable, Sendable {
    package let tag: Tag

    /// Where the score of the tag starts; the weights are added to it.
    package let start: Weight
    package let score: Weight

    /// By place in the text.
    package let evidence: [Evidence]

    /// A word or phrase that speaks for the tag, or against it.
    package struct Evidence: Hashable, Sendable {
        /// Bytes of the text's UTF-8.
        package let bytes: Range<Int>
        package let weight: Weight
    }
}
