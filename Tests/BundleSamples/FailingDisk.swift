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

    package func replaceFile(_ path: String, with bytes: [UInt8]) throws(FileProblem) {
        try check(path)
        try FileSystem().replaceFile(path, with: bytes)
    }

    package func swap(_ finished: String, into place: String) throws(FileProblem) {
        try check(place)
        try FileSystem().swap(finished, into: place)
    }

    package func remove(_ path: String) throws(FileProblem) {
        try check(path)
        try FileSystem().remove(path)
    }
}
