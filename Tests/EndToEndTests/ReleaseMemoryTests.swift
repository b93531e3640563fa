import Foundation
import TestSupport
import Testing

/// A release remembers what the one before it held, so that a message of the day does not change and none comes again.
struct ReleaseMemoryTests {
    private func run(_ arguments: [String], _ folder: TemporaryFolder) throws -> BuiltTool.Result {
        try BuiltTool().run(arguments, in: folder.path)
    }

    private func publish(_ folder: TemporaryFolder) throws {
        let built = try run(["build", "--phase", "release"], folder)
        try #require(built.exitCode == 0, "\(built)")
        let published = try run(["publish"], folder)
        try #require(published.exitCode == 0, "\(published)")
    }

    /// One release, and a second message for the next.
    private func folder() throws -> TemporaryFolder {
        let folder = try SmallContent.folder()
        try publish(folder)
        let page = try folder.text(SmallContent.page)
        try folder.write(SmallContent.page, page + "\n> Rest a while on the landing.\n")
        return folder
    }

    @Test func theSecondReleaseKnowsTheDayOfTheFirst() throws {
        let folder = try folder()
        #expect(!FileManager.default.fileExists(atPath: folder.at("build/release/1/past.jsonl")))
        try publish(folder)
        let past = try folder.text("build/release/2/past.jsonl")
        #expect(past.split(separator: "\n").count == 2 && past.contains("\"2026-11-21\""), "\(past)")
    }

    @Test func aReleaseIsNotBuiltWithoutTheOneBeforeIt() throws {
        let folder = try folder()
        try FileManager.default.moveItem(atPath: folder.at("build/release"), toPath: folder.at("elsewhere"))
        let alone = try run(["build", "--phase", "release"], folder)
        #expect(alone.exitCode == 2 && alone.errors.contains("build/release/1"), "\(alone)")
        let found = try run(["build", "--phase", "release", "--releases", "elsewhere"], folder)
        #expect(found.exitCode == 0, "\(found)")
        // A draft may do without.
        #expect(try run(["build"], folder).exitCode == 0)
    }
}
