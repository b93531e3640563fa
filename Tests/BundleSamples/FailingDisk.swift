import FileAccess
import Synchronization

/// The file system, but one of its operations fails; what fails is not done, or for files only half.
package final class FailingDisk: Disk {
    private let operations: Mutex<Int>

    /// - Parameter operation: which operation fails, from 1.
    package init(failingAt operation: Int) { operations = Mutex(operation) }

    /// Whether the operation that was to fail has been reached.
    package var hasFailed: Bool { operations.withLock { $0 <= 0 } }

    private func fails() -> Bool {
        operations.withLock {
            $0 -= 1
            return $0 == 0
        }
    }

    private func check(_ path: String) throws(FileProblem) {
        if fails() { throw FileProblem("write", path, reason: "No space left on device") }
    }

    package func createFolder(_ path: String) throws(FileProblem) {
        try check(path)
        try FileSystem().createFolder(path)
    }

    package func createFile(_ path: String, _ bytes: [UInt8]) throws(FileProblem) {
        if fails() {
            try FileSystem().createFile(path, Array(bytes.prefix(bytes.count / 2)))
            throw FileProblem("write", path, reason: "No space left on device")
        }
        try FileSystem().createFile(path, bytes)
    }

    package func sync(_ path: String) throws(FileProblem) {
        try check(path)
        try FileSystem().sync(path)
    }

    package func move(_ path: String, to place: String) throws(FileProblem) {
        try check(place)
        try FileSystem().move(path, to: place)
    }

    package func exchange(_ path: String, _ place: String) throws(FileProblem) {
        try check(place)
        try FileSystem().exchange(path, place)
    }

    package func remove(_ path: String) throws(FileProblem) {
        try check(path)
        try FileSystem().remove(path)
    }
}
