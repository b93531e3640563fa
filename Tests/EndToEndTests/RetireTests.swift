import Foundation
import TestSupport
import Testing

/// Ids end with one command, which takes the entry out and has the ledger remember.
struct RetireTests {
    private static let lamp = "> The lamp asks for very little oil.\n"
    private static let signature = ["--because", "it said the same", "--by", "Zoë", "--on", "2026-11-22"]
    private static let ledger = "content/ids.jsonl"

    /// A published catalog of three messages, the third in XML, and their ids.
    private func published() throws -> (folder: TemporaryFolder, ids: [String]) {
        let folder = try SmallContent.folder([
            SmallContent.page: SmallContent.files[SmallContent.page]! + "\n" + Self.lamp,
            "content/messages/courage/b.xml": SmallContent.xml("A kettle hums before it sings."),
        ])
        try release(folder)
        let pages = try folder.text(SmallContent.page) + folder.text("content/messages/courage/b.xml")
        let ids = pages.matches(of: /id(?:: |=")(q[0-9a-z]{12})/).map { String($0.1) }
        try #require(ids.count == 3)
        return (folder, ids)
    }

    private func release(_ folder: TemporaryFolder) throws {
        for arguments in [["build", "--phase", "release"], ["publish"]] {
            let result = try BuiltTool().run(arguments, in: folder.path)
            try #require(result.exitCode == 0, "\(result)")
        }
    }

    private func run(_ folder: TemporaryFolder, _ arguments: [String]) throws -> BuiltTool.Result {
        try BuiltTool().run(arguments + Self.signature, in: folder.path)
    }

    private func resolve(_ id: String, _ folder: TemporaryFolder) throws -> String {
        let built = try BuiltTool().run(["build", "--phase", "release"], in: folder.path)
        #expect(built.exitCode == 0 && built.lastLine.contains("0 errors, 0 warnings"), "\(built)")
        return try BuiltTool().run(["inspect", "build/catalog", id], in: folder.path).output
    }

    /// Every file of the content with its text.
    private func contents(_ folder: TemporaryFolder) throws -> [String: String] {
        let names = FileManager.default.enumerator(atPath: folder.at("content"))?.compactMap { $0 as? String } ?? []
        var texts: [String: String] = [:]
        for name in names { texts[name] = try? folder.text("content/\(name)") }
        return texts
    }

    @Test(arguments: [
        ([String](), "", "was withdrawn: it said the same"),
        (["--erase"], "\"erase\":true,", "was withdrawn: it said the same; saved copies are to be erased"),
    ])
    func withdrawsAMessage(options: [String], member: String, expected: String) throws {
        let (folder, ids) = try published()
        let (page, ledger) = (try folder.text(SmallContent.page), try folder.text(Self.ledger))
        let result = try run(folder, ["withdraw", ids[1]] + options)
        #expect(result.exitCode == 0, "\(result)")
        #expect(
            result.output == "  \(ids[1])  The lamp asks for very little oil.\n"
                + "\(SmallContent.page):9: the entry is taken out\n")
        let cut = try #require(page.range(of: "\n" + Self.lamp))
        #expect(try folder.text(SmallContent.page) == String(page[..<cut.lowerBound]))
        #expect(
            try folder.text(Self.ledger) == ledger
                + "{\"by\":\"Zoë\",\(member)\"gone\":true,\"id\":\"\(ids[1])\",\"on\":\"2026-11-22\","
                + "\"reason\":\"it said the same\"}\n")
        #expect(try resolve(ids[1], folder) == "\(ids[1]) \(expected)\n")
        let again = try run(folder, ["withdraw", ids[1]] + options)
        #expect(
            again.exitCode == 0
                && again.output == "ids.jsonl says so since 2026-11-22 (it said the same); nothing was left to do\n",
            "\(again)")
    }

    /// What the older release holds cannot be taken back; everything that is made from then on is silent about it.
    @Test func erasedWordsAreInNothingThatIsPublishedAfterwards() throws {
        let (folder, ids) = try published()
        let words = "asks for very little oil"
        try folder.write(
            "content/catalog.yml",
            try folder.text("content/catalog.yml") + "slices:\n  - {name: short, kinds: message}\n")
        let quoting = try BuiltTool().run(
            ["withdraw", ids[1], "--erase", "--by", "Zoë", "--because", "He said: the lamp asks for VERY little oil"],
            in: folder.path)
        #expect(quoting.exitCode == 2 && quoting.errors.contains("it repeats the words"), "\(quoting)")
        #expect(try run(folder, ["withdraw", ids[1], "--erase"]).exitCode == 0)
        try release(folder)
        var said = ""
        for arguments in [
            ["views"], ["report"], ["delta", "build/release/1", "build/release/2", "--out", "build/delta.jsonl"],
            ["diff", "build/release/1", "build/release/2"], ["diff", "build/release/1", "build/release/2", "--json"],
            ["apply", "build/release/1", "build/delta.jsonl", "--out", "build/applied"],
            ["inspect", "build/catalog", ids[1]],
        ] {
            let result = try BuiltTool().run(arguments, in: folder.path)
            #expect(result.exitCode == 0, "\(result)")
            said += result.output
        }
        #expect(said.contains(ids[1]) && !said.contains(words))
        var count = 0
        for case let name as String in FileManager.default.enumerator(atPath: folder.path)! {
            guard !name.hasPrefix("build/release/1/"), let bytes = try? folder.bytes(name) else { continue }
            count += 1
            #expect(!bytes.contains(Array(words.utf8)), "\(name)")
        }
        #expect(count > 40)
        #expect(try folder.text("build/release/1/records.jsonl").contains(words))
        #expect(try folder.text("build/release/2/CHANGES.md").contains("- `\(ids[1])`: it said the same; saved copies"))

        // A second copy of it, which nobody thought of.
        try folder.write(
            "content/messages/courage/c.md", SmallContent.opening + "> The lamp asks for very little oil!\n")
        let again = try BuiltTool().run(["build", "--phase", "release"], in: folder.path)
        #expect(again.exitCode == 1 && again.output.contains("[erased-words]"), "\(again)")
        #expect(try run(folder, ["withdraw", ids[1]]).exitCode == 0)
        #expect(try BuiltTool().run(["build", "--phase", "release"], in: folder.path).exitCode == 0)
    }

    @Test func mergesAnElementOfXMLIntoAMessage() throws {
        let (folder, ids) = try published()
        let result = try run(folder, ["merge", ids[2], ids[0]])
        #expect(result.exitCode == 0, "\(result)")
        #expect(
            try folder.text("content/messages/courage/b.xml")
                == "<messages xmlns=\"urn:florilegium:content:1\" category=\"courage\"></messages>\n")
        #expect(try resolve(ids[2], folder) == "\(ids[2]) was merged into \(ids[0])\n")
        try release(folder)
        let changes = try folder.text("build/release/2/changes.json")
        #expect(changes.contains(#""moved":[{"id":"\#(ids[2])","to":"\#(ids[0])"}]"#), "\(changes)")
    }

    /// A leads to B, B is merged into C; then D is to lead to A.
    @Test func chainsAreFollowedToTheirEnd() throws {
        let (folder, ids) = try published()
        #expect(try run(folder, ["merge", ids[0], ids[1]]).exitCode == 0)
        let second = try run(folder, ["merge", ids[1], ids[2]])
        #expect(second.output.contains("1 older id that led to it shares its fate\n"), "\(second)")
        #expect(try resolve(ids[0], folder) == "\(ids[0]) was merged into \(ids[2])\n")
        try folder.write("content/messages/courage/c.md", SmallContent.opening + "> Tie one knot, then rest.\n")
        try release(folder)
        let page = try folder.text("content/messages/courage/c.md")
        let fresh = String(try #require(page.firstMatch(of: /id: (q[0-9a-z]{12})/)).1)
        let third = try run(folder, ["withdraw", fresh, "--instead", ids[0]])
        #expect(third.output.contains("'\(ids[0])' was merged into '\(ids[2])'\n"), "\(third)")
        #expect(try folder.text(Self.ledger).contains("\"instead\":\"\(ids[2])\""))
        let circle = try run(folder, ["merge", ids[2], ids[0]])
        #expect(circle.exitCode == 2 && circle.errors.contains("whoever follows it would never arrive"), "\(circle)")
    }

    @Test func movesAnIDWhoseEntryHasGone() throws {
        let (folder, ids) = try published()
        let early = try run(folder, ["move", ids[1], ids[0]])
        #expect(early.exitCode == 2 && early.errors.contains("'\(ids[1])' still has its entry"), "\(early)")
        let page = try folder.text(SmallContent.page)
        let cut = try #require(page.range(of: "\n" + Self.lamp))
        try folder.write(SmallContent.page, String(page[..<cut.lowerBound]))
        #expect(try run(folder, ["merge", ids[1], ids[0]]).errors.contains("catalog move \(ids[1]) \(ids[0])\n"))
        #expect(try run(folder, ["move", ids[1], ids[0]]).exitCode == 0)
        #expect(try resolve(ids[1], folder) == "\(ids[1]) was merged into \(ids[0])\n")
        // The last word counts.
        let replaced = try run(folder, ["move", ids[1], ids[2]])
        #expect(replaced.output == "this replaces what was said on 2026-11-22: it said the same\n", "\(replaced)")
        #expect(try resolve(ids[1], folder) == "\(ids[1]) was merged into \(ids[2])\n")
    }

    /// Deleted and written anew: every other command wants this one first.
    @Test(arguments: ["content/messages/courage/a.md:9", "messages/courage/a.md:9", "id"])
    func leadsAnIDToAnEntryThatWasWrittenAnew(place: String) throws {
        let (folder, ids) = try published()
        let page = try folder.text(SmallContent.page)
        let cut = try #require(page.range(of: "\n" + Self.lamp))
        try folder.write(
            SmallContent.page, String(page[..<cut.lowerBound]) + "\n> What burns low still burns until the morning.\n")
        for refused in [["ids", "--write"], ["build"]] {
            let result = try BuiltTool().run(refused, in: folder.path)
            #expect(result.exitCode == 1 && result.output.contains("catalog move \(ids[1]) FILE:LINE"), "\(result)")
        }
        var target = place
        if place == "id" {
            // As somebody finds it who tries what the tool would mint.
            let copy = try copyWithoutLedger(folder)
            let other = try BuiltTool().run(["ids"], in: copy.path).output
            target = String(try #require(other.firstMatch(of: /q[0-9a-z]{12}/)).0)
        }
        let moved = try run(folder, ["move", ids[1], target])
        #expect(moved.exitCode == 0, "\(moved)")
        #expect(moved.output.contains("content/messages/courage/a.md:9: 'q"), "\(moved)")
        let written = try folder.text(SmallContent.page)
        let id = String(try #require(written.matches(of: /- id: (q[0-9a-z]{12})/).last).1)
        #expect(try resolve(ids[1], folder) == "\(ids[1]) was merged into \(id)\n")
        #expect(try BuiltTool().run(["ids"], in: folder.path).exitCode == 0)
    }

    private func copyWithoutLedger(_ folder: TemporaryFolder) throws -> TemporaryFolder {
        var files = try contents(folder)
        files["ids.jsonl"] = nil
        return try TemporaryFolder(Dictionary(uniqueKeysWithValues: files.map { ("content/\($0.key)", $0.value) }))
    }

    /// A machine that stopped between the two files left one of these; the same command ends what it began.
    @Test(arguments: [true, false])
    func takesUpWhatWasInterrupted(ledgerWasWritten: Bool) throws {
        let (folder, ids) = try published()
        let before = try contents(folder)
        #expect(try run(folder, ["withdraw", ids[1]]).exitCode == 0)
        let after = try contents(folder)
        let undone = ledgerWasWritten ? "messages/courage/a.md" : "ids.jsonl"
        try folder.write("content/\(undone)", try #require(before[undone]))
        let result = try run(folder, ["withdraw", ids[1]])
        #expect(result.exitCode == 0, "\(result)")
        #expect(try contents(folder) == after)
    }

    @Test func refusesWhatWouldLeadNowhereAndWritesNothing() throws {
        let (folder, ids) = try published()
        try folder.write(
            "content/messages/courage/c.md",
            SmallContent.opening
                + "> Tie one knot, then rest.\n\n> Sit down on the second stair.\n\n- id: q000000000000\n")
        let minted = try BuiltTool().run(["ids"], in: folder.path).output
        let unwritten = String(try #require(minted.firstMatch(of: /q[0-9a-z]{12}/)).0)
        let before = try contents(folder)
        for (arguments, message) in [
            (["merge", ids[0], ids[0]], "'\(ids[0])' cannot lead to itself"),
            (["merge", ids[0], "q000000000012"], "no entry has the id 'q000000000012'"),
            (
                ["merge", "q000000000000", unwritten],
                "'\(unwritten)' is not written in content/messages/courage/c.md yet"
            ),
            (
                ["merge", ids[0], "messages/courage/none.md:3"],
                "there is no file of entries 'messages/courage/none.md'"
            ),
            (["merge", ids[0], "messages/courage/c.md:99"], "there is no entry at messages/courage/c.md:99"),
            (["merge", "q000000000012", ids[0]], "no entry has the id 'q000000000012'"),
            (["withdraw", "nonsense"], "no entry has the id 'nonsense'"),
            (["withdraw", ids[0], "--instead", "q111111111111"], "no entry has the id 'q111111111111'"),
        ] {
            let result = try run(folder, arguments)
            #expect(result.exitCode == 2 && result.errors.hasPrefix("catalog: \(message)"), "\(result)")
        }
        #expect(try contents(folder) == before)
        let vague = try BuiltTool().run(["withdraw", ids[0], "--because", "…", "--by", "Zoë"], in: folder.path)
        #expect(vague.exitCode == 64, "\(vague)")
    }

    @Test func whatWasNeverPublishedOnlyGoes() throws {
        let (folder, _) = try published()
        let ledger = try folder.text(Self.ledger)
        try folder.write("content/messages/courage/c.md", SmallContent.opening + "> Tie one knot.\n\n> Then rest.\n")
        let minted = try BuiltTool().run(["ids"], in: folder.path).output
        let id = String(try #require(minted.firstMatch(of: /q[0-9a-z]{12}/)).0)
        let result = try run(folder, ["withdraw", id])
        #expect(result.exitCode == 0 && result.output.contains("was never published"), "\(result)")
        #expect(try folder.text(Self.ledger) == ledger)
        #expect(try folder.text("content/messages/courage/c.md") == SmallContent.opening + "> Then rest.\n")
    }
}
