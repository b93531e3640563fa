import Diagnostics

/// An element stands where the format has none of that name.
enum UnknownElement {
    static let about = RuleDescription(
        id: "unknown-element",
        summary: "Elements are those of the format, spelt as it spells them.",
        why: """
            What stands in an element that is not known would never reach a reader.
            """,
        accepts: [
            RuleExample(xml: "<message><text>Lean on the rail.</text><mood>tired</mood></message>")
        ],
        rejects: [
            RuleExample(xml: "<message><text>Lean on the rail.</text><↓moood>tired</moood></message>"),
            RuleExample(xml: "<↓mesage><text>Lean on the rail.</text></mesage>"),
        ])
}
