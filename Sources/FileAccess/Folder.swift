import CFileAccess
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
                guard let kind = kind(of: "\(root)/\(path)") else { continue }
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
        while let entry = unsafe readdir(stream) {
            let length = Int(unsafe entry.pointee.d_reclen)
            let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) {
                unsafe $0.withMemoryRebound(to: CChar.self, capacity: length) { unsafe String(cString: $0) }
            }
            if name != ".", name != ".." { names.append(name) }
        }
        return names
    }

    /// What a path names, without following a link; nil where there is nothing.
    package static func kind(of path: String) -> Kind? {
        var status = stat()
        guard unsafe lstat(path, &status) == 0 else { return nil }
        return switch status.st_mode & S_IFMT {
        case S_IFREG: .file
        case S_IFDIR: .folder
        case S_IFLNK: .symbolicLink
        default: .other
        }
    }

    package static func exists(_ path: String) -> Bool { kind(of: path) != nil }

    /// Makes a folder and those above it.
    package static func create(_ path: String) throws(FileProblem) {
        if path.isEmpty || path == "/" { return }
        if unsafe mkdir(path, 0o755) == 0 { return }
        if errno == EEXIST, isFolder(path) { return }
        guard errno == ENOENT, let slash = path.lastIndex(of: "/") else {
            throw FileProblem(errnoAfter: "make folder", path)
        }
        try create(String(path[..<slash]))
        guard unsafe mkdir(path, 0o755) == 0 || errno == EEXIST else {
            throw FileProblem(errnoAfter: "make folder", path)
        }
    }

    /// Whether a path leads to a folder, through links as well.
    package static func isFolder(_ path: String) -> Bool {
        var status = stat()
        return unsafe stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }

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

    /// Where something is made that will take the place of a path: beside it, so that a rename is enough, and under a
    /// name of this process.
    package static func beside(_ path: String) -> String {
        let name: [UInt8] = path.utf8.reversed().prefix { $0 != UInt8(ascii: "/") }.reversed()
        let ending = ".\(getpid()).part"
        let room = longestName - ending.utf8.count
        guard name.count > room else { return path + ending }
        // A name is cut between characters; only one such file is written at a time.
        var cut = name.prefix(room)
        while let last = cut.popLast(), last & 0xC0 == 0x80 {}
        return String(decoding: path.utf8.dropLast(name.count), as: UTF8.self) + String(decoding: cut, as: UTF8.self)
            + ending
    }

    /// Bytes of a name, on the file systems of Linux.
    private static let longestName = 255

    /// Puts a finished folder in the place of another in one step, then removes the old one.
    ///
    /// Somebody who opens a file by its path gets all files of the old folder or all of the new.
    package static func swap(_ finished: String, into place: String) throws(FileProblem) {
        guard exists(place) else {
            guard unsafe rename(finished, place) == 0 else { throw FileProblem(errnoAfter: "write", place) }
            return
        }
        guard unsafe florilegium_exchange(finished, place) == 0 else {
            throw FileProblem(errnoAfter: "replace", place)
        }
        try remove(finished)
    }
}
