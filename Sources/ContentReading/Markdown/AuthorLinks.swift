import Diagnostics

/// How links from a file of entries to the files of authors look.
struct AuthorLinks {
    /// `../../authors/` for a file two folders deep.
    let prefix: String

    /// - Parameter relativePath: the path of the file of entries below the content folder.
    init(from relativePath: String) {
        let folders = relativePath.utf8.count { $0 == UInt8(ascii: "/") }
        prefix = String(repeating: "../", count: folders) + "authors/"
    }

    /// The author a link leads to; nil where it leads elsewhere.
    func author(_ destination: SourceText) -> String? {
        let address = destination.string
        guard address.hasPrefix(prefix) else { return nil }
        let name = address.dropFirst(prefix.count)
        for ending in [".md", ".xml"] where name.hasSuffix(ending) {
            let slug = name.dropLast(ending.count)
            return Slug.isValid(slug) ? String(slug) : nil
        }
        return nil
    }

    /// The link to an author's file.
    func address(of id: String) -> String { "\(prefix)\(id).md" }
}
