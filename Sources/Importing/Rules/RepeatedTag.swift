import Diagnostics

/// A record has a tag once.
enum RepeatedTag {
    static let about = RuleDescription(
        id: "repeated-tag",
        summary: "A tag stands once at a record.",
        why: "Lists by tag would show the record twice, and counts would be wrong.",
        severity: .warning,
        accepts: [RuleExample("import/quotes.json", #"[{"text": "Go on.", "tags": ["Courage", "Work"]}]"#)],
        rejects: [RuleExample("import/quotes.json", #"[{"text": "Go on.", "tags": ["Courage", "↓Courage"]}]"#)])

    static func diagnostic(_ tag: SourceText, first: SourceRange) -> Diagnostic {
        Diagnostic(
            about, at: tag.range, "tag '\(tag.string)' stands twice at this record; it is kept once",
            notes: [.init(at: first, "first written here")])
    }
}
