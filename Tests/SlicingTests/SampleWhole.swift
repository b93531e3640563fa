import BundleReader
import BundleSamples
import BundleWriter
import CatalogModel
import Identity
import Slicing

/// A bundle of a catalog with slices: live messages 3, 1, 2 and 4 in the slots 1, 2, 5 and 6, ended ones in 0, 3 and 4.
struct SampleWhole {
    let files: [String: [UInt8]]
    let whole: WholeBundle
    let bundle: Bundle

    static let quotes = SampleCatalog.slice("quotes", SliceFilter(kinds: ["quote"]))
    static let young = SampleCatalog.slice(
        "young", SliceFilter(categories: ["courage", "rest"], ages: Ages(lowest: 9, highest: 12), languages: ["en"]))

    init(_ slices: [SliceSettings] = [young, quotes], previous: Bundle? = nil) throws {
        var letter = SampleCatalog.message(4, "A letter to a friend.")
        letter.author = .init(id: "marcus-aurelius", name: "Marcus Aurelius")
        letter.work = .init(id: "letters", title: "Letters", type: .letter, year: nil, locator: nil)
        let day = CalendarDay("2026-11-22")!
        let ledger = SampleCatalog.ledger([
            SampleCatalog.published(10, ordinal: 0), SampleCatalog.published(3, ordinal: 1),
            SampleCatalog.published(1, ordinal: 2), SampleCatalog.published(11, ordinal: 3),
            SampleCatalog.published(12, ordinal: 4),
            LedgerLine.gone(SampleCatalog.id(10), instead: SampleCatalog.id(2), erase: true, on: day, reason: "late"),
            LedgerLine.moved(SampleCatalog.id(11), to: SampleCatalog.id(3).string, on: day, reason: "same"),
            LedgerLine.moved(SampleCatalog.id(12), to: SampleCatalog.id(1).string, on: day, reason: "same"),
        ])
        var input = SampleCatalog.input(SampleCatalog.messages + [letter], ledger: ledger, version: 3)
        input.settings.slices = slices
        input.previous = previous
        let files = try BundleWriting.files(for: input)
        self.files = Dictionary(uniqueKeysWithValues: files.map { ($0.name, $0.bytes) })
        whole = try WholeBundle(catalog: files[0].bytes, files: self.files)
        bundle = try Bundle(catalog: files[0].bytes, files: self.files)
    }
}

extension BundleSlice {
    /// The slice, read and checked.
    func opened() throws -> Bundle {
        try Bundle(catalog: files[0].bytes, files: Dictionary(uniqueKeysWithValues: files.map { ($0.name, $0.bytes) }))
    }

    func mapped() throws -> MappedBundle {
        try MappedBundle(
            catalog: files[0].bytes, files: Dictionary(uniqueKeysWithValues: files.map { ($0.name, $0.bytes) }))
    }

    func text(_ name: String) -> String {
        String(decoding: files.first { $0.name == name }?.bytes ?? [], as: UTF8.self)
    }
}
