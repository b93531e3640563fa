import BundleReader
import BundleSamples
import BundleWriter
import Foundation
import Synchronization
import TestSupport
import Testing

struct BundleSwapTests {
    @Test func neverMixesTwoVersionsWhileTheFolderIsSwapped() async throws {
        let folder = try TemporaryFolder()
        let place = folder.at("catalog")
        let inputs = (1...2).map { version in
            SampleCatalog.input([SampleCatalog.message(1, "This is version \(version).")], version: version)
        }
        try BundleWriting.write(inputs[0], to: place)
        let isDone = Atomic(false)
        let writer = Thread {
            var turn = 0
            while !isDone.load(ordering: .relaxed) {
                turn += 1
                _ = try? BundleWriting.write(inputs[turn % 2], to: place)
            }
        }
        writer.start()
        defer { isDone.store(true, ordering: .relaxed) }
        for _ in 0..<300 {
            let bundle = try Bundle(folder: place)
            #expect(bundle.record(at: 0)?.text == "This is version \(bundle.catalog.contentNumber).")
            let mapped = try MappedBundle(folder: place)
            #expect(try mapped.text(at: 0) == "This is version \(mapped.catalog.contentNumber).")
        }
    }
}
