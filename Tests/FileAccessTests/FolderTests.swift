import FileAccess
import Foundation
import TestSupport
import Testing

struct FolderTests {
    @Test func listsEverythingButHiddenNamesByTheBytesOfThePath() throws {
        let folder = try TemporaryFolder([
            "b/z": "", "b/a": "", "b.md": "", "B": "", "é": "", ".hidden/x": "", "b/.hidden": "", "empty/x": "",
        ])
        try FileManager.default.createSymbolicLink(atPath: folder.at("link"), withDestinationPath: folder.at("b"))
        try FileManager.default.removeItem(atPath: folder.at("empty/x"))
        #expect(mkfifo(folder.at("pipe"), 0o600) == 0)
        let items = try Folder.contents(of: folder.path)
        #expect(items.map(\.path) == ["B", "b", "b.md", "b/a", "b/z", "empty", "link", "pipe", "é"])
        #expect(items.map(\.kind) == [.file, .folder, .file, .file, .file, .folder, .symbolicLink, .other, .file])
    }

    @Test func namesTheFolderThatCannotBeListed() {
        #expect(throws: FileProblem("list", "/no/such", reason: "No such file or directory")) {
            try Folder.contents(of: "/no/such")
        }
    }

    @Test func makesFoldersAboveAndAcceptsThoseThatAreThere() throws {
        let folder = try TemporaryFolder(["file": ""])
        try Folder.create(folder.at("a/b/c"))
        try Folder.create(folder.at("a/b/c"))
        #expect(Folder.isFolder(folder.at("a/b/c")))
        #expect(throws: FileProblem.self) { try Folder.create(folder.at("file")) }
        #expect(throws: FileProblem.self) { try Folder.create(folder.at("file/below")) }
    }

    @Test func removesTreesWithoutFollowingLinks() throws {
        let folder = try TemporaryFolder(["kept/a": "x", "tree/deep/b": "", "tree/c": ""])
        try FileManager.default.createSymbolicLink(
            atPath: folder.at("tree/link"), withDestinationPath: folder.at("kept"))
        try Folder.remove(folder.at("tree"))
        try Folder.remove(folder.at("never there"))
        #expect(try Folder.contents(of: folder.path).map(\.path) == ["kept", "kept/a"])
    }

    @Test(arguments: [("a/b/c", "a/b"), ("a", "."), ("/a", "/"), ("/", "/")])
    func knowsTheFolderOfAPath(path: String, folder: String) {
        #expect(Folder.parent(of: path) == folder)
    }
}
