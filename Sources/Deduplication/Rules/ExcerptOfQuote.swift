import Diagnostics

/// A quote that is part of another one is known to be.
enum ExcerptOfQuote {
    static let about = RuleDescription(
        id: "excerpt-of-quote",
        summary: "A quote that is part of another one is known to be.",
        why: """
            Both may stand in the catalog, but not on neighbouring days: to a reader they are the same words again. An \
            editor says once that one is an excerpt of the other.
            """,
        severity: .note,
        accepts: ["> Knowing the song is not enough.\n\n> You must sing it for somebody who needs it.\n"],
        rejects: [
            """
            > Knowing the song is not enough.

            > ↓Knowing the song is not enough. You must sing it for somebody who needs it.

            """
        ])

    static func diagnostic(_ one: DedupeRecord, _ other: DedupeRecord) -> Diagnostic {
        let (earlier, later) = MergeChecks.inOrder(one, other)
        return Diagnostic(
            about, at: later.range, .partOf(earlier, isWhole: later.text.utf8.count > earlier.text.utf8.count),
            notes: [.init(at: earlier.range, .otherPart)],
            solutions: [.init(.decide(earlier, later, .excerpt, .ifBothAreWanted))])
    }
}

extension Wording {
    fileprivate static func partOf(_ other: DedupeRecord, isWhole: Bool) -> Wording {
        isWhole ? "\(other.nameInReports) is a part of this quote" : "quote is a part of \(other.nameInReports)"
    }

    fileprivate static let otherPart: Wording = "the other one"
}
