import Diagnostics

/// An author is a name, not a sentence about who it may have been.
enum AttributionInProse {
    static let about = RuleDescription(
        id: "attribution-in-prose",
        summary: "Doubt about the author is a status, not a part of the name.",
        why: "Apps would list an author called 'Unknown, but often attributed to'.",
        severity: .warning,
        accepts: [RuleExample("import/quotes.json", #"[{"text": "Go on.", "author": "Ada Brook"}]"#)],
        rejects: [
            RuleExample(
                "import/quotes.json", #"[{"text": "Go on.", "author": "↓Unknown, but often attributed to Ada Brook"}]"#)
        ])

    static func diagnostic(credited: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            about, at: range, "author in prose; read as no author, credited to '\(credited)', status disputed",
            solutions: [.init("find out who said it, or keep the status")])
    }
}
