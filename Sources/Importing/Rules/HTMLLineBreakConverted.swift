import Diagnostics

/// Line breaks written as HTML become line breaks.
enum HTMLLineBreakConverted {
    static let about = RuleDescription(
        id: "html-line-break-converted",
        summary: "Line breaks written as <br> become line breaks.",
        why: "Apps show texts, not web pages: the tag would be read aloud.",
        severity: .warning,
        accepts: [RuleExample("import/quotes.json", #"[{"text": "Go on.\nAnd on."}]"#)],
        rejects: [RuleExample("import/quotes.json", #"[{"text": "Go on.↓<br/>And on."}]"#)])

    static func diagnostic(_ count: Int, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            about, at: range,
            count == 1 ? "<br> read as a line break" : "\(count) times <br> read as a line break")
    }
}
