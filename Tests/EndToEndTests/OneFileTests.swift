import TestSupport
import Testing

/// An editor at work on one file names that file.
struct OneFileTests {
    private static let other = "content/messages/courage/b.md"

    private func folder() throws -> TemporaryFolder {
        try SmallContent.folder([
            SmallContent.page: SmallContent.files[SmallContent.page]! + "\n> Soft shoes today.\n\n- moods: anxius\n",
            Self.other: SmallContent.opening + "> A kettle hums before it sings.\n",
        ])
    }

    @Test func showsWhatIsFoundInAFileAndCountsTheRest() throws {
        let folder = try folder()
        let faulty = try BuiltTool().run(["validate", SmallContent.page], in: folder.path)
        #expect(faulty.exitCode == 1 && faulty.output.contains("\(SmallContent.page):9:10: error: "), "\(faulty)")
        #expect(faulty.lastLine.hasPrefix("checked 2 entries in 1 file with "), "\(faulty)")
        #expect(
            faulty.lastLine.hasSuffix(
                "1 error, 0 warnings, 0 notes; the other 3 files were read too: 0 errors, 0 warnings, 0 notes there"),
            "\(faulty)")
        let clean = try BuiltTool().run(["validate", Self.other], in: folder.path)
        #expect(clean.exitCode == 0 && !clean.output.contains("anxius"), "\(clean)")
        #expect(clean.lastLine.hasSuffix("read too: 1 error, 0 warnings, 0 notes there"), "\(clean)")
    }

    @Test(arguments: [
        ("content", "messages/courage/a.md"), ("content/messages/courage", "a.md"),
        ("content/messages", "courage/a.md"),
        (".", "./content/messages/courage/a.md"),
    ])
    func findsTheContentFolderFromWhereverTheEditorIs(place: String, path: String) throws {
        let folder = try folder()
        let result = try BuiltTool().run(["validate", path], in: folder.at(place))
        #expect(result.exitCode == 1 && result.output.contains("a.md:9:10: error: mood 'anxius'"), "\(result)")
        #expect(result.lastLine.contains("checked 2 entries in 1 file"), "\(result)")
    }

    /// The finding is in the other file, and what it says is about this one.
    @Test func showsWhatPointsToTheFile() throws {
        let folder = try SmallContent.folder([Self.other: SmallContent.opening + "> One stair, then the next!\n"])
        for path in [SmallContent.page, Self.other] {
            let result = try BuiltTool().run(["validate", path, "--phase", "review"], in: folder.path)
            #expect(result.exitCode == 1 && result.output.contains("[duplicate-quote]"), "\(result)")
        }
    }

    /// Nothing of the file was asked: it must not pass for clean.
    @Test func aFolderThatCannotBeReadIsNoGreenFile() throws {
        let folder = try SmallContent.folder(["content/catalog.yml": "name: [\n"])
        let result = try BuiltTool().run(["validate", SmallContent.page], in: folder.path)
        #expect(result.exitCode == 1 && result.output.contains("content/catalog.yml:"), "\(result)")
    }

    @Test func recordsAreToldWhichRulesWereNotAsked() throws {
        let folder = try SmallContent.folder(["r.jsonl": #"{"text":"Tie the lace."}"# + "\n"])
        let alone = try BuiltTool().run(["validate", "r.jsonl"], in: folder.path)
        let said = "rules that need a content folder were not asked\n"
        #expect(alone.output.hasPrefix("records, judged by themselves: \(said)"), "\(alone)")
        let held = try BuiltTool().run(
            ["validate", "r.jsonl", "--content", GateTests.repository + "/content"], in: folder.path)
        #expect(held.output.contains("by themselves and by the policies of '"), "\(held)")
        func rules(_ result: BuiltTool.Result) throws -> Int {
            try #require(Int(result.lastLine.firstMatch(of: /with ([0-9]+) rules/)?.1 ?? ""))
        }
        #expect(try rules(alone) < rules(held))
    }

    @Test func saysWhatItCannotCheck() throws {
        let folder = try SmallContent.folder(["alone.md": "> Go.\n", "content/README.md": "About this folder.\n"])
        for (arguments, message) in [
            (["validate", "alone.md"], "'alone.md' is in no content folder: there is no catalog.yml above it"),
            (["fmt", "alone.md"], "'alone.md' is in no content folder: there is no catalog.yml above it"),
            (["validate", SmallContent.page, "--out", "v.jsonl"], "--out and --works need the folder: 'content'"),
        ] {
            let result = try BuiltTool().run(arguments, in: folder.path)
            #expect(result.exitCode == 2 && result.errors == "catalog: \(message)\n", "\(result)")
        }
    }

    @Test func recordsInAContentFolderAreRecordsStill() throws {
        let folder = try SmallContent.folder(["content/new.jsonl": #"{"text":"Tie the lace."}"# + "\n"])
        let result = try BuiltTool().run(["validate", "content/new.jsonl"], in: folder.path)
        #expect(result.exitCode == 0 && result.lastLine.hasPrefix("checked 1 entry in 1 file with"), "\(result)")
        #expect(!result.lastLine.contains("read too"), "\(result)")
    }

    @Test func formatsOneFileAndShowsTheLinesThatWouldChange() throws {
        let loose = SmallContent.opening + "> One stair, then the next.\n\n-   moods:   tired\n"
        let folder = try SmallContent.folder([SmallContent.page: loose, Self.other: loose])
        let checked = try BuiltTool().run(["fmt", "--check", SmallContent.page], in: folder.path)
        #expect(checked.exitCode == 1, "\(checked)")
        #expect(
            checked.output == """
                \(SmallContent.page):7: is not in canonical form
                  7 - -   moods:   tired
                  7 + - moods: tired
                1 file: 1 would change, 0 with faults left alone

                """, "\(checked)")
        #expect(try BuiltTool().run(["fmt", SmallContent.page], in: folder.path).exitCode == 0)
        #expect(try folder.text(SmallContent.page).contains("\n- moods: tired\n"))
        #expect(try folder.text(Self.other) == loose)
    }

    @Test func linesThatDifferInWhatCannotBeSeenAreShown() throws {
        let folder = try SmallContent.folder()
        try folder.write(SmallContent.page, SmallContent.opening + "> One stair.\r\n\n\n\n> Two stairs.\n")
        let checked = try BuiltTool().run(["fmt", "--check"], in: folder.path)
        #expect(checked.exitCode == 1 && checked.output.contains("  5 - > One stair.<U+000D>\n"), "\(checked)")
        #expect(!checked.output.contains("\r"), "\(checked)")
    }
}
