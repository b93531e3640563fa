import Diagnostics

/// Files that lie beside a collection and say something about it: its tags, its authors, its version.
package struct Companions: Sendable {
    /// A JSON array of tags, as texts or as objects with a `name`.
    package var tags: SourceFile?

    /// A JSON array of authors with `name` and `link`.
    package var authors: SourceFile?

    /// A JSON object with a timestamp for each file.
    package var version: SourceFile?

    package init(tags: SourceFile? = nil, authors: SourceFile? = nil, version: SourceFile? = nil) {
        self.tags = tags
        self.authors = authors
        self.version = version
    }

    func check(_ records: [ImportedRecord]) -> [Diagnostic] {
        var findings: [Diagnostic] = []
        if let tags { findings += DeclaredTags.check(tags, against: records) }
        if let authors { findings += DeclaredAuthors.check(authors) }
        if let version { findings += FileTimestamps.check(version, against: records) }
        return findings
    }
}
