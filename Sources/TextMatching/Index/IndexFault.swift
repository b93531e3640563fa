/// Why a file is not an index that can be used, as a phrase that follows its name.
package enum IndexFault: Error, Hashable, Sendable, CustomStringConvertible {
    case notAnIndex
    case otherVersion
    case otherMachine

    /// Cut short, or changed by something else than our tools.
    case damaged(String)

    package var description: String {
        switch self {
        case .notAnIndex: "is no index of texts; `catalog-dedupe --save-index` writes one"
        case .otherVersion: "was written by another version of the tools; save it again with --save-index"
        case .otherMachine: "was written on a machine with another order of bytes; save it again with --save-index"
        case .damaged(let what): "is damaged (\(what)); save it again with --save-index"
        }
    }
}
