import Diagnostics
import TextMatching

/// A quote stands in the catalog once.
enum DuplicateQuote {
    static let about = RuleDescription(
        id: "duplicate-quote",
        summary: "A quote stands in the catalog once.",
        why: """
            Somebody who reads a message twice feels that the app has run out of them. Case, punctuation and the like \
            make no new quote: one of the entries takes in the other, with its sources and categories. Entries that \
            were both published before cannot be joined silently, because people may have either as a favourite.
            """,
        accepts: [
            "> Every long road begins with a door.\n\n> Every long road begins with a doorstep.\n",
            "> The baker forgives the night.\n\n> The lamp is patient with whoever is late.\n",
        ],
        rejects: [
            "> Every long road begins with a door.\n\n> ↓every long road begins with a door\n",
            "> “A small lamp finds the lost key.”\n\n> ↓a small lamp finds the lost key\n",
        ])

    /// The entry went into another one; nothing is left to do.
    static func merged(_ member: DedupeRecord, into canonical: DedupeRecord, edits: [NamedEdit]) -> Diagnostic {
        var diagnostic = Diagnostic(
            about, at: member.range, .repeats(canonical, edits), notes: [.init(at: canonical.range, .keptHere)],
            solutions: [.init(.removeThis)])
        diagnostic.severity = .note
        return diagnostic
    }

    static func bothPublished(_ one: DedupeRecord, _ other: DedupeRecord, edits: [NamedEdit]) -> Diagnostic {
        let (earlier, later) = MergeChecks.inOrder(one, other)
        return Diagnostic(
            about, at: later.range, .repeatsPublished(earlier, edits), notes: [.init(at: earlier.range, .firstHere)],
            solutions: [
                .init(.redirect(later, to: earlier)), .init(.decide(earlier, later, .distinct, "if they are two")),
            ])
    }
}

extension Wording {
    fileprivate static func repeats(_ other: DedupeRecord, _ edits: [NamedEdit]) -> Wording {
        "quote repeats \(other.nameInReports)\(butFor(edits))"
    }

    fileprivate static func repeatsPublished(_ other: DedupeRecord, _ edits: [NamedEdit]) -> Wording {
        "quote repeats \(other.nameInReports)\(butFor(edits)), and both are published"
    }

    private static func butFor(_ edits: [NamedEdit]) -> Wording {
        if edits.isEmpty { return " word for word" }
        return " but for \(EditWords.list(edits))"
    }

    fileprivate static let keptHere: Wording = "these words stay, with the sources and categories of both"
    fileprivate static let firstHere: Wording = "published here as well"
    fileprivate static let removeThis: Wording = "remove this one"

    fileprivate static func redirect(_ from: DedupeRecord, to: DedupeRecord) -> Wording {
        "remove one of the two and let its id lead to the other: '\(from.id)' to '\(to.id)' in ids.jsonl"
    }
}
