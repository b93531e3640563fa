import BundleReader
import Foundation
import Publishing
import TestSupport
import Testing

/// The way from each golden release to each later one.
struct TransitionTests {
    private static let pairs = (1...GoldenReleases.count).flatMap { old in
        (old...GoldenReleases.count).map { [old, $0] }
    }

    private func folder(_ number: Int) -> String { GoldenReleases.release(number) }

    /// The whole, and the slices that the content defines.
    private static let parts = ["", "/slices/evening", "/slices/young"]

    @Test(arguments: pairs, parts) func deltasMakeTheLaterReleaseByteForByte(pair: [Int], part: String) throws {
        let (old, new) = (folder(pair[0]) + part, folder(pair[1]) + part)
        let scratch = try TemporaryFolder()
        for arguments in [
            ["delta", old, new, "--out", "delta.jsonl"], ["apply", old, "delta.jsonl", "--out", "made"],
        ] {
            let result = try BuiltTool().run(arguments, in: scratch.path)
            #expect(result.exitCode == 0, "\(result)")
        }
        let names = try GoldenLine.files(in: scratch.at("made"))
        let bundle = try Bundle(folder: new)
        #expect(names == (["catalog.json"] + bundle.catalog.files.map(\.name)).sorted())
        for name in names {
            let made = FileManager.default.contents(atPath: scratch.at("made/\(name)"))
            #expect(made == FileManager.default.contents(atPath: "\(new)/\(name)"), "\(name)")
        }
    }

    @Test(arguments: pairs) func headsOfChangesCountWhatIsListed(pair: [Int]) throws {
        let changes = Changes(from: try Bundle(folder: folder(pair[0])), to: try Bundle(folder: folder(pair[1])))
        let markdown = changes.markdown
        let rows = markdown.matches(of: /\n\| (?:– )?([a-z -]+) \| ([0-9]+) \|/).map { (String($0.1), Int($0.2)!) }
        #expect(rows.map(\.0).starts(with: ["added", "changed"]))
        for (title, count) in rows where title != "changed" {
            let section = markdown.split(separator: "\n## ").dropFirst().first {
                $0.lowercased().hasPrefix("\(title)\n")
            }
            #expect((section?.matches(of: #/\n- /#).count ?? 0) == count, "\(title) of \(pair)")
        }
        let json = try #require(
            try JSONSerialization.jsonObject(with: Data(changes.json)) as? [String: Any])
        let counts = try #require(json["counts"] as? [String: Int])
        #expect(Set(counts.keys).isSuperset(of: ["added", "changed", "moved", "withdrawn"]))
        for (list, count) in counts { #expect((json[list] as? [Any])?.count == count, "\(list) of \(pair)") }
    }

    @Test func releasesAreOfTheClassesThatTheyWereMadeFor() throws {
        func classes(_ old: Int, _ new: Int) throws -> [String] {
            Changes(from: try Bundle(folder: folder(old)), to: try Bundle(folder: folder(new))).classes
        }
        #expect(try classes(1, 2) == ["add", "fix", "retag", "withdraw"])
        #expect(try classes(2, 3) == ["add", "fix", "withdraw"])
        #expect(try classes(3, 4) == ["add", "fix", "retag", "withdraw"])
        #expect(try classes(4, 4) == [])
    }

    /// What `publish` wrote beside each bundle is what the two bundles say today.
    @Test(arguments: 1...GoldenReleases.count) func changesAreWhatWasPublished(number: Int) throws {
        let before = number > 1 ? try Bundle(folder: folder(number - 1)) : nil
        let changes = Changes(from: before, to: try Bundle(folder: folder(number)))
        let (markdown, json) = ("\(folder(number))/CHANGES.md", "\(folder(number))/changes.json")
        #expect(FileManager.default.contents(atPath: markdown) == Data(changes.markdown.utf8))
        #expect(FileManager.default.contents(atPath: json) == Data(changes.json))
    }
}
