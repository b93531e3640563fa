import TestSupport
import Testing

/// Two bundles, compared by the tool.
struct DiffTests {
    @Test func tellsWhatDiffersInThreeForms() throws {
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
        let reversed = try BuiltTool().run(["diff", "two", "one"], in: folder.path)
        #expect(reversed.exitCode == 2 && reversed.errors.contains("name the older one first"), "\(reversed)")
    }
}
