import CatalogModel
import Diagnostics

/// What stands behind a name in a free line of attribution is told apart from it by guess.
enum AttributionSplit {
    static let about = RuleDescription(
        id: "attribution-split",
        summary: "Author and work stand apart.",
        why: "Behind a name may stand a work, a role or a place; where no quotation marks say which, it is a guess.",
        severity: .note,
        accepts: [RuleExample("import/fortunes", "Go on.\n\t\t-- Ada Brook, \"The Brook\"\n%\n")],
        rejects: [RuleExample("import/fortunes", "Go on.\n\t\t-- ↓Ada Brook, The Long Brook\n%\n")])

    /// Nil if nothing was guessed.
    static func diagnostic(_ record: ImportedRecord) -> Diagnostic? {
        guard let author = record.author, let work = record.work else { return nil }
        let file = author.file
        let start = min(author.bytes.lowerBound, work.bytes.lowerBound)
        let end = max(author.bytes.upperBound, work.bytes.upperBound)
        // Marks around the work, such as quotation marks or underscores, say that it is one.
        let before = work.bytes.lowerBound > 0 ? file.bytes[work.bytes.lowerBound - 1] : 0x20
        guard before == 0x20 || before == 0x09 || before == 0x0A else { return nil }
        return Diagnostic(
            about, at: SourceRange(file, start..<end),
            "read as author '\(author.string)' and work '\(work.string)'")
    }
}
