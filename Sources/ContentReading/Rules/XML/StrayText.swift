import Diagnostics

/// Text stands loose between the elements of an entry.
enum StrayText {
    static let about = RuleDescription(
        id: "stray-text",
        summary: "Inside an entry, words stand in elements.",
        why: """
            Words outside <text> belong to no field; they would be lost.
            """,
        accepts: [
            RuleExample(xml: "<message><text>Count the stairs.</text></message>")
        ],
        rejects: [
            RuleExample(xml: "<message>↓Count the stairs.<text>Then rest.</text></message>")
        ])
}
