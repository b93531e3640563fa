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
        case decision(DecisionKind)
        case policy(PolicyKind)
        /// A `.yml` of `policy/` that is no pack and has no name that the tool knows; nobody reads it.
        case unknownPolicy
        case evidence(language: String)
        case ledger, pack, permission, provenance, helpResources, readme
        /// Not a file of the content; discovery reports it.
        case unrecognised
    }
}
