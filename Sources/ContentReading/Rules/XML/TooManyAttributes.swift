import Diagnostics

/// A tag has more attributes than anyone writes.
enum TooManyAttributes {
    static let about = RuleDescription(
        id: "too-many-attributes",
        summary: "An element has no more than 64 attributes.",
        why: """
            An entry has about twenty. Comparing a hundred thousand of them with each other would keep the \
            tool busy for minutes.
            """,
        accepts: [
            RuleExample(xml: "<message ages=\"12+\"><text>Open the window.</text></message>")
        ],
        rejects: [])
}
