import BundleReader
import CatalogModel
import Identity
import TextNormalisation

/// What a release has the ledger remember: new ids, changed records, and the release itself.
struct LedgerAdditions {
    /// Lines by ordinal, then the release; empty where the ledger has all of it already.
    let lines: [UInt8]

    /// How many ids are published for the first time.
    let newCount: Int

    /// Compares a bundle with the ledger from which it must have been made.
    init(_ bundle: Bundle, _ ledger: Ledger) throws(ReleaseProblem) {
        try Self.checkEverythingPublished(bundle, ledger)
        let catalog = bundle.catalog
        var lines: [UInt8] = []
        var newCount = 0
        for record in bundle.records {
            let line = try Self.line(for: record, bundle, ledger)
            guard let line else { continue }
            lines += line
            if record.added == catalog.contentNumber, record.revision == 1 { newCount += 1 }
        }
        if ledger.newestRelease?.number != catalog.contentNumber {
            lines += LedgerLine.released(catalog.contentNumber, label: catalog.contentLabel, digest: catalog.digest)
        }
        self.lines = lines
        self.newCount = newCount
    }

    /// The line that a record adds; nil where the ledger knows it as it is.
    private static func line(for record: Record, _ bundle: Bundle, _ ledger: Ledger) throws(ReleaseProblem) -> [UInt8]?
    {
        let number = bundle.catalog.contentNumber
        guard let id = MessageID(record.id), let line = bundle.line(at: record.ordinal),
            let digest = try? RecordDigest.of(line: line)
        else { throw .outOfStep(id: record.id, "cannot be read") }
        let form = ShortDigest(of: NormalForm.bytes(of: record.text))
        guard let publication = ledger[id] else {
            guard record.ordinal >= ledger.nextOrdinal else {
                throw .outOfStep(id: record.id, "has the ordinal \(record.ordinal), which was given before")
            }
            guard record.added == number, record.revision == 1 else {
                throw .outOfStep(id: record.id, "is said to have been published before")
            }
            return LedgerLine.published(id, ordinal: record.ordinal, since: number, form: form, digest: digest)
        }
        guard record.ordinal == publication.ordinal, record.added == publication.since else {
            throw .outOfStep(id: record.id, "stands in another place")
        }
        if digest == publication.digest {
            guard record.revision == publication.revision, record.changed == publication.changed else {
                throw .outOfStep(id: record.id, "is said to have changed")
            }
            return nil
        }
        guard record.revision == publication.revision + 1, record.changed == number else {
            throw .outOfStep(id: record.id, "has changed and does not say so")
        }
        return LedgerLine.revised(id, revision: record.revision, since: number, form: form, digest: digest)
    }

    /// Every id ever published is live, or it ended in the ledger and the bundle says how.
    private static func checkEverythingPublished(_ bundle: Bundle, _ ledger: Ledger) throws(ReleaseProblem) {
        for publication in ledger.publications {
            let id = publication.id
            let hasEnded = ledger.retirement(of: id) != nil
            switch bundle.resolve(id.string) {
            case .live where hasEnded: throw .outOfStep(id: id.string, "is there although the ledger ended it")
            case .moved where !hasEnded, .gone where !hasEnded: throw .unaccounted(id: id.string)
            case .unknown: throw hasEnded ? .outOfStep(id: id.string, "has ended since") : .unaccounted(id: id.string)
            default: continue
            }
        }
    }
}
