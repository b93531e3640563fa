import BundleReader
import BundleSamples
import BundleWriter
import CatalogModel
import Identity
import MessagePool
import Slicing
import Testing

/// Daily messages of a slice: what its `past.jsonl` remembers.
struct SlicePastTests {
    private static let slices = [
        SampleCatalog.slice("rest", SliceFilter(categories: ["rest"])),
        SampleCatalog.slice("messages", SliceFilter(kinds: ["message"])),
    ]

    /// Two releases of sixty messages. In the second, number 3 comes to `rest`, 4 leaves it, 5 is withdrawn out of it,
    /// 6 and the quote 7 change their ages.
    private static func releases() throws -> [WholeBundle] {
        var releases: [(whole: WholeBundle, bundle: Bundle)] = []
        for version in 1...2 {
            let messages = (1...60).filter { version == 1 || $0 != 5 }.map { number in
                var message = SampleCatalog.message(number, "Message \(number).")
                let wasInRest = number != 3
                let isInRest = version == 1 ? wasInRest : number != 4
                message.categories = isInRest ? ["rest"] : ["courage"]
                if number == 7 { message.kind = .quote }
                if number == 6 || number == 7 { message.minAge = version == 1 ? 12 : 13 }
                return message
            }
            var lines: [[UInt8]] = []
            if let before = releases.last {
                for record in before.bundle.records {
                    lines.append(
                        LedgerLine.published(
                            MessageID(record.id)!, ordinal: record.ordinal, since: 1, form: ShortDigest(of: []),
                            digest: ShortDigest(of: [])))
                }
                lines.append(LedgerLine.released(1, label: "2026.11.21-1", digest: before.bundle.catalog.digest))
                lines.append(
                    LedgerLine.gone(SampleCatalog.id(5), on: CalendarDay("2027-01-10")!, reason: "withdrawn"))
            }
            var input = SampleCatalog.input(messages, ledger: SampleCatalog.ledger(lines), version: version)
            input.version = ContentVersion(number: version, label: version == 1 ? "2026.11.21-1" : "2027.01.10-1")
            input.settings.slices = slices
            input.previous = releases.last?.bundle
            let files = try BundleWriting.files(for: input)
            let byName = Dictionary(uniqueKeysWithValues: files.map { ($0.name, $0.bytes) })
            releases.append(
                (
                    try WholeBundle(catalog: files[0].bytes, files: byName),
                    try Bundle(catalog: files[0].bytes, files: byName)
                ))
        }
        return releases.map(\.whole)
    }

    private static func ordinal(_ number: Int, in bundle: Bundle) -> Int? {
        bundle.past.memberships.first { $0.id == SampleCatalog.id(number).string }?.ordinal
    }

    @Test func remembersWhatFittedAndWhatDidNot() throws {
        let bundle = try BundleSlice("rest", of: Self.releases()[1]).opened()
        func past(_ number: Int) -> [String] {
            bundle.past.memberships.filter { $0.id == SampleCatalog.id(number).string }.map { past in
                "\(past.categories) \(past.minAge)-\(past.maxAge ?? 99) \(past.versions)"
            }
        }
        // It came later: so it has a line, of an age that suits nobody.
        #expect(past(3) == [#"["courage"] 0-0 1..<2"#])
        #expect(past(4) == [#"["rest"] 12-99 1..<2"#])
        #expect(past(5) == [#"["rest"] 12-99 1..<2"#])
        #expect(past(6) == [#"["rest"] 12-99 1..<2"#])
        #expect(past(8) == [])
        #expect(bundle.past.releases.map(\.number) == [1, 2])
        #expect(bundle.record(id: SampleCatalog.id(4).string) == nil)
    }

    @Test func forgetsWhatTheSliceNeverHad() throws {
        let bundle = try BundleSlice("messages", of: Self.releases()[1]).opened()
        #expect(Self.ordinal(7, in: bundle) == nil)
        #expect(Self.ordinal(6, in: bundle) != nil)
    }

    @Test(arguments: ["person-1", "person-2", "person-3"])
    func aReleaseNeitherRepeatsNorChangesWhatASliceHasShown(person: String) throws {
        let (first, second) = (
            try MessagePool(BundleSlice("rest", of: Self.releases()[0]).mapped()),
            try MessagePool(BundleSlice("rest", of: Self.releases()[1]).mapped())
        )
        let choice = MessagePool.Choice(age: 12, language: "en")
        let start = CalendarDate("2026-11-21")!
        var seen: Set<String> = []
        for day in (0..<50).map({ start.advanced(by: $0) }) {
            let before = try #require(try first.daily(choice, person: person, date: day))
            let isNew = seen.insert(before.id).inserted
            #expect(isNew, "\(day)")
            let now = try #require(try second.daily(choice, person: person, date: day))
            // What has left the slice cannot be shown any more; everything else is as it was.
            let left = [4, 5, 6, 7].map { SampleCatalog.id($0).string }
            if !left.contains(before.id) { #expect(now.id == before.id, "\(day)") }
        }
    }
}
