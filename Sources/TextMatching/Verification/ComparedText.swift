/// A text laid out for comparison with another.
package struct ComparedText: Hashable, Sendable {
    package var terms: [Term]

    /// Whether it ends in "…": somebody cut it off.
    package var isTruncated: Bool

    /// From this term on it may be an attribution: "— Mira Holt".
    package var tail: Int?

    /// Up to this term it may be a label: "Tanner's Law:".
    package var head: Int?

    /// The words of the author's name.
    package var author: [UInt32]

    /// Whether the first word begins with a small letter.
    package var beginsSmall: Bool

    /// Whether there is a language pack: without one only equal words are the same.
    package var isCovered: Bool

    package init(
        terms: [Term], isTruncated: Bool = false, tail: Int? = nil, head: Int? = nil, author: [UInt32] = [],
        beginsSmall: Bool = false, isCovered: Bool = true
    ) {
        self.terms = terms
        self.isTruncated = isTruncated
        self.tail = tail
        self.head = head
        self.author = author
        self.beginsSmall = beginsSmall
        self.isCovered = isCovered
    }

    /// The same without any guess at where a label or an attribution is.
    var withoutFrame: ComparedText {
        var plain = self
        (plain.tail, plain.head) = (nil, nil)
        return plain
    }
}
