import Foundation
import TestSupport
import Testing

/// Editors and keepers of packs work with ratings from the command line.
struct RatingTests {
    private static let pack = """
        pack: {id: house-en, version: 1.0.0, language: en, license: CC0-1.0, sources: [our own]}
        bands: [4, 9, 12, 13, 16, 18]
        topics:
          profanity: {moderate: 13, stores: {apple: profanityOrCrudeHumor}}
          self-harm: {strong: 18}
          tone: {tag: true}
        stores: {bands: {apple: {4: 4, 9: 9, 12: 13, 13: 13, 16: 16, 18: 18}}}
        overrides-policy: {min-reason: 20, two-person: []}
        rules:
          - id: oath
            topic: profanity
            severity: moderate
            any: [bloody]
            unless: ["bloody mary"]
            why: An oath; suitable from 13.
            examples: {hit: ["Bloody hard work."], miss: ["Blood, sweat and patience."]}
          - id: method
            topic: self-harm
            severity: strong
            action: block
            override: never
            any: [noose]
            why: Names a method.
            examples: {hit: ["A noose."], miss: ["A rope ladder."]}

        """
    private static let reason = "An idiom of a novel that every class reads."

    private func folder(_ entries: String, pack: String = pack) throws -> TemporaryFolder {
        try SmallContent.folder([
            SmallContent.page: SmallContent.opening + entries, "content/policy/house-en.yml": pack,
            "content/policy/house-en.md": "Written for this catalog.\n",
        ])
    }

    private func run(_ arguments: [String], _ folder: TemporaryFolder) throws -> BuiltTool.Result {
        try BuiltTool().run(arguments, in: folder.path)
    }

    private func override(_ folder: TemporaryFolder, _ more: [String]) throws -> BuiltTool.Result {
        try run(["override", "q9z1nzbsqs3p9"] + more + ["--on", "2026-11-21"], folder)
    }

    private static let judged = "> Bloody hard work, and done.\n\n- id: q9z1nzbsqs3p9\n"

    @Test func anOverrideIsRecordedAndHolds() throws {
        let folder = try folder(Self.judged)
        let before = try run(["tag", "content"], folder)
        #expect(before.exitCode == 1 && before.output.contains("a.md:5:3: error: 'Bloody' asks for 13+"), "\(before)")
        let recorded = try override(folder, ["oath", "ignore", "--because", Self.reason, "--by", "Zoë"])
        #expect(recorded.exitCode == 0, "\(recorded)")
        #expect(
            recorded.output.hasSuffix("content/decisions/suitability.yml: 'Bloody' does not count for 'oath' there\n"))
        let after = try run(["tag", "content"], folder)
        #expect(after.exitCode == 0 && after.lastLine.contains("0 errors, 0 warnings"), "\(after)")
        // Judged again, the line is replaced.
        let again = try override(folder, ["oath", "12", "--because", Self.reason, "--by", "Ada"])
        #expect(again.output.contains("this replaces what Zoë decided on 2026-11-21"), "\(again)")
        let lines = try folder.text("content/decisions/suitability.yml").split(separator: "\n")
        #expect(lines.count == 1 && lines[0].contains("to: 12") && lines[0].contains(#"by: ["Ada"]"#))
        let audit = try run(["tag", "overrides", "--export", "gold.jsonl"], folder)
        #expect(audit.exitCode == 0 && audit.output.contains("1 override of 1 entry\n"), "\(audit)")
        let gold = try folder.text("gold.jsonl")
        #expect(gold.contains(#""declared":12,"touches":[],"minAge":12,"machine":13,"overrides":[{"rule":"oath""#))
    }

    @Test func anOverrideOfOtherWordsIsToldByTheAudit() throws {
        let folder = try folder(Self.judged)
        _ = try override(folder, ["oath", "ignore", "--because", Self.reason, "--by", "Zoë"])
        try folder.write(
            SmallContent.page, SmallContent.opening + Self.judged.replacing("and done", with: "and over"))
        let audit = try run(["tag", "overrides"], folder)
        #expect(audit.exitCode == 1 && audit.output.contains("stale"), "\(audit)")
    }

    @Test(
        arguments: [
            (["oath", "ignore", "--because", "fine", "--by", "Zoë"], "in 20 characters or more"),
            (["oth", "ignore", "--because", reason, "--by", "Zoë"], "did you mean 'oath'?"),
            (["method", "ignore", "--because", reason, "--by", "Zoë"], "finds nothing in 'q9z1nzbsqs3p9'"),
            (["oath", "13", "--because", reason, "--by", "Zoë"], "13 would change nothing"),
            (["oath", "ignore", "--because", reason, "--by", "Zoë", "--words", "bloody"], "but 'Bloody'"),
        ] as [([String], String)])
    func whatCannotBeOverruledIsSaidInWords(arguments: [String], words: String) throws {
        let folder = try folder(Self.judged)
        let result = try override(folder, arguments)
        #expect(result.exitCode == 2 && result.errors.contains(words), "\(result)")
        #expect(!FileManager.default.fileExists(atPath: folder.path + "/content/decisions/suitability.yml"))
    }

    @Test func nobodyMayAllowOrSwitchOffARating() throws {
        let allowed = try folder(
            Self.judged + "- allow: under-declared-age until 2027-01-31 because we like it\n")
        let one = try run(["tag", "content"], allowed)
        #expect(one.exitCode == 1 && one.output.contains("[malformed-suppression]"), "\(one)")
        #expect(one.output.contains("[under-declared-age]"))
        let lowered = try folder(Self.judged)
        let settings = try lowered.text("content/catalog.yml")
        try lowered.write("content/catalog.yml", settings + "rules:\n  under-declared-age: off\n")
        let other = try run(["tag", "content"], lowered)
        #expect(other.exitCode == 1 && other.output.contains("[binding-rule-in-settings]"), "\(other)")
        #expect(other.output.contains("[under-declared-age]"))
    }

    @Test func explainShowsAllThatDecidedAboutAnEntry() throws {
        let folder = try folder("> Bloody hard work, said Bloody Mary.\n\n- id: q9z1nzbsqs3p9\n")
        let shown = try run(["explain", "q9z1nzbsqs3p9"], folder)
        #expect(shown.exitCode == 0, "\(shown)")
        for words in [
            "declared      12+, by its category", "counts        13+",
            "13+           'Bloody' (5:3): profanity moderate, rule oath",
            "left alone    'Bloody' of oath, because of 'Bloody Mary'", "status        original",
            "35 of 140 characters", #""a":"Example","c":"35""#, "[under-declared-age]",
        ] {
            #expect(shown.output.contains(words), "\(words)\n\(shown.output)")
        }
        let unknown = try run(["explain", "q9z1nzbsqs3p8"], folder)
        #expect(unknown.exitCode == 2 && unknown.errors.contains("did you mean 'q9z1nzbsqs3p9'?"), "\(unknown)")
    }

    @Test func packsAreTestedLintedComparedAndShown() throws {
        let folder = try folder(Self.judged)
        let tested = try run(["tag", "pack", "test"], folder)
        #expect(tested.exitCode == 0 && tested.output.contains("4 of 4 examples as they should be"), "\(tested)")
        try folder.write("words.txt", "blood\nbloody\nnoose\n")
        let lint = try run(["tag", "pack", "lint", "--words", "words.txt"], folder)
        #expect(lint.output.hasSuffix("2 of 3 words are raised to 13 and above\n"), "\(lint)")
        try folder.write("read.txt", "bloody\n")
        let unread = try run(["tag", "pack", "lint", "--words", "words.txt", "--reviewed", "read.txt"], folder)
        #expect(unread.exitCode == 1 && unread.output.contains("noose: method raises it to 18"), "\(unread)")
        try folder.write("other/a.yml", Self.pack.replacing("any: [bloody]", with: "any: [blimey, bloody]"))
        let diff = try run(["tag", "pack", "diff", "content", "other"], folder)
        #expect(diff.output.contains("~ oath: looks for now: blimey"), "\(diff)")
        #expect(diff.output.hasSuffix("0 raised, 0 lowered, 0 newly blocked, 0 blocked no more\n"), "\(diff)")
        let shown = try run(["tag", "pack", "show", "--rule", "method"], folder)
        #expect(shown.output.contains("action: block") && shown.output.contains("# house-en"), "\(shown)")
        try folder.write("other/a.yml", Self.pack.replacing("topic: self-harm", with: "topic: self-hram"))
        let faulty = try run(["tag", "pack", "test", "other"], folder)
        #expect(faulty.exitCode == 1 && faulty.output.contains("other/a.yml:18:12: error:"), "\(faulty)")
    }

    @Test func answersForStoresComeFromTheBundle() throws {
        let folder = try folder(Self.judged + "- ages: 13+\n")
        let built = try run(["build"], folder)
        #expect(built.exitCode == 0, "\(built)")
        let answers = try run(["tag", "stores"], folder)
        #expect(answers.exitCode == 0 && answers.output.contains("apple, rated 13"), "\(answers)")
        #expect(answers.output.contains(/profanityOrCrudeHumor +FREQUENT +1 +1000 +profanity +q9z1nzbsqs3p9/))
        let young = try run(["tag", "stores", "--age", "9"], folder)
        #expect(young.exitCode == 2, "\(young)")
    }
}
