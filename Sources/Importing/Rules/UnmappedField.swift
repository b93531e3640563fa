import Diagnostics

/// Somewhere in a collection it says who said what.
enum UnmappedField {
    static let about = RuleDescription(
        id: "unmapped-field",
        summary: "A field of the collection is taken for the author, where one looks like it.",
        why: """
            A quotation without its author is rejected, or would pass as a message written for the catalog. Said once for \
            a file, with the option that names the field.
            """,
        accepts: [
            RuleExample("import/quotes.json", #"[{"text": "Go on.", "author": "Ada Brook"}]"#),
            RuleExample("import/quotes.json", #"[{"text": "Go on.", "size": "Small"}]"#),
        ],
        rejects: [
            RuleExample("import/quotes.json", #"[{"text": "Go on.", ↓"from": "Ada Brook"}]"#),
            RuleExample("import/quotes.csv", "text,↓person\nGo on.,Ada Brook\nAnd on.,Ben Cole\n"),
        ])

    /// - Parameters:
    ///   - keys: the fields of the file.
    ///   - likely: the one that looks most like names; nil where none does.
    ///   - rejected: how many records name a work and nobody, and are turned away for it.
    static func noAuthor(keys: [String], likely: String?, rejected: Int, at range: SourceRange) -> Diagnostic {
        let fate: Wording =
            rejected > 0
            ? "\(counted(rejected, "record")) with a work and without an author \(rejected == 1 ? "is" : "are") rejected"
            : "its records are kept as texts of nobody"
        var finding = Diagnostic(
            about, at: range, "no field of this file is taken for the author; \(fate)",
            solutions: [
                likely.map { .init("if '\($0)' names the author, run it again with --map author=\($0)") }
                    ?? .init("say which of \(anyOf: keys) names the author: --map author=FIELD")
            ])
        if rejected == 0 { finding.severity = .warning }
        return finding
    }
}
