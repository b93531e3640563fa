import BundleReader
import BundleSamples
import BundleWriter
import CatalogModel
import Identity
import TestSupport
import Testing

/// A mapped bundle says the same as one that was read whole.
struct MappedBundleTests {
    private let folder: TemporaryFolder
    private let whole: Bundle
    private let mapped: MappedBundle

    init() throws {
        folder = try TemporaryFolder()
        let ledger = SampleCatalog.ledger([
            SampleCatalog.published(400, ordinal: 0), SampleCatalog.published(41, ordinal: 1),
            LedgerLine.gone(SampleCatalog.id(400), on: CalendarDay("2026-11-20")!, reason: "late"),
        ])
        let many = (41...300).map { number in
            var message = SampleCatalog.message(
                number, number % 10 == 0 ? "Line one of \(number).\nA \"second\" line." : "Words number \(number).")
            message.minAge = [9, 12, 16][number % 3]
            message.maxAge = number % 7 == 0 ? 40 : nil
            message.categories = number % 2 == 0 ? ["courage", "rest"] : ["rest"]
            return message
        }
        try BundleWriting.write(SampleCatalog.input(SampleCatalog.messages + many, ledger: ledger), to: folder.at("a"))
        whole = try Bundle(folder: folder.at("a"))
        mapped = try MappedBundle(folder: folder.at("a"))
    }

    @Test func hasTheSameMessages() throws {
        #expect(try mapped.catalog == whole.catalog)
        for ordinal in -1..<whole.ordinals.count + 1 {
            let record = whole.record(at: ordinal)
            #expect(try mapped.record(at: ordinal) == record)
            #expect(try mapped.text(at: ordinal) == record?.text)
            guard let record else { continue }
            #expect(try mapped.record(id: record.id) == record)
            #expect(try mapped.resolve(record.id) == .live(record))
        }
        #expect(try mapped.authors() == whole.authors)
        for id in whole.retiredIDs + ["q000000000000", "", "x"] {
            #expect(try mapped.resolve(id) == whole.resolve(id))
        }
        #expect(whole.record(at: 0) == nil && whole.retiredIDs.count == 1)
        try BundleExercise.run(mapped)
    }

    @Test(arguments: [nil, "courage", "rest", "nowhere"], [nil, 4, 9, 12, 14, 16, 40, 41, 90])
    func selectsWhatSuits(category: String?, age: Int?) throws {
        let asked = age ?? whole.catalog.audience.lowest
        let expected = whole.records.filter {
            $0.language == "en" && (category.map($0.categories.contains) ?? true) && $0.minAge <= asked
                && asked <= $0.maxAge ?? .max
        }
        let selection = mapped.selection(category: category, age: age, language: "en")
        #expect(selection.count == expected.count)
        let found = try (0..<selection.count).map { try selection.record(at: $0) }
        #expect(found.sorted { $0.ordinal < $1.ordinal } == expected)
        #expect(try selection.lines().map(Int.init) == expected.map(\.ordinal))
        #expect(try (0..<selection.count).map { try selection.text(at: $0) } == found.map(\.text))
        let places = Array((0..<selection.count).reversed()) + Array(0..<selection.count)
        #expect(try selection.texts(at: places) == places.map { found[$0].text })
        #expect(mapped.selection(category: category, age: age, language: "xx").count == 0)
    }

    @Test(arguments: [(nil, 90), ("courage", 9), ("rest", 12), ("nowhere", 40)] as [(String?, Int)])
    func drawsTextsAtRandomFromWhatSuits(category: String?, age: Int) throws {
        let selection = mapped.selection(category: category, age: age, language: "en")
        let expected = try (0..<selection.count).map { try selection.text(at: $0) }
        func drawn(_ seed: UInt64) throws -> [String] {
            var numbers = SplitMix64(seed)
            var texts = try selection.randomTexts(using: &numbers)
            // So many that one of them is missed once in e²⁰ tries.
            return try (0..<selection.count * 20).compactMap { _ in try texts.next() }
        }
        let found = try drawn(1)
        #expect(found.count == selection.count * 20)
        #expect(Set(found) == Set(expected))
        #expect(try drawn(1) == found)
        #expect(try selection.count == 0 || drawn(2) != found)
    }

    @Test func drawsEveryTextAsOften() throws {
        let selection = mapped.selection(age: 90)
        var numbers = SplitMix64(3)
        var texts = try selection.randomTexts(using: &numbers)
        var counts: [String: Int] = [:]
        let tries = 1000
        for _ in 0..<selection.count * tries { counts[try texts.next()!, default: 0] += 1 }
        // The deviation is about the root of 1,000.
        #expect(counts.values.allSatisfy { abs($0 - tries) < 200 })
    }

    @Test func findsEveryTermOfEveryMessage() throws {
        var lines: [IndexTerm: [Int32]] = [:]
        for record in whole.records {
            for term in IndexTerm.all(of: record) { lines[term, default: []].append(Int32(record.ordinal)) }
        }
        for (term, lines) in lines {
            let entry = try #require(try mapped.index.entry(of: term))
            #expect(try mapped.index.lines(of: entry) == lines)
            #expect(entry.count == lines.count)
            #expect(try mapped.index.term(entry) == term)
        }
        let words = Set(lines.keys.compactMap { if case .word(let word) = $0 { word } else { nil } })
        for start in ["", "wo", "words", "z", "wordsx"] {
            let found = try mapped.index.words(beginning: start).map { try mapped.index.term(mapped.index.entry($0)) }
            #expect(found == words.filter { $0.hasPrefix(start) }.sorted().map { .word($0) })
        }
        #expect(try mapped.index.entry(of: .word("nowhere")) == nil)
    }

    /// An index is an offer: who has none makes it on opening.
    @Test func needsNoIndex() throws {
        var files = SignedFolder(try BundleWriting.files(for: SampleCatalog.input(SampleCatalog.messages)))
        files.dropIndex()
        let bundle = try MappedBundle(catalog: files.files[BundleLayout.catalog]!, files: files.files)
        #expect(
            try bundle.record(at: 0)
                == Bundle(catalog: files.files[BundleLayout.catalog]!, files: files.files)
                .record(at: 0))
        try BundleExercise.readEverything(bundle)
    }

    @Test(arguments: BundleLayout.required)
    func isNotReadWholeWhereAFileIsDamaged(name: String) throws {
        var bytes = try folder.bytes("a/\(name)")
        bytes[bytes.count / 2] ^= 1
        try folder.write("a/\(name)", bytes)
        let defect = #expect(throws: BundleDefect.self) { try MappedBundle(folder: folder.at("a")).whole() }
        #expect(defect?.file == name)
    }

    @Test func keepsItsFilesWhenTheFolderIsReplaced() throws {
        let before = try mapped.record(at: 2)
        try BundleWriting.write(SampleCatalog.input([SampleCatalog.message(1, "Another.")]), to: folder.at("a"))
        #expect(try mapped.record(at: 2) == before)
        #expect(try mapped.whole().catalog == whole.catalog)
        #expect(try Array(mapped.whole().records) == Array(whole.records))
        #expect(try Bundle(folder: folder.at("a")).catalog != whole.catalog)
        #expect(try mapped.resolve(SampleCatalog.id(400).string) == .gone(reason: "late", instead: nil, erase: false))
    }
}
