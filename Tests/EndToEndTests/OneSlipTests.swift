import Foundation
import TestSupport
import Testing

/// One slip makes one finding: the cause comes first, at its place, and what follows from it is one line with a count.
struct OneSlipTests {
    private static let page = SmallContent.page
    private static let settings = SmallContent.files["content/catalog.yml"]!
    private static let texts = [
        "One stair, then the next.", "Knock, and count to ten.", "The kettle knows you are there.",
    ]

    /// A catalog that asks for three days of each category, published, with three messages and a quotation.
    private static func published() throws -> TemporaryFolder {
        let folder = try SmallContent.folder([
            "content/catalog.yml": settings + "floors: {days: 3}\nrules: {unknown-rights: off}\n",
            "content/categories/courage.md": "---\ntitle: Courage\n---\n\nFor steps that wobble.\n",
            page: "---\ncategory: courage\nages: 12+\n---\n\n"
                + texts.map { "> \($0)\n\n- moods: tired\n" }.joined(separator: "\n"),
            "content/messages/courage/quotes.md":
                "---\ncategory: courage\nages: 12+\nstatus: attributed\nlicence: LicenseRef-PublicDomain\n---\n\n"
                + "> Slow is a speed.\n>\n> — [Ada Brook](../../authors/ada-brook.md)\n\n"
                + "> A gate needs a hand.\n>\n> — [Ada Brook](../../authors/ada-brook.md)\n",
            "content/authors/ada-brook.md": "---\nname: Ada Brook\nborn: 1801\ndied: 1850\n---\n",
        ])
        for arguments in [["build", "--phase", "release"], ["publish"]] {
            let result = try BuiltTool().run(arguments, in: folder.path)
            try #require(result.exitCode == 0, "\(result)")
        }
        return folder
    }

    private struct Slip: Sendable, CustomTestStringConvertible {
        let name: String
        let change: @Sendable (TemporaryFolder) throws -> Void

        /// The first line of the report, and the line with what follows.
        let first: String
        let follows: String?
        var testDescription: String { name }

        init(
            _ name: String, _ first: String, _ follows: String?,
            _ change: @escaping @Sendable (TemporaryFolder) throws -> Void
        ) {
            self.name = name
            self.change = change
            self.first = first
            self.follows = follows
        }
    }

    private static func replace(_ old: String, with new: String, in path: String = page)
        -> @Sendable (TemporaryFolder)
        throws -> Void
    {
        { folder in
            let text = try folder.text(path)
            try #require(text.contains(old), "\(old)")
            try folder.write(path, text.replacing(old, with: new, maxReplacements: 1))
        }
    }

    private static func move(_ old: String, to new: String) -> @Sendable (TemporaryFolder) throws -> Void {
        { folder in
            let target = URL(fileURLWithPath: folder.at(new))
            try FileManager.default.createDirectory(
                at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
            try FileManager.default.moveItem(atPath: folder.at(old), toPath: folder.at(new))
        }
    }

    private static let slips: [Slip] = [
        Slip(
            "a mistyped key",
            "\(page):2:1: error: key 'ctegory' does not exist; did you mean 'category'? [unknown-key]",
            "3 entries of this file have no 'category' because of this; checked as if it said 'category'",
            replace("category:", with: "ctegory:")),
        Slip(
            "an empty first line",
            "\(page):1:1: error: an empty line stands above the front matter [missing-front-matter]",
            "3 entries of this file go by it; checked as if it began the file", replace("---\n", with: "\n---\n")),
        Slip(
            "no front matter", "\(page):1:1: error: the file does not begin with front matter [missing-front-matter]",
            "3 entries of this file have no category, 3 entries of this file have no ages, 1 supply seems short because "
                + "of this", replace("---\ncategory: courage\nages: 12+\n---\n\n", with: "")),
        Slip(
            "front matter that is no YAML",
            "\(page):2:11: error: the list that begins here is not closed, or a comma is missing in it [yaml-syntax]",
            "3 entries of this file have no category, 3 entries of this file have no ages, 1 supply seems short because "
                + "of this", replace("courage", with: "[courage")),
        Slip(
            "no category", "\(page):1:1: error: the front matter has no 'category' [missing-front-matter]",
            "3 entries of this file have no category, 1 supply seems short because of this",
            replace("category: courage\n", with: "")),
        Slip(
            "a text file",
            "content/messages/courage/a.txt:1:1: error: 'messages/courage/a.txt' is not read by anything; did you mean "
                + "'messages/courage/a.md'? [unreachable-file]",
            "3 entries are missing because of this; checked as if it were 'messages/courage/a.md'",
            move(page, to: "content/messages/courage/a.txt")),
        Slip(
            "an ending in capitals",
            "content/messages/courage/a.MD:1:1: error: 'messages/courage/a.MD' is not read by anything; did you mean "
                + "'messages/courage/a.md'? [unreachable-file]",
            "3 entries are missing because of this; checked as if it were 'messages/courage/a.md'",
            move(page, to: "content/messages/courage/a.MD")),
        Slip(
            "a mistyped folder",
            "content/mesages/courage/a.md:1:1: error: the 2 files of the folder 'mesages' are not read by anything; "
                + "did you mean 'messages'? [unreachable-file]",
            "5 entries are missing because of this; checked as if it were 'messages'",
            move("content/messages", to: "content/mesages")),
        Slip(
            "another folder",
            "content/texts/courage/a.md:1:1: error: the 2 files of the folder 'texts' are not read by anything; "
                + "did you mean 'messages'? [unreachable-file]",
            "5 entries are missing because of this; checked as if it were 'messages'",
            move("content/messages", to: "content/texts")),
        Slip(
            "UTF-16",
            "\(page):1:1: error: the file is saved as UTF-16, which some editors call 'Unicode' [invalid-utf8]",
            "3 entries of this file cannot be read because of this; checked as if it were UTF-8",
            { folder in
                let units = Array(try folder.text(page).utf16)
                try folder.write(page, [0xFF, 0xFE] + units.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] })
            }),
        Slip(
            "a day that is none",
            "content/catalog.yml:5:7: error: 'asOf' is '21.11.2026', which is no day; days are written year-month-day: "
                + "2026-11-21 [unknown-value]",
            "1 date of a review seems wrong because of this",
            { folder in
                try replace("2026-11-21", with: "21.11.2026", in: "content/catalog.yml")(folder)
                try replace("- moods: tired", with: "- reviewedOn: 2026-11-20")(folder)
            }),
        Slip(
            "a mistyped key of the settings",
            "content/catalog.yml:3:1: error: key 'langauges' does not exist; did you mean 'languages'? [unknown-key]",
            "5 entries go by it; checked as if it said 'languages'",
            replace("languages:", with: "langauges:", in: "content/catalog.yml")),
        Slip(
            "a list that is lost", "content/catalog.yml:6:1: error: 'moods' has no value [unknown-value]",
            "3 moods are not known because of this",
            replace("moods: [anxious, tired]", with: "moods: \"\"", in: "content/catalog.yml")),
        Slip(
            "a copy", "content/messages/courage/a copy.md:1:1: error: this file is a copy of '\(page)' [copied-file]",
            "3 entries stand in both files; checked without this file",
            { try $0.write("content/messages/courage/a copy.md", try $0.text(page)) }),
        Slip(
            "a copy with another ending",
            "content/messages/courage/a.md.bak:1:1: error: 'messages/courage/a.md.bak' is not read by anything; it looks "
                + "like a copy of 'messages/courage/a.md' [unreachable-file]", nil,
            { try $0.write("content/messages/courage/a.md.bak", try $0.text(page)) }),
        Slip(
            "a conflict",
            "\(page):6:1: error: two people changed this place, up to line 10, and nobody has joined what they wrote "
                + "[conflict-marker]", "checked with the first form only",
            replace(
                "> One stair, then the next.\n",
                with: "<<<<<<< HEAD\n> One stair, then the next.\n=======\n> One step, then the next.\n>>>>>>> b\n")),
        Slip(
            "a word processor's file",
            "content/messages/courage/a.docx:1:1: error: 'messages/courage/a.docx' is a word processor's file; messages "
                + "are plain text [unreachable-file]", nil,
            { try $0.write("content/messages/courage/a.docx", [0x50, 0x4B, 0x03, 0x04, 0x00]) }),
        Slip(
            "a page saved by a word processor",
            "content/messages/courage/a.docx:1:1: error: 'messages/courage/a.docx' is a word processor's file; messages "
                + "are plain text [unreachable-file]",
            "3 published messages seem gone, 1 supply seems short because of this",
            { folder in
                try FileManager.default.removeItem(atPath: folder.at(page))
                try folder.write("content/messages/courage/a.docx", [0x50, 0x4B, 0x03, 0x04, 0x00])
            }),
        Slip(
            "a mistyped name of an author's file",
            "content/authors/ada-brok.md:1:1: error: this file is called 'ada-brok.md', but entries say "
                + "'authors/ada-brook.md' [misnamed-file]", "2 entries link to it; checked as if it were called so",
            move("content/authors/ada-brook.md", to: "content/authors/ada-brok.md")),
        Slip(
            "a mistyped name of a category's file",
            "content/categories/courge.md:1:1: error: this file is called 'courge.md', but entries say "
                + "'categories/courage.md' [misnamed-file]", "5 entries belong to it; checked as if it were called so",
            move("content/categories/courage.md", to: "content/categories/courge.md")),
        Slip(
            "an author's file that is no YAML",
            "content/authors/ada-brook.md:2:7: error: the list that begins here is not closed, or a comma is missing in "
                + "it [yaml-syntax]", "checked as if only the name of the file were known",
            replace("Ada Brook", with: "[Ada Brook", in: "content/authors/ada-brook.md")),
        Slip(
            "a mistyped file of decisions",
            "content/decisions/duplicate.yml:1:1: error: 'decisions/duplicate.yml' is not read by anything; did you mean "
                + "'decisions/duplicates.yml'? [unreachable-file]", "checked as if it were 'decisions/duplicates.yml'",
            { try $0.write("content/decisions/duplicate.yml", "[]\n") }),
        Slip(
            "a mistyped policy",
            "content/policy/righst.yml:1:1: error: 'policy/righst.yml' is not read by anything: it is none of "
                + "'policy/attribution.yml', 'policy/misattributions.yml' or 'policy/rights.yml', and no pack of rules, "
                + "which begins with 'pack:'; did you mean 'policy/rights.yml'? [unreachable-file]",
            "checked as if it were 'policy/rights.yml'", { try $0.write("content/policy/righst.yml", "doubt: 1\n") }),
    ]

    /// Every report says the same: one error, its place, what follows.
    @Test(arguments: slips)
    private func isOneFinding(slip: Slip) throws {
        let folder = try Self.published()
        try slip.change(folder)
        let result = try BuiltTool().run(["build", "--dry-run", "--report", "jsonl=report"], in: folder.path)
        #expect(result.exitCode == 1 && result.lastLine.hasSuffix(": 1 error, 0 warnings, 0 notes"), "\(result)")
        #expect(result.output.hasPrefix(slip.first + "\n"), "\(result)")
        if let follows = slip.follows { #expect(result.output.contains("  note: \(follows)\n"), "\(result)") }

        let record = try #require(try folder.text("report").split(separator: "\n").dropFirst().first)
        let object = try #require(
            try JSONSerialization.jsonObject(with: Data(record.utf8)) as? [String: Any], "\(record)")
        #expect((object["consequences"] as? [String: Any])?["sentence"] as? String == slip.follows)
        guard let follows = slip.follows else { return }
        for format in ["sarif", "junit", "github"] {
            let report = try BuiltTool().run(["build", "--dry-run", "--report", format], in: folder.path)
            #expect(report.output.contains("note: \(follows)"), "\(format): \(report)")
        }
    }

    /// What does not follow from the cause is listed as ever.
    @Test func otherFindingsStay() throws {
        let folder = try Self.published()
        try Self.replace("---\ncategory: courage\nages: 12+\n---\n\n", with: "")(folder)
        try Self.replace("tired", with: "tird")(folder)
        try folder.write("content/messages/courage/c.md", "---\nlanguage: en\n---\n\n> Sit on the second stair.\n")
        let result = try BuiltTool().run(["build", "--dry-run"], in: folder.path)
        #expect(result.output.contains("[unknown-mood]"), "\(result)")
        #expect(result.output.contains("content/messages/courage/c.md:5:3: error: entry has no category"), "\(result)")
    }

    /// A cause cannot be silenced, or what follows from it would be hidden and a guess be published.
    @Test func nobodySilencesACause() throws {
        let folder = try Self.published()
        try Self.replace("category:", with: "allow: unknown-key until 2027-01-31 because we like it\nctegory:")(folder)
        try folder.write(
            "content/catalog.yml", try folder.text("content/catalog.yml") + "rules: {unreachable-file: off}\n")
        try folder.write("content/messages/courage/c.txt", SmallContent.opening + "> Sit on the second stair.\n")
        let result = try BuiltTool().run(["build"], in: folder.path)
        #expect(result.exitCode == 1, "\(result)")
        #expect(result.output.contains("[unknown-key]") && result.output.contains("[unreachable-file]"), "\(result)")
    }

    /// Commands that write leave a file alone of which they know one side or another encoding.
    @Test func aFileWithAConflictIsNotWritten() throws {
        let folder = try Self.published()
        try Self.replace(
            "> One stair, then the next.\n",
            with: "<<<<<<< HEAD\n> One stair.\n=======\n> One step.\n>>>>>>> b\n\n> A new one.\n")(folder)
        let before = try folder.bytes(Self.page)
        let result = try BuiltTool().run(["ids", "--write"], in: folder.path)
        #expect(
            result.exitCode != 0 && (result.output + result.errors).contains("content/messages/courage/a.md"),
            "\(result)")
        #expect(try folder.bytes(Self.page) == before)
    }

    @Test func withoutSettingsTheLinesToBeginWithAreShown() throws {
        let folder = try Self.published()
        try FileManager.default.removeItem(atPath: folder.at("content/catalog.yml"))
        let result = try BuiltTool().run(["validate", "content"], in: folder.path)
        #expect(
            result.output.hasPrefix(
                """
                content/catalog.yml:1:1: error: the content folder has no 'catalog.yml' [missing-settings]
                  1 |
                    | ^
                  help: add it with lines such as these, changed to your liking
                  1 + name: My catalog
                  2 + audience: 12+
                  3 + languages: [en]
                  4 + licence: CC-BY-4.0
                  5 + asOf: 2026-01-01
                  6 + moods: [anxious, tired, sad, hopeful, grateful]

                """), "\(result)")
    }

    /// A hundred warnings would say no more than that the language has begun.
    @Test func theFirstMessagesOfALanguageAreOneNote() throws {
        let folder = try Self.published()
        try Self.replace("[en]", with: "[en, de]", in: "content/catalog.yml")(folder)
        for page in ["a", "quotes"] {
            try Self.replace("ages:", with: "language: en\nages:", in: "content/messages/courage/\(page).md")(folder)
        }
        try folder.write(
            "content/messages/courage/de.md",
            "---\ncategory: courage\nlanguage: de\nages: 12+\n---\n\n> Erst der linke Schuh.\n\n- ratedBy: Mira Holt, Noor Elm\n"
        )
        let result = try BuiltTool().run(["build", "--phase", "release", "--dry-run"], in: folder.path)
        #expect(result.exitCode == 0, "\(result)")
        #expect(
            result.output.hasPrefix(
                "content/catalog.yml:3:17: note: 'de' has 1 message, and 0 of 1 category last as long as they should; its "
                    + "supply is not judged yet [growing-language]\n"), "\(result)")
        // A floor that names it counts.
        try Self.replace(
            "{days: 3}", with: "{days: 3, exceptions: [{languages: de, days: 2}]}", in: "content/catalog.yml")(folder)
        let judged = try BuiltTool().run(["build", "--phase", "release", "--dry-run"], in: folder.path)
        #expect(judged.output.contains("lasts 1 of 2 days for readers of 12 in 'de' [short-supply]"), "\(judged)")
    }
}
