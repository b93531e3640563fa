import Foundation
import TestSupport
import Testing

/// What favourites hang on: ids over the life of a catalog.
struct IdentityTests {
    private static let lamp = "> The lamp asks for very little oil.\n"

    /// A published catalog of two messages, and their ids in the order of the page.
    private func published() throws -> (folder: TemporaryFolder, ids: [String]) {
        let folder = try SmallContent.folder([
            SmallContent.page: SmallContent.files[SmallContent.page]! + "\n" + Self.lamp
        ])
        for arguments in [["build", "--phase", "release"], ["publish"]] {
            let result = try BuiltTool().run(arguments, in: folder.path)
            try #require(result.exitCode == 0, "\(result)")
        }
        let ids = try folder.text(SmallContent.page).matches(of: /- id: (q[0-9a-z]{12})/).map { String($0.1) }
        try #require(ids.count == 2)
        return (folder, ids)
    }

    @Test func anIDStaysWithAMessageThatIsEditedAndMoved() throws {
        let (folder, ids) = try published()
        let page = try folder.text(SmallContent.page)
        let cut = try #require(page.range(of: Self.lamp))
        try folder.write(SmallContent.page, String(page[..<cut.lowerBound]))
        try folder.write(
            "content/messages/courage/elsewhere.md",
            SmallContent.opening
                + page[cut.lowerBound...].replacing("very little oil", with: "only a little oil, and for a match"))
        let built = try BuiltTool().run(["build", "--phase", "release"], in: folder.path)
        #expect(built.exitCode == 0, "\(built)")
        let shown = try BuiltTool().run(["inspect", "build/catalog", ids[1]], in: folder.path)
        #expect(
            shown.output.hasPrefix("\(ids[1]) is live, revision 2\n    The lamp asks for only a little"), "\(shown)")
        #expect(shown.output.contains("  ordinal 1, "), "\(shown)")
    }

    @Test(arguments: [
        ("\"moved\":\"TO\"", "was merged into TO"),
        ("\"gone\":true,\"instead\":\"TO\"", "was withdrawn: it said the same; instead: TO"),
        ("\"gone\":true", "was withdrawn: it said the same"),
    ])
    func anOldIDTellsWhatBecameOfIt(line: String, expected: String) throws {
        let (folder, ids) = try published()
        let page = try folder.text(SmallContent.page)
        let cut = try #require(page.range(of: Self.lamp))
        try folder.write(SmallContent.page, String(page[..<cut.lowerBound]))
        let fate = line.replacing("TO", with: ids[0])
        try folder.write(
            "content/ids.jsonl",
            try folder.text("content/ids.jsonl")
                + "{\"id\":\"\(ids[1])\",\(fate),\"on\":\"2026-11-21\",\"reason\":\"it said the same\"}\n")
        let built = try BuiltTool().run(["build", "--phase", "release"], in: folder.path)
        #expect(built.exitCode == 0, "\(built)")
        let shown = try BuiltTool().run(["inspect", "build/catalog", ids[1]], in: folder.path)
        #expect(shown.output == "\(ids[1]) \(expected.replacing("TO", with: ids[0]))\n", "\(shown)")
        #expect(shown.exitCode == 0)
    }

    @Test func aLostIDIsOfferedBack() throws {
        let (folder, ids) = try published()
        let page = try folder.text(SmallContent.page)
        try folder.write(SmallContent.page, page.replacing("\n- id: \(ids[1])\n", with: ""))
        let result = try BuiltTool().run(["validate", "content"], in: folder.path)
        #expect(result.exitCode == 1, "\(result)")
        #expect(
            result.output.hasPrefix(
                "\(SmallContent.page):9:3: error: entry has lost its id '\(ids[1])' [lost-id]\n"), "\(result)")
        #expect(result.output.contains("  help: write the former id '\(ids[1])' back\n"), "\(result)")
    }

    @Test func aDecisionKeepsAPairApart() throws {
        let folder = try SmallContent.folder([
            SmallContent.page: SmallContent.files[SmallContent.page]! + "\n> One stair; then the next!\n"
        ])
        func count() throws -> Int {
            let built = try BuiltTool().run(["build"], in: folder.path)
            #expect(built.exitCode == 0, "\(built)")
            return try folder.text("build/catalog/records.jsonl").split(separator: "\n").count
        }
        #expect(try count() == 1)
        let verdicts = try BuiltTool().run(
            ["dedupe", "content", "--verdicts", "verdicts.jsonl", "--out", "d.jsonl"], in: folder.path)
        #expect(verdicts.exitCode == 0, "\(verdicts)")
        let pair = try #require(
            try folder.text("verdicts.jsonl").firstMatch(of: /"a":"(q[0-9a-z]{12})","b":"(q[0-9a-z]{12})"/))
        func decide(_ forms: [String]) throws {
            try folder.write(
                "content/decisions/duplicates.yml",
                "- {a: \(pair.1), b: \(pair.2), decision: distinct, by: Zoë, on: 2026-11-21, "
                    + "reason: two ways to walk, forms: [\(forms.joined(separator: ", "))]}\n")
        }
        // The tool says of which words a decision would be.
        try decide(Array(repeating: String(repeating: "0", count: 32), count: 2))
        let stale = try BuiltTool().run(["build"], in: folder.path)
        #expect(stale.exitCode == 1 && stale.output.contains("[stale-decision]"), "\(stale)")
        let forms = stale.output.matches(of: /write '([0-9a-f]{32})' here/).map { String($0.1) }
        try #require(forms.count == 2, "\(stale)")
        try decide(forms)
        #expect(try count() == 2)
    }
}
