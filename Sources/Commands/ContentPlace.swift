import ContentReading
import FileAccess
import Glibc

/// A file inside a content folder, as an editor names it who is at work on that one file.
struct ContentPlace: Sendable {
    /// The content folder, seen from where the editor is.
    let folder: String

    /// Below the folder.
    let path: String

    /// As a run over the folder names it.
    var file: String { folder == "." ? path : "\(folder)/\(path)" }

    /// Nil for a file that is in no content folder, and for records that somebody keeps in one.
    ///
    /// - Parameter file: the path of a file that exists.
    init?(_ file: String) {
        let slash = file.lastIndex(of: "/")
        let name = String(slash.map { file[file.index(after: $0)...] } ?? file[...])
        var folder = slash.map { $0 == file.startIndex ? "/" : String(file[..<$0]) } ?? "."
        guard let start = Self.realPath(folder) else { return nil }
        while let here = Self.realPath(folder) {
            if Folder.exists("\(folder)/catalog.yml") || Folder.exists("\(folder)/catalog.xml") {
                let above = here == "/" ? here : here + "/"
                path = start == here ? name : "\(start.dropFirst(above.count))/\(name)"
                self.folder = folder
                let isRecords = name.hasSuffix(".jsonl") || name.hasSuffix(".json")
                if isRecords, ContentPath(path) == nil { return nil }
                return
            }
            guard here != "/" else { return nil }
            folder = Self.parent(of: folder)
        }
        return nil
    }

    private static func parent(of folder: String) -> String {
        if folder == "." { return ".." }
        if folder == ".." || folder.hasSuffix("/..") { return folder + "/.." }
        guard let slash = folder.lastIndex(of: "/") else { return "." }
        return slash == folder.startIndex ? "/" : String(folder[..<slash])
    }

    private static func realPath(_ path: String) -> String? {
        guard let found = unsafe realpath(path, nil) else { return nil }
        defer { unsafe free(found) }
        return unsafe String(cString: found)
    }
}
