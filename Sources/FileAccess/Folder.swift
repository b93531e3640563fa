import Glibc

/// What lies in a folder, and folders as a whole.
package enum Folder {
    package enum Kind: Hashable, Sendable {
        case file, folder, symbolicLink, other

        /// Whatever has a name that is not UTF-8, or one with control characters: terminals and archives spoil it.
        case misnamed
    }

    /// One thing found in a folder; `path` is relative to the folder that was listed, with `/` between names.
    package struct Item: Hashable, Sendable {
        package let path: String
        package let kind: Kind

        package init(path: String, kind: Kind) {
            self.path = path
            self.kind = kind
        }
    }

    /// Everything below a folder except hidden names, sorted by the bytes of the path, links not followed.
    package static func contents(of root: String) throws(FileProblem) -> [Item] {
        var found: [Item] = []
        var waiting = [""]
        while let prefix = waiting.popLast() {
            for name in try names(in: prefix.isEmpty ? root : "\(root)/\(prefix)") where !name.hasPrefix(".") {
                let path = prefix.isEmpty ? name : "\(prefix)/\(name)"
                guard !isMisnamed(name) else {
                    found.append(Item(path: path, kind: .misnamed))
                    continue
                }
                guard let kind = try kindOrProblem("\(root)/\(path)") else { continue }
                found.append(Item(path: path, kind: kind))
                if kind == .folder { waiting.append(path) }
            }
        }
        return found.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    }

    /// Bytes that are not UTF-8 have become U+FFFD.
    private static func isMisnamed(_ name: String) -> Bool {
        name.unicodeScalars.contains { $0.value < 0x20 || (0x7F...0x9F).contains($0.value) || $0 == "\u{FFFD}" }
    }

    /// The names directly in a folder, in no particular order.
    package static func names(in path: String) throws(FileProblem) -> [String] {
        guard let stream = unsafe opendir(path) else { throw FileProblem(errnoAfter: "list", path) }
        defer { unsafe closedir(stream) }
        var names: [String] = []
        while true {
            // The end and a failure look alike but for this.
            errno = 0
            guard let entry = unsafe readdir(stream) else { break }
            let length = Int(unsafe entry.pointee.d_reclen)
            let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) {
                unsafe $0.withMemoryRebound(to: CChar.self, capacity: length) { unsafe String(cString: $0) }
            }
            if name != ".", name != ".." { names.append(name) }
        }
        guard errno == 0 else { throw FileProblem(errnoAfter: "list", path) }
        return names
    }

    /// What a path names, without following a link; nil where there is nothing.
    ///
    /// Where the system cannot tell, that is `other`: who took it for nothing would write over a ledger that a disk's
    /// fault hides for a moment.
    package static func kind(of path: String) -> Kind? {
        do { return try kindOrProblem(path) } catch { return .other }
    }

    private static func kindOrProblem(_ path: String) throws(FileProblem) -> Kind? {
        var status = stat()
        guard unsafe lstat(path, &status) == 0 else {
            if isNothing { return nil }
            throw FileProblem(errnoAfter: "read", path)
        }
        return switch status.st_mode & S_IFMT {
        case S_IFREG: .file
        case S_IFDIR: .folder
        case S_IFLNK: .symbolicLink
        default: .other
        }
    }

    package static func exists(_ path: String) -> Bool { kind(of: path) != nil }

    /// Makes a folder and those above it.
    ///
    /// - Parameter isForced: whether to wait until its name is on the disk.
    package static func create(_ path: String, isForced: Bool = true) throws(FileProblem) {
        if path.isEmpty || path == "/" { return }
        if unsafe mkdir(path, 0o755) != 0 {
            if errno == EEXIST, isFolder(path) { return }
            guard errno == ENOENT, parent(of: path) != "." else { throw FileProblem(errnoAfter: "make folder", path) }
            try create(parent(of: path), isForced: isForced)
            guard unsafe mkdir(path, 0o755) == 0 || errno == EEXIST else {
                throw FileProblem(errnoAfter: "make folder", path)
            }
        }
        if isForced { try sync(parent(of: path)) }
    }

    /// The folder of a path; `.` where it names none.
    package static func parent(of path: String) -> String {
        guard let slash = path.lastIndex(of: "/") else { return "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    /// Whether a path leads to a folder, through links as well; also where the system cannot tell, so that who lists it
    /// hears why.
    package static func isFolder(_ path: String) -> Bool {
        var status = stat()
        guard unsafe stat(path, &status) == 0 else { return !isNothing }
        return status.st_mode & S_IFMT == S_IFDIR
    }

    /// Whether the call that has just failed says that there is nothing of this path.
    private static var isNothing: Bool { [ENOENT, ENOTDIR, ELOOP, ENAMETOOLONG].contains(errno) }

    /// Removes a file or a folder with everything in it; links are removed, not followed.
    package static func remove(_ path: String) throws(FileProblem) {
        guard let kind = kind(of: path) else { return }
        if kind == .folder {
            for name in try names(in: path) { try remove("\(path)/\(name)") }
            guard unsafe rmdir(path) == 0 else { throw FileProblem(errnoAfter: "remove", path) }
        } else {
            guard unsafe unlink(path) == 0 else { throw FileProblem(errnoAfter: "remove", path) }
        }
    }

    /// Forces a file, or the names in a folder, to the disk.
    static func sync(_ path: String) throws(FileProblem) {
        let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { throw FileProblem(errnoAfter: "write", path) }
        defer { close(descriptor) }
        // EINVAL: the file system keeps nothing that could be forced, as some do of folders.
        guard fsync(descriptor) == 0 || errno == EINVAL else { throw FileProblem(errnoAfter: "write", path) }
    }
}
