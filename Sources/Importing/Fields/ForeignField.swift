import Diagnostics

/// A field of a foreign record before anybody has asked what it is for.
struct ForeignField: Sendable {
    /// With the names of what it lies in: `author.name`.
    let key: String

    /// Where the key stands, or the value where keys are not written.
    let keyRange: SourceRange

    /// One text, or the elements of a list.
    let values: [SourceText]

    /// Whether it is text; numbers and the like may be tags or flags but not quotes.
    let isText: Bool

    /// Whether it was written as a list, and not as one text.
    let isList: Bool
}
