/// What is done to files when something is published: the file system, or in tests one that fails when it is told to.
package protocol Disk: Sendable {
    func createFolder(_ path: String) throws(FileProblem)
    func createFile(_ path: String, _ bytes: [UInt8]) throws(FileProblem)
    func replaceFile(_ path: String, with bytes: [UInt8]) throws(FileProblem)
    func swap(_ finished: String, into place: String) throws(FileProblem)
    func remove(_ path: String) throws(FileProblem)
}

/// The file system.
package struct FileSystem: Disk {
    package init() {}

    package func createFolder(_ path: String) throws(FileProblem) { try Folder.create(path) }

    package func createFile(_ path: String, _ bytes: [UInt8]) throws(FileProblem) {
        try FileWriting.create(path, bytes)
    }

    package func replaceFile(_ path: String, with bytes: [UInt8]) throws(FileProblem) {
        try FileWriting.replace(path, with: bytes)
    }

    package func swap(_ finished: String, into place: String) throws(FileProblem) {
        try Folder.swap(finished, into: place)
    }

    package func remove(_ path: String) throws(FileProblem) { try Folder.remove(path) }
}
