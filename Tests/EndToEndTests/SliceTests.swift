import Foundation
import TestSupport
import Testing

/// Parts of the catalog as bundles of their own, from an empty folder to a release.
struct SliceTests {
    private func run(
        _ arguments: [String], _ folder: TemporaryFolder, environment: [String: String] = [:]
    ) throws -> BuiltTool.Result {
        try BuiltTool().run(arguments, in: folder.path, environment: environment)
    }

    private static let slices = """
        slices:
          - name: teen
            kinds: [message]
            ages: 12-15
          - {name: quotes, kinds: quote}

        """

    private func folder(_ slices: String = slices) throws -> TemporaryFolder {
        try SmallContent.folder([
            "content/catalog.yml": SmallContent.files["content/catalog.yml"]! + slices,
            "content/authors/ada-brook.md": "---\nname: Ada Brook\nborn: 1842\ndied: 1901\n---\n",
            "content/messages/courage/b.md":
                "---\ncategory: courage\nages: 16+\n---\n\n> Knock, and wait for the answer.\n\n"
                + "> The lamp asks for very little oil.\n>\n> — [Ada Brook](../../authors/ada-brook.md)\n\n"
                + "- status: attributed\n- credit: Ada Brook\n",
        ])
    }

    private static let files = ["authors.jsonl", "catalog.json", "ids.jsonl", "records.jsonl"]

    @Test func areBuiltBesideTheWholeAndPublishedWithIt() throws {
        let folder = try folder()
        let built = try run(["build", "--phase", "release", "--slices"], folder)
        #expect(built.exitCode == 0, "\(built)")
        #expect(
            built.output.contains(
                """
                slice    messages   left out by
                quotes          1   kinds 2
                teen            1   kinds 1, ages 1
                wrote 2 slices to build/slices

                """), "\(built)")
        let whole = try folder.text("build/catalog/records.jsonl").split(separator: "\n")
        #expect(whole.count == 3)
        for name in ["quotes", "teen"] {
            let lines = try folder.text("build/slices/\(name)/records.jsonl").split(separator: "\n")
            #expect(lines.count == 1 && whole.contains(lines[0]))
            let inspected = try run(["inspect", "build/slices/\(name)"], folder)
            #expect(inspected.exitCode == 0, "\(inspected)")
            let report = try JSONSerialization.jsonObject(
                with: Data(folder.bytes("build/slices/\(name).left-out.json")))
            let leftOut = try #require((report as? [String: Any])?["leftOut"] as? [[String: String]])
            #expect(leftOut.count == 2)
        }
        let published = try run(["publish"], folder)
        #expect(published.exitCode == 0, "\(published)")
        #expect(published.output.hasSuffix("  slices/quotes: 1 message\n  slices/teen: 1 message\n"), "\(published)")
        for name in ["quotes", "teen"] {
            for file in Self.files {
                #expect(
                    try folder.bytes("build/release/1/slices/\(name)/\(file)")
                        == folder.bytes("build/slices/\(name)/\(file)"))
            }
        }
        let sums = try folder.text("build/release/1/SHA256SUMS")
        #expect(sums.contains("  slices/teen/records.jsonl\n"))
        let resolved = try run(["inspect", "build/release/1/slices/teen"], folder)
        #expect(resolved.output.contains("the slice 'teen'"), "\(resolved)")
    }

    @Test func oneHasADatabaseButNoPages() throws {
        let folder = try folder()
        #expect(try run(["build", "--slice", "quotes"], folder).exitCode == 0)
        let pages = try run(["views", "build/slices/quotes"], folder)
        #expect(pages.exitCode == 2 && pages.errors.contains("of which there are no pages"), "\(pages)")
        #expect(!FileManager.default.fileExists(atPath: folder.at("build/views")))
        let database = try run(["views", "build/slices/quotes", "--sqlite"], folder)
        #expect(database.exitCode == 0, "\(database)")
        let check = try run(["views", "build/slices/quotes", "--check"], folder)
        #expect(check.exitCode == 0 && check.output.contains("equal to the bundle, 1 message compared"), "\(check)")
    }

    @Test func aSliceOfTwoReleasesIsCompared() throws {
        let folder = try folder()
        #expect(try run(["build", "--phase", "release"], folder).exitCode == 0)
        #expect(try run(["publish"], folder).exitCode == 0)
        let page = try folder.text(SmallContent.page)
        try folder.write(SmallContent.page, page.replacing("stair", with: "step") + "\n> Rest on the landing.\n")
        #expect(try run(["build", "--phase", "release"], folder).exitCode == 0)
        let published = try run(["publish"], folder)
        #expect(published.exitCode == 0, "\(published)")
        let slices = (1...2).map { "build/release/\($0)/slices/teen" }
        let diff = try run(["diff", slices[0], slices[1]], folder)
        #expect(diff.exitCode == 0, "\(diff)")
        #expect(diff.output.hasSuffix("1 added, 1 changed, 0 moved, 0 withdrawn; classes: add, fix\n"), "\(diff)")
        let mixed = try run(["diff", slices[0], "build/release/2"], folder)
        #expect(mixed.exitCode == 2 && mixed.errors.contains("compare two of the same"), "\(mixed)")
    }

    @Test func bytesDoNotDependOnPlaceTimeZoneLocaleThreadsOrTheToolOfTheStep() throws {
        let (one, other) = (try folder(), try folder())
        #expect(try run(["build", "--slices", "--jobs", "1"], one, environment: ["TZ": "UTC"]).exitCode == 0)
        let environment = ["TZ": "Pacific/Kiritimati", "LANG": "tr_TR.UTF-8", "LC_ALL": "tr_TR.UTF-8"]
        #expect(try run(["ids", "--write"], other).exitCode == 0)
        #expect(try run(["tag", "content", "--out", "t.jsonl"], other).exitCode == 0)
        let arguments = ["compile", "t.jsonl", "--slice", "teen", "--slice", "quotes", "--jobs", "4"]
        let compiled = try run(arguments, other, environment: environment)
        #expect(compiled.exitCode == 0 && compiled.output.contains("wrote 2 slices to build/slices\n"), "\(compiled)")
        for name in ["quotes", "teen"] {
            for file in Self.files.map({ "\(name)/\($0)" }) + ["\(name).left-out.json"] {
                #expect(try one.bytes("build/slices/\(file)") == other.bytes("build/slices/\(file)"), "\(file)")
            }
        }
    }

    @Test func oneIsWrittenWhereItIsAskedFor() throws {
        let folder = try folder()
        let result = try run(["build", "--out", "new", "--slice", "teen", "--slice-report", "why.json"], folder)
        #expect(result.exitCode == 0, "\(result)")
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.at("slices")) == ["teen"])
        #expect(try folder.text("why.json").hasPrefix(#"{"counts":{"ages":1,"kinds":1},"leftOut":["#))
        let unknown = try run(["build", "--out", "newer", "--slice", "teens"], folder)
        #expect(unknown.exitCode == 2, "\(unknown)")
        #expect(unknown.errors.contains("there is no slice 'teens'; did you mean 'teen'?"), "\(unknown)")
        #expect(!FileManager.default.fileExists(atPath: folder.at("newer")))
        for wrong in [["--slices", "--slice", "teen"], ["--slice-report", "x"], ["--slices", "--slice-report", "x"]] {
            #expect(try run(["build"] + wrong, folder).exitCode == 64, "\(wrong)")
        }
    }

    /// Renamed, taken out, and taken out all together; with and without slices being written.
    @Test func oneThatIsNotDefinedAnyMoreIsRemovedAndNothingElse() throws {
        let folder = try folder()
        func names() throws -> [String] {
            try FileManager.default.contentsOfDirectory(atPath: folder.at("build/slices")).sorted()
        }
        #expect(try run(["build", "--slices"], folder).exitCode == 0)
        let both = ["quotes", "quotes.left-out.json", "teen", "teen.left-out.json"]
        #expect(try names() == both)
        try folder.write("build/slices/letters/to-ada.txt", "dear")
        try FileManager.default.copyItem(
            atPath: folder.at("build/slices/teen"), toPath: folder.at("build/slices/teen-of-yesterday"))
        let mine = ["letters", "teen-of-yesterday"]

        let settings = try folder.text("content/catalog.yml")
        try folder.write("content/catalog.yml", settings.replacing("name: teen", with: "name: youth"))
        let renamed = try run(["build", "--slice", "youth"], folder)
        #expect(renamed.exitCode == 0, "\(renamed)")
        #expect(
            renamed.output.contains(
                """
                wrote 1 slice to build/slices
                removed build/slices/teen: catalog.yml defines no such slice

                """), "\(renamed)")
        #expect(try names() == (mine + both.prefix(2) + ["youth", "youth.left-out.json"]).sorted())

        try folder.write(
            "content/catalog.yml", settings.replacing(Self.slices, with: "slices: [{name: quotes, kinds: quote}]\n"))
        #expect(try run(["build", "--dry-run"], folder).exitCode == 0)
        #expect(try names().contains("youth"))
        let plain = try run(["build"], folder)
        #expect(plain.output.contains("removed build/slices/youth: catalog.yml defines no such slice\n"), "\(plain)")
        #expect(try names() == (mine + both.prefix(2)).sorted())

        try folder.write("content/catalog.yml", settings.replacing(Self.slices, with: ""))
        #expect(try run(["report"], folder).exitCode == 0)
        #expect(try names().contains("quotes"))
        #expect(try run(["tag", "content", "--out", "t.jsonl"], folder).exitCode == 0)
        let compiled = try run(["compile", "t.jsonl"], folder)
        #expect(compiled.output.contains("removed build/slices/quotes: catalog.yml defines no such slice\n"))
        #expect(try names() == mine)
        #expect(!(try run(["build", "--slices"], folder)).output.contains("removed"))
    }

    @Test(arguments: [("draft", 0, "warning"), ("review", 0, "warning"), ("release", 1, "error")])
    func anEmptySliceWarnsWritersAndStopsARelease(phase: String, exitCode: Int32, level: String) throws {
        let folder = try folder("slices:\n  - name: videos\n    kinds: video\n")
        let result = try run(["build", "--slices", "--phase", phase], folder)
        #expect(result.exitCode == exitCode, "\(result)")
        #expect(
            result.output.contains(
                "content/catalog.yml:9:11: \(level): slice 'videos' has none of 3 messages: 'kinds' leaves out 3"),
            "\(result)")
        #expect(FileManager.default.fileExists(atPath: folder.at("build/slices/videos")) == (exitCode == 0))
    }

    @Test func unknownKeysAndValuesAreErrorsAtTheirPlace() throws {
        let folder = try folder(
            "slices:\n  - name: teen\n    kind: quote\n    categories: [courge]\n    moods: tird\n    languages: fr\n")
        let result = try run(["build", "--slices"], folder)
        #expect(result.exitCode == 1, "\(result)")
        for finding in [
            "content/catalog.yml:10:5: error: key 'kind' does not exist; did you mean 'kinds'?",
            "content/catalog.yml:11:18: error: category 'courge' does not exist; did you mean 'courage'?",
            "content/catalog.yml:12:12: error: 'moods' cannot be 'tird'; did you mean 'tired'?",
            "content/catalog.yml:13:16: error: 'languages' cannot be 'fr'; it is one of 'en'",
        ] { #expect(result.output.contains(finding), "\(finding) in \(result)") }
    }
}
