import AttributionRules
import CatalogModel
import ContentReading
import Diagnostics
import FileAccess
import Suitability

/// What a content folder knows, for judging records that are not part of it: the authority file, the registry of
/// misattributions, the policies, the packs, what editors decided, and for whom the catalog is.
///
/// Faults of the folder's other files are not the records' business; those of the policies are told where they are read.
package struct RecordPolicy: Sendable {
    package let folder: String
    let policies: [PolicyKind: SourceFile]
    let decisions: [DecisionKind: SourceFile]
    let authors: [Author]
    let names: AuthorNames

    /// The folder without its entries; nil where there is no `catalog.yml` that can be read: then nothing says for whom
    /// the catalog is, and nothing is rated.
    let content: Content?

    /// Nil where the folder has no policies.
    ///
    /// - Parameter folder: a content folder; it may not exist.
    package init?(folder: String) throws(FileProblem) {
        guard Folder.isFolder(folder + "/policy") else { return nil }
        self.folder = folder
        var parsed: [ParsedFile] = []
        for found in try ContentFolder.discover(folder).files where Self.isWanted(found.relativePath) {
            let file = SourceFile(path: found.path, bytes: try FileReading.bytes(of: found.path))
            parsed.append(ContentParsing.parse(file, at: found.relativePath))
        }
        var policies: [PolicyKind: SourceFile] = [:]
        var decisions: [DecisionKind: SourceFile] = [:]
        var authors: [Author] = []
        for file in parsed {
            switch file.content {
            case .policy(let kind): policies[kind] = file.file
            case .decision(let kind): decisions[kind] = file.file
            case .author(let author?): authors.append(author)
            default: break
            }
        }
        self.policies = policies
        self.decisions = decisions
        self.authors = authors
        names = AuthorNames(authors)
        content = ContentAssembly.assemble(parsed).content
    }

    private static func isWanted(_ path: String) -> Bool {
        ["policy/", "decisions/", "authors/", "categories/"].contains { path.hasPrefix($0) }
            || path == "catalog.yml" || path == "help-resources.yml"
    }
}
