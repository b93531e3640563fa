import CatalogModel
import Diagnostics

/// A content folder after reading: what it says, and every file that was looked at.
package struct ReadContent: Sendable {
    /// The path of the folder as the user gave it.
    package var folder: String
    package var content: Content

    /// Every file that was read, by path.
    package var files: [SourceFile]

    /// Files of entries with faults of reading: what is not found in their entries may still stand in them.
    package var unread: [SourceFile]

    package init(folder: String, content: Content, files: [SourceFile], unread: [SourceFile] = []) {
        self.folder = folder
        self.content = content
        self.files = files
        self.unread = unread
    }

    package var entryCount: Int { content.files.reduce(0) { $0 + $1.entries.count } }
}

/// Why a folder cannot be read as content at all; anything else is a diagnostic.
package enum ContentProblem: Error, Hashable, Sendable, CustomStringConvertible {
    case notAFolder(String)
    case nothingToCheck(String)
    case noEntries(String)

    package var description: String {
        switch self {
        case .notAFolder(let path): "there is no folder '\(path)'"
        case .nothingToCheck(let path):
            "nothing to check in '\(path)': it holds no catalog.yml and no messages; "
                + "see docs/content-guide.md for what belongs there"
        case .noEntries(let path):
            "nothing to check in '\(path)': no file below '\(path)/messages' holds an entry"
        }
    }
}
