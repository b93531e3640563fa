import Diagnostics

/// A field before anybody has asked whether its key exists or its value makes sense.
struct RawField: Sendable {
    let key: SourceText

    /// The value as written; lists are still one text in Markdown, one text each in XML elements.
    let values: [SourceText]

    /// Key, value and everything between, as an editor would delete it.
    let range: SourceRange
}
