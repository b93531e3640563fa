import BundleReader
import Foundation
import TestSupport
import Testing

/// Whatever was ever handed out can be read, and says today what it said then.
struct ReaderTests {
    private static let releases = 1...GoldenReleases.count

    private func recorded(_ number: Int, _ format: String) throws -> BundleSummary {
        let path = GoldenReleases.summary(number, format: format)
        return try JSONDecoder().decode(BundleSummary.self, from: Data(contentsOf: URL(fileURLWithPath: path)))
    }

    @Test(arguments: releases, try GoldenReleases.formats())
    func bothReadersSayWhatWasRecorded(number: Int, format: String) throws {
        let recorded = try recorded(number, format)
        let ids = recorded.ids.keys.sorted()
        #expect(ids.count == 60 && recorded.format == format && recorded.number == number)
        let folder = GoldenReleases.release(number, format: format)
        #expect(try BundleSummary(Bundle(folder: folder), ids: ids) == recorded)
        let mapped = try MappedBundle(folder: folder)
        try mapped.checkFiles()
        #expect(try BundleSummary(mapped, ids: ids) == recorded)
    }

    @Test(arguments: releases, try GoldenReleases.formats())
    func bothReadersSayTheSameOfSlices(number: Int, format: String) throws {
        let ids = try recorded(number, format).ids.keys.sorted()
        let whole = try Bundle(folder: GoldenReleases.release(number, format: format))
        #expect(whole.catalog.slices.map(\.name) == ["evening", "young"])
        for slice in whole.catalog.slices {
            let folder = "\(GoldenReleases.release(number, format: format))/slices/\(slice.name)"
            let bundle = try Bundle(folder: folder)
            #expect(bundle.catalog.slice == slice)
            let mapped = try MappedBundle(folder: folder)
            try mapped.checkFiles()
            #expect(try BundleSummary(mapped, ids: ids) == BundleSummary(bundle, ids: ids))
        }
    }

    @Test(arguments: releases, try GoldenReleases.formats())
    func digestsAreThoseOfTheFolder(number: Int, format: String) throws {
        let check = try Program.run(
            ["sha256sum", "--check", "--strict", "--quiet", "SHA256SUMS"],
            in: GoldenReleases.release(number, format: format))
        #expect(check.exitCode == 0, "\(check.errors)")
    }
}
