import TestSupport
import Testing

/// Two bundles, compared by the tool.
struct DiffTests {
    @Test func tellsWhatDiffersAndMakesTheOneOfTheOther() throws {
        let folder = try SmallContent.folder()
        func build(_ place: String) throws {
            let built = try BuiltTool().run(["build", "--phase", "release", "--out", place], in: folder.path)
            try #require(built.exitCode == 0, "\(built)")
        }
        try build("one")
        let published = try BuiltTool().run(["publish", "one"], in: folder.path)
        try #require(published.exitCode == 0, "\(published)")
        let page = try folder.text(SmallContent.page)
        let id = String(try #require(page.firstMatch(of: /q[0-9a-z]{12}/)).0)
        try folder.write(SmallContent.page, page.replacing("stair", with: "step"))
        try build("two")
        let text = try BuiltTool().run(["diff", "one", "two"], in: folder.path)
        #expect(text.output.contains("\n~ \(id)  One [-stair-]{+step+}, then the next.\n"), "\(text)")
        #expect(text.exitCode == 0 && text.output.hasSuffix("0 added, 1 changed, 0 moved, 0 withdrawn; classes: fix\n"))
        let markdown = try BuiltTool().run(["diff", "one", "two", "--markdown"], in: folder.path)
        #expect(markdown.output.contains("- `\(id)` One <del>stair</del><ins>step</ins>, then the next.\n"))
        let json = try BuiltTool().run(["diff", "one/", "two", "--json"], in: folder.path)
        #expect(json.output.contains(#""words":[{"keep":"One "},{"drop":"stair"},{"put":"step"},"#), "\(json)")
        let delta = try BuiltTool().run(["delta", "one", "two"], in: folder.path)
        #expect(delta.exitCode == 0 && delta.output.hasPrefix("delta-1-2.jsonl: 5 lines, "), "\(delta)")
        let applied = try BuiltTool().run(["apply", "one", "delta-1-2.jsonl", "--out", "new/three"], in: folder.path)
        #expect(applied.exitCode == 0 && applied.output.hasPrefix("new/three: content version 2 ("), "\(applied)")
        for name in ["catalog.json", "records.jsonl", "ids.jsonl", "authors.jsonl", "past.jsonl"] {
            #expect(try folder.bytes("new/three/\(name)") == folder.bytes("two/\(name)"), "\(name)")
        }
        let other = try BuiltTool().run(["apply", "two", "delta-1-2.jsonl", "--out", "new/four"], in: folder.path)
        #expect(other.exitCode == 2 && other.errors.hasPrefix("catalog: the delta is for the bundle "), "\(other)")
        let letters = try BuiltTool().run(["apply", "one", "delta-1-2.jsonl", "--out", "content"], in: folder.path)
        #expect(letters.exitCode == 2 && letters.errors.contains("it holds something else than a bundle"), "\(letters)")
        let swapped = try BuiltTool().run(["apply", "delta-1-2.jsonl", "one", "--out", "new/five"], in: folder.path)
        let hint = "catalog: there is no folder 'delta-1-2.jsonl'; a bundle is a folder, and comes before a delta\n"
        #expect(swapped.exitCode == 2 && swapped.errors == hint, "\(swapped)")
        let reversed = try BuiltTool().run(["diff", "two", "one"], in: folder.path)
        #expect(reversed.exitCode == 2 && reversed.errors.contains("name the older one first"), "\(reversed)")
    }
}
