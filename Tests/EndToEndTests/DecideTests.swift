import Foundation
import TestSupport
import Testing

/// Editors answer about pairs that are alike, with one command.
struct DecideTests {
    private static let gentle = "> Be gentle with yourself on the long road.\n"
    private static let strict = "> Be strict with yourself on the long road.\n"

    /// Content of two entries that are nearly the same, and their ids in the order of the page.
    private func pair(_ one: String = gentle, _ other: String = strict) throws -> (TemporaryFolder, [String]) {
        let folder = try SmallContent.folder([SmallContent.page: SmallContent.opening + one + "\n" + other])
        let written = try BuiltTool().run(["ids", "--write"], in: folder.path)
        try #require(written.exitCode == 0, "\(written)")
        return (folder, try ids(folder))
    }

    private func ids(_ folder: TemporaryFolder, _ page: String = SmallContent.page) throws -> [String] {
        try folder.text(page).matches(of: /- id: (q[0-9a-z]{12})/).map { String($0.1) }
    }

    private func decide(_ folder: TemporaryFolder, _ arguments: [String]) throws -> BuiltTool.Result {
        try BuiltTool().run(
            ["decide"] + arguments + ["--because", "read side by side", "--by", "Zoë", "--on", "2026-11-21"],
            in: folder.path)
    }

    private func decisions(_ folder: TemporaryFolder) throws -> String {
        try folder.text("content/decisions/duplicates.yml")
    }

    @Test(arguments: ["variant", "excerpt", "translation", "distinct"])
    func writesALineThatSilencesThePair(kind: String) throws {
        let (folder, ids) = try pair()
        let before = try BuiltTool().run(["build", "--dry-run"], in: folder.path)
        #expect(before.output.contains("[near-duplicate-quote]"), "\(before)")
        let result = try decide(folder, [ids[1], ids[0], kind])
        #expect(result.exitCode == 0, "\(result)")
        #expect(
            result.output.hasSuffix("content/decisions/duplicates.yml: \(ids[1]) and \(ids[0]) are '\(kind)'\n"),
            "\(result)")
        let sorted = ids.sorted()
        #expect(
            try decisions(folder).hasPrefix(
                "- {a: \"\(sorted[0])\", b: \"\(sorted[1])\", decision: \(kind), by: \"Zoë\", on: 2026-11-21, "
                    + "reason: \"read side by side\", forms: ["))
        let after = try BuiltTool().run(["build"], in: folder.path)
        #expect(after.exitCode == 0 && after.lastLine.hasSuffix("0 errors, 0 warnings, 0 notes"), "\(after)")
        #expect(try folder.text("build/catalog/records.jsonl").split(separator: "\n").count == 2)
    }

    /// The command that a finding proposes can be pasted; the pair has no ids yet.
    @Test func whatTheFindingProposesWorks() throws {
        let folder = try SmallContent.folder([
            SmallContent.page: SmallContent.opening + Self.gentle + "\n" + Self.strict
        ])
        let checked = try BuiltTool().run(["build", "--dry-run"], in: folder.path)
        let command = try #require(
            checked.output.firstMatch(of: /help: if they are two sayings: (catalog decide .* --because "…")/)
        ).1
        let result = try BuiltTool.shell(
            command.replacing("…", with: "one is an answer to the other") + " --by Zoë", in: folder.path)
        #expect(result.exitCode == 0, "\(result)")
        #expect(result.output.contains("\(SmallContent.page): 2 new ids written beside the entries\n"), "\(result)")
        let after = try BuiltTool().run(["build", "--dry-run"], in: folder.path)
        #expect(after.lastLine.hasSuffix("0 errors, 0 warnings, 0 notes"), "\(after)")
    }

    @Test func aReasonThatSaysNothingIsRefused() throws {
        let (folder, ids) = try pair()
        let result = try BuiltTool().run(
            ["decide", ids[0], ids[1], "distinct", "--because", "…", "--by", "Zoë"], in: folder.path)
        #expect(result.exitCode == 64 && result.errors.contains("--because says why"), "\(result)")
    }

    @Test func sameKeepsWhatIsNamedOrWhatTheToolPrefers() throws {
        let (folder, ids) = try pair(Self.gentle, "> Be strict with yourself on the long road\n")
        let chosen = try decide(folder, [ids[0], ids[1], "same"])
        #expect(chosen.output.contains("\(ids[0]) stays: its capitals and punctuation are better\n"), "\(chosen)")
        func keptIDs() throws -> [String] {
            let built = try BuiltTool().run(["build"], in: folder.path)
            #expect(built.exitCode == 0 && built.lastLine.hasSuffix("0 errors, 0 warnings, 0 notes"), "\(built)")
            return try folder.text("build/catalog/records.jsonl").matches(of: /"id":"(q[0-9a-z]{12})"/)
                .map { String($0.1) }
        }
        #expect(try keptIDs() == [ids[0]])
        let named = try decide(folder, [ids[0], ids[1], "same", "--keep", ids[1]])
        #expect(named.output.contains("this replaces the decision 'same' by Zoë on 2026-11-21: read side by side\n"))
        #expect(try keptIDs() == [ids[1]])
        #expect(try decisions(folder).split(separator: "\n").count == 1)
    }

    @Test func unknownIDsAreNotRecorded() throws {
        let (folder, ids) = try pair()
        let mistyped = String(ids[0].dropLast()) + (ids[0].hasSuffix("0") ? "1" : "0")
        let result = try decide(folder, [mistyped, ids[1], "distinct"])
        #expect(result.exitCode == 2, "\(result)")
        #expect(
            result.errors == "catalog: no entry has the id '\(mistyped)'; did you mean '\(ids[0])'?\n", "\(result)")
        #expect(!FileManager.default.fileExists(atPath: folder.at("content/decisions")))
        #expect(try decide(folder, [ids[0], ids[0], "distinct"]).errors.contains("given twice"))
        #expect(
            try decide(folder, [ids[0], ids[1], "same", "--keep", "q000000000000"]).errors
                .contains("no entry has the id 'q000000000000'"))
        #expect(try decide(folder, [ids[0], ids[1], "distinct", "--keep", ids[0]]).exitCode == 64)
    }

    @Test func anOldIDIsFollowedThroughTheLedger() throws {
        let (folder, ids) = try pair()
        try folder.write(
            "content/ids.jsonl",
            #"{"digest":"0123456789abcdef","form":"0123456789abcdef","id":"q000000000000","ord":0,"since":1}"# + "\n"
                + "{\"id\":\"q000000000000\",\"moved\":\"\(ids[0])\",\"on\":\"2026-11-20\",\"reason\":\"same words\"}\n"
                + #"{"digest":"0123456789abcdef","form":"0123456789abcdef","id":"q111111111111","ord":1,"since":1}"#
                + "\n"
                + #"{"gone":true,"id":"q111111111111","on":"2026-11-20","reason":"unkind"}"# + "\n")
        let result = try decide(folder, ["q000000000000", ids[1], "variant"])
        #expect(
            result.output.hasPrefix("'q000000000000' is '\(ids[0])' since 2026-11-20 (same words)\n"), "\(result)")
        #expect(try decisions(folder).contains("\"\(ids[0])\"") && !decisions(folder).contains("q000000000000"))
        let same = try decide(folder, ["q000000000000", ids[0], "variant"])
        #expect(same.errors.contains("one and the same entry today"), "\(same)")
        let gone = try decide(folder, ["q111111111111", ids[1], "variant"])
        #expect(gone.errors == "catalog: 'q111111111111' was withdrawn on 2026-11-20 (unkind)\n", "\(gone)")
    }

    @Test func theNameComesFromGit() throws {
        let (folder, ids) = try pair()
        let arguments = ["decide", ids[0], ids[1], "distinct", "--because", "two answers"]
        let nobody = try BuiltTool().run(
            arguments, in: folder.path, environment: ["HOME": folder.path, "GIT_CONFIG_NOSYSTEM": "1"])
        #expect(nobody.exitCode == 64 && nobody.errors.contains("--by"), "\(nobody)")
        try folder.write(".gitconfig", "[user]\n\tname = Zoë Müller\n")
        let known = try BuiltTool().run(arguments, in: folder.path, environment: ["HOME": folder.path])
        guard known.exitCode == 0 else { return }  // There may be no git.
        #expect(try decisions(folder).contains("by: \"Zoë Müller\""))
    }

    @Test func theDoorOfTheStepTakesAnswersToo() throws {
        let (folder, ids) = try pair()
        let result = try BuiltTool("catalog-dedupe").run(
            ["decide", ids[0], ids[1], "distinct", "--because", "two answers", "--by", "Zoë"], in: folder.path)
        #expect(result.exitCode == 0, "\(result)")
        #expect(try decisions(folder).contains("decision: distinct"))
    }

    @Test func aFileThatMustBePutRightFirstIsLeftAlone() throws {
        let (folder, ids) = try pair()
        try folder.write("content/decisions/duplicates.yml", "- {a: nobody}\n")
        let result = try decide(folder, [ids[0], ids[1], "distinct"])
        #expect(result.exitCode == 2, "\(result)")
        #expect(
            result.errors.contains("content/decisions/duplicates.yml has to be put right first\ncontent/decisions"),
            "\(result)")
        #expect(try decisions(folder) == "- {a: nobody}\n")
    }

    @Test func whatIsPublishedCannotBeDecidedAway() throws {
        let folder = try SmallContent.folder([SmallContent.page: SmallContent.opening + Self.gentle])
        for arguments in [["build", "--phase", "release"], ["publish"]] {
            #expect(try BuiltTool().run(arguments, in: folder.path).exitCode == 0)
        }
        let new = "content/messages/courage/new.md"
        try folder.write(new, SmallContent.opening + Self.strict)
        #expect(try BuiltTool().run(["ids", "--write"], in: folder.path).exitCode == 0)
        let (old, fresh) = (try ids(folder)[0], try ids(folder, new)[0])
        let refused = try decide(folder, [old, fresh, "same", "--keep", fresh])
        #expect(refused.exitCode == 2, "\(refused)")
        #expect(refused.errors.hasPrefix("catalog: '\(old)' is published and '\(fresh)' is not"), "\(refused)")
        #expect(!FileManager.default.fileExists(atPath: folder.at("content/decisions")))
        let chosen = try decide(folder, [fresh, old, "same"])
        #expect(chosen.output.hasPrefix("\(old) stays: it is published\n"), "\(chosen)")
        #expect(try BuiltTool().run(["build", "--phase", "release"], in: folder.path).exitCode == 0)
        // A line that was written by hand is held to the same.
        let turned = try decisions(folder).contains("keep: a") ? ("keep: a", "keep: b") : ("keep: b", "keep: a")
        try folder.write(
            "content/decisions/duplicates.yml", try decisions(folder).replacing(turned.0, with: turned.1))
        let built = try BuiltTool().run(["build", "--phase", "release"], in: folder.path)
        #expect(built.exitCode == 1 && built.output.contains("[contradictory-decisions]"), "\(built)")
    }

    /// A decision holds wherever the two stand, and asks again when one is rewritten.
    @Test func aDecisionFollowsItsEntriesAndIsRenewedByTheCommandItNames() throws {
        let (folder, ids) = try pair()
        _ = try decide(folder, [ids[0], ids[1], "variant"])
        let page = try folder.text(SmallContent.page)
        let parts = page.split(separator: "\n\n> ").map(String.init)
        try #require(parts.count == 3)
        try folder.write(SmallContent.page, SmallContent.opening + "> One stair, then the next.\n")
        try folder.write("content/messages/courage/z.md", SmallContent.opening + "> " + parts[1] + "\n")
        try folder.write("content/messages/courage/0.md", SmallContent.opening + "> " + parts[2])
        let moved = try BuiltTool().run(["build"], in: folder.path)
        #expect(moved.exitCode == 0 && moved.lastLine.hasSuffix("0 errors, 0 warnings, 0 notes"), "\(moved)")
        try folder.write(
            "content/messages/courage/z.md",
            SmallContent.opening + "> " + parts[1].replacing("gentle", with: "tender") + "\n")
        let stale = try BuiltTool().run(["build"], in: folder.path)
        #expect(stale.exitCode == 1 && stale.output.contains("[stale-decision]"), "\(stale)")
        let command = try #require(
            stale.output.firstMatch(of: /the decision still holds: (catalog decide .*)\n/)
        ).1
        let renewed = try BuiltTool.shell("\(command) --by Zoë", in: folder.path)
        #expect(renewed.exitCode == 0 && renewed.output.contains("this replaces the decision 'variant'"), "\(renewed)")
        let built = try BuiltTool().run(["build"], in: folder.path)
        #expect(built.exitCode == 0 && built.lastLine.hasSuffix("0 errors, 0 warnings, 0 notes"), "\(built)")
    }
}
