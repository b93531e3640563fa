import Diagnostics

/// A YAML tree with the place of every key and value.
package indirect enum YAMLNode: Sendable {
    case scalar(SourceText)
    case list([YAMLNode], SourceRange)
    case map([(key: SourceText, value: YAMLNode)], SourceRange)

    package var range: SourceRange {
        switch self {
        case .scalar(let text): text.range
        case .list(_, let range), .map(_, let range): range
        }
    }
}

/// What is wrong with YAML, where, and in words for editors.
package struct YAMLFault: Sendable {
    package let kind: Kind
    package let range: SourceRange
    package let summary: Wording
    package var solution: Wording?

    /// The edit that carries the solution out.
    package var replacement: Diagnostic.Replacement?

    package enum Kind: Sendable, Hashable {
        case syntax
        /// An anchor, alias or tag: YAML that people do not expect in content.
        case feature
        case nesting
    }
}
