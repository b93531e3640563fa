import CatalogModel
import Diagnostics

/// One file of the content folder, read: what it holds, and what was found in it.
package struct ParsedFile: Sendable {
    package let file: SourceFile

    /// Below the content folder.
    package let relativePath: String
    package let content: Content
    package let findings: Findings

    package enum Content: Sendable {
        /// Nil where nothing could be read; the findings say why.
        case settings(ContentSettings?)
        case category(Category?)
        case author(Author?)
        case entries(EntryFile?)
        case ledger, decision, policy, permission, provenance, helpResources, evidence, readme
        /// Not a file of the content; discovery reports it.
        case unrecognised
    }
}
