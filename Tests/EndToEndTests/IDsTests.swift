import Foundation
import TestSupport
import Testing

/// `catalog ids`, through the built tool.
struct IDsTests {
    private func folder() throws -> TemporaryFolder {
        try TemporaryFolder([
            "content/catalog.yml":
                "name: Example\naudience: 12-90\nlanguages: [en]\nlicence: CC0-1.0\nasOf: 2026-11-21\nmoods: [tired]\n"
                + SmallContent.readings,
            "content/categories/courage.md": "---\ntitle: Courage\nages: 12+\n---\n\nFor steps that wobble.\n",
            "content/messages/courage/a.md":
                "---\ncategory: courage\n---\n\n> One stair, then the next.\n\n> So does a nap.\n",
        ])
    }

    @Test func showsWhatItWouldGiveAndEndsWithOne() throws {
        let folder = try folder()
        let result = try BuiltTool().run(["ids", "content"], in: folder.path)
        #expect(result.exitCode == 1, "\(result)")
        #expect(result.output.contains("content/messages/courage/a.md:5: q"), "\(result)")
        #expect(result.output.contains("content/messages/courage/a.md:7: q"), "\(result)")
        #expect(result.lastLine == "2 entries have no id yet; --write gives them these", "\(result)")
        #expect(!(try folder.text("content/messages/courage/a.md").contains("- id: ")))
    }

    @Test func writesTheIDsThatABuildWouldWrite() throws {
        let (folder, built) = (try folder(), try folder())
        let result = try BuiltTool().run(["ids", "--write"], in: folder.path)
        #expect(result.exitCode == 0, "\(result)")
        #expect(result.lastLine == "content/messages/courage/a.md: 2 new ids written beside the entries", "\(result)")
        #expect(try BuiltTool().run(["build"], in: built.path).exitCode == 0)
        #expect(
            try folder.text("content/messages/courage/a.md") == built.text("content/messages/courage/a.md"))
        let again = try BuiltTool().run(["ids"], in: folder.path)
        #expect(again.exitCode == 0 && again.lastLine == "2 entries, and each has its id", "\(again)")
    }

    @Test func givesNoneWhileTheContentHasErrors() throws {
        let folder = try folder()
        try folder.write("content/messages/courage/b.md", "---\ncategory: courge\n---\n\n> Go on.\n")
        let result = try BuiltTool().run(["ids", "--write"], in: folder.path)
        #expect(result.exitCode == 1 && result.output.contains("[unknown-category]"), "\(result)")
        #expect(!(try folder.text("content/messages/courage/a.md").contains("- id: ")))
    }

    /// What Markdown cannot hold is rejected, and the sum holds.
    @Test func importingIntoAFileRejectsWhatCannotBeWritten() throws {
        let folder = try folder()
        try folder.write("q.json", #"[{"text": "Go on."}, {"text": "Go back.", "lang": "plain English"}]"#)
        let result = try BuiltTool().run(
            ["import", "json", "q.json", "--into", "content/messages/courage/q.md", "--rejected", "r.jsonl"],
            in: folder.path)
        #expect(result.output.contains("2 read = 1 kept + 0 merged + 1 rejected"), "\(result)")
        #expect(try folder.text("content/messages/courage/q.md").contains("> Go on."))
        #expect(try folder.text("r.jsonl").split(separator: "\n").count == 1)
    }
}
