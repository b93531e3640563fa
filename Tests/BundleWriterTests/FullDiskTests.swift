import BundleReader
import BundleSamples
import BundleWriter
import CatalogModel
import FileAccess
import Foundation
import TestSupport
import Testing

/// A real file system of 64 KiB; skipped where tests may not mount one.
struct FullDiskTests {
    private final class TinyDisk {
        let path: String

        init?(in folder: TemporaryFolder) throws {
            path = folder.at("disk")
            try Folder.create(path)
            guard Program.succeeds(["mount", "-t", "tmpfs", "-o", "size=64k", "tmpfs", path]) else { return nil }
        }

        deinit { _ = Program.succeeds(["umount", path]) }
    }

    @Test func leavesTheOldBundleWhenTheDiskIsFull() throws {
        let folder = try TemporaryFolder()
        guard let disk = try TinyDisk(in: folder) else {
            print("skipped: no file system can be mounted here")
            return
        }
        let place = "\(disk.path)/catalog"
        try BundleWriting.write(SampleCatalog.input(version: 1), to: place)
        let large = SampleCatalog.message(1, String(repeating: "words ", count: 10_000))
        #expect(throws: BundleProblem.self) {
            try BundleWriting.write(SampleCatalog.input([large], version: 2), to: place)
        }
        #expect(try Bundle(folder: place).catalog.contentNumber == 1)
        #expect(try FileManager.default.contentsOfDirectory(atPath: disk.path) == ["catalog"])
    }
}
