/// An edit between two texts, in words and places that a reader can follow.
package struct NamedEdit: Hashable, Sendable {
    package var kind: EditKind

    /// The words concerned, as they stand in either text; empty where they are not there.
    package var a: String
    package var b: String

    /// Where in A: a half-open range of Unicode scalars; nil where the whole text is meant.
    package var place: Range<Int>?
}
