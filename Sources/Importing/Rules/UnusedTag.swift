import Diagnostics

/// Every declared tag has a quote.
enum UnusedTag {
    static let about = RuleDescription(
        id: "unused-tag",
        summary: "Every declared tag has a record.",
        why: "Readers who choose the tag find an empty page.",
        severity: .note,
        accepts: [
            RuleExample(files: [
                ("import/quotes.json", #"[{"text": "Go on.", "tags": ["Work"]}]"#),
                ("import/tags.json", #"[{"name": "Work"}]"#),
            ])
        ],
        rejects: [
            RuleExample(files: [
                ("import/quotes.json", #"[{"text": "Go on.", "tags": ["Work"]}]"#),
                ("import/tags.json", #"[{"name": "Work"}, {"name": "↓Humor"}]"#),
            ])
        ])

    static func diagnostic(_ tag: SourceText, origin: String) -> Diagnostic {
        Diagnostic(about, at: tag.range, "tag '\(tag.string)' (\(origin)) is used by no record")
    }
}
