import BundleSamples
import FileAccess
import Foundation
import TestSupport
import Testing

struct ReplacementTests {
    private let folder = try! TemporaryFolder([
        "one": "1", "two": "2", "old/a": "a", "kept/x": "x", "gone": "g",
    ])

    private static let before = [
        "one": "1", "two": "2", "old/a": "a", "kept/x": "x", "gone": "g",
    ]
    private static let after = [
        "one": "after one", "two": "after two", "new": "after new", "old/b": "b", "old/c/d": "d", "kept/x": "x",
    ]

    /// A file that is new, two that are replaced, a folder, a file that goes.
    private func replace(on disk: some Disk = FileSystem()) throws {
        var changes = Replacement(on: disk)
        for name in ["new", "one"] { try changes.write(folder.at(name), Array("after \(name)".utf8)) }
        try changes.write(folder: folder.at("old"), [("b", Array("b".utf8)), ("c/d", Array("d".utf8))])
        changes.remove(folder.at("gone"))
        try changes.write(folder.at("two"), Array("after two".utf8))
        try changes.commit()
    }

    /// Every file, hidden ones as well, and every hidden folder.
    private func contents() throws -> [String: String] {
        var found: [String: String] = [:]
        for case let name as String in FileManager.default.enumerator(atPath: folder.path)! {
            if Folder.kind(of: folder.at(name)) == .file {
                found[name] = try folder.text(name)
            } else if name.contains("/.") || name.hasPrefix(".") {
                found[name] = "a folder"
            }
        }
        return found
    }

    @Test func replacesAllAndLeavesNothingBeside() throws {
        try replace()
        #expect(try contents() == Self.after)
    }

    /// Whichever operation fails; the last only forces names to the disk.
    @Test func replacesNoneWhereOneFails() throws {
        // Three files, two folders and two files in them, all of them to the disk, five steps, the names to the disk.
        let count = 3 + 4 + 7 + 5 + 1
        for operation in 1...count + 1 {
            let fresh = ReplacementTests()
            let disk = FailingDisk(failingAt: operation)
            do {
                try fresh.replace(on: disk)
                #expect(!disk.hasFailed && operation == count + 1)
            } catch is FileProblem {
                #expect(disk.hasFailed)
                #expect(try fresh.contents() == (operation == count ? Self.after : Self.before), "\(operation)")
            }
        }
    }

    @Test func nothingHasHappenedWithoutACommit() throws {
        var changes = Replacement()
        try changes.write(folder.at("one"), [])
        try changes.write(folder: folder.at("old"), [])
        changes.remove(folder.at("gone"))
        #expect(try contents().count == Self.before.count + 2)
        changes.cancel()
        #expect(try contents() == Self.before)
    }

    @Test func replacesNoneWhereOneCannotBeWritten() throws {
        #expect(throws: FileProblem("write", folder.at("missing/file"), reason: "No such file or directory")) {
            var changes = Replacement()
            try changes.write(folder.at("one"), [])
            try changes.write(folder.at("missing/file"), [])
        }
        #expect(try contents() == Self.before)
    }

    @Test func aLinkIsNotTakenForAFile() throws {
        try FileManager.default.createSymbolicLink(atPath: folder.at("link"), withDestinationPath: folder.at("one"))
        #expect(throws: FileProblem("write", folder.at("link"), reason: "it is no file of its own")) {
            var changes = Replacement()
            try changes.write(folder.at("two"), [])
            try changes.write(folder.at("link"), [])
            try changes.commit()
        }
        #expect(try folder.text("one") == "1" && folder.text("two") == "2")
    }

    /// What a run that was killed has left; other names, and folders in which nobody writes, are left alone.
    @Test func clearsAwayWhatTheDeadHaveLeft() throws {
        let dead = [".one.4711.catalog.part", ".old.4711.2.catalog.part/x", ".a.b.md.1.catalog.part"]
        let others = [
            ".catalog.part", ".one.x.catalog.part", "one.4711.catalog.part", ".one.part", "kept/.x.1.catalog.part",
        ]
        for name in dead + others { try folder.write(name, "y") }
        try FileWriting.replace(folder.at("one"), with: [])
        #expect(try Set(contents().keys) == Set(Self.before.keys).union(others))
        var changes = Replacement()
        try changes.clear(folder.path)
        changes.cancel()
        #expect(Folder.exists(folder.at("kept/.x.1.catalog.part")) == false)
    }

    /// Two runs at once: what the other has not finished stays, and the first to end does not spoil the second.
    @Test func leavesAloneWhatSomebodyIsAboutToFinish() throws {
        var first = Replacement()
        try first.write(folder.at("one"), Array("first".utf8))
        try first.write(folder: folder.at("old"), [("first", [])])
        var second = Replacement()
        try second.write(folder.at("one"), Array("second".utf8))
        try second.write(folder: folder.at("old"), [("second", [])])
        try second.commit()
        #expect(try folder.text("one") == "second")
        try first.commit()
        #expect(try folder.text("one") == "first" && Folder.names(in: folder.at("old")) == ["first"])
        #expect(try contents().keys.filter { $0.hasPrefix(".") } == [])
    }

    /// A program that uses a folder as its lock, such as `flock build make catalog`, does not stop us for ever.
    @Test func writesWhereSomebodyElseHasLockedTheFolder() throws {
        let descriptor = open(folder.path, O_RDONLY)
        defer { close(descriptor) }
        #expect(flock(descriptor, LOCK_EX) == 0)
        try folder.write(".one.4711.catalog.part", "y")
        try FileWriting.replace(folder.at("one"), with: Array("written".utf8))
        #expect(try folder.text("one") == "written")
        #expect(Folder.exists(folder.at(".one.4711.catalog.part")))
    }
}
