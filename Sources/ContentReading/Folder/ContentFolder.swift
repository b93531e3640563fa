import Diagnostics
import FileAccess

/// Finds the files of a content folder, and whatever lies there that nobody would read.
package enum ContentFolder {
    /// What lies in the folder.
    package struct Discovery: Sendable {
        /// Sorted by path.
        package let files: [File]
        package let findings: Findings
    }

    /// A file that will be read.
    package struct File: Hashable, Sendable {
        /// As the user would type it.
        package let path: String

        /// Below the content folder, for `ContentParsing`.
        package let relativePath: String
    }

    /// Lists a folder. Nothing is opened, and links are not followed.
    package static func discover(_ root: String) throws(FileProblem) -> Discovery {
        var findings = Findings()
        var files: [File] = []
        let shown = root == "." ? "" : root.hasSuffix("/") ? root : root + "/"
        let items = try Folder.contents(of: root)
        let paths = Set(items.map(\.path))
        for item in items {
            let place = SourceFile(path: shown + item.path, bytes: []).range
            switch item.kind {
            case .folder: break
            case .symbolicLink: findings.add(SymbolicLink.finding(at: place))
            case .misnamed: findings.add(UnreachableFile.misnamed(at: place))
            case .other: findings.add(UnreachableFile.special(at: place))
            case .file where ContentPath(item.path) != nil:
                files.append(File(path: shown + item.path, relativePath: item.path))
            case .file:
                let better = PathAdvice.better(than: item.path)
                findings.add(UnreachableFile.finding(item.path, better, isTaken: paths.contains, at: place))
            }
        }
        return Discovery(files: files, findings: findings)
    }
}
