import CFileAccess
import Glibc

/// What is done to files when something is replaced: the file system, or in tests one that fails when it is told to.
package protocol Disk: Sendable {
    func createFolder(_ path: String) throws(FileProblem)

    /// Writes a file that does not exist yet.
    func createFile(_ path: String, _ bytes: [UInt8]) throws(FileProblem)

    /// Forces a file, or the names in a folder, to the disk.
    func sync(_ path: String) throws(FileProblem)

    /// Gives something another name in one step; a file that has it is replaced.
    func move(_ path: String, to place: String) throws(FileProblem)

    /// Lets two files or folders change places in one step.
    func exchange(_ path: String, _ place: String) throws(FileProblem)

    /// Removes a file, or a folder with everything in it.
    func remove(_ path: String) throws(FileProblem)
}

/// The file system.
package struct FileSystem: Disk {
    /// Whether files are forced to the disk before they get their names.
    private let isDurable: Bool

    package init() { isDurable = true }

    private init(isDurable: Bool) { self.isDurable = isDurable }

    /// For what is gone when the run ends, or is made again by running the same command: nothing waits for the disk.
    package static let unforced = FileSystem(isDurable: false)

    package func createFolder(_ path: String) throws(FileProblem) { try Folder.create(path, isForced: false) }

    package func createFile(_ path: String, _ bytes: [UInt8]) throws(FileProblem) {
        try FileWriting.create(path, bytes, isNew: true)
    }

    package func sync(_ path: String) throws(FileProblem) {
        if isDurable { try Folder.sync(path) }
    }

    package func move(_ path: String, to place: String) throws(FileProblem) {
        guard unsafe rename(path, place) == 0 else { throw FileProblem(errnoAfter: "write", place) }
    }

    package func exchange(_ path: String, _ place: String) throws(FileProblem) {
        guard unsafe florilegium_exchange(path, place) == 0 else { throw FileProblem(errnoAfter: "replace", place) }
    }

    package func remove(_ path: String) throws(FileProblem) { try Folder.remove(path) }
}
