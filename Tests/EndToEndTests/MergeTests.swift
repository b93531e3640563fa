import Foundation
import TestSupport
import Testing

/// What becomes of entries that say the same: nothing of them gets lost, and nothing is final.
struct MergeTests {
    private static let calm = "content/messages/calm/b.md"
    private static let hope = "content/messages/hope/c.md"

    /// Three entries that say the same, in three categories with three sources.
    private func folder(_ more: [String: String] = [:]) throws -> TemporaryFolder {
        var files = [
            "content/categories/calm.md": "---\ntitle: Calm\nages: 12+\n---\n\nFor slow evenings.\n",
            "content/categories/hope.md": "---\ntitle: Hope\nages: 12+\n---\n\nFor long nights.\n",
            SmallContent.page: SmallContent.opening
                + "> Every long road begins with a door.\n\n- source: Letters from home\n\n> One stair, then the next.\n",
            Self.calm:
                "---\ncategory: calm\n---\n\n> Every long road begins with a door\n\n- source: A calendar\n- moods: tired\n",
            Self.hope: "---\ncategory: hope\n---\n\n> Every LONG road begins with a door\n\n- source: A poster\n",
        ]
        files.merge(more) { $1 }
        return try SmallContent.folder(files)
    }

    private func run(_ folder: TemporaryFolder, _ arguments: String..., exit: Int32 = 0) throws -> BuiltTool.Result {
        let result = try BuiltTool().run(arguments, in: folder.path)
        #expect(result.exitCode == exit, "\(result)")
        return result
    }

    private func records(_ folder: TemporaryFolder, _ bundle: String = "build/catalog") throws -> [[String: Any]] {
        try folder.text("\(bundle)/records.jsonl").split(separator: "\n").map {
            try #require(try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
        }
    }

    private func lines(_ text: String) throws -> [[String: Any]] {
        try text.split(separator: "\n").map {
            try #require(try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
        }
    }

    @Test func theBundleHasTheSourcesAndCategoriesOfAll() throws {
        let folder = try folder()
        _ = try run(folder, "build")
        let records = try records(folder)
        #expect(records.count == 2)
        let road = try #require(records.first { ($0["text"] as? String)?.hasPrefix("Every") == true })
        #expect(road["text"] as? String == "Every long road begins with a door.")
        #expect(Set(road["categories"] as? [String] ?? []) == ["courage", "calm", "hope"])
        #expect((road["categories"] as? [String])?.first == "courage")
        #expect(Set(road["sources"] as? [String] ?? []) == ["Letters from home", "A calendar", "A poster"])
        // The steps one by one carry them along too.
        _ = try run(folder, "validate", "content", "--out", "v.jsonl")
        _ = try run(folder, "dedupe", "v.jsonl", "--out", "d.jsonl")
        _ = try run(folder, "tag", "d.jsonl", "--out", "t.jsonl")
        _ = try run(folder, "compile", "t.jsonl", "--out", "steps")
        #expect(try folder.bytes("steps/records.jsonl") == folder.bytes("build/catalog/records.jsonl"))
        #expect(try folder.bytes("steps/ids.jsonl") == folder.bytes("build/catalog/ids.jsonl"))
    }

    @Test func whatWasPublishedStaysWhateverComesLater() throws {
        let old = "> every long road begins with a door\n"
        let folder = try SmallContent.folder([SmallContent.page: SmallContent.opening + old])
        _ = try run(folder, "build", "--phase", "release")
        _ = try run(folder, "publish")
        let id = try #require(try records(folder).first?["id"] as? String)
        try folder.write(
            "content/messages/courage/0.md", SmallContent.opening + "> Every long road begins with a door.\n")
        _ = try run(folder, "build", "--phase", "release")
        #expect(try records(folder).map { $0["id"] as? String } == [id])
    }

    /// Two published messages become one in the end, and whoever has the other as a favourite is led on.
    @Test func twoPublishedEntriesBecomeOneThroughTheLedger() throws {
        let lamp = "> The lamp asks for very little oil.\n"
        let folder = try SmallContent.folder([
            SmallContent.page: SmallContent.opening + "> One stair, then the next.\n\n" + lamp
        ])
        _ = try run(folder, "build", "--phase", "release")
        _ = try run(folder, "publish")
        var page = try folder.text(SmallContent.page)
        let ids = page.matches(of: /- id: (q[0-9a-z]{12})/).map { String($0.1) }
        page = page.replacing("The lamp asks for very little oil.", with: "One stair; then the next!")
        try folder.write(SmallContent.page, page)
        let refused = try run(folder, "build", "--phase", "release", exit: 1)
        #expect(refused.output.contains("[duplicate-quote]"), "\(refused)")
        let advice = try #require(
            refused.output.firstMatch(
                of:
                    /help: remove '(q\w{12})', move its source and categories to '(q\w{12})', and add to ids.jsonl: (\{.*\})\n/
            ))
        #expect(Set([String(advice.1), String(advice.2)]) == Set(ids))
        #expect(advice.3.contains("\"on\":\"2026-11-21\""))
        // Just what it says: the line, and the entry out.
        try folder.write("content/ids.jsonl", try folder.text("content/ids.jsonl") + advice.3 + "\n")
        let kept = try #require(
            page.split(separator: "\n\n> ").dropFirst().first { $0.contains(advice.2) })
        try folder.write(SmallContent.page, SmallContent.opening + "> \(kept)\n")
        let built = try run(folder, "build", "--phase", "release")
        #expect(built.lastLine.hasSuffix("0 errors, 0 warnings, 0 notes"), "\(built)")
        let shown = try run(folder, "inspect", "build/catalog", String(advice.1))
        #expect(shown.output == "\(advice.1) was merged into \(advice.2)\n", "\(shown)")
        _ = try run(folder, "publish")
    }

    @Test func aContributionThatRepeatsIsRefusedInReviewOnly() throws {
        let folder = try folder()
        let draft = try run(folder, "build", "--dry-run")
        #expect(draft.lastLine.hasSuffix("0 errors, 0 warnings, 2 notes"), "\(draft)")
        let review = try run(folder, "build", "--dry-run", "--phase", "review", exit: 1)
        #expect(review.lastLine.contains("2 errors"), "\(review)")
        #expect(review.output.contains("error: quote repeats"), "\(review)")
    }

    @Test func strictRunsFailOnPairsThatNobodyAnswered() throws {
        let folder = try SmallContent.folder([
            SmallContent.page: SmallContent.opening
                + "> Be gentle with yourself on the long road.\n\n> Be strict with yourself on the long road.\n"
        ])
        #expect(try run(folder, "build", "--dry-run").output.contains("warning: quote is nearly the same"))
        let strict = try run(folder, "build", "--strict", exit: 1)
        #expect(strict.output.contains("error: quote is nearly the same"), "\(strict)")
        #expect(!FileManager.default.fileExists(atPath: folder.at("build")))
    }

    @Test func whatWasMergedIsWrittenDownAlike() throws {
        let one = try folder()
        let other = try folder()
        _ = try run(one, "build", "--jobs", "1")
        _ = try run(other, "build", "--jobs", "4")
        for name in ["dedupe.lock", "removed.jsonl"] {
            #expect(try one.bytes("build/\(name)") == other.bytes("build/\(name)"))
        }
        let lock = try lines(one.text("build/dedupe.lock"))
        let ids = lock.compactMap { $0["id"] as? String }
        #expect(ids.count == 2 && ids == ids.sorted())
        let kept = try #require(try records(one).first { ($0["text"] as? String)?.hasPrefix("Every") == true })
        #expect(lock.allSatisfy { $0["into"] as? String == kept["id"] as? String })
        #expect(lock.map { ($0["edits"] as? [String] ?? []).sorted() }.contains(["case", "punctuation"]), "\(lock)")
        let removed = try lines(one.text("build/removed.jsonl"))
        #expect(removed.compactMap { $0["id"] as? String } == ids)
        let fields = removed.compactMap { $0["fields"] as? [String: Any] }
        #expect(fields.allSatisfy { $0["mergedInto"] as? String == kept["id"] as? String })
        #expect(Set(fields.compactMap { $0["category"] as? String }) == ["calm", "hope"])
        // A run of the step alone says the same.
        _ = try run(one, "dedupe", "content", "--lock", "l.jsonl", "--removed", "r.jsonl")
        #expect(try one.bytes("l.jsonl") == one.bytes("build/dedupe.lock"))
        #expect(try one.bytes("r.jsonl") == one.bytes("build/removed.jsonl"))
        let read = try run(one, "import", "jsonl", "build/removed.jsonl", "--out", "back.jsonl")
        #expect(try lines(one.text("back.jsonl")).count == 1, "the two say the same: \(read)")
    }

    @Test func anOlderLockShowsWhatIsMergedOtherwise() throws {
        let folder = try folder()
        _ = try run(folder, "build")
        try folder.write("old.lock", try folder.bytes("build/dedupe.lock"))
        let same = try run(folder, "dedupe", "content", "--lock-from", "old.lock")
        #expect(same.output.contains("nothing is merged otherwise than in old.lock\n"), "\(same)")
        let lock = try lines(folder.text("old.lock"))
        let id = try #require(lock[0]["id"] as? String)
        let into = try #require(lock[0]["into"] as? String)
        _ = try run(
            folder, "decide", id, into, "distinct", "--because", "two doors", "--by", "Zoë", "--on", "2026-11-21")
        let split = try run(folder, "dedupe", "content", "--lock-from", "old.lock")
        #expect(
            split.output.contains("no longer merged: \(id) into \(into) (by the rules or a decision of today)\n"),
            "\(split)")
        // The lock that the run itself replaces will do as well.
        try folder.write("build/dedupe.lock", try folder.bytes("old.lock"))
        let replaced = try run(folder, "dedupe", "content", "--lock-from", "build/dedupe.lock")
        #expect(replaced.output.contains("no longer merged: \(id) into "), "\(replaced)")
        try folder.write("empty.lock", "")
        let merged = try run(folder, "dedupe", "content", "--lock-from", "empty.lock")
        #expect(merged.output.contains("merged now: \(try #require(lock[1]["id"] as? String)) into "), "\(merged)")
        try folder.write(Self.hope, "---\ncategory: hope\n---\n\n> Doors are patient.\n\n- id: \(lock[1]["id"]!)\n")
        let rewritten = try run(folder, "dedupe", "content", "--lock-from", "old.lock")
        #expect(
            rewritten.output.contains(" (the words have changed)\n") || rewritten.output.contains(" (it is gone)\n"))
        try folder.write("bad.lock", "{\"id\":3}\n")
        let bad = try run(folder, "dedupe", "content", "--lock-from", "bad.lock", exit: 2)
        #expect(bad.errors.contains("bad.lock:1: this is no line of a dedupe.lock"), "\(bad)")
    }

    @Test(arguments: [true, false])
    func whatWasMergedCanBeBroughtBack(isStillInTheContent: Bool) throws {
        let folder = try folder([Self.hope: "---\ncategory: hope\n---\n\n> Doors are patient.\n"])
        _ = try run(folder, "build")
        let removed = try #require(try lines(folder.text("build/removed.jsonl")).first)
        let id = try #require(removed["id"] as? String)
        if !isStillInTheContent { try FileManager.default.removeItem(atPath: folder.at(Self.calm)) }
        try folder.write("content/messages/calm/other.md", "---\ncategory: calm\n---\n\n> Rain knows the way down.\n")
        let result = try run(folder, "dedupe", "--restore", id, "--because", "two doors", "--by", "Zoë")
        #expect(result.output.contains("are 'distinct'\n"), "\(result)")
        #expect(result.output.contains("wrote content/messages/calm/\(id).md") == !isStillInTheContent, "\(result)")
        let built = try run(folder, "build")
        #expect(built.lastLine.hasSuffix("0 errors, 0 warnings, 0 notes"), "\(built)")
        let back = try #require(try records(folder).first { $0["id"] as? String == id })
        #expect(back["categories"] as? [String] == ["calm"])
        #expect(back["sources"] as? [String] == ["A calendar"])
        #expect(back["moods"] as? [String] == ["tired"])
        #expect(try records(folder).count == 5)
        #expect(try folder.text("build/dedupe.lock").isEmpty)
        let again = try run(folder, "dedupe", "--restore", id, "--because", "two doors", "--by", "Zoë", exit: 2)
        #expect(again.errors.contains("build/removed.jsonl holds no entry '\(id)'"), "\(again)")
    }

    /// The one that took it in has gone since: nothing holds it back.
    @Test func whatWasMergedCanBeBroughtBackAlone() throws {
        let folder = try folder([Self.hope: "---\ncategory: hope\n---\n\n> Doors are patient.\n"])
        _ = try run(folder, "build")
        let id = try #require(try lines(folder.text("build/removed.jsonl")).first?["id"] as? String)
        try folder.write(SmallContent.page, SmallContent.opening + "> One stair, then the next.\n")
        let present = try run(folder, "dedupe", "--restore", id, "--because", "two doors", "--by", "Zoë")
        #expect(present.output.hasSuffix("is no longer there, so that nothing need be decided\n"), "\(present)")
        try FileManager.default.removeItem(atPath: folder.at(Self.calm))
        let gone = try run(folder, "dedupe", "--restore", id, "--because", "two doors", "--by", "Zoë")
        #expect(gone.output.hasPrefix("wrote content/messages/calm/\(id).md\n'"), "\(gone)")
        #expect(try folder.text("content/messages/calm/\(id).md").contains("- id: \(id)\n"))
        _ = try run(folder, "build")
        #expect(try records(folder).contains { $0["id"] as? String == id })
    }

    @Test func anyonesRecordsAreKeptTrackOfToo() throws {
        let folder = try TemporaryFolder([
            "in.jsonl": #"{"id":"a","text":"Every long road begins with a door.","x":1}"# + "\n"
                + #"{"id":"b","text":"every long road begins with a door","x":2}"# + "\n"
        ])
        _ = try run(folder, "dedupe", "in.jsonl", "--lock", "l.jsonl", "--removed", "r.jsonl", "--out", "o.jsonl")
        #expect(try folder.text("r.jsonl") == #"{"id":"b","text":"every long road begins with a door","x":2}"# + "\n")
        #expect(try lines(folder.text("l.jsonl")).map { $0["into"] as? String } == ["a"])
        #expect(!FileManager.default.fileExists(atPath: folder.at("build")))
    }

    @Test func theSamePlaceInTwoLanguagesIsNoted() throws {
        let quote =
            "---\ncategory: courage\n---\n\n> %T\n>\n> — [Ada Brook](../../authors/ada-brook.md), *Small Lamps* 3\n\n"
            + "- status: attributed\n- language: %L\n"
        func page(_ text: String, _ language: String) -> String {
            quote.replacing("%T", with: text).replacing("%L", with: language)
        }
        let folder = try SmallContent.folder([
            "content/catalog.yml":
                "name: Example\naudience: 12-90\nlanguages: [en, de]\nlicence: CC0-1.0\nasOf: 2026-11-21\nmoods: [tired]\n"
                + SmallContent.readings,
            "content/authors/ada-brook.md":
                "---\nname: Ada Brook\nborn: 1842\ndied: 1901\nworks:\n  - id: small-lamps\n    title: Small Lamps\n    type: book\n---\n",
            SmallContent.page: "---\ncategory: courage\nlanguage: en\n---\n\n> One stair, then the next.\n",
            "content/messages/courage/x.md": page("Walk slowly and the hill grows shorter.", "en"),
            "content/messages/courage/y.md": page("Geh langsam, und der Berg wird kleiner.", "de"),
        ])
        let noted = try run(folder, "build", "--dry-run")
        #expect(
            noted.output.contains(
                "content/messages/courage/y.md:7:60: note: 'content/messages/courage/x.md:5' stands at the same place"),
            "\(noted)")
        #expect(noted.output.contains("[undeclared-translation]"), "\(noted)")
        let command = try #require(noted.output.firstMatch(of: /catalog decide (q\w{12}) (q\w{12}) distinct/))
        _ = try run(
            folder, "decide", String(command.1), String(command.2), "translation", "--because", "hers", "--by", "Zoë")
        #expect(!(try run(folder, "build", "--dry-run").output.contains("[undeclared-translation]")))
    }
}
