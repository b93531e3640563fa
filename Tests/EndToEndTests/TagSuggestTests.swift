import Foundation
import TestSupport
import Testing

/// An editor gets suggestions, decides, and the files say so.
struct TagSuggestTests {
    private static let evidence = """
        category\tcourage\t\t-1.00
        category\tcourage\tdare\t1.20
        category\tcourage\tknock\t1.10
        category\trest\t\t-1.00
        category\trest\tsoup\t1.20
        category\trest\twarm\t1.10
        mood\ttired\t\t-1.00
        mood\ttired\tsoup\t1.00
        mood\ttired\twarm\t1.30

        """

    private static let page = """
        ---
        category: courage
        ---

        > Warm soup.

        - id: q0000000000a1

        > Warm soups, says “Zoë”.

        - id: q0000000000b3
        - alsoIn: hope
        - moods: anxious

        > Dare to knock.

        - id: q0000000000c5

        """

    private func folder(_ page: String = page, more: [String: String] = [:]) throws -> TemporaryFolder {
        var files = [
            SmallContent.page: page, "content/policy/evidence-en.tsv": Self.evidence,
            "content/categories/hope.md": "---\ntitle: Hope\nages: 12+\n---\n\nFor grey days.\n",
            "content/categories/rest.md": "---\ntitle: Rest\nages: 12+\n---\n\nFor tired days.\n",
        ]
        files.merge(more) { $1 }
        return try SmallContent.folder(files)
    }

    private func suggestions(_ folder: TemporaryFolder) throws -> [String] {
        let result = try BuiltTool().run(["tag", "suggest", "content"], in: folder.path)
        try #require(result.exitCode == 0, "\(result)")
        return result.output.split(separator: "\n").map(String.init)
    }

    private func accept(_ folder: TemporaryFolder, _ arguments: [String]) throws -> BuiltTool.Result {
        let review = try suggestions(folder).map { $0 + "\n" }.joined()
        try Data(review.utf8).write(to: URL(fileURLWithPath: folder.path + "/review.jsonl"))
        return try BuiltTool().run(
            ["tag", "accept", "review.jsonl", "--by", "Zoë", "--on", "2026-11-21"] + arguments, in: folder.path)
    }

    @Test func suggestsWithTheWordsAndTheirPlaces() throws {
        let lines = try suggestions(folder())
        #expect(
            lines.first
                == #"{"id":"q0000000000a1","tag":"rest","kind":"category","score":1.10,"from":-1.00,"text":"Warm soup.","#
                + #""evidence":[{"text":"Warm","start":0,"end":4,"weight":1.10},"#
                + #"{"text":"soup","start":5,"end":9,"weight":1.00}]}"#)
        #expect(lines.count == 4, "\(lines)")
    }

    @Test func acceptedTagsStandInTheFileAndNothingElseChanges() throws {
        let folder = try folder()
        let result = try accept(folder, ["--accept-all"])
        #expect(result.exitCode == 0, "\(result)")
        #expect(result.output.hasSuffix("4 accepted, 0 refused, 0 without a verdict\n"), "\(result)")
        let expected = Self.page
            .replacing("- id: q0000000000a1\n", with: "- id: q0000000000a1\n- alsoIn: rest\n- moods: tired\n")
            .replacing("- alsoIn: hope\n- moods: anxious\n", with: "- alsoIn: hope, rest\n- moods: anxious, tired\n")
        #expect(try folder.text(SmallContent.page) == expected)
        #expect(try suggestions(folder).isEmpty)
    }

    @Test func lineEndsAndIndentationOfTheFileAreKept() throws {
        let page = Self.page.replacing("\n", with: "\r\n").replacing("- id", with: "*   id")
        let folder = try folder(page)
        #expect(try accept(folder, ["--accept", "q0000000000a1:rest"]).exitCode == 0)
        let expected = page.replacing(
            "*   id: q0000000000a1\r\n", with: "*   id: q0000000000a1\r\n*   alsoIn: rest\r\n")
        #expect(try folder.text(SmallContent.page) == expected)
    }

    @Test func moodsOfTheFileStayWithAnEntryThatGetsItsOwn() throws {
        let page = Self.page.replacing("category: courage\n", with: "category: courage\nmoods: anxious\n")
        let folder = try folder(page)
        #expect(try accept(folder, ["--accept", "q0000000000a1:tired"]).exitCode == 0)
        #expect(try folder.text(SmallContent.page).contains("- id: q0000000000a1\n- moods: anxious, tired\n"))
    }

    @Test func xmlGetsElementsInTheOrderOfFields() throws {
        let open = "<messages xmlns=\"urn:florilegium:content:1\" category=\"courage\">\n"
        let lines =
            "  <message id=\"q0000000000a1\">\n    <text>Warm soup.</text>\n    <mood>anxious</mood>\n  </message>\n"
        let inline = "  <message id=\"q0000000000b3\"><text>Warmed soup.</text></message>\n"
        let folder = try folder(more: ["content/messages/courage/b.xml": open + lines + inline + "</messages>\n"])
        try folder.write("content/messages/courage/a.md", "---\ncategory: courage\n---\n")
        let result = try accept(folder, ["--accept-all"])
        #expect(result.exitCode == 0, "\(result)")
        #expect(
            try folder.text("content/messages/courage/b.xml") == open
                + "  <message id=\"q0000000000a1\">\n    <text>Warm soup.</text>\n    <also>rest</also>\n"
                + "    <mood>anxious</mood>\n    <mood>tired</mood>\n  </message>\n"
                + "  <message id=\"q0000000000b3\"><text>Warmed soup.</text><also>rest</also><mood>tired</mood></message>\n"
                + "</messages>\n")
    }

    @Test func refusedTagsAreNotSuggestedAgainUntilTheWordsChange() throws {
        let folder = try folder()
        let result = try accept(folder, ["--refuse", "q0000000000a1:rest", "--because", "soup is no rest"])
        #expect(result.exitCode == 0, "\(result)")
        #expect(result.output.hasSuffix("0 accepted, 1 refused, 3 without a verdict\n"), "\(result)")
        #expect(try folder.text(SmallContent.page) == Self.page)
        let decisions = try folder.text("content/decisions/tags.yml")
        #expect(
            decisions.hasPrefix(
                #"- {entry: "q0000000000a1", refuse: "rest", kind: category, reason: "soup is no rest", by: "Zoë","#
                    + " on: 2026-11-21, form: "), "\(decisions)")
        #expect(try suggestions(folder).count == 3)
        let checked = try BuiltTool().run(["tag", "content"], in: folder.path).output
        #expect(!checked.contains("malformed") && !checked.contains("unreachable"), "\(checked)")
        try folder.write(SmallContent.page, Self.page.replacing("> Warm soup.", with: "> Warm soup, twice."))
        #expect(try suggestions(folder).count == 4)
    }

    @Test func refusalWithoutAReasonIsNotCarriedOut() throws {
        let folder = try folder()
        let result = try accept(folder, ["--refuse", "q0000000000a1:rest"])
        #expect(result.exitCode == 1, "\(result)")
        #expect(result.errors.hasPrefix("review.jsonl:1: say why 'rest' is refused"), "\(result)")
    }

    @Test(arguments: [
        (
            #"{"id":"q0000000000a1","tag":"rset","kind":"category","verdict":"accept"}"#,
            "review.jsonl:1: category 'rset' does not exist; did you mean 'rest'?"
        ),
        (#"{"id":"q0000000000zz","tag":"rest","verdict":"accept"}"#, "review.jsonl:1: no entry has the id"),
        (#"{"id":"q0000000000a1","tag":"rest","verdict":"yes"}"#, "verdict 'yes' is neither 'accept' nor 'refuse'"),
        (#"{"id":"q0000000000a1","tag":"courage","verdict":"refuse","because":"x"}"#, "stands at the entry"),
        (#"{"id":"q0000000000b3","tag":"calm","verdict":"accept"}"#, "category 'calm' does not exist"),
    ])
    func whatCannotBeCarriedOutIsSaidWithItsLine(line: String, message: String) throws {
        let folder = try folder(more: ["review.jsonl": line + "\n"])
        let result = try BuiltTool().run(["tag", "accept", "review.jsonl", "--by", "Zoë"], in: folder.path)
        #expect(result.exitCode == 1, "\(result)")
        #expect(result.errors.contains(message), "\(result)")
        #expect(try folder.text(SmallContent.page) == Self.page)
    }

    @Test func noEntryGetsAFourthCategory() throws {
        let page = Self.page.replacing("- id: q0000000000a1\n", with: "- id: q0000000000a1\n- alsoIn: hope, calm\n")
        let calm = "---\ntitle: Calm\nages: 12+\n---\n\nFor loud days.\n"
        let line = #"{"id":"q0000000000a1","tag":"rest","verdict":"accept"}"#
        let folder = try folder(page, more: ["review.jsonl": line, "content/categories/calm.md": calm])
        let result = try BuiltTool().run(["tag", "accept", "review.jsonl", "--by", "Zoë"], in: folder.path)
        #expect(result.exitCode == 1, "\(result)")
        #expect(result.errors.contains("is in 3 categories already ('calm', 'courage', 'hope')"), "\(result)")
        #expect(try !suggestions(folder).contains { $0.contains("q0000000000a1") && $0.contains(#""category""#) })
    }

    @Test func learningWritesTheSameTableAgainAndDiffShowsWhatChanges() throws {
        let folder = try folder()
        let tool = BuiltTool()
        #expect(try tool.run(["tag", "evidence", "content", "--write"], in: folder.path).exitCode == 0)
        let table = try folder.text("content/policy/evidence-en.tsv")
        #expect(table.contains("category\tcourage\tsoup\t") || table.contains("category\tcourage\t\t"))
        #expect(try tool.run(["tag", "evidence", "content"], in: folder.path).output == table)
        let checked = try tool.run(["tag", "content"], in: folder.path).output
        #expect(!checked.contains("malformed") && !checked.contains("unreachable"), "\(checked)")
        try folder.write("old.tsv", Self.evidence)
        let less = Self.evidence.replacing("category\trest\tsoup\t1.20\n", with: "")
        try folder.write("new.tsv", less)
        let diff = try tool.run(["tag", "diff", "old.tsv", "new.tsv"], in: folder.path)
        #expect(diff.exitCode == 0, "\(diff)")
        #expect(
            diff.output
                == "q0000000000a1  -rest  Warm soup.\nq0000000000b3  -rest  Warm soups, says “Zoë”.\n"
                + "suggestions change for 2 of 3 entries\n", "\(diff)")
    }

    @Test func recordsAreSuggestedWhatTheyHaveNotGot() throws {
        let folder = try folder()
        let records = """
            {"id":"a","text":"Warm soup"}
            {"id":"b","text":"Warm soup","tags":["rest"]}
            {"id":"c","text":"Warm \\u0073oup","tags":"rest, tired"}
            {"id":"d","text":{"en":"no"}}

            """
        let result = try BuiltTool("catalog-tag").run(
            ["suggest", "--evidence", "content/policy/evidence-en.tsv"], in: folder.path, input: records)
        #expect(result.exitCode == 0, "\(result)")
        let rests = result.output.split(separator: "\n").filter { $0.contains(#""tag":"rest""#) }
        #expect(rests.count == 1 && rests[0].hasPrefix(#"{"id":"a""#), "\(result)")
    }

    @Test func sameSuggestionsForAnyNumberOfJobs() throws {
        let folder = try folder()
        let records = (0..<5000).map { #"{"id":"\#($0)","text":"Warm soup \#($0), dare to knock"}"# + "\n" }.joined()
        let runs = try ["1", "3"].map { jobs in
            try BuiltTool().run(["tag", "suggest", "--jobs", jobs], in: folder.path, input: records).output
        }
        #expect(runs[0] == runs[1] && runs[0].count > 100_000)
    }

    @Test func withoutATableTheToolSaysHowToGetOne() throws {
        let folder = try SmallContent.folder()
        let result = try BuiltTool().run(["tag", "suggest", "content"], in: folder.path)
        #expect(result.exitCode == 2, "\(result)")
        #expect(result.errors.contains("catalog tag evidence content --write"), "\(result)")
    }

    @Test func emptyInputIsNotGreen() throws {
        let folder = try folder()
        #expect(try BuiltTool().run(["tag", "suggest"], in: folder.path, input: "").exitCode == 2)
    }
}
