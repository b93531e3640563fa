import Foundation
import TestSupport
import Testing

/// How long everything lasts, and what happens where that is too short.
struct SupplyTests {
    private func run(_ arguments: [String], _ folder: TemporaryFolder) throws -> BuiltTool.Result {
        try BuiltTool().run(arguments, in: folder.path)
    }

    /// Two categories, one of them with a message from 16 on.
    private func folder(floors: String = "floors: {days: 2, ages: [12, 16]}\n") throws -> TemporaryFolder {
        try SmallContent.folder([
            "content/catalog.yml": SmallContent.files["content/catalog.yml"]! + floors,
            "content/categories/rest.md": "---\ntitle: Rest\norder: 1\nages: 12+\n---\n\nFor evenings.\n",
            "content/messages/rest/a.md":
                "---\ncategory: rest\n---\n\n> Sit down for a minute.\n\n> Look out of the window.\n",
            "content/messages/courage/b.md":
                "---\ncategory: courage\nages: 16+\n---\n\n> Knock, and wait for the answer.\n",
        ])
    }

    @Test func showsAMatrixAndMarksWhatIsShort() throws {
        let folder = try folder()
        let result = try run(["supply"], folder)
        #expect(result.exitCode == 0, "\(result)")
        #expect(
            result.output == """
                days in 'en' for readers of   12    13    16    18    floor
                rest                           2     2     2     2        2
                courage                        1!    1     2     2        2

                1 of 8 supplies (!) is below the floor, the worst 'courage': 1 of 2 days for readers of 12 in 'en'

                """)
        let json = try run(["supply", "content/", "--json"], folder)
        #expect(
            json.output.hasPrefix(#"{"ages":[12,13,16,18],"cells":[{"age":12,"category":"rest","days":2,"floor":2,"#))
        #expect(json.output.contains(#"{"age":13,"category":"courage","days":1,"language":"en"}"#), "\(json)")
        #expect(try run(["build"], folder).exitCode == 0)
        let bundle = try run(["supply", "build/catalog"], folder)
        #expect(
            bundle.output == """
                days in 'en' for readers of   12    13    16    18
                rest                           2     2     2     2
                courage                        1     1     2     2

                """, "\(bundle)")
        #expect(try run(["supply", "nothing"], folder).exitCode == 2)
    }

    @Test(arguments: [("draft", 0, "warning"), ("review", 0, "warning"), ("release", 1, "error")])
    func aFloorWarnsWritersAndStopsARelease(phase: String, exitCode: Int32, level: String) throws {
        let folder = try folder()
        let result = try run(["build", "--phase", phase], folder)
        #expect(result.exitCode == exitCode, "\(result)")
        let finding =
            "content/categories/courage.md:2:8: \(level): category 'courage' lasts 1 of 2 days for readers of 12 in 'en'"
        #expect(result.output.contains(finding), "\(result)")
        #expect(result.output.contains("content/catalog.yml:8:16"), "\(result)")
        #expect(result.output.contains("help: write 1 more for 12-year-olds, or lower the floor"), "\(result)")
        #expect(result.output.contains("1 of 8 supplies (!) is below the floor") == (exitCode == 0), "\(result)")
        #expect(FileManager.default.fileExists(atPath: folder.at("build/catalog")) == (exitCode == 0))
    }

    @Test func theToolOfTheStepStopsARelease() throws {
        let folder = try folder()
        #expect(try run(["ids", "--write"], folder).exitCode == 0)
        #expect(try run(["tag", "content", "--out", "t.jsonl"], folder).exitCode == 0)
        let release = try run(["compile", "t.jsonl", "--phase", "release"], folder)
        #expect(release.exitCode == 1, "\(release)")
        #expect(release.output.contains("error: category 'courage' lasts 1 of 2 days"), "\(release)")
        #expect(release.output.contains("nothing was written"), "\(release)")
        #expect(!FileManager.default.fileExists(atPath: folder.at("build/catalog")))
        let draft = try run(["compile", "t.jsonl"], folder)
        #expect(draft.exitCode == 0 && draft.output.hasPrefix("1 of 8 supplies (!) is below the floor"), "\(draft)")
    }

    @Test func anExceptionIsAskedInPlaceOfTheFloor() throws {
        let floors = "floors:\n  days: 2\n  ages: [12, 16]\n  exceptions:\n    - {categories: courage, days: 1}\n"
        let result = try run(["build", "--phase", "release"], folder(floors: floors))
        #expect(result.exitCode == 0, "\(result)")
        let other = try run(["build"], folder(floors: floors.replacing("courage", with: "courge")))
        #expect(other.exitCode == 1, "\(other)")
        #expect(
            other.output.contains(
                "content/catalog.yml:12:20: error: category 'courge' does not exist; did you mean 'courage'?"),
            "\(other)")
    }

    @Test(arguments: ["draft", "release"]) func aCategoryWithNothingInItIsAnError(phase: String) throws {
        let folder = try folder(floors: "")
        try folder.write("content/categories/joy.md", "---\ntitle: Joy\nages: 12+\n---\n\nFor good days.\n")
        let result = try run(["build", "--phase", phase], folder)
        #expect(result.exitCode == 1, "\(result)")
        #expect(
            result.output.contains("content/categories/joy.md:2:8: error: category 'joy' has no entries"), "\(result)")
    }
}
