import Diagnostics

/// An author's name is written in one way.
enum AuthorSpellingVariant {
    static let about = RuleDescription(
        id: "author-spelling-variant",
        summary: "An author's name is written in one way.",
        why: """
            Two entries with the same words name authors who differ by a letter or in the order of their names. That is \
            one person, but apps would list two.
            """,
        severity: .warning,
        accepts: [
            """
            > Walk slowly and the hill grows shorter.
            >
            > — Ada Brook

            > Walk slowly, and the hill grows shorter!
            >
            > — Ada Brook
            """
        ],
        rejects: [
            """
            > Walk slowly and the hill grows shorter.
            >
            > — Ada Brook

            > Walk slowly and the hill grows shorter.
            >
            > — ↓Ada Brok
            """,
            """
            > Walk slowly and the hill grows shorter.
            >
            > — Ada Brook

            > Walk slowly and the hill grows shorter.
            >
            > — ↓Brook Ada
            """,
        ])

    static func diagnostic(_ one: DedupeRecord, _ other: DedupeRecord) -> Diagnostic {
        let (earlier, later) = MergeChecks.inOrder(one, other)
        return Diagnostic(
            about, at: later.author?.range ?? later.range, .variant(later, earlier),
            notes: [.init(at: earlier.author?.range ?? earlier.range, .otherSpelling)],
            solutions: [.init(.alias)])
    }
}

extension Wording {
    fileprivate static func variant(_ later: DedupeRecord, _ earlier: DedupeRecord) -> Wording {
        "'\(later.author?.name ?? "")' is '\(earlier.author?.name ?? "")' in '\(earlier.name)', which has the same words"
    }

    fileprivate static let otherSpelling: Wording = "the other spelling stands here"
    fileprivate static let alias: Wording = "use one spelling, or list the other among the author's aliases"
}
