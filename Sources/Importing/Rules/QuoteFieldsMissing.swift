import Diagnostics

/// A file for a quote has its fields.
enum QuoteFieldsMissing {
    static let about = RuleDescription(
        id: "quote-fields-missing",
        summary: "A file for one quote has front matter with quote and author.",
        why: "A file with only a line of text is a test that somebody forgot, or a quote without its author.",
        accepts: [RuleExample("import/quote.md", "---\nquote: Go on.\nauthor: Ada Brook\n---\n")],
        rejects: [
            RuleExample("import/quote.md", "↓Go on.\n"),
            RuleExample("import/quote.md", "↓---\nauthor: Ada Brook\n---\n"),
        ])

    static func noFrontMatter(at range: SourceRange) -> Diagnostic {
        Diagnostic(
            about, at: range, "quote fields are missing: the file has neither front matter nor a block quote",
            solutions: [.init("begin the file with front matter that holds quote and author")])
    }

    static func noQuote(keys: [String], at range: SourceRange) -> Diagnostic {
        Diagnostic(
            about, at: range,
            keys.isEmpty
                ? "quote fields are missing: the front matter is empty"
                : "quote fields are missing: the front matter has only \(anyOf: keys)",
            solutions: [.init("add 'quote: TEXT'")])
    }
}
