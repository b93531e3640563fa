import Glibc

/// Writing so that a reader sees the old file or the new one, never half of either.
package enum FileWriting {
    /// Writes beside the destination, then renames over it, as `Replacement` does.
    ///
    /// - Parameter isForced: whether to wait until it is on the disk. Not for what a tool hands to the next one, which may
    ///   be large and can be made again.
    package static func replace(_ path: String, with bytes: [UInt8], isForced: Bool = true) throws(FileProblem) {
        var change = Replacement(on: isForced ? FileSystem() : .unforced)
        try change.write(path, bytes)
        try change.commit()
    }

    /// Whether a path leads to something that takes bytes one after another.
    static func isStream(_ path: String) -> Bool { isOpenDescriptor(path) || isDeviceOrPipe(path) }

    /// Writes to such a one.
    static func add(_ bytes: [UInt8], to path: String) throws(FileProblem) { try put(bytes, to: path, O_APPEND) }

    /// Whether a path stands for what this program was given open.
    ///
    /// It may lead to a file; one that were put in place of the path would take standard output away from everybody.
    private static func isOpenDescriptor(_ path: String) -> Bool {
        ["/dev/stdout", "/dev/stderr"].contains(path) || path.hasPrefix("/dev/fd/")
    }

    /// Whether a path leads, through links as well, to something other than a file or folder.
    private static func isDeviceOrPipe(_ path: String) -> Bool {
        var status = stat()
        guard unsafe stat(path, &status) == 0 else { return false }
        return ![S_IFREG, S_IFDIR].contains(status.st_mode & S_IFMT)
    }

    /// Writes a file that nobody looks at yet, for example inside a folder that gets its place later.
    ///
    /// - Parameter isNew: whether it is an error if the file exists.
    package static func create(_ path: String, _ bytes: [UInt8], isNew: Bool = false) throws(FileProblem) {
        try put(bytes, to: path, O_CREAT | (isNew ? O_EXCL : O_TRUNC))
    }

    /// Adds to the end of a file, which is made if it does not exist.
    package static func append(_ path: String, _ bytes: [UInt8]) throws(FileProblem) {
        let before = Folder.exists(path) ? try FileReading.bytes(of: path) : []
        try replace(path, with: before + bytes)
    }

    private static func put(_ bytes: [UInt8], to path: String, _ flags: Int32) throws(FileProblem) {
        let descriptor = unsafe open(path, O_WRONLY | O_CLOEXEC | flags, 0o644)
        guard descriptor >= 0 else { throw FileProblem(errnoAfter: "write", path) }
        do throws(FileProblem) {
            try writeAll(bytes, to: descriptor, path: path)
        } catch {
            close(descriptor)
            throw error
        }
        // A full disk may show only here.
        guard close(descriptor) == 0 else { throw FileProblem(errnoAfter: "write", path) }
    }

    /// Writes all bytes to an open descriptor, however many calls that takes.
    package static func writeAll(_ bytes: [UInt8], to descriptor: Int32, path: String) throws(FileProblem) {
        var written = 0
        while written < bytes.count {
            let count = unsafe bytes.withUnsafeBytes {
                unsafe write(descriptor, $0.baseAddress! + written, $0.count - written)
            }
            if count < 0 {
                if errno == EINTR { continue }
                throw FileProblem(errnoAfter: "write", path)
            }
            written += count
        }
    }

    /// Prints to standard output, all of it.
    package static func standardOutput(_ text: String) throws(FileProblem) {
        try writeAll(Array(text.utf8), to: STDOUT_FILENO, path: "standard output")
    }

    /// Prints to standard error; a reader that has gone away is no reason to stop.
    package static func standardError(_ text: String) {
        try? writeAll(Array(text.utf8), to: STDERR_FILENO, path: "standard error")
    }
}
