import Diagnostics

/// An element lacks what it is there for.
enum IncompleteElement {
    static let about = RuleDescription(
        id: "incomplete-element",
        summary: "An element says what it is there for.",
        why: """
            An entry without text or an author element without a name would be an empty line in every app.
            """,
        accepts: [
            RuleExample(xml: "<message><text>Count the stairs.</text></message>")
        ],
        rejects: [
            RuleExample(xml: "<↓message ages=\"12+\"/>")
        ])
}
