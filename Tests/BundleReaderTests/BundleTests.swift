import BundleReader
import BundleSamples
import BundleWriter
import CatalogModel
import Identity
import TestSupport
import Testing

struct BundleTests {
    private let folder: TemporaryFolder
    private let bundle: Bundle

    /// The sample with a withdrawn, a merged and a replaced message before it.
    init() throws {
        folder = try TemporaryFolder()
        let day = CalendarDay("2026-11-20")!
        let ledger = SampleCatalog.ledger([
            SampleCatalog.published(10, ordinal: 0), SampleCatalog.published(11, ordinal: 1),
            SampleCatalog.published(12, ordinal: 2), SampleCatalog.published(3, ordinal: 3),
            LedgerLine.gone(SampleCatalog.id(10), on: day, reason: "nobody liked it"),
            LedgerLine.moved(SampleCatalog.id(11), to: SampleCatalog.id(12).string, on: day, reason: "same words"),
            LedgerLine.moved(SampleCatalog.id(12), to: SampleCatalog.id(3).string, on: day, reason: "same again"),
        ])
        try BundleWriting.write(SampleCatalog.input(ledger: ledger, version: 5), to: folder.at("catalog"))
        bundle = try Bundle(folder: folder.at("catalog"))
    }

    @Test func readsEveryMemberOfARecord() throws {
        let record = try #require(bundle.record(id: SampleCatalog.id(1).string))
        #expect(record.id == SampleCatalog.id(1).string)
        #expect(record.ordinal == 4)
        #expect(record.revision == 1)
        #expect(record.kind == .quote)
        #expect(record.text == "Do not act as if you were going to live ten thousand years.")
        #expect(record.language == "en")
        #expect(record.categories == ["courage", "rest"])
        #expect(record.moods == [])
        #expect(record.minAge == 13)
        #expect(record.maxAge == 90)
        #expect(record.topics == [])
        #expect(record.author?.id == "marcus-aurelius")
        #expect(record.author?.name == "Marcus Aurelius")
        #expect(record.work?.id == "meditations")
        #expect(record.work?.title == "Meditations")
        #expect(record.work?.type == "book")
        #expect(record.work?.year == 180)
        #expect(record.work?.locator == "IV.17")
        #expect(record.status == .sourced)
        #expect(record.attributedTo == "a stoic")
        #expect(record.character == "himself")
        #expect(record.translator?.name == "George Long")
        #expect(record.translator?.year == 1862)
        #expect(record.sources == ["Project Gutenberg"])
        #expect(record.rights.licence == "CC0-1.0")
        #expect(record.rights.credit == "Translated by George Long")
        #expect(record.rights.basis == "public-domain" && record.rights.reason == "free in 2026")
        #expect(record.note == "Seen in print." && record.original == "Do not act so.")
        #expect(record.history.map(\.former) == ["seneca"] && record.history.first?.on == "2026-11-21")
        #expect(record.history.first?.reason == "it is in book IV")
        #expect(record.characterCount == 59)
        #expect(record.added == 5)
        #expect(record.changed == 5)
    }

    @Test func readsReviewLinkAndTranslation() throws {
        let record = try #require(bundle.record(id: SampleCatalog.id(2).string))
        #expect(record.kind == .video)
        #expect(record.review?.by == "Ada")
        #expect(record.review?.on == "2026-11-01")
        #expect(record.review?.due == "2027-11-01")
        #expect(record.link?.url == "https://example.org/v")
        #expect(record.link?.title == "Walk")
        #expect(record.link?.seconds == 245)
        #expect(record.link?.alt == "A bridge.")
        #expect(record.translationOf == SampleCatalog.id(3).string)
        #expect(record.author == nil)
        #expect(record.maxAge == nil)
        // The family counts as one character.
        #expect(record.characterCount == 34)
    }

    @Test func keepsQuotationMarksAndLineBreaksOfATexts() {
        #expect(bundle.record(at: 3)?.text == "Small steps \"count\",\nround by round\\bend.")
    }

    @Test func findsRecordsByOrdinal() {
        #expect(bundle.ordinals == 0..<6)
        #expect(bundle.record(at: 0) == nil)
        #expect(bundle.record(at: 5)?.id == SampleCatalog.id(2).string)
        #expect(bundle.record(at: 6) == nil)
        #expect(bundle.record(at: -1) == nil)
        #expect(bundle.records.map(\.ordinal) == [3, 4, 5])
    }

    @Test func resolvesEveryIdEverPublished() throws {
        let live = try #require(bundle.record(at: 3))
        #expect(bundle.resolve(SampleCatalog.id(3).string) == .live(live))
        #expect(
            bundle.resolve(SampleCatalog.id(10).string) == .gone(reason: "nobody liked it", instead: nil, erase: false))
        #expect(bundle.resolve(SampleCatalog.id(11).string) == .moved(to: live.id))
        #expect(bundle.resolve(SampleCatalog.id(12).string) == .moved(to: live.id))
        #expect(bundle.resolve(SampleCatalog.id(99).string) == .unknown)
        #expect(bundle.resolve("no id") == .unknown)
        #expect(bundle.resolve("") == .unknown)
    }

    @Test func tellsAboutTheCatalog() {
        let catalog = bundle.catalog
        #expect(catalog.name == "Sample")
        #expect(catalog.format.major == 1)
        #expect(catalog.contentNumber == 5)
        #expect(catalog.contentLabel == "2026.11.21-5")
        #expect(catalog.phase == "release")
        #expect(catalog.released == "2026-11-21T00:00:00Z")
        #expect(catalog.audience.lowest == 12)
        #expect(catalog.audience.highest == 90)
        #expect(catalog.licence == "CC-BY-4.0")
        #expect(catalog.languages == ["en", "de"])
        #expect(catalog.moods == ["anxious", "tired"])
        #expect(catalog.categories.map(\.id) == ["courage", "rest"])
        #expect(catalog.categories[0].order == 1)
        #expect(catalog.categories[1].order == nil)
        #expect(catalog.categories[0].keywords == ["brave", "-bravo"])
        #expect(catalog.categories[0].kinds == ["message", "quote"])
        #expect(catalog.categories[0].description == "For courage.")
        #expect(catalog.ageBands == [4, 9, 12, 13, 16, 18])
        #expect(catalog.files.map(\.name) == ["authors.jsonl", "ids.jsonl", "index.bin", "records.jsonl"])
    }

    @Test func countsWhatSuitsTheFirstYearOfEachBand() {
        let counts = bundle.catalog.counts
        #expect(counts.live == 3)
        #expect(counts.gone == 3)
        #expect(counts.kinds == ["message": 1, "quote": 1, "video": 1])
        #expect(counts.languages == ["de": 1, "en": 2])
        #expect(counts.supply["courage"] == ["en": [0, 0, 1, 2, 2, 2], "de": [0, 0, 0, 0, 0, 0]])
        #expect(counts.supply["rest"] == ["en": [0, 0, 0, 1, 1, 1], "de": [1, 1, 1, 1, 1, 1]])
    }

    @Test func listsAuthorsWithTheWorksThatHaveMessages() throws {
        #expect(bundle.authors.map(\.id) == ["marcus-aurelius"])
        let author = try #require(bundle.author(id: "marcus-aurelius"))
        #expect(author.name == "Marcus Aurelius")
        #expect(author.sortName == "Marcus Aurelius")
        #expect(author.kind == "person")
        #expect(author.aliases == ["Antoninus"])
        #expect(author.born == "121")
        #expect(author.died == "180")
        #expect(author.life == "An emperor who wrote to himself.")
        #expect(author.links == ["https://en.wikipedia.org/wiki/Marcus_Aurelius"])
        #expect(author.messageCount == 1)
        #expect(author.works.map(\.id) == ["meditations"])
        #expect(author.works[0].type == "book")
        #expect(author.works[0].year == 180)
        #expect(author.works[0].messageCount == 1)
        #expect(bundle.author(id: "ada-brook") == nil)
    }

    @Test func opensABundleWithoutAMessage() throws {
        try BundleWriting.write(SampleCatalog.input([]), to: folder.at("empty"))
        let empty = try Bundle(folder: folder.at("empty"))
        #expect(empty.ordinals.isEmpty)
        #expect(empty.record(id: SampleCatalog.id(1).string) == nil)
        #expect(empty.authors.isEmpty)
    }
}
