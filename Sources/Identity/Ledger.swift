import CatalogModel
import Diagnostics

/// The memory of a catalog: every id ever published, with its ordinal, and what became of it (`content/ids.jsonl`).
///
/// Lines are only ever added: by a release, and by editors who withdraw or merge messages. The last word on an id counts.
package struct Ledger: Sendable {
    /// By ordinal.
    package internal(set) var publications: [Publication] = []

    /// In the order in which they were made.
    package internal(set) var releases: [Release] = []

    private var places: [MessageID: Int] = [:]
    private(set) var retirements: [MessageID: Retirement] = [:]

    /// An id that was published.
    package struct Publication: Hashable, Sendable {
        package let id: MessageID
        package let ordinal: Int

        /// Content version of the first release that had it.
        package let since: Int

        /// Digest of the normal form of its text, by which a message that lost its id is recognised.
        package internal(set) var form: ShortDigest

        /// Digest of the record as last published; see `RecordDigest`.
        package internal(set) var digest: ShortDigest

        /// 1 when first published, one more with every change.
        package internal(set) var revision: Int

        /// Content version of the newest revision.
        package internal(set) var changed: Int

        /// The id in the line that publishes it.
        package let range: SourceRange

        package init(
            id: MessageID, ordinal: Int, since: Int, form: ShortDigest, digest: ShortDigest, range: SourceRange
        ) {
            self.id = id
            self.ordinal = ordinal
            self.since = since
            self.form = form
            self.digest = digest
            revision = 1
            changed = since
            self.range = range
        }
    }

    /// The end of an id.
    package struct Retirement: Hashable, Sendable {
        package let fate: Fate
        package let on: CalendarDay
        package let reason: String

        /// Whether copies that people saved are to be erased; only of what was withdrawn.
        package let erases: Bool

        /// The id in the line that says so.
        package let range: SourceRange

        /// The target in that line, where it names one.
        package let targetRange: SourceRange?

        package init(
            _ fate: Fate, on: CalendarDay, reason: String, erases: Bool = false, range: SourceRange,
            targetRange: SourceRange?
        ) {
            self.fate = fate
            self.on = on
            self.reason = reason
            self.erases = erases
            self.range = range
            self.targetRange = targetRange
        }
    }

    package enum Fate: Hashable, Sendable {
        /// Merged into another message.
        case moved(to: MessageID)
        /// Withdrawn; another message may take its place.
        case gone(instead: MessageID?)

        package var target: MessageID? {
            switch self {
            case .moved(let target): target
            case .gone(let instead): instead
            }
        }
    }

    /// A content version that was published.
    package struct Release: Hashable, Sendable {
        package let number: Int
        package let label: String

        /// The digest in the release's `catalog.json`, which covers all of the bundle.
        package let digest: String
        package let range: SourceRange

        package init(number: Int, label: String, digest: String, range: SourceRange) {
            self.number = number
            self.label = label
            self.digest = digest
            self.range = range
        }
    }

    /// A ledger without a line: nothing was ever published.
    package init() {}

    package subscript(id: MessageID) -> Publication? { places[id].map { publications[$0] } }

    package func retirement(of id: MessageID) -> Retirement? { retirements[id] }

    /// Every id that was merged or withdrawn, sorted.
    package var retiredIDs: [MessageID] { retirements.keys.sorted() }

    /// Every id that the ledger knows; none of them may be given to another message.
    package var ids: Set<MessageID> { Set(places.keys).union(retirements.keys) }

    /// The ordinal after the last that was ever given.
    package var nextOrdinal: Int { (publications.last?.ordinal ?? -1) + 1 }

    /// The newest content version; 0 before the first release.
    package var newestRelease: Release? { releases.max { $0.number < $1.number } }
}

extension Ledger {
    /// Makes room for lines to come.
    mutating func reserve(_ count: Int) {
        places.reserveCapacity(count)
        publications.reserveCapacity(count)
    }

    /// Adds a publication; `putInOrder` must follow the last.
    mutating func add(_ publication: Publication) {
        places[publication.id] = publications.count
        publications.append(publication)
    }

    mutating func revise(
        _ id: MessageID, to revision: Int, form: ShortDigest, digest: ShortDigest, in version: Int
    ) {
        guard let place = places[id] else { return }
        publications[place].form = form
        publications[place].digest = digest
        publications[place].revision = revision
        publications[place].changed = version
    }

    mutating func retire(_ id: MessageID, _ retirement: Retirement) { retirements[id] = retirement }

    mutating func putInOrder() {
        let isInOrder = zip(publications, publications.dropFirst()).allSatisfy { $0.ordinal < $1.ordinal }
        if isInOrder { return }
        publications.sort { $0.ordinal < $1.ordinal }
        for (place, publication) in publications.enumerated() { places[publication.id] = place }
    }
}
