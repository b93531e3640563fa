import CatalogModel
import Diagnostics

/// An author is a name, not a sentence about who it may have been.
enum AttributionInProse {
    static let about = SharedRules.attributionInProse.showing(
        accepts: [RuleExample("import/quotes.json", #"[{"text": "Go on.", "author": "Ada Brook"}]"#)],
        rejects: [
            RuleExample(
                "import/quotes.json", #"[{"text": "Go on.", "author": "↓Unknown, but often attributed to Ada Brook"}]"#)
        ])

    static func diagnostic(credited: String, at range: SourceRange) -> Diagnostic {
        var diagnostic = Diagnostic(
            about, at: range, "author in prose; read as no author, credited to '\(credited)', status disputed",
            solutions: [.init("find out who said it, or keep the status")])
        // The import has put it right, so that it is no fault of what is kept.
        diagnostic.severity = .warning
        return diagnostic
    }
}
