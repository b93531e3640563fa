import BundleReader
import BundleSamples
import BundleWriter
import CatalogModel
import Identity
import TextNormalisation

/// A bundle with a past: 20 releases, each but the first with 50 new messages and 10 or 11 withdrawn, 200 in all.
enum Releasing {
    private static let first = 9_000
    private static let added = 50
    private static let count = 20

    static func run(_ folder: String) throws {
        var previous: Bundle?
        let all = Making.input(first + added * (count - 1))
        for number in 1...count {
            var input = all
            input.messages = (0..<first + added * (number - 1)).filter { !isWithdrawn($0, in: number) }.map {
                all.messages[$0]
            }
            input.version = ContentVersion(number: number, label: label(number))
            input.previous = previous
            input.ledger = ledger(number, all, previous)
            try BundleWriting.write(input, to: folder)
            previous = try Bundle(folder: folder)
        }
        report("withdrawn", Double(previous!.past.memberships.count))
    }

    /// Every 45th of the first, ten or eleven in each release.
    private static func isWithdrawn(_ place: Int, in number: Int) -> Bool {
        place < first && place % 45 == 7 && place / 45 % (count - 1) < number - 1
    }

    /// One release a month.
    private static func label(_ number: Int) -> String {
        let month = (number - 1) % 12 + 1
        return "\(2026 + (number - 1) / 12).\(month < 10 ? "0" : "")\(month).10-1"
    }

    private static func ledger(_ number: Int, _ all: BundleInput, _ previous: Bundle?) -> Ledger {
        guard let previous else { return Ledger() }
        let digest = ShortDigest(of: [])
        var lines: [[UInt8]] = []
        for place in 0..<first + added * (number - 2) {
            let since = place < first ? 1 : (place - first) / added + 2
            lines.append(
                LedgerLine.published(all.messages[place].id, ordinal: place, since: since, form: digest, digest: digest)
            )
        }
        for earlier in 1..<number {
            lines.append(LedgerLine.released(earlier, label: label(earlier), digest: previous.catalog.digest))
        }
        for place in 0..<first where isWithdrawn(place, in: number) {
            lines.append(LedgerLine.gone(all.messages[place].id, on: all.settings.asOf, reason: "withdrawn"))
        }
        return SampleCatalog.ledger(lines)
    }
}
