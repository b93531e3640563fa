import FileAccess
import Foundation
import TestSupport
import Testing

struct FileGroupTests {
    private let folder = try! TemporaryFolder(["one": "1", "two": "2"])

    private func files() -> [(path: String, bytes: [UInt8])] {
        ["new", "one", "two"].map { (folder.at($0), Array("after \($0)".utf8)) }
    }

    private func contents() throws -> [String: String] {
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        return Dictionary(uniqueKeysWithValues: try names.map { ($0, try folder.text($0)) })
    }

    @Test func replacesAllAndLeavesNothingBeside() throws {
        try FileGroup.replace(files())
        #expect(try contents() == ["new": "after new", "one": "after one", "two": "after two"])
    }

    /// Whichever of the three cannot get into its place, all are as they were.
    @Test(arguments: 1...3)
    func replacesNoneWhereOneFails(failing: Int) throws {
        var count = 0
        #expect(throws: FileProblem("write", "there", reason: "no")) {
            try FileGroup.replace(files()) { (beside, path) throws(FileProblem) in
                count += 1
                if count == failing { throw FileProblem("write", "there", reason: "no") }
                try FileGroup.exchange(beside, path)
            }
        }
        #expect(count == failing)
        #expect(try contents() == ["one": "1", "two": "2"])
    }

    @Test func replacesNoneWhereOneCannotBeWritten() throws {
        #expect(throws: FileProblem("write", folder.at("missing/file"), reason: "No such file or directory")) {
            try FileGroup.replace(files() + [(folder.at("missing/file"), [])])
        }
        #expect(try contents() == ["one": "1", "two": "2"])
    }

    @Test func aLinkIsNotTakenForAFile() throws {
        try FileManager.default.createSymbolicLink(atPath: folder.at("link"), withDestinationPath: folder.at("one"))
        #expect(throws: FileProblem("write", folder.at("link"), reason: "it is no file of its own")) {
            try FileGroup.replace(files() + [(folder.at("link"), [])])
        }
        #expect(try folder.text("link") == "1")
    }
}
