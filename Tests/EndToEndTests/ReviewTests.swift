import Foundation
import TestSupport
import Testing

/// People read texts with `catalog review`, at a terminal and in scripts.
struct ReviewTests {
    private static let page = SmallContent.page
    private static let entries =
        "> One stair, then the next.\n\n- id: q9z1nzbsqs3p9\n\n> So does a nap.\n\n- contributedBy: Noor\n"
    private static let readings = "content/decisions/readings.jsonl"

    private func folder(_ readings: String = "readings: {needed: 1}\n", _ entries: String = entries) throws
        -> TemporaryFolder
    {
        let settings = try #require(SmallContent.files["content/catalog.yml"])
        return try SmallContent.folder([
            "content/catalog.yml": settings.replacing(SmallContent.readings, with: readings),
            Self.page: SmallContent.opening + entries,
        ])
    }

    private func run(_ folder: TemporaryFolder, _ arguments: String..., input: String = "") throws -> BuiltTool.Result {
        try BuiltTool().run(arguments, in: folder.path, input: input)
    }

    @Test(arguments: [("draft", 0, "note"), ("review", 0, "warning"), ("release", 1, "error")])
    func aTextThatNobodyHasReadIsNotReleased(phase: String, code: Int32, level: String) throws {
        let folder = try folder()
        let built = try run(folder, "build", "--dry-run", "--phase", phase)
        #expect(built.exitCode == code, "\(built)")
        #expect(built.output.contains("a.md:5:3: \(level): nobody has read this text [unread-text]"), "\(built)")
    }

    @Test func theRuleCannotBeSwitchedOffButNobodyMayBeAskedFor() throws {
        let off = try folder("rules: {unread-text: off}\n")
        let built = try run(off, "build", "--dry-run", "--phase", "release")
        #expect(built.exitCode == 1 && built.output.contains("[binding-rule-in-settings]"), "\(built)")
        #expect(try run(folder("readings: {needed: 0}\n"), "build", "--dry-run", "--phase", "release").exitCode == 0)
    }

    @Test func aTextIsReadAtATerminalAndTheReleaseIsFree() throws {
        let folder = try folder()
        let talk = try run(
            folder, "review", "--by", "Ada", "--on", "2026-11-22", input: "x\na\ntwelve\n\n\na\n13+\n\n")
        #expect(talk.exitCode == 0, "\(talk)")
        for words in [
            "2 texts wait for Ada", "--- 1 of 2 ---", "One stair, then the next.", "declared      12+, by its category",
            "25 of 140 characters", "grooming", "dares", "medical advice", "Write ages like 12+ or 12-90.",
            "the entry is declared 12+: raise its ages", "1 new id written beside the entries",
            "2 readings written to \(Self.readings)",
        ] {
            #expect(talk.output.contains(words), "\(words)\n\(talk)")
        }
        let lines = try folder.text(Self.readings).split(separator: "\n")
        #expect(lines.count == 2)
        #expect(
            lines[0].hasPrefix(#"{"ages":"12+","by":"Ada","form":""#)
                && lines[0].hasSuffix(#"","id":"q9z1nzbsqs3p9","on":"2026-11-22","verdict":"accepted"}"#))
        try folder.write(
            Self.page, folder.text(Self.page).replacing("- contributedBy", with: "- ages: 13+\n- contributedBy"))
        let built = try run(folder, "build", "--dry-run", "--phase", "release")
        #expect(built.exitCode == 0, "\(built)")
    }

    @Test func whoQuitsGoesOnWhereTheyStopped() throws {
        let folder = try folder()
        _ = try run(folder, "review", "--by", "Ada", "--on", "2026-11-22", input: "a\n\n\nq\n")
        let again = try run(folder, "review", "--by", "Ada", "--on", "2026-11-23", input: "b\n\nIt is about sleep.\n")
        #expect(again.output.contains("1 text waits for Ada") && !again.output.contains("One stair"), "\(again)")
        let lines = try folder.text(Self.readings)
        #expect(
            lines.split(separator: "\n").count == 2 && lines.contains(#""because":"It is about sleep.""#), "\(lines)")
        // The end of the input is a wish to stop, and skipping is no reading.
        let skipped = try run(folder, "review", "--by", "Bo", input: "s\n")
        #expect(skipped.exitCode == 0 && skipped.output.contains("0 readings written"), "\(skipped)")
    }

    @Test func scriptsAcceptAndSendBack() throws {
        let folder = try folder()
        let accepted = try run(
            folder, "review", "--accept", "q9z1nzbsqs3p9", "--ages", "12+", "--topics", "death, sadness", "--by", "Ada",
            "--on", "2026-11-22")
        #expect(accepted.exitCode == 0, "\(accepted)")
        #expect(accepted.output.hasSuffix("\(Self.readings): accepted by Ada\n"), "\(accepted)")
        #expect(try folder.text(Self.readings).contains(#""topics":["death","sadness"]"#))
        let back = try run(
            folder, "review", "--send-back", "q9z1nzbsqs3p9", "--because", "Whose stair?", "--by", "Bo", "--on",
            "2026-11-22")
        #expect(back.exitCode == 0 && back.output.hasSuffix("sent back by Bo\n"), "\(back)")
        let built = try run(folder, "build", "--dry-run")
        #expect(built.exitCode == 1 && built.output.contains("Bo sent this text back on 2026-11-22: Whose stair?"))
        let explained = try run(folder, "explain", "q9z1nzbsqs3p9")
        for words in ["read by       1 person, 1 person asked for", "Ada: accepted for 12+, touches death, sadness"] {
            #expect(explained.output.contains(words), "\(words)\n\(explained)")
        }
    }

    @Test func manyAreAcceptedTogetherWithAReasonAndMarked() throws {
        let folder = try folder()
        let all = try run(
            folder, "review", "--accept-all", "--file", "messages/courage/a.md", "--because", "Read as a printed book.",
            "--by", "Noor", "--on", "2026-11-22")
        // Noor sent one of the two in.
        #expect(all.exitCode == 0 && all.output.hasSuffix("1 text accepted together by Noor\n"), "\(all)")
        #expect(try folder.text(Self.readings).contains(#""bulk":true,"by":"Noor""#))
        let list = try run(folder, "review", "--list")
        #expect(
            list.output.hasPrefix(
                "1 of 2 texts wait for a reader; 0 sent back, 0 changed since they were read, 1 read only together"),
            "\(list)")
        #expect(list.output.contains(/contributed +1 +1\n/) && list.output.contains(/house +0 +1\n/), "\(list)")
    }

    @Test(
        arguments: [
            (["--accept", "q9z1nzbsqs3p9"], 64, "say for whom the text is"),
            (["--send-back", "q9z1nzbsqs3p9"], 64, "say what is wrong"),
            (["--send-back", "q9z1nzbsqs3p9", "--because", "…"], 64, "says why"),
            (["--accept-all", "--because", "Read."], 64, "say what was read"),
            (["--accept-all", "--kind", "message"], 64, "how these were read"),
            (["--list", "--accept-all", "--because", "Read."], 64, "give one of"),
            (["--accept", "q9z1nzbsqs3p8", "--ages", "12+"], 2, "did you mean 'q9z1nzbsqs3p9'?"),
            (["--list", "--category", "calm"], 2, "no text fits"),
        ] as [([String], Int32, String)])
    func whatIsAskedWronglyIsSaidAndNothingIsWritten(arguments: [String], code: Int32, words: String) throws {
        let folder = try folder()
        let result = try BuiltTool().run(["review", "--by", "Ada"] + arguments, in: folder.path)
        #expect(result.exitCode == code && result.errors.contains(words), "\(result)")
        #expect(!FileManager.default.fileExists(atPath: folder.path + "/" + Self.readings))
    }

    @Test func nothingOfTheFileIsEverTouchedAndALineWithoutEndIsEnded() throws {
        let folder = try folder()
        try folder.write(Self.readings, "<<<<<<< mine")
        _ = try run(folder, "review", "--accept", "q9z1nzbsqs3p9", "--ages", "12+", "--by", "Ada", "--on", "2026-11-22")
        #expect(try folder.text(Self.readings).hasPrefix("<<<<<<< mine\n{\"ages\""))
        let built = try run(folder, "build", "--dry-run")
        #expect(built.output.contains("readings.jsonl:1:1: error:") && built.output.contains("[malformed-readings]"))
    }

    @Test func aReadingOfNothingIsSaid() throws {
        let folder = try folder()
        _ = try run(folder, "review", "--accept", "q9z1nzbsqs3p9", "--ages", "12+", "--by", "Ada", "--on", "2026-11-22")
        try folder.write(Self.page, SmallContent.opening + "> So does a nap.\n")
        let built = try run(folder, "build", "--dry-run")
        #expect(built.output.contains("there is no entry 'q9z1nzbsqs3p9' [reading-without-entry]"), "\(built)")
    }

    @Test func hundredsOfUnreadTextsAreOneLineForPeopleAndPlacesForPrograms() throws {
        let words = ["stair", "lamp", "kettle", "harbour", "ladder", "violin"]
        let folder = try folder("readings: {needed: 1}\n", words.map { "> Look at the \($0).\n\n" }.joined())
        let text = try run(folder, "build", "--dry-run", "--phase", "release")
        #expect(text.output.contains("error: 6 texts wait for a reader [unread-text]\n  \(Self.page): 6\n"), "\(text)")
        #expect(!text.output.contains("nobody has read this text") && text.output.contains("6 errors"), "\(text)")
        let lines = try run(folder, "build", "--dry-run", "--phase", "release", "--report", "jsonl")
        #expect(lines.output.split(separator: "\n").filter { $0.contains("unread-text") }.count == 6, "\(lines)")
        let github = try run(folder, "build", "--dry-run", "--phase", "release", "--report", "github")
        #expect(github.output.contains("::error title=unread-text::6 texts wait for a reader%0A"), "\(github)")
    }

    @Test func appsGetUnreadTextsForAdultsOnlyUnlessTheOwnerSaysOtherwise() throws {
        for (settings, age) in [
            ("readings: {needed: 1}\n", 18), ("readings: {needed: 0}\n", 18),
            ("readings: {needed: 1, minors: unread-allowed}\n", 12),
        ] {
            let folder = try folder(settings + "slices: [{name: read, rated: reader}]\n")
            _ = try run(
                folder, "review", "--accept", "q9z1nzbsqs3p9", "--ages", "12+", "--by", "Ada", "--on", "2026-11-22")
            let built = try run(folder, "build", "--slices")
            #expect(built.exitCode == 0, "\(built)")
            let records = try folder.text("build/catalog/records.jsonl").split(separator: "\n")
            let read = try #require(records.first { $0.contains("One stair") })
            let unread = try #require(records.first { $0.contains("a nap") })
            #expect(read.contains(#""minAge":12"#) && read.contains(#""rated":{"by":"reader"}"#), "\(read)")
            #expect(unread.contains(#""minAge":\#(age),"#) && unread.contains(#""rated":{"by":"rules"}"#), "\(unread)")
            let slice = try folder.text("build/slices/read/records.jsonl")
            #expect(slice == read + "\n")
            let shown = try run(folder, "inspect", "build/catalog", "q9z1nzbsqs3p9")
            #expect(shown.output.contains("read by people"), "\(shown)")
        }
    }

    @Test func theReportListsWhoHasReadWhat() throws {
        let folder = try folder()
        _ = try run(
            folder, "review", "--accept-all", "--kind", "message", "--because", "Read as a book.", "--by", "Ada",
            "--on",
            "2026-11-22")
        try folder.write(Self.page, folder.text(Self.page).replacing("One stair", with: "Two stairs"))
        let report = try run(folder, "report")
        #expect(report.exitCode == 0, "\(report)")
        let page = try folder.text("build/report/index.html")
        for words in [
            "People have read 1 of 2 texts.", "<li>2026-11-22, <bdi>Ada</bdi>, 1 text: <bdi>Read as a book.</bdi></li>",
            "<bdi>the words have changed since Ada read them on 2026-11-22</bdi>",
            "<th scope=\"row\"><bdi>Ada</bdi></th><td>1</td><td>1</td><td>0</td><td>1</td></tr>",
        ] {
            #expect(page.contains(words), "\(words)")
        }
    }
}
