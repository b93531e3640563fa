#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// The folder of a bundle, held open: whatever is swapped into its place meanwhile, all files come from this one.
struct BundleFolder: ~Copyable {
    private let descriptor: Int32
    private let identity: Identity

    private struct Identity: Hashable {
        let device: UInt64
        let node: UInt64

        init?(_ status: stat) {
            device = UInt64(truncatingIfNeeded: status.st_dev)
            node = UInt64(truncatingIfNeeded: status.st_ino)
        }
    }

    init(_ path: String) throws(BundleDefect) {
        descriptor = systemOpen(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else { throw BundleDefect(path, Self.reason()) }
        var status = stat()
        guard unsafe fstat(descriptor, &status) == 0, let identity = Identity(status) else {
            let reason = Self.reason()
            close(descriptor)
            throw BundleDefect(path, reason)
        }
        self.identity = identity
    }

    deinit { close(descriptor) }

    /// Whether the path leads to another folder by now.
    func wasReplaced(at path: String) -> Bool {
        var status = stat()
        return unsafe stat(path, &status) == 0 && Identity(status) != identity
    }

    /// Opens a folder and gives it to a closure, again where it was swapped for another before that had all of it.
    static func open<Opened>(
        _ path: String, _ read: (borrowing BundleFolder) throws(BundleDefect) -> Opened
    ) throws(BundleDefect) -> Opened {
        var attempt = 1
        while true {
            let folder = try BundleFolder(path)
            do throws(BundleDefect) {
                return try read(folder)
            } catch {
                guard folder.wasReplaced(at: path), attempt < attempts else { throw error }
                attempt += 1
            }
        }
    }

    /// How often to try while the folder is being swapped under our feet.
    private static let attempts = 100

    /// Reads a file whole; links are not followed.
    ///
    /// - Parameters:
    ///   - size: bytes it must have, checked before any is read; nil where nothing says so yet.
    ///   - limit: bytes above which it is refused.
    func bytes(of name: String, size: Int? = nil, limit: Int = .max) throws(BundleDefect) -> [UInt8] {
        try withFile(name, size: size, limit: limit) { file, size throws(BundleDefect) in
            let bytes = try Self.read(file, size, name)
            guard bytes.count == size else {
                throw BundleDefect(name, .wrongSize(expected: size, found: bytes.count))
            }
            return bytes
        }
    }

    /// Maps a file; links are not followed.
    ///
    /// - Parameter size: bytes it must have.
    func memory(of name: String, size: Int) throws(BundleDefect) -> FileMemory {
        try withFile(name, size: size, limit: .max) { file, size throws(BundleDefect) in
            // The system maps no empty file.
            guard size > 0 else { return FileMemory([]) }
            guard let mapped = unsafe MemoryMap.make(file, size: size) else { throw BundleDefect(name, Self.reason()) }
            return unsafe FileMemory(mapped: mapped)
        }
    }

    private func withFile<Result>(
        _ name: String, size: Int?, limit: Int, _ body: (_ file: Int32, _ size: Int) throws(BundleDefect) -> Result
    ) throws(BundleDefect) -> Result {
        let file = unsafe openat(descriptor, name, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
        guard file >= 0 else { throw BundleDefect(name, Self.reason()) }
        defer { close(file) }
        var status = stat()
        guard unsafe fstat(file, &status) == 0 else { throw BundleDefect(name, Self.reason()) }
        guard status.st_mode & S_IFMT == S_IFREG else { throw BundleDefect(name, .unreadable("not a regular file")) }
        let found = Int(status.st_size)
        guard found <= limit else { throw BundleDefect(name, .tooLarge(limit: limit)) }
        if let size, size != found { throw BundleDefect(name, .wrongSize(expected: size, found: found)) }
        return try body(file, found)
    }

    private static func read(_ file: Int32, _ size: Int, _ name: String) throws(BundleDefect) -> [UInt8] {
        var problem: BundleDefect?
        let bytes = unsafe [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
            while count < size {
                let got = unsafe systemRead(file, buffer.baseAddress! + count, size - count)
                if got < 0, errno == EINTR { continue }
                if got < 0 { problem = BundleDefect(name, reason()) }
                if got <= 0 { return }
                count += got
            }
        }
        if let problem { throw problem }
        return bytes
    }

    /// What the failed call that has just set `errno` means.
    private static func reason() -> BundleDefect.Reason {
        errno == ENOENT ? .missing : .unreadable(unsafe String(cString: strerror(errno)))
    }
}

/// The system's `read`, which the type's own would hide.
private func systemRead(_ file: Int32, _ buffer: UnsafeMutablePointer<UInt8>, _ count: Int) -> Int {
    unsafe read(file, buffer, count)
}

/// The system's `open`, which the type's own would hide.
private func systemOpen(_ path: String, _ flags: Int32) -> Int32 { unsafe open(path, flags) }
