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

    /// What people decided, unread.
    package var decisions: [DecisionKind: SourceFile]

    /// The files of `policy/` that have names of their own, unread.
    package var policies: [PolicyKind: SourceFile]

    /// The packs of rules about ages, unread, by path.
    package var packs: [SourceFile]

    /// The files of `permissions/`, unread, by path: letters of those who allow a quotation.
    package var permissions: [SourceFile]

    /// The pages of `policy/` that say where packs come from, by path.
    package var provenance: [SourceFile]

    /// `help-resources.yml`, unread.
    package var helpResources: SourceFile?

    /// The tables of `policy/` that say which words speak for which tag, unread, by language.
    package var evidence: [String: SourceFile]

    package init(
        settings: ContentSettings, categories: [Category], authors: [Author], files: [EntryFile],
        ledger: SourceFile?, decisions: [DecisionKind: SourceFile] = [:],
        policies: [PolicyKind: SourceFile] = [:], packs: [SourceFile] = [],
        provenance: [SourceFile] = [], helpResources: SourceFile? = nil, permissions: [SourceFile] = [],
        evidence: [String: SourceFile] = [:]
    ) {
        self.settings = settings
        self.categories = categories
        self.authors = authors
        self.files = files
        self.ledger = ledger
        self.decisions = decisions
        self.policies = policies
        self.packs = packs
        self.provenance = provenance
        self.helpResources = helpResources
        self.permissions = permissions
        self.evidence = evidence
    }
}
