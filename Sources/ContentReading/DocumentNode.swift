import Diagnostics

/// A YAML or XML tree with the place of every key and value: what categories, authors and settings are read from.
indirect enum DocumentNode: Sendable {
    case scalar(SourceText)
    case list([DocumentNode], SourceRange)
    case map([(key: SourceText, value: DocumentNode)], SourceRange)

    var range: SourceRange {
        switch self {
        case .scalar(let text): text.range
        case .list(_, let range), .map(_, let range): range
        }
    }
}
