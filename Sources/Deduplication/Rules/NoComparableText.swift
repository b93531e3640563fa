import Diagnostics

/// A text has words by which it can be found again.
enum NoComparableText {
    static let about = RuleDescription(
        id: "no-comparable-text",
        summary: "A text has words by which it can be found again.",
        why: """
            Without a letter or digit a text is compared with nothing, so that another copy of it would not be noticed. \
            Pictures and punctuation alone are seldom a message.
            """,
        severity: .note,
        accepts: ["> Breathe in. ❤\n"],
        rejects: ["> ↓❤ ❤ ❤\n"])

    static func diagnostic(_ record: DedupeRecord) -> Diagnostic {
        Diagnostic(about, at: record.range, "text has no word, and is compared with no other")
    }
}
