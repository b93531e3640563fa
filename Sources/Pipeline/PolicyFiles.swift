import ContentReading
import Diagnostics
import FileAccess
import Suitability

/// The packs of a content folder, read without the rest of it.
package enum PolicyFiles {
    /// The packs of `policy/` by path; none where the folder has no such thing.
    package static func read(_ content: String) throws(FileProblem) -> [SourceFile] {
        let folder = content + "/policy"
        guard Folder.isFolder(folder) else { return [] }
        var files: [SourceFile] = []
        for item in try Folder.contents(of: folder).sorted(by: { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) })
        where item.kind == .file && ContentPath("policy/" + item.path) == .pack {
            let path = "\(folder)/\(item.path)"
            let file = SourceFile(path: path, bytes: try FileReading.bytes(of: path))
            if file.isPack { files.append(file) }
        }
        return files
    }
}
