import Foundation
import TestSupport
import Testing

/// `catalog views` as somebody runs it.
struct ViewsTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try SmallContent.folder()
        let built = try BuiltTool().run(["build", "content", "--out", "bundle"], in: folder.path)
        try #require(built.exitCode == 0, "\(built)")
    }

    private func run(_ arguments: String...) throws -> BuiltTool.Result {
        try BuiltTool().run(["views"] + arguments, in: folder.path)
    }

    private func names(_ path: String) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder.at(path)).sorted()
    }

    @Test func writesBothAndFindsThemEqual() throws {
        let written = try run("bundle/", "--out", "deep/views/")
        #expect(written.exitCode == 0, "\(written)")
        #expect(try names("deep/views") == ["catalog.sqlite", "pages"])
        #expect(
            written.output.hasPrefix("deep/views/catalog.sqlite: ") && written.output.contains("deep/views/pages: "))
        let checked = try run("--check", "bundle", "deep/views")
        #expect(checked.exitCode == 0, "\(checked)")
        #expect(checked.output.components(separatedBy: "equal to the bundle").count == 3)
    }

    @Test func writesTheOneThatIsAskedForAndLeavesTheOther() throws {
        #expect(try run("bundle", "--out", "views", "--pages").exitCode == 0)
        #expect(try names("views") == ["pages"])
        let pages = try names("views/pages")
        #expect(try run("bundle", "--out", "views", "--sqlite").exitCode == 0)
        #expect(try names("views") == ["catalog.sqlite", "pages"])
        #expect(try names("views/pages") == pages)
    }

    @Test func endsWithOneWhereAViewDiffers() throws {
        #expect(try run("bundle", "--out", "views").exitCode == 0)
        let manifest = try folder.text("views/pages/manifest.json")
        try folder.write("views/pages/manifest.json", manifest.dropLast(9) + "\n")
        let checked = try run("--check", "bundle", "views")
        #expect(checked.exitCode == 1, "\(checked)")
        #expect(
            checked.output.hasSuffix(
                """
                views/pages: 1 difference
                  manifest.json is damaged: it does not have the digest at its beginning

                """), "\(checked)")
    }

    @Test func endsWithTwoWhereThereIsNothing() throws {
        for arguments in [["nowhere"], ["--check", "bundle", "nowhere"]] {
            let result = try BuiltTool().run(["views"] + arguments, in: folder.path)
            #expect(result.exitCode == 2 && result.errors.hasPrefix("catalog: "), "\(result)")
        }
        #expect(try run("bundle", "views").exitCode == 64)
        #expect(try run("--check", "--sqlite", "bundle").exitCode == 64)
    }
}
