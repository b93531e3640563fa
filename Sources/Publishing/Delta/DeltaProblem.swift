import BundleReader
import FileAccess

/// Why a delta could not be made or applied.
package enum DeltaProblem: Error, Hashable, Sendable, CustomStringConvertible {
    case bundle(BundleDefect)
    case file(FileProblem)

    /// Something else than a folder was given for a bundle.
    case noBundle(String)
    case difference(DifferenceProblem)

    /// A bundle holds a file of which deltas of this format know nothing.
    case otherFile(String)

    /// A line of a delta makes no sense; lines begin at 1.
    case malformed(line: Int, String)
    case unknownFormat(Int)

    /// The delta was made for another bundle.
    case otherBase(expected: String, found: String)

    /// Applied, it makes another bundle than it says.
    case otherResult(expected: String, found: String)

    package var description: String {
        switch self {
        case .bundle(let defect): "the bundle is not sound: \(defect)"
        case .file(let problem): problem.description
        case .noBundle(let path): "there is no folder '\(path)'; a bundle is a folder, and comes before a delta"
        case .difference(let problem): problem.description
        case .otherFile(let name): "the bundle holds \(name), which a delta cannot carry; hand out the whole bundle"
        case .malformed(let line, let what): "line \(line) of the delta: \(what)"
        case .unknownFormat(let format): "the delta is of format \(format); this tool knows format \(Delta.format)"
        case .otherBase(let expected, let found):
            "the delta is for the bundle \(expected), not for \(found)"
        case .otherResult(let expected, let found):
            "the delta makes the bundle \(found) and not, as it says, \(expected)"
        }
    }
}
