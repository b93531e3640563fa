import CatalogModel
import ContentReading
import Diagnostics
import FileAccess

/// What a content folder knows of authors, for judging records that are not part of it: the authority file, the files of
/// policy and what editors decided.
///
/// Faults of the authority file are not the records' business; those of the policies are told where they are read.
package struct RecordPolicy: Sendable {
    let policies: [PolicyKind: SourceFile]
    let decisions: [DecisionKind: SourceFile]
    let authors: [Author]
    let names: AuthorNames

    /// Nil where the folder has no policies.
    ///
    /// - Parameter folder: a content folder; it may not exist.
    package init?(folder: String) throws(FileProblem) {
        guard Folder.isFolder(folder + "/policy") else { return nil }
        var policies: [PolicyKind: SourceFile] = [:]
        var decisions: [DecisionKind: SourceFile] = [:]
        var authors: [Author] = []
        for found in try ContentFolder.discover(folder).files where Self.isWanted(found.relativePath) {
            let file = SourceFile(path: found.path, bytes: try FileReading.bytes(of: found.path))
            switch ContentParsing.parse(file, at: found.relativePath).content {
            case .policy(let kind): policies[kind] = file
            case .decision(let kind): decisions[kind] = file
            case .author(let author?): authors.append(author)
            default: break
            }
        }
        self.policies = policies
        self.decisions = decisions
        self.authors = authors
        names = AuthorNames(authors)
    }

    private static func isWanted(_ path: String) -> Bool {
        ["policy/", "decisions/", "authors/"].contains { path.hasPrefix($0) }
    }
}
