import Diagnostics

/// Both halves of a character stand together.
enum LoneSurrogate {
    static let about = RuleDescription(
        id: "lone-surrogate",
        summary: "A character written as two escapes has both of them.",
        why: "Half of a character cannot be shown; most programs print a question mark in its place.",
        accepts: [RuleExample("import/quotes.json", #"[{"text": "Go on \ud83d\ude00"}]"#)],
        rejects: [RuleExample("import/quotes.json", #"[{"text": "Go on ↓\ud83d"}]"#)])

    static func diagnostic(_ written: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(about, at: range, "\(written) is half of a character; the other half is missing")
    }
}
