import BundleReader
import Diagnostics
import FileAccess

/// Why a slice could not be cut or written.
package enum SliceProblem: Error, Hashable, Sendable, CustomStringConvertible {
    case bundle(BundleDefect)
    case file(FileProblem)

    /// The bundle is a slice itself.
    case notWhole(String)
    case laterFormat(minor: Int)

    /// The folder holds another bundle by now.
    case replaced(String)

    /// No slice has the name.
    case unknown(String, known: [String])

    package var description: String {
        switch self {
        case .bundle(let defect): return "the bundle is not sound: \(defect)"
        case .file(let problem): return problem.description
        case .notWhole(let name): return "the bundle is the slice '\(escaped(name))'; slices are cut out of the whole"
        case .replaced(let folder): return "\(folder) was replaced while slices were cut out of it; begin again"
        case .laterFormat(let minor):
            return "the bundle is of format \(BundleLayout.major).\(minor), later than this tool's"
                + " \(BundleLayout.major).\(BundleLayout.minor)"
        case .unknown(let name, let known):
            let near = Suggestion.nearest(to: name, among: known)
            let hint: Wording =
                known.isEmpty
                ? "catalog.yml defines no slices"
                : near.isEmpty ? "there are \(anyOf: known)" : "did you mean \(anyOf: near)?"
            return "there is no slice '\(escaped(name))'; \(hint)"
        }
    }
}
