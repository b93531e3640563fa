import Diagnostics
import TextMatching

/// The same words have one author.
enum ConflictingAttribution {
    static let about = RuleDescription(
        id: "conflicting-attribution",
        summary: "The same words have one author.",
        why: """
            Two entries with the same words name two people, so at least one of them is wrong. The tool does not choose \
            between authors: both entries stay until an editor has found out who said it.
            """,
        accepts: [
            RuleExample(files: [
                (
                    "messages/courage/example.md",
                    """
                    ---
                    category: courage
                    ---

                    > Walk slowly and the hill grows shorter.
                    >
                    > — Ada Brook

                    > Walk slowly, and the hill grows shorter!
                    >
                    > — Ada Brook

                    """
                )
            ])
        ],
        rejects: [
            RuleExample(files: [
                ("authors/ben-hale.md", "---\nname: Ben Hale\n---\n"),
                (
                    "messages/courage/example.md",
                    """
                    ---
                    category: courage
                    ---

                    > Walk slowly and the hill grows shorter.
                    >
                    > — Ada Brook

                    > Walk slowly and the hill grows shorter.
                    >
                    > — ↓Ben Hale

                    """
                ),
            ])
        ])

    static func diagnostic(_ one: DedupeRecord, _ other: DedupeRecord) -> Diagnostic {
        let (earlier, later) = MergeChecks.inOrder(one, other)
        return Diagnostic(
            about, at: later.author?.range ?? later.range, .conflict(later, earlier),
            notes: [.init(at: earlier.author?.range ?? earlier.range, .otherAuthor(earlier))],
            solutions: [.init(.findOut), .init(.decide(earlier, later, .distinct, "if they are two"))])
    }

    /// Nearly the same words: one saying with a wrong name, or another saying that imitates it.
    static func near(_ one: DedupeRecord, _ other: DedupeRecord, edits: [NamedEdit]) -> Diagnostic {
        let (earlier, later) = MergeChecks.inOrder(one, other)
        var diagnostic = Diagnostic(
            about, at: later.author?.range ?? later.range, .nearConflict(later, earlier, edits),
            notes: [.init(at: earlier.author?.range ?? earlier.range, .otherAuthor(earlier))],
            solutions: [.init(.findOut), .init(.decide(earlier, later, .distinct, "if they are two"))])
        diagnostic.severity = .warning
        return diagnostic
    }
}

extension Wording {
    fileprivate static func nearConflict(
        _ later: DedupeRecord, _ earlier: DedupeRecord, _ edits: [NamedEdit]
    ) -> Wording {
        let names: Wording = "\(later.author?.name ?? "") here and to \(earlier.author?.name ?? "") elsewhere"
        let changes = EditWords.list(edits)
        return changes.isEmpty
            ? "nearly the same words are given to \(names)" : "nearly the same words are given to \(names): \(changes)"
    }

    fileprivate static func conflict(_ later: DedupeRecord, _ earlier: DedupeRecord) -> Wording {
        "the same words are given to \(later.author?.name ?? "") here and to \(earlier.author?.name ?? "") elsewhere"
    }

    fileprivate static func otherAuthor(_ earlier: DedupeRecord) -> Wording {
        "\(earlier.author?.name ?? "") is named here"
    }

    fileprivate static let findOut: Wording = "find out who said it and name the same author in both"
}
