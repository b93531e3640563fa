import Foundation
import TestSupport
import Testing

/// An id line got lost and the words were edited as well: the newest release knows what they were.
struct LostIDTests {
    private static let texts = [
        "The lamp on the landing asks for very little oil.", "A kettle hums a while before it begins to sing.",
        "The gate at the end of the lane is always open. Somebody waits behind it with a lantern and soup.",
    ]
    private static let rest = "content/messages/rest/a.md"

    /// A published catalog, and the ids of the texts above.
    private func published() throws -> (folder: TemporaryFolder, ids: [String]) {
        let folder = try SmallContent.folder([
            SmallContent.page: SmallContent.opening + Self.texts.map { "> \($0)\n" }.joined(separator: "\n"),
            "content/categories/rest.md": "---\ntitle: Rest\nages: 12+\n---\n\nFor evenings.\n",
            Self.rest: "---\ncategory: rest\n---\n\n> Nothing hurries the moon.\n",
        ])
        for arguments in [["build", "--phase", "release"], ["publish"]] {
            let result = try BuiltTool().run(arguments, in: folder.path)
            try #require(result.exitCode == 0, "\(result)")
        }
        let ids = try folder.text(SmallContent.page).matches(of: /- id: (q[0-9a-z]{12})/).map { String($0.1) }
        try #require(ids.count == 3)
        return (folder, ids)
    }

    private func replace(_ old: String, with new: String, in folder: TemporaryFolder) throws {
        let text = try folder.text(SmallContent.page)
        try #require(text.contains(old), "\(old)")
        try folder.write(SmallContent.page, text.replacing(old, with: new))
    }

    /// As the tool reports it for programs.
    private struct Finding: Decodable {
        var rule: String
        var place: Place
        var summary: String
        var notes: [Note]
        var solutions: [Solution]

        struct Place: Decodable {
            var path: String
            var start: Position
            var end: Position
        }
        struct Position: Decodable {
            var line: Int
            var byteOffset: Int
        }
        struct Note: Decodable {
            var place: Place
            var text: String
        }
        struct Solution: Decodable {
            var summary: String
            var replacements: [Replacement]
        }
        struct Replacement: Decodable {
            var place: Place
            var text: String
        }
    }

    /// What the tool finds; nothing else is wrong with the content.
    private func findings(_ folder: TemporaryFolder, _ more: [String] = []) throws -> [Finding] {
        let result = try BuiltTool().run(["validate", "content", "--report", "jsonl=report"] + more, in: folder.path)
        let found = try folder.text("report").split(separator: "\n").compactMap {
            try? JSONDecoder().decode(Finding.self, from: Data($0.utf8))
        }
        #expect(result.exitCode == (found.isEmpty ? 0 : 1) && found.allSatisfy { $0.rule == "lost-id" }, "\(result)")
        return found
    }

    /// Carries out the first solution of a finding.
    private func apply(_ finding: Finding, in folder: TemporaryFolder) throws {
        let replacement = try #require(finding.solutions.first?.replacements.first)
        var bytes = try folder.bytes(replacement.place.path)
        bytes.replaceSubrange(
            replacement.place.start.byteOffset..<replacement.place.end.byteOffset, with: replacement.text.utf8)
        try folder.write(replacement.place.path, bytes)
    }

    @Test func anEditedTextGetsItsIDBack() throws {
        let (folder, ids) = try published()
        let edited = "The lamp on the stairs asks for very little oil."
        try replace("\(Self.texts[0])\n\n- id: \(ids[0])\n", with: "\(edited)\n", in: folder)
        let text = try BuiltTool().run(["validate", "content"], in: folder.path)
        #expect(
            text.output.hasPrefix("\(SmallContent.page):5:3: error: entry has lost its id '\(ids[0])' [lost-id]\n"),
            "\(text)")
        #expect(text.output.contains("published here; its words since: The lamp on the [-landing-]{+stairs+} asks"))

        let found = try findings(folder)
        try #require(found.count == 1)
        #expect(found[0].notes.map(\.place.path) == ["content/ids.jsonl"])
        #expect(found[0].solutions.map(\.summary) == ["write the former id '\(ids[0])' back"])
        try apply(found[0], in: folder)
        #expect(try folder.text(SmallContent.page).contains("> \(edited)\n\n- id: \(ids[0])\n"))
        #expect(try findings(folder).isEmpty)
        let built = try BuiltTool().run(["build", "--phase", "release"], in: folder.path)
        #expect(built.exitCode == 0, "\(built)")
        let shown = try BuiltTool().run(["inspect", "build/catalog", ids[0]], in: folder.path)
        #expect(shown.output.hasPrefix("\(ids[0]) is live, revision 2\n    \(edited)"), "\(shown)")
    }

    @Test func itIsFoundInAnotherCategoryAndUnderANewID() throws {
        let (folder, ids) = try published()
        try replace("> \(Self.texts[0])\n\n- id: \(ids[0])\n\n", with: "", in: folder)
        let edited = "\n> The lamp on the landing asks for hardly any oil.\n"
        try folder.write(Self.rest, try folder.text(Self.rest) + edited)
        #expect(try findings(folder).map(\.place.path) == [Self.rest])
        // A build elsewhere had given it a new one.
        try folder.write(Self.rest, try folder.text(Self.rest) + "\n- id: q000000000012\n")
        let found = try findings(folder)
        #expect(found.map(\.place.path) == [Self.rest])
        try apply(try #require(found.first), in: folder)
        #expect(try folder.text(Self.rest).hasSuffix("\(edited)\n- id: \(ids[0])\n"))
        #expect(try findings(folder).isEmpty)
    }

    @Test func twoThatChangedPlacesEachGetTheirOwn() throws {
        let (folder, ids) = try published()
        try replace(
            "> \(Self.texts[0])\n\n- id: \(ids[0])\n\n> \(Self.texts[1])\n\n- id: \(ids[1])\n",
            with:
                "> A kettle hums a while before it starts to sing.\n\n> The lamp on the stairs asks for little oil.\n",
            in: folder)
        let found = try findings(folder)
        #expect(found.map(\.summary) == [ids[1], ids[0]].map { "entry has lost its id '\($0)'" })
        for finding in found.reversed() { try apply(finding, in: folder) }
        #expect(try findings(folder).isEmpty)
    }

    /// The longer half is likelier.
    @Test func halvesAreOfferedAndNotDecided() throws {
        let (folder, ids) = try published()
        try replace(
            "> \(Self.texts[2])\n\n- id: \(ids[2])\n",
            with:
                "> The gate at the end of the lane is always open.\n\n> Somebody waits behind it with a lantern and soup.\n",
            in: folder)
        let found = try findings(folder)
        try #require(found.count == 1)
        #expect(found[0].place.path == "content/ids.jsonl")
        #expect(found[0].notes.map(\.place.start.line) == [15, 13])
        #expect(
            found[0].solutions.prefix(2).map(\.summary)
                == [15, 13].map {
                    "if it is the entry at \(SmallContent.page):\($0), give that one the id '\(ids[2])'"
                })
        #expect(found[0].solutions.allSatisfy(\.replacements.isEmpty) && found[0].solutions.count == 6)
    }

    @Test func aNewMessageThatSharesWordsIsNotTaken() throws {
        let (folder, ids) = try published()
        try replace(
            "> \(Self.texts[0])\n\n- id: \(ids[0])\n", with: "> Somebody left a lamp burning on the landing.\n",
            in: folder)
        let found = try findings(folder)
        #expect(found.map(\.summary) == ["published message '\(ids[0])' is gone without a word: \"\(Self.texts[0])\""])
        #expect(
            found[0].solutions.map(\.summary) == [
                "if it was taken out on purpose: catalog withdraw \(ids[0]) --because \"WHY\"",
                "if it was merged into another: catalog move \(ids[0]) ID --because \"WHY\"",
                "if it was written anew: catalog move \(ids[0]) FILE:LINE --because \"WHY\"",
                "if it was deleted by mistake, bring the entry back with its line 'id: \(ids[0])'",
            ])
        #expect(found.flatMap(\.notes).isEmpty && found.flatMap(\.solutions).count == 4)
    }

    @Test func withoutTheReleaseItSaysSoAndGoesOn() throws {
        let (folder, ids) = try published()
        try replace(
            "> \(Self.texts[0])\n\n- id: \(ids[0])\n\n> \(Self.texts[1])\n\n- id: \(ids[1])\n",
            with: "> The lamp on the stairs asks for very little oil.\n", in: folder)
        let records = try folder.bytes("build/release/1/records.jsonl")
        try folder.write("build/release/1/records.jsonl", records.dropLast() + [0x20])
        let damaged = try findings(folder)
        #expect(damaged.map(\.summary) == ids.prefix(2).map { "published message '\($0)' is gone without a word" })
        let reason = "its words are not known: build/release/1 is no bundle that can be used: records.jsonl is damaged"
        #expect(damaged[0].notes.map(\.text).joined().contains(reason))
        try folder.write("build/release/1/records.jsonl", records)
        try FileManager.default.moveItem(atPath: folder.at("build/release"), toPath: folder.at("elsewhere"))
        let missing = try findings(folder)
        #expect(
            missing.map { $0.notes.map(\.text) } == [
                ["its words are not known: the newest release is not at build/release/1"], [],
            ])
        let found = try findings(folder, ["--releases", "elsewhere"])
        #expect(found.map(\.place.path) == ["content/ids.jsonl", SmallContent.page])
    }

    /// Two in one: both are asked about, and what was merged leads on.
    @Test(arguments: [true, false])
    func whatTwoWereMergedIntoIsAskedAbout(keepsAnID: Bool) throws {
        let (folder, ids) = try published()
        let merged = "\(Self.texts[0]) \(Self.texts[1])"
        try replace(
            "> \(Self.texts[0])\n\n- id: \(ids[0])\n\n> \(Self.texts[1])\n\n- id: \(ids[1])\n",
            with: "> \(merged)\n" + (keepsAnID ? "\n- id: \(ids[0])\n" : ""), in: folder)
        let found = try findings(folder)
        #expect(found.map(\.place.path) == found.map { _ in "content/ids.jsonl" })
        #expect(found.count == (keepsAnID ? 1 : 2))
        let place = "\(SmallContent.page):5"
        if keepsAnID {
            #expect(
                found.last?.solutions.first?.summary
                    == "if it was merged into the entry at \(place): catalog move \(ids[1]) \(ids[0]) --because \"WHY\""
            )
        } else {
            #expect(
                Set(found.compactMap(\.solutions.first?.summary))
                    == Set(ids.prefix(2).map { "if it is the entry at \(place), give that one the id '\($0)'" }))
        }
    }

    /// A release that is damaged is no matter as long as nobody has to look into it.
    @Test func nothingIsOpenedWhereNothingIsLostOrTheWordsAreTheSame() throws {
        let (folder, ids) = try published()
        try folder.write("build/release/1/catalog.json", "damaged")
        #expect(try findings(folder).isEmpty)
        try replace("\n- id: \(ids[0])\n", with: "", in: folder)
        let found = try findings(folder)
        #expect(found.flatMap(\.notes).map(\.text) == ["published here with the same words"])
    }
}
