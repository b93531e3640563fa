import BundleSamples
import BundleWriter
import CatalogModel
import Identity
import Testing

struct ReleaseTimeTests {
    private let day = CalendarDay("2026-11-21")!

    @Test func takesTheContentsDayUnlessTheEnvironmentSaysOtherwise() {
        #expect(ReleaseTime.seconds(sourceDateEpoch: nil, asOf: day) == 1_795_219_200)
        #expect(ReleaseTime.seconds(sourceDateEpoch: "0", asOf: day) == 0)
        #expect(ReleaseTime.seconds(sourceDateEpoch: "1700000000", asOf: day) == 1_700_000_000)
    }

    @Test(arguments: ["", "now", "-1", "1.5", "253402300800", " 1"]) func refusesWhatIsNoMoment(value: String) {
        #expect(ReleaseTime.seconds(sourceDateEpoch: value, asOf: day) == nil)
    }

    @Test func writesTheMomentInUTC() throws {
        var input = SampleCatalog.input()
        input.released = 1_700_000_000
        let catalog = String(decoding: try BundleWriting.files(for: input)[0].bytes, as: UTF8.self)
        #expect(catalog.contains(#""released":"2023-11-14T22:13:20Z""#))
    }

    @Test func labelsVersionsByDayAndNumber() {
        #expect(ContentVersion(after: Ledger(), on: day) == ContentVersion(number: 1, label: "2026.11.21-1"))
        let digest = String(repeating: "0", count: 64)
        let ledger = SampleCatalog.ledger([
            LedgerLine.released(3, label: "2026.11.20-1", digest: digest),
            LedgerLine.released(4, label: "2026.11.21-1", digest: digest),
        ])
        #expect(ContentVersion(after: ledger, on: day) == ContentVersion(number: 5, label: "2026.11.21-2"))
    }
}
