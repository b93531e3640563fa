import Diagnostics

/// A content folder, read: the input of every step.
package struct Content: Sendable {
    package var settings: ContentSettings

    /// By order, then id.
    package var categories: [Category]

    /// By id.
    package var authors: [Author]

    /// By path; author and work mentions are resolved.
    package var files: [EntryFile]

    /// The ledger `ids.jsonl`, line by line, unread: identity is the business of the step that writes it.
    package var ledger: SourceFile?

    /// The files of `decisions/`, unread, by path.
    package var decisions: [SourceFile]

    /// The files of `policy/`, unread, by path.
    package var policies: [SourceFile]

    /// The files of `permissions/`, unread, by path: letters of those who allow a quotation.
    package var permissions: [SourceFile]

    /// The pages of `policy/` that say where packs come from, by path.
    package var provenance: [SourceFile]

    /// `help-resources.yml`, unread.
    package var helpResources: SourceFile?

    /// The tables of `policy/` that say which words speak for which tag, unread, by path.
    package var evidence: [SourceFile]

    package init(
        settings: ContentSettings, categories: [Category], authors: [Author], files: [EntryFile],
        ledger: SourceFile?, decisions: [SourceFile], policies: [SourceFile] = [],
        provenance: [SourceFile] = [], helpResources: SourceFile? = nil, permissions: [SourceFile] = [],
        evidence: [SourceFile] = []
    ) {
        self.settings = settings
        self.categories = categories
        self.authors = authors
        self.files = files
        self.ledger = ledger
        self.decisions = decisions
        self.policies = policies
        self.provenance = provenance
        self.helpResources = helpResources
        self.permissions = permissions
        self.evidence = evidence
    }
}
