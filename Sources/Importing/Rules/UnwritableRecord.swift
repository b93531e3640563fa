import Diagnostics

/// A record can be said in our own format.
enum UnwritableRecord {
    static let about = RuleDescription(
        id: "unwritable-record",
        summary: "A record can be written as content without saying something else.",
        why: "A text that would come back changed is better turned away than altered in silence.",
        accepts: [RuleExample("import/quotes.json", #"[{"text": "Go on.", "author": "Ada Brook"}]"#)],
        rejects: [RuleExample("import/quotes.json", #"[↓{"text": "Go on.", "lang": "plain English"}]"#)])

    static func diagnostic(_ reason: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            about, at: range, "record cannot be written as Markdown: \(reason)",
            solutions: [.init("export it as JSON Lines instead, or put it right where it comes from")])
    }
}
