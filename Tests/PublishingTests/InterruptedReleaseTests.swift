import BundleReader
import BundleSamples
import CatalogModel
import FileAccess
import Identity
import Publishing
import TestSupport
import Testing

struct InterruptedReleaseTests {
    /// Publishes a second version with a disk that fails once, then without, and gives all that is there in the end.
    private func publish(failingAt operation: Int) throws -> (wasReached: Bool, files: [String: [UInt8]]) {
        let line = try PublishingLine()
        _ = try line.publish(SampleCatalog.messages, version: 1)
        let messages =
            SampleCatalog.messages.dropFirst() + [
                SampleCatalog.message(3, "Changed."), SampleCatalog.message(4, "New."),
            ]
        try line.build(Array(messages), version: 2)
        let disk = FailingDisk(failingAt: operation)
        let before = try line.folder.bytes("ids.jsonl")
        do {
            try line.publish(on: disk)
        } catch ReleaseProblem.file {
            #expect(disk.hasFailed)
            // Also where only the names could not be forced to the disk.
            let isThere = try line.names(in: "release") == ["1", "2"]
            #expect(try isThere || line.names(in: "release") == ["1"])
            #expect(line.ledger().releases.map(\.number) == (isThere ? [1, 2] : [1]))
            let after = try line.folder.bytes("ids.jsonl")
            #expect(after.starts(with: before))
            // A bundle built in between, from the ledger as it was left, is the same.
            let digest = try Bundle(folder: line.folder.at("catalog")).catalog.digest
            try line.build(Array(messages), version: 2)
            #expect(try Bundle(folder: line.folder.at("catalog")).catalog.digest == digest)
            let release = try line.publish()
            #expect(release.changes.changed.map(\.fields) == [["text"]])
        }
        var files: [String: [UInt8]] = [:]
        for item in try Folder.contents(of: line.folder.path) where item.kind == .file {
            files[item.path] = try line.folder.bytes(item.path)
        }
        return (disk.hasFailed, files)
    }

    @Test func endsAlikeWhereverItWasInterrupted() throws {
        let expected = try publish(failingAt: .max).files
        #expect(expected.keys.contains("release/2/SHA256SUMS"))
        var operation = 1
        while true {
            let (wasReached, files) = try publish(failingAt: operation)
            #expect(files == expected, "interrupted at operation \(operation)")
            if !wasReached { break }
            operation += 1
        }
        // The ledger, the folder, nine files, all of them to the disk, two names, the names to the disk.
        #expect(operation == 1 + 1 + 9 + 11 + 2 + 2 + 1)
    }

    @Test func clearsAwayWhatADeadRunLeft() throws {
        let line = try PublishingLine()
        try line.folder.write("release/.1.4711.catalog.part/junk", "half")
        _ = try line.publish(SampleCatalog.messages, version: 1)
        #expect(try line.names(in: "release") == ["1"])
        #expect(try !line.names(in: "release/1").contains("junk"))
    }
}
