import BundleSamples
import CatalogModel
import FileAccess
import Foundation
import Slicing
import TestSupport
import Testing

/// What lies where slices are written and is not defined any more is removed; what somebody put there is not.
struct StaleSliceTests {
    private let folder = try! TemporaryFolder()
    private let quotes = try! BundleSlice("quotes", of: SampleWhole().whole)

    private func write(_ slice: BundleSlice, as name: String? = nil) throws {
        try Folder.create(folder.at("slices"))
        var changes = Replacement()
        try slice.write(to: folder.at("slices/\(name ?? slice.name)"), &changes)
        try changes.commit()
        try folder.write(
            "slices/\(name ?? slice.name).left-out.json", String(decoding: slice.report, as: UTF8.self))
    }

    private func remove(defined: [SliceSettings] = [], catalog: String = SampleCatalog.settings.name) throws -> [String]
    {
        var settings = SampleCatalog.settings
        settings.name = catalog
        settings.slices = defined
        var changes = Replacement()
        let names = try StaleSlices(in: folder.at("slices"), of: settings).remove(&changes)
        try changes.commit()
        return names
    }

    private func names() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder.at("slices")).sorted()
    }

    private static let both = ["quotes", "quotes.left-out.json"]

    @Test func goesWithItsReport() throws {
        #expect(try remove() == [])
        try write(quotes)
        try write(BundleSlice("young", of: SampleWhole().whole))
        #expect(try remove(defined: [SampleWhole.quotes, SampleWhole.young]) == [])
        #expect(try remove(defined: [SampleWhole.quotes]) == ["young"])
        #expect(try names() == Self.both)
        #expect(try remove() == ["quotes"])
        #expect(try names() == [])
    }

    /// As if the removal had been cut short.
    @Test func goesAlsoWhereSomeOfItsFilesAreGone() throws {
        try write(quotes)
        try Folder.remove(folder.at("slices/quotes/records.jsonl"))
        try Folder.remove(folder.at("slices/quotes/index.bin"))
        #expect(try remove() == ["quotes"])
        #expect(try names() == [])
    }

    @Test func aFolderInWhichSomethingElseLiesStays() throws {
        try write(quotes)
        try folder.write("slices/quotes/notes.txt", "mine")
        #expect(try remove() == [])
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.at("slices/quotes")).count == 6)
        try Folder.remove(folder.at("slices/quotes/notes.txt"))
        try Folder.remove(folder.at("slices/quotes/ids.jsonl"))
        try folder.write("slices/quotes/ids.jsonl/notes.txt", "mine")
        #expect(try remove() == [])
        #expect(try folder.text("slices/quotes/ids.jsonl/notes.txt") == "mine")
    }

    @Test func whatIsNoSliceOfTheCatalogUnderItsOwnNameStays() throws {
        try write(quotes, as: "copy")
        try write(quotes)
        #expect(try remove(catalog: "Another") == [])
        try folder.write("slices/empty/records.jsonl", "")
        try folder.write("slices/damaged/catalog.json", #"{"_sha256":"0","name":"Sample","slice":{"name":"damaged"}}"#)
        let whole = try SampleWhole().files
        try Folder.create(folder.at("slices/whole"))
        for (name, bytes) in whole { try FileWriting.replace(folder.at("slices/whole/\(name)"), with: bytes) }
        var changes = Replacement()
        try BundleSlice("young", of: SampleWhole().whole).write(to: folder.at("elsewhere"), &changes)
        try changes.commit()
        try FileManager.default.createSymbolicLink(
            atPath: folder.at("slices/young"), withDestinationPath: folder.at("elsewhere"))
        try folder.write("slices/letter", "dear")
        let before = try names()
        #expect(try remove() == ["quotes"])
        #expect(try names() == before.filter { !Self.both.contains($0) })
    }

    @Test func aFileThatIsNotItsReportStays() throws {
        for text in ["mine", #"{"slice":"quotes"}"#, #"{"counts":{},"leftOut":[],"messages":1,"slice":"young"}"#] {
            try write(quotes)
            try folder.write("slices/quotes.left-out.json", text)
            #expect(try remove() == ["quotes"])
            #expect(try folder.text("slices/quotes.left-out.json") == text)
        }
    }
}
