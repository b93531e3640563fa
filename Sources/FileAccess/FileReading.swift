import Glibc

/// Reading whole files, within a limit and without following surprises such as pipes.
package enum FileReading {
    /// The largest file that is read unless the caller says otherwise: 256 MiB.
    package static let defaultLimit = 256 << 20

    /// Reads a regular file whole.
    ///
    /// - Parameter limit: bytes above which the file is refused, before any of it is read.
    package static func bytes(of path: String, limit: Int = defaultLimit) throws(FileProblem) -> [UInt8] {
        let (descriptor, size) = try opened(path)
        defer { close(descriptor) }
        guard size <= limit else {
            throw FileProblem("read", path, reason: "it has \(size) bytes; the limit is \(limit)")
        }
        return try drain(descriptor, expecting: size, path: path, limit: limit)
    }

    /// A regular file opened for reading, which the caller closes, and how many bytes it has.
    static func opened(_ path: String) throws(FileProblem) -> (descriptor: Int32, size: Int) {
        // O_NONBLOCK: opening a pipe that nobody writes to would wait for ever.
        let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { throw FileProblem(errnoAfter: "read", path) }
        var status = stat()
        guard unsafe fstat(descriptor, &status) == 0 else {
            let problem = FileProblem(errnoAfter: "read", path)
            close(descriptor)
            throw problem
        }
        guard status.st_mode & S_IFMT == S_IFREG else {
            close(descriptor)
            throw FileProblem("read", path, reason: "it is not a regular file")
        }
        return (descriptor, Int(status.st_size))
    }

    /// How many bytes a regular file has; nil for anything else, and where there is nothing.
    package static func size(of path: String) -> Int? {
        var status = stat()
        guard unsafe stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
        return Int(status.st_size)
    }

    /// Reads everything a descriptor gives, standard input for example.
    package static func standardInput(limit: Int = 4 << 30) throws(FileProblem) -> [UInt8] {
        let size = min(redirectedSize ?? 0, limit)
        return try drain(STDIN_FILENO, expecting: max(size, 1 << 16), path: "standard input", limit: limit)
    }

    /// How many bytes are left in the file that standard input was redirected from; nil for a pipe or a terminal.
    ///
    /// What is read in one go need not be copied from a small place to a larger one.
    private static var redirectedSize: Int? {
        var status = stat()
        guard unsafe fstat(STDIN_FILENO, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
        let place = lseek(STDIN_FILENO, 0, SEEK_CUR)
        return place < 0 ? nil : max(0, Int(status.st_size) - Int(place))
    }

    private static func drain(
        _ descriptor: Int32, expecting size: Int, path: String, limit: Int
    ) throws(FileProblem) -> [UInt8] {
        var bytes: [UInt8] = []
        var capacity = size + 1
        while true {
            let before = bytes.count
            var failed = false
            let room = max(capacity - before, 1 << 16)
            // Appending uninitialised room avoids clearing memory that the kernel is about to fill.
            let chunk = unsafe [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
                if before == 0 { unsafe LargePages.prefer(for: UnsafeMutableRawBufferPointer(buffer)) }
                let got = unsafe read(descriptor, buffer.baseAddress, room)
                failed = got < 0
                count = max(got, 0)
            }
            if failed {
                if errno == EINTR { continue }
                throw FileProblem(errnoAfter: "read", path)
            }
            if chunk.isEmpty { return bytes }
            if before == 0 { bytes = chunk } else { bytes.append(contentsOf: chunk) }
            guard bytes.count <= limit else {
                throw FileProblem("read", path, reason: "it has more than \(limit) bytes")
            }
            capacity = max(capacity, bytes.count * 2)
        }
    }
}
