import BundleReader
import Foundation
import TestSupport
import Testing

/// Today's tools make of the golden content the golden releases, byte for byte: nobody changes the format unawares.
struct RecordingTests {
    /// With FLORILEGIUM_RECORD set it writes them anew, and fails. Releases of formats that were handed out are never
    /// recorded again.
    @Test func todaysToolsMakeTheSameBytes() throws {
        let made = try Self.releases()
        let root = "\(GoldenReleases.folder)/Releases/\(GoldenReleases.format)"
        if ProcessInfo.processInfo.environment["FLORILEGIUM_RECORD"] != nil {
            try? FileManager.default.removeItem(atPath: root)
            for (path, bytes) in made {
                let file = URL(fileURLWithPath: "\(root)/\(path)")
                try FileManager.default.createDirectory(
                    at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
                try bytes.write(to: file)
            }
            Issue.record("recorded \(root); run the test again without FLORILEGIUM_RECORD")
        }
        #expect(try GoldenLine.files(in: root) == made.keys.sorted())
        for (path, bytes) in made {
            #expect(FileManager.default.contents(atPath: "\(root)/\(path)") == bytes, "\(path) has changed")
        }
    }

    /// Every file of the golden releases, by path.
    private static func releases() throws -> [String: Data] {
        let line = try GoldenLine(releases: GoldenReleases.count)
        let ids = try GoldenBundles.ids(inLedger: line.folder.at("content/ids.jsonl"))
        var files: [String: Data] = [:]
        for number in 1...GoldenReleases.count {
            let folder = line.folder.at("build/release/\(number)")
            for name in try GoldenLine.files(in: folder) {
                files["\(number)/\(name)"] = FileManager.default.contents(atPath: "\(folder)/\(name)")
            }
            files["\(number).ledger.jsonl"] = line.ledgers[number - 1]
            files["\(number).summary.json"] = try BundleSummary(Bundle(folder: folder), ids: ids).encoded
        }
        return files
    }
}
