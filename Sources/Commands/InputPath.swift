import ArgumentParser
import FileAccess
import Glibc

/// What a step works on: a content folder, a file of records, or records on standard input.
enum StepInput: Sendable {
    case folder(String)
    case file(String)
    case standardInput

    /// - Parameter path: as given; nil or `-` is standard input.
    init(_ path: String?) throws {
        guard let path, path != "-" else {
            if path == nil, isatty(STDIN_FILENO) == 1 {
                throw ValidationError("give a content folder or a file of records, or send records to standard input")
            }
            self = .standardInput
            return
        }
        let clean = Self.withoutSlashes(path)
        if Folder.isFolder(clean) {
            self = .folder(clean)
        } else if Folder.exists(clean) {
            self = .file(clean)
        } else {
            throw CommandProblem("there is no file or folder '\(path)'")
        }
    }

    /// Without slashes at the end, so that `content/` and `content` name files alike.
    static func withoutSlashes(_ path: String) -> String {
        var path = path[...]
        while path.count > 1, path.hasSuffix("/") { path.removeLast() }
        return String(path)
    }
}
