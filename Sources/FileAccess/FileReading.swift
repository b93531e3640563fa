import Dispatch
import Glibc
import Synchronization

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
        return try drain(descriptor, 0..<size, path: path, limit: limit)
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
        try drain(STDIN_FILENO, redirected ?? 0..<0, path: "standard input", limit: limit)
    }

    /// What is left of the file that standard input was redirected from; nil for a pipe or a terminal.
    private static var redirected: Range<Int>? {
        var status = stat()
        guard unsafe fstat(STDIN_FILENO, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
        let place = Int(lseek(STDIN_FILENO, 0, SEEK_CUR))
        return place < 0 ? nil : place..<max(place, Int(status.st_size))
    }

    /// Reads to the end.
    ///
    /// - Parameter known: the stretch that a regular file has had until now; empty for anything else.
    private static func drain(
        _ descriptor: Int32, _ known: Range<Int>, path: String, limit: Int
    ) throws(FileProblem) -> [UInt8] {
        var bytes = known.count >= smallestShared && known.count <= limit ? together(descriptor, known) : []
        if !bytes.isEmpty { lseek(descriptor, known.lowerBound + bytes.count, SEEK_SET) }
        // Files may grow, and others than regular ones do not say how long they are.
        var capacity = max(known.count + 1, 1 << 16)
        while true {
            let before = bytes.count
            var failed = false
            let room = max(capacity - before, 1 << 16)
            // Appending uninitialised room avoids clearing memory that the kernel is about to fill.
            let chunk = unsafe [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
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

    /// Shorter files are read before a second thread has begun.
    private static let smallestShared = 16 << 20
    private static let part = 4 << 20

    /// Reads a stretch of a regular file, two parts of it at a time: most of the work is the system's, which has to find
    /// memory and copy.
    ///
    /// - Returns: the stretch as far as it could be read without a gap.
    private static func together(_ descriptor: Int32, _ range: Range<Int>) -> [UInt8] {
        unsafe [UInt8](unsafeUninitializedCapacity: range.count) { buffer, count in
            unsafe LargePages.prefer(for: UnsafeMutableRawBufferPointer(buffer))
            // Every part writes to a place of its own.
            nonisolated(unsafe) let all = unsafe buffer
            let parts = (range.count + part - 1) / part
            let firstGap = Atomic(range.count)
            let next = Atomic(0)
            DispatchQueue.concurrentPerform(iterations: 2) { _ in
                while true {
                    let number = next.add(1, ordering: .relaxed).oldValue
                    guard number < parts else { return }
                    var place = number * part
                    let end = min(place + part, range.count)
                    while place < end {
                        let got = unsafe pread(
                            descriptor, all.baseAddress! + place, end - place, off_t(range.lowerBound + place))
                        if got < 0, errno == EINTR { continue }
                        guard got > 0 else {
                            firstGap.min(place, ordering: .relaxed)
                            return
                        }
                        place += got
                    }
                }
            }
            count = firstGap.load(ordering: .relaxed)
        }
    }
}
