import Diagnostics

/// Every line of front matter is a field, an item of a list or part of a quoted or indented value.
enum MalformedFrontMatter {
    static let about = RuleDescription(
        id: "malformed-front-matter",
        summary: "Every line of front matter is a field or clearly belongs to one.",
        why: "Programs that read YAML stop at such a line and leave the whole quote out.",
        severity: .warning,
        accepts: [RuleExample("import/quote.md", "---\nquote: \"Go on: slowly.\"\nauthor: Ada Brook\n---\n")],
        rejects: [
            RuleExample("import/quote.md", "---\nquote: Go on.\n↓And on.\nauthor: Ada Brook\n---\n"),
            RuleExample("import/quote.md", "---\nquote: Go on↓: slowly.\nauthor: Ada Brook\n---\n"),
        ])

    static func looseLine(_ key: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            about, at: range, "line belongs to no field; it is read as part of '\(key)'",
            solutions: [.init("indent the line, or put the value in quotation marks")])
    }

    static func looseColon(at range: SourceRange) -> Diagnostic {
        Diagnostic(
            about, at: range, "colon and space inside a value without quotation marks",
            solutions: [.init("put the value in quotation marks")])
    }

    static func looseQuote(at range: SourceRange) -> Diagnostic {
        Diagnostic(about, at: range, "text stands behind the closing quotation mark of a value")
    }
}
