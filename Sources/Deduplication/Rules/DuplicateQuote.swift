import CatalogModel
import Diagnostics
import Identity
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

    /// The entry went into another one; nothing is left to do, unless it is somebody's contribution.
    static func merged(
        _ member: DedupeRecord, into canonical: DedupeRecord, edits: [NamedEdit], isReview: Bool
    ) -> Diagnostic {
        var diagnostic = Diagnostic(
            about, at: member.range, .repeats(canonical, edits), notes: [.init(at: canonical.range, .keptHere)],
            solutions: [.init(.removeThis)])
        if member.isEntry {
            diagnostic.solutions += [
                .init(.decide(canonical, member, .variant, "if both are wanted, as two forms of one saying")),
                .init(.decide(canonical, member, .distinct, "if they are two sayings")),
                .init(
                    .decide(canonical, member, .same, "if both shall stay in the files as one", keep: canonical.id)),
            ]
        }
        if !isReview { diagnostic.severity = .note }
        return diagnostic
    }

    /// Two of which each may be somebody's favourite: the ledger has to say that one leads to the other.
    ///
    /// - Parameters:
    ///   - isDecided: whether an editor has said that they are the same.
    ///   - asOf: the day for the ledger.
    static func bothPublished(
        _ member: DedupeRecord, into canonical: DedupeRecord, edits: [NamedEdit], isDecided: Bool, asOf: CalendarDay?
    ) -> Diagnostic {
        let (earlier, later) = MergeChecks.inOrder(canonical, member)
        var diagnostic = Diagnostic(
            about, at: later.range, isDecided ? .decidedSame(earlier) : .repeatsPublished(earlier, edits),
            notes: [.init(at: earlier.range, .firstHere)],
            solutions: [.init(.redirect(member, to: canonical, asOf ?? CalendarDay(secondsSince1970: 0)))])
        if !isDecided {
            diagnostic.solutions += [
                .init(.decide(earlier, later, .variant, "if both are wanted, as two forms of one saying")),
                .init(.keepApart(earlier, later)),
            ]
        }
        return diagnostic
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

    fileprivate static func decidedSame(_ other: DedupeRecord) -> Wording {
        "quote is decided to be the same as \(other.nameInReports), and both are published"
    }

    /// What to do so that the id of one leads to the other.
    fileprivate static func redirect(
        _ member: DedupeRecord, to canonical: DedupeRecord, _ day: CalendarDay
    ) -> Wording {
        guard let id = MessageID(member.id) else {
            return "remove one of the two and let its id lead to the other: '\(member.id)' to '\(canonical.id)'"
        }
        let line = LedgerLine.moved(id, to: canonical.id, on: day, reason: "the same words")
        return """
            remove '\(member.id)', move its source and categories to '\(canonical.id)', and add to ids.jsonl: \
            \(String(decoding: line.dropLast(), as: UTF8.self))
            """
    }
}
