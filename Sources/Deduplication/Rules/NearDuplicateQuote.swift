import Diagnostics
import TextMatching

/// Two quotes that are nearly the same are two on purpose, and somebody has said so.
enum NearDuplicateQuote {
    static let about = RuleDescription(
        id: "near-duplicate-quote",
        summary: "Two quotes that are nearly the same are two on purpose, and somebody has said so.",
        why: """
            One word can make another quote of it, or a mistake. The tool never joins two texts of which it is not sure \
            that they say the same; an editor looks at them once, and the answer is remembered.
            """,
        severity: .warning,
        accepts: [
            "> The baker forgives the night for being long.\n\n> The lamp is patient with whoever is late.\n"
        ],
        rejects: [
            """
            > Be gentle with yourself on the long road.

            > ↓Be strict with yourself on the long road.

            """,
            """
            > You are ready to begin before you feel ready.

            > ↓You are not ready to begin before you feel ready.

            """,
        ])

    static func diagnostic(_ one: DedupeRecord, _ other: DedupeRecord, edits: [NamedEdit]) -> Diagnostic {
        let (earlier, later) = MergeChecks.inOrder(one, other)
        return Diagnostic(
            about, at: later.range, .near(earlier, edits), notes: [.init(at: earlier.range, .nearlySameHere)],
            solutions: [
                .init(.decide(earlier, later, .distinct, .ifBothAreWanted)),
                .init(.removeOne),
            ])
    }
}

extension Wording {
    fileprivate static func near(_ other: DedupeRecord, _ edits: [NamedEdit]) -> Wording {
        let changes = EditWords.list(edits)
        if changes.isEmpty { return "quote is nearly the same as \(other.nameInReports)" }
        return "quote is nearly the same as \(other.nameInReports): \(changes)"
    }

    fileprivate static let nearlySameHere: Wording = "nearly the same words"

    fileprivate static let removeOne: Wording = "if one is enough: remove the other"
}
