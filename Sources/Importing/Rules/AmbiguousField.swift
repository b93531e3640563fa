import Diagnostics

/// One field of a record is its text.
enum AmbiguousField {
    static let about = RuleDescription(
        id: "ambiguous-field",
        summary: "One field of a record is its text.",
        why: "Where two fields could be meant, the wrong one may be imported for every record.",
        severity: .warning,
        accepts: [RuleExample("import/quotes.json", #"[{"text": "Go on.", "author": "Ada Brook"}]"#)],
        rejects: [RuleExample("import/quotes.json", #"[{"text": "Go on.", ↓"content": "Go on, then."}]"#)])

    static func diagnostic(_ role: FieldRole, taken: String, other: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            about, at: range,
            "'\(taken)' and '\(other)' could both be the \(role.rawValue); '\(taken)' is taken, '\(other)' is kept beside it",
            solutions: [.init("say which one is meant: --map \(role.rawValue)=\(other)")])
    }
}
