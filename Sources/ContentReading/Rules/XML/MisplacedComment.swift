import Diagnostics

/// A comment stands inside an entry.
enum MisplacedComment {
    static let about = RuleDescription(
        id: "misplaced-comment",
        summary: "Comments stand between entries.",
        why: """
            The tool keeps comments between entries when it rewrites a file. Inside an entry it has no place \
            for them; <note> is kept with the entry.
            """,
        severity: .warning,
        accepts: [
            RuleExample(xml: "<!-- stairs --><message><text>Count the stairs.</text></message>")
        ],
        rejects: [
            RuleExample(xml: "<message><text>Count the stairs.</text>↓<!-- sure? --></message>")
        ])
}
