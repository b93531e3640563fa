import Diagnostics

/// An element of the format stands in the wrong place.
enum MisplacedElement {
    static let about = RuleDescription(
        id: "misplaced-element",
        summary: "Elements stand in their order: text, author, work, then fields; fields of the whole file come first.",
        why: """
            One order makes files easy to compare, and a common field in the middle of a file would look as \
            if it held for what follows only.
            """,
        accepts: [
            RuleExample(xml: "<message><text>Lean on the rail.</text><mood>tired</mood></message>")
        ],
        rejects: [
            RuleExample(xml: "<message><mood>tired</mood><↓text>Lean on the rail.</text></message>")
        ])
}
