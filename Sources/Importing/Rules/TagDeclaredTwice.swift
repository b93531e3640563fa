import Diagnostics

/// A list of tags names each of them once.
enum TagDeclaredTwice {
    static let about = RuleDescription(
        id: "tag-declared-twice",
        summary: "A list of tags names each of them once.",
        why: "Programs that look a tag up by its name find one of the two at random.",
        accepts: [
            RuleExample(files: [
                ("import/quotes.json", #"[{"text": "Go on.", "tags": ["Work"]}]"#),
                ("import/tags.json", #"[{"name": "Work"}]"#),
            ])
        ],
        rejects: [
            RuleExample(files: [
                ("import/quotes.json", #"[{"text": "Go on.", "tags": ["Work"]}]"#),
                ("import/tags.json", #"[{"name": "Work"}, {"name": "↓Work"}]"#),
            ])
        ])

    static func diagnostic(_ tag: SourceText, origin: String, first: SourceRange, firstOrigin: String) -> Diagnostic {
        Diagnostic(
            about, at: tag.range, "tag '\(tag.string)' is declared twice: \(firstOrigin) and \(origin)",
            notes: [.init(at: first, "first declared here")],
            solutions: [.init("remove one of the two")])
    }
}
