import Diagnostics

/// A key stands once in a record.
enum DuplicateJSONKey {
    static let about = RuleDescription(
        id: "duplicate-json-key",
        summary: "A key stands once in a record.",
        why: "Programs differ in which of the two values they take; the other one is lost without a word.",
        accepts: [RuleExample("import/quotes.json", #"[{"text": "Go on.", "author": "Ada Brook"}]"#)],
        rejects: [RuleExample("import/quotes.json", #"[{"text": "Go on.", ↓"text": "Go back."}]"#)])

    static func diagnostic(_ key: String, at range: SourceRange, first: SourceRange) -> Diagnostic {
        Diagnostic(
            about, at: range, "key '\(key)' stands twice in one record; the last value is taken",
            notes: [.init(at: first, "first written here")])
    }
}
