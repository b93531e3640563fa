import BundleReader
import CatalogModel
import Diagnostics
import FileAccess
import Slicing

/// Why a release was refused or could not be made.
package enum ReleaseProblem: Error, Hashable, Sendable, CustomStringConvertible {
    case bundle(UnusableBundle)
    case file(FileProblem)

    /// Made from content that was not checked as a release is.
    case notForRelease(phase: String)
    case alreadyPublished(number: Int, place: String)
    case notNewer(number: Int, newest: Int)

    /// Labels that do not say which release is the later one.
    case malformedLabel(String)
    case labelNotLater(String, newest: String)

    /// Written in an older version of the bundle format than the release before it.
    case olderFormat(CatalogInfo.FormatVersion, newest: CatalogInfo.FormatVersion)

    /// The bundle is a slice.
    case slice(String)

    /// A slice of the bundle could not be cut.
    case slicing(SliceProblem)

    /// The release folder holds a version that the ledger has never heard of.
    case notInLedger(number: Int, place: String)

    /// The version before, with which this one is compared, is not there.
    case previousMissing(number: Int, place: String)
    case withoutPast(number: Int)
    case previousAltered(number: Int, place: String)

    /// The ledger cannot be read without faults.
    case ledger([Diagnostic])

    /// The bundle was made with another ledger than the one that is to remember it.
    case outOfStep(id: String, String)

    /// A published message is neither in the bundle nor accounted for.
    case unaccounted(id: String)

    /// An earlier release holds an id of which the ledger knows nothing.
    case forgotten(id: String, release: Int)

    /// The ledger gives an id another ordinal than an earlier release.
    case otherOrdinal(id: String, now: Int, was: Int, release: Int)

    /// An earlier release says that a message was withdrawn or merged, and the ledger does not say so any more.
    case endTakenBack(id: String, release: Int)

    package var description: String {
        switch self {
        case .bundle(let problem): problem.description
        case .file(let problem): problem.description
        case .notForRelease(let phase):
            "the bundle was checked for the phase '\(phase)'; build it again for the phase 'release'"
        case .alreadyPublished(let number, let place):
            "content version \(number) is published already (\(place)); give the next release a higher number"
        case .notNewer(let number, let newest):
            "content version \(number) does not follow version \(newest), the newest that was published"
        case .malformedLabel(let label):
            "the bundle's label '\(escaped(label))' is no day and number such as 2026.11.21-1; build it again"
        case .labelNotLater(let label, let newest):
            "the bundle's label \(escaped(label)) does not follow \(escaped(newest)), that of the newest release; move on"
                + " asOf in catalog.yml, or SOURCE_DATE_EPOCH, and build again"
        case .olderFormat(let format, let newest):
            "the bundle is of format \(format.major).\(format.minor), older than \(newest.major).\(newest.minor) of the"
                + " newest release, whose readers may miss something; build it with the newer tool"
        case .slice(let name):
            "the bundle is the slice '\(escaped(name))'; publish the whole catalog, its slices come along"
        case .slicing(let problem): problem.description
        case .notInLedger(let number, let place):
            "\(place) holds content version \(number), of which the ledger knows nothing; restore content/ids.jsonl"
        case .withoutPast(let number):
            "the bundle does not remember release \(number), so people would see messages again; build it where the"
                + " releases are: catalog build --phase release --releases build/release"
        case .previousMissing(let number, let place):
            "content version \(number) is not at \(place); bring it there, the new one is compared with it, or repeat the"
                + " `catalog publish` that was interrupted"
        case .previousAltered(let number, let place):
            "\(place) is not content version \(number) as it was published; restore it"
        case .ledger(let diagnostics): "the ledger has \(diagnostics.count) faults; validate the content first"
        case .outOfStep(let id, let why): "the bundle does not fit the ledger: \(id) \(why); build it again"
        case .unaccounted(let id):
            "published message \(id) is neither in the bundle nor in the ledger as moved or withdrawn"
        case .forgotten(let id, let release):
            "release \(release) holds \(id), of which the ledger knows nothing; \(Self.remedy)"
        case .otherOrdinal(let id, let now, let was, let release):
            "release \(release) has \(id) at ordinal \(was), the ledger at \(now); \(Self.remedy)"
        case .endTakenBack(let id, let release):
            "release \(release) says that \(id) was withdrawn or merged, the ledger does not; \(Self.remedy)"
        }
    }

    /// Lines of the ledger are only ever added.
    private static let remedy = "bring back the lines that content/ids.jsonl has lost"

    /// Does work whose errors are those of a bundle in a folder.
    static func translating<Value>(_ folder: String, _ work: () throws(BundleDefect) -> Value) throws(ReleaseProblem)
        -> Value
    {
        do { return try work() } catch { throw .bundle(UnusableBundle(folder: folder, defect: error)) }
    }

    /// Does work whose errors are the file system's.
    static func translating<Value>(_ work: () throws(FileProblem) -> Value) throws(ReleaseProblem) -> Value {
        do { return try work() } catch { throw .file(error) }
    }
}
