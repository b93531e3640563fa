import CatalogModel
import FileAccess

/// Why a bundle could not be written.
package enum BundleProblem: Error, Hashable, Sendable, CustomStringConvertible {
    /// A message whose line would be longer than readers accept.
    case recordTooLong(MessageID, bytes: Int, limit: Int)
    case authorTooLong(String, bytes: Int, limit: Int)
    case retiredLineTooLong(MessageID, bytes: Int, limit: Int)
    case catalogTooLong(bytes: Int, limit: Int)

    /// Two messages with one id. The rules report it; a caller that goes on all the same must not lose one of them.
    case repeatedID(MessageID)

    /// A message with an id that the ledger has ended.
    case retiredID(MessageID)

    /// An ordinal that the ledger never gave although it gave a higher one: its slot could not be filled.
    case ledgerGap(ordinal: Int)

    /// The file system's.
    case file(FileProblem)

    package var description: String {
        switch self {
        case .recordTooLong(let id, let bytes, let limit):
            "message \(id) needs \(bytes) bytes in the bundle; the limit is \(limit)"
        case .authorTooLong(let id, let bytes, let limit):
            "author \(id) needs \(bytes) bytes in the bundle; the limit is \(limit)"
        case .retiredLineTooLong(let id, let bytes, let limit):
            "what the ledger says of \(id) needs \(bytes) bytes in the bundle; the limit is \(limit)"
        case .catalogTooLong(let bytes, let limit):
            "categories and settings need \(bytes) bytes in the bundle; the limit is \(limit)"
        case .repeatedID(let id): "two messages have the id \(id)"
        case .retiredID(let id): "message \(id) has an id that the ledger has withdrawn or redirected"
        case .ledgerGap(let ordinal): "the ledger gives ordinals beyond \(ordinal) but not \(ordinal) itself"
        case .file(let problem): problem.description
        }
    }
}
