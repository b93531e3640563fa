import Diagnostics

/// Front matter that is opened is closed.
enum UnterminatedFrontMatter {
    static let about = RuleDescription(
        id: "unterminated-front-matter",
        summary: "Front matter that begins with --- ends with ---.",
        why: "Without the closing line nobody can tell where the fields end and the text begins.",
        accepts: [RuleExample("import/quote.md", "---\nquote: Go on.\nauthor: Ada Brook\n---\n")],
        rejects: [RuleExample("import/quote.md", "↓---\nquote: Go on.\nauthor: Ada Brook\n")])

    static func diagnostic(at range: SourceRange) -> Diagnostic {
        Diagnostic(
            about, at: range, "front matter is opened here and never closed",
            solutions: [
                .init("add a line --- behind the last field", [.init(range.file.range.after, with: "---\n")])
            ])
    }
}
