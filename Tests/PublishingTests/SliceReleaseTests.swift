import BundleReader
import BundleSamples
import CatalogModel
import FileAccess
import Identity
import Publishing
import Slicing
import TestSupport
import Testing

/// Slices go out with their release.
struct SliceReleaseTests {
    private let line = try! PublishingLine()

    private static let slices = [
        SampleCatalog.slice("quotes", SliceFilter(kinds: ["quote"])),
        SampleCatalog.slice("courage", SliceFilter(categories: ["courage"])),
    ]

    @discardableResult
    private func publish(_ messages: [Message] = SampleCatalog.messages, version: Int) throws -> Release {
        try line.build(messages, version: version, slices: Self.slices)
        return try line.publish()
    }

    private func slice(_ name: String, of version: Int) throws -> Bundle {
        try Bundle(folder: line.folder.at("release/\(version)/slices/\(name)"))
    }

    @Test func areInTheReleaseAndUnderItsChecksums() throws {
        let release = try publish(version: 1)
        #expect(release.slices.map(\.name) == ["courage", "quotes"] && release.slices.map(\.count) == [2, 1])
        #expect(try line.names(in: "release/1/slices") == ["courage", "quotes"])
        #expect(
            try line.names(in: "release/1/slices/quotes") == [
                "authors.jsonl", "catalog.json", "ids.jsonl", "index.bin", "records.jsonl",
            ])
        #expect(try slice("quotes", of: 1).records.map(\.id) == [SampleCatalog.id(1).string])
        let sums = try line.folder.text("release/1/SHA256SUMS").split(separator: "\n")
        #expect(sums.count == 7 + 10)
        #expect(sums.contains { $0.hasSuffix("  slices/courage/records.jsonl") })
        let check = try Program.run(
            ["sha256sum", "--check", "--strict", "--quiet", "SHA256SUMS"], in: release.folder)
        #expect(check.exitCode == 0, "\(check.errors)")
    }

    @Test func areTheSameWhenCutOutOfTheReleaseLater() throws {
        try publish(version: 1)
        try publish(SampleCatalog.messages + [SampleCatalog.message(4, "New.")], version: 2)
        for version in 1...2 {
            let whole = try WholeBundle(folder: line.folder.at("release/\(version)"))
            for name in whole.sliceNames {
                for file in try BundleSlice(name, of: whole).files {
                    #expect(try line.folder.bytes("release/\(version)/slices/\(name)/\(file.name)") == file.bytes)
                }
            }
        }
    }

    @Test func aFailingDiskPublishesNeitherTheReleaseNorASlice() throws {
        try line.build(SampleCatalog.messages, version: 1, slices: Self.slices)
        var operation = 1
        while true {
            let disk = FailingDisk(failingAt: operation)
            do {
                try line.publish(on: disk)
                break
            } catch ReleaseProblem.file {
                // All or nothing, also where only the names could not be forced to the disk.
                let isThere = try line.names(in: "release") == ["1"]
                #expect(try isThere || line.names(in: "release") == [])
                #expect(line.ledger().releases.isEmpty != isThere)
            }
            operation += 1
        }
        #expect(try line.names(in: "release/1/slices") == ["courage", "quotes"])
    }

    @Test func aSliceIsNotPublishedByItself() throws {
        let release = try publish(version: 1)
        #expect(throws: ReleaseProblem.slice("quotes")) {
            try line.publish(bundle: "\(release.folder)/slices/quotes")
        }
    }

    @Test func twoOfOneNameAreCompared() throws {
        try publish(version: 1)
        // One leaves the slice, one comes to it although it is old, one is withdrawn.
        var (one, three) = (SampleCatalog.messages[1], SampleCatalog.messages[0])
        one.kind = .message
        three.kind = .quote
        try line.remember(LedgerLine.gone(SampleCatalog.id(2), on: CalendarDay("2026-11-22")!, reason: "late"))
        try publish([one, three], version: 2)
        let (old, new) = (try slice("quotes", of: 1), try slice("quotes", of: 2))
        try Changes.check(old, precedes: new)
        let changes = Changes(from: old, to: new)
        #expect(changes.added.map(\.id) == [SampleCatalog.id(3).string])
        #expect(changes.withdrawn.map(\.id) == [SampleCatalog.id(1).string])
        #expect(changes.withdrawn.map(\.reason) == ["it is not in this slice any more"])
        #expect(changes.changed.isEmpty && changes.classes == ["add", "withdraw"])
        let other = try slice("courage", of: 2)
        #expect(throws: DifferenceProblem.otherSlice("quotes", "courage")) { try Changes.check(old, precedes: other) }
        let whole = try Bundle(folder: line.folder.at("release/2"))
        #expect(throws: DifferenceProblem.otherSlice("quotes", nil)) { try Changes.check(old, precedes: whole) }
        #expect(
            DifferenceProblem.otherSlice(nil, "x").description
                == "the first bundle is the whole catalog, the second the slice 'x'; compare two of the same")
    }
}
