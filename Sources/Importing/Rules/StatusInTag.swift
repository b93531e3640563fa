import CatalogModel
import Diagnostics

/// How sure it is who said something is no topic.
enum StatusInTag {
    static let about = RuleDescription(
        id: "status-in-tag",
        summary: "Doubt about the author is a status, not a tag.",
        why:
            "As a tag it would become a topic that readers can choose, and nothing would show the doubt beside the words.",
        severity: .note,
        accepts: [
            RuleExample("import/quotes.json", #"[{"text": "Go on.", "author": "Ada Brook", "tags": ["Courage"]}]"#)
        ],
        rejects: [
            RuleExample(
                "import/quotes.json",
                #"[{"text": "Go on.", "author": "Ada Brook", "tags": ["Courage", "↓attributed-no-source"]}]"#)
        ])

    static func diagnostic(_ tag: SourceText, _ status: AttributionStatus) -> Diagnostic {
        Diagnostic(about, at: tag.range, "tag '\(tag.string)' is read as status '\(status.rawValue)'")
    }
}
