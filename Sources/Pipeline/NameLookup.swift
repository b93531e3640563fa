import CatalogModel
import ContentReading
import Diagnostics
import FileAccess
import TextNormalisation

/// The authority file of a content folder, asked for names as attributions are.
package struct NameLookup: Sendable {
    private let names: AuthorNames

    package init(folder: String) throws(FileProblem) {
        var authors: [Author] = []
        for found in try ContentFolder.discover(folder).files where found.relativePath.hasPrefix("authors/") {
            let file = SourceFile(path: found.path, bytes: try FileReading.bytes(of: found.path))
            if case .author(let author?) = ContentParsing.parse(file, at: found.relativePath).content {
                authors.append(author)
            }
        }
        names = AuthorNames(authors)
    }

    /// Each name with its key and the ids of all who bear it, as JSON Lines.
    package func lines(of written: [String]) -> String {
        written.map { name in
            JSONText.object([
                "name": .string(name), "key": .string(AuthorityName(name).key),
                "authors": .array(names.bearers(of: name).map(JSONText.string)),
            ]).line + "\n"
        }.joined()
    }

    package func found(among written: [String]) -> Int {
        written.reduce(0) { $0 + (names.bearers(of: $1).isEmpty ? 0 : 1) }
    }
}
