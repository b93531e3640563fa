import Foundation
import TestSupport
import Testing

/// The built tools, as people and scripts run them.
struct LineTests {
    private static let content: [String: String] = [
        "content/catalog.yml":
            "name: Example\naudience: 12-90\nlanguages: [en]\nlicence: CC0-1.0\nasOf: 2026-11-21\nmoods: [anxious, tired]\n"
            + SmallContent.readings,
        "content/categories/courage.md": "---\ntitle: Courage\nages: 12+\n---\n\nFor steps that wobble.\n",
        "content/authors/ada-brook.md":
            "---\nname: Ada Brook\nborn: 1842\ndied: 1901\nworks:\n  - id: small-lamps\n    title: Small Lamps\n    type: book\n---\n",
        "content/messages/courage/a.md":
            "---\ncategory: courage\n---\n\n> One stair, then the next.\n\n- moods: tired\n\n> The lamp asks for very little oil.\n>\n"
            + "> — [Ada Brook](../../authors/ada-brook.md), *Small Lamps* 3\n\n- status: attributed\n- credit: Ada Brook, Small Lamps\n",
    ]

    private func folder(_ more: [String: String] = [:]) throws -> TemporaryFolder {
        try TemporaryFolder(Self.content.merging(more) { $1 })
    }

    @Test func buildsABundleAndCountsWhatItChecked() throws {
        let folder = try folder()
        let result = try BuiltTool().run(["build"], in: folder.path)
        #expect(result.exitCode == 0, "\(result)")
        #expect(result.lastLine.hasPrefix("checked 2 entries in 4 files with "), "\(result)")
        #expect(result.lastLine.hasSuffix("rules: 0 errors, 0 warnings, 0 notes"), "\(result)")
        #expect(try folder.text("build/catalog/records.jsonl").split(separator: "\n").count == 2)
        #expect(try folder.text("content/messages/courage/a.md").contains("- id: q"))
    }

    @Test func namesAFaultAtItsPlaceAndWritesNothing() throws {
        let folder = try folder([
            "content/messages/courage/b.md": "---\ncategory: courage\n---\n\n> Go on.\n\n- moods: tierd\n"
        ])
        let result = try BuiltTool().run(["build"], in: folder.path)
        #expect(result.exitCode == 1, "\(result)")
        #expect(
            result.output.contains("content/messages/courage/b.md:7:10: error: mood 'tierd' does not exist"),
            "\(result)")
        #expect(result.output.contains("[unknown-mood]"))
        #expect(!FileManager.default.fileExists(atPath: folder.at("build")))
        #expect(!(try folder.text("content/messages/courage/a.md").contains("- id: ")))
    }

    @Test func isNeverGreenWhenNothingWasChecked() throws {
        let folder = try TemporaryFolder(["empty/README.md": "nothing here\n"])
        for arguments in [
            ["validate", "no-such-folder"], ["validate", "empty"], ["build", "empty"], ["fmt", "--check", "none"],
        ] {
            let result = try BuiltTool().run(arguments, in: folder.path)
            #expect(result.exitCode == 2, "\(result)")
            #expect(!result.errors.isEmpty, "\(result)")
        }
        #expect(try BuiltTool().run(["validate", "--no-such-option"], in: folder.path).exitCode == 64)
    }

    @Test func theToolsOfTheStepsMakeTheSameBytesAsOneBuild() throws {
        let folder = try folder()
        #expect(try BuiltTool().run(["build"], in: folder.path).exitCode == 0)
        let steps: [(String, [String])] = [
            ("catalog-validate", ["content", "--out", "v.jsonl"]), ("catalog-dedupe", ["v.jsonl", "--out", "d.jsonl"]),
            ("catalog-tag", ["d.jsonl", "--out", "t.jsonl"]), ("catalog-compile", ["t.jsonl", "--out", "steps"]),
        ]
        for (tool, arguments) in steps {
            let result = try BuiltTool(tool).run(arguments, in: folder.path)
            #expect(result.exitCode == 0, "\(result)")
        }
        for name in ["catalog.json", "records.jsonl", "ids.jsonl", "authors.jsonl"] {
            #expect(try folder.bytes("steps/\(name)") == folder.bytes("build/catalog/\(name)"), "\(name)")
        }
    }

    @Test func bytesDoNotDependOnPlaceTimeZoneLocaleOrThreads() throws {
        let one = try folder()
        let other = try folder()
        #expect(try BuiltTool().run(["build", "--jobs", "1"], in: one.path, environment: ["TZ": "UTC"]).exitCode == 0)
        let result = try BuiltTool().run(
            ["build", "--jobs", "4"], in: other.path,
            environment: ["TZ": "Pacific/Kiritimati", "LANG": "tr_TR.UTF-8", "LC_ALL": "tr_TR.UTF-8"])
        #expect(result.exitCode == 0, "\(result)")
        for name in ["catalog.json", "records.jsonl", "ids.jsonl", "authors.jsonl"] {
            #expect(try one.bytes("build/catalog/\(name)") == other.bytes("build/catalog/\(name)"), "\(name)")
        }
    }

    @Test func aPublishedEntryThatVanishesIsMissed() throws {
        let folder = try folder()
        #expect(try BuiltTool().run(["build", "--phase", "release"], in: folder.path).exitCode == 0)
        let published = try BuiltTool().run(["publish"], in: folder.path)
        #expect(published.exitCode == 0, "\(published)")
        let page = try folder.text("content/messages/courage/a.md")
        let start = try #require(page.range(of: "> The lamp"))
        try folder.write("content/messages/courage/a.md", String(page[..<start.lowerBound]))
        let result = try BuiltTool().run(["validate", "content"], in: folder.path)
        #expect(result.exitCode == 1, "\(result)")
        #expect(result.output.contains("[lost-id]"), "\(result)")
    }

    @Test func writesSeveralReportsAtOnce() throws {
        let folder = try folder(["content/messages/courage/b.md": "---\ncategory: courge\n---\n\n> Go on.\n"])
        let result = try BuiltTool().run(
            [
                "validate", "content", "--report", "github", "--report", "sarif=out.sarif", "--report",
                "jsonl=out.jsonl",
            ],
            in: folder.path)
        #expect(result.exitCode == 1, "\(result)")
        #expect(result.output.contains("::error file=content/messages/courage/b.md,line=2,col=11"), "\(result)")
        let sarif = try JSONSerialization.jsonObject(with: Data(folder.bytes("out.sarif"))) as? [String: Any]
        #expect(sarif?["version"] as? String == "2.1.0")
        #expect(try folder.text("out.jsonl").contains("unknown-category"))
    }
}
