import Foundation
import TestSupport
import Testing

/// The real content in its canonical form, and as XML.
struct FormTests {
    private static let content = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("content").path

    private func copy() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try FileManager.default.copyItem(atPath: Self.content, toPath: folder.at("content"))
        return folder
    }

    private func files(_ folder: TemporaryFolder, below name: String) throws -> [String: [UInt8]] {
        var files: [String: [UInt8]] = [:]
        for path in try FileManager.default.subpathsOfDirectory(atPath: folder.at(name)) {
            if FileManager.default.isDirectory(folder.at("\(name)/\(path)")) { continue }
            files[path] = try folder.bytes("\(name)/\(path)")
        }
        return files
    }

    @Test func formattingTwiceChangesNothing() throws {
        let folder = try copy()
        let page = "content/messages/courage/messages.md"
        try folder.write(page, try folder.text(page).replacing("- moods: ", with: "-   moods:   "))
        #expect(try BuiltTool().run(["fmt", "--check"], in: folder.path).exitCode == 1)
        #expect(try BuiltTool().run(["fmt"], in: folder.path).exitCode == 0)
        let once = try files(folder, below: "content")
        let again = try BuiltTool().run(["fmt"], in: folder.path)
        #expect(again.exitCode == 0 && again.lastLine.contains(": 0 changed, "), "\(again)")
        #expect(try BuiltTool().run(["fmt", "--check"], in: folder.path).exitCode == 0)
        #expect(try files(folder, below: "content") == once)
    }

    /// Files that are XML to begin with become Markdown and stay so; all others have their bytes again.
    @Test func markdownComesBackFromXMLWithTheSameBytes() throws {
        let folder = try copy()
        for arguments in [
            ["convert", "content", "--to", "markdown", "--out", "first"],
            ["convert", "first", "--to", "xml", "--out", "xml"],
            ["convert", "xml", "--to", "markdown", "--out", "second"],
        ] {
            let result = try BuiltTool().run(arguments, in: folder.path)
            try #require(result.exitCode == 0, "\(result)")
        }
        let original = try files(folder, below: "content")
        let back = try files(folder, below: "second")
        #expect(try files(folder, below: "first") == back)
        for (path, bytes) in original where !path.hasSuffix(".xml") { #expect(back[path] == bytes, "\(path)") }
    }

    @Test func aDryRunWritesNothing() throws {
        let folder = try SmallContent.folder()
        let before = try files(folder, below: ".")
        let result = try BuiltTool().run(["build", "--dry-run"], in: folder.path)
        #expect(result.exitCode == 0, "\(result)")
        #expect(try files(folder, below: ".") == before)
    }
}

extension FileManager {
    fileprivate func isDirectory(_ path: String) -> Bool {
        var isDirectory: ObjCBool = false
        return fileExists(atPath: path, isDirectory: &isDirectory) && isDirectory.boolValue
    }
}
