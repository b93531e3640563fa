import FileAccess
import Foundation
import TestSupport
import Testing

struct FileWritingTests {
    private let folder = try! TemporaryFolder(["old": "before"])

    private func names() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    }

    @Test func replacesAFileAndLeavesNothingBeside() throws {
        try FileWriting.replace(folder.at("old"), with: Array("after".utf8))
        try FileWriting.replace(folder.at("new"), with: [])
        #expect(try folder.text("old") == "after")
        #expect(try folder.bytes("new") == [])
        #expect(try names() == ["new", "old"])
    }

    /// Through a link: were it not so, a test run as root would put a file in the place of the system's own.
    @Test func writesToDevicesInsteadOfReplacingThem() throws {
        let link = folder.at("link")
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "/dev/null")
        try FileWriting.replace(link, with: [1])
        #expect(Folder.kind(of: link) == .symbolicLink)
        #expect(try names() == ["link", "old"])
    }

    @Test func writesBehindWhatAnOpenDescriptorWasGiven() throws {
        let folder = try TemporaryFolder(["out": "before\n"])
        let descriptor = open(folder.path + "/out", O_WRONLY | O_APPEND)
        defer { close(descriptor) }
        // What the shell makes of `--out /dev/stdout >> out`.
        try FileWriting.replace("/dev/fd/\(descriptor)", with: Array("one\n".utf8))
        try FileWriting.replace("/dev/fd/\(descriptor)", with: Array("two\n".utf8))
        #expect(try String(contentsOfFile: folder.path + "/out", encoding: .utf8) == "before\none\ntwo\n")
    }

    @Test(arguments: [String(repeating: "l", count: 255), String(repeating: "é", count: 127)])
    func namesMayBeAsLongAsTheSystemAllows(name: String) throws {
        try FileWriting.replace(folder.at(name), with: [1])
        #expect(try names().sorted() == ["old", name].sorted())
    }

    @Test func appendsAndMakesTheFileIfNeeded() throws {
        try FileWriting.append(folder.at("old"), Array(" and after".utf8))
        try FileWriting.append(folder.at("new"), Array("first".utf8))
        #expect(try folder.text("old") == "before and after")
        #expect(try folder.text("new") == "first")
    }

    @Test func writesFilesThatAreLargerThanOneCallTakes() throws {
        let bytes = [UInt8](repeating: 7, count: 5_000_000)
        try FileWriting.create(folder.at("large"), bytes)
        #expect(try folder.bytes("large") == bytes)
    }

    @Test func leavesTheOldFileWhereTheNewCannotTakeItsPlace() throws {
        try folder.write("taken/inside", "x")
        #expect(throws: FileProblem.self) { try FileWriting.replace(folder.at("taken"), with: [1]) }
        #expect(try folder.text("taken/inside") == "x")
        #expect(throws: FileProblem.self) { try FileWriting.replace(folder.at("none/file"), with: [1]) }
        #expect(try names() == ["old", "taken"])
    }

    @Test func saysThatTheDiskIsFull() {
        let problem = #expect(throws: FileProblem.self) { try FileWriting.create("/dev/full", [1]) }
        #expect(problem?.description == "cannot write /dev/full: No space left on device")
    }
}
