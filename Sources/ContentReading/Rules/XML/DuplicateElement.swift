import Diagnostics

/// An element stands twice where one can count.
enum DuplicateElement {
    static let about = RuleDescription(
        id: "duplicate-element",
        summary: "An entry has one text, one author and one work.",
        why: """
            Of two texts only one can be shown, and nobody can tell which one was meant.
            """,
        accepts: [
            RuleExample(xml: "<message><text>Count the stairs.</text></message>")
        ],
        rejects: [
            RuleExample(xml: "<message><text>Count the stairs.</text><↓text>Count them again.</text></message>")
        ])
}
