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
            RuleExample(
                "messages/courage/example.xml",
                "<messages xmlns=\"urn:florilegium:content:1\" category=\"courage\"><message><text>Lean on the rail.</text><mood>tired</mood></message></messages>\n"),
        ],
        rejects: [
            RuleExample(
                "messages/courage/example.xml",
                "<messages xmlns=\"urn:florilegium:content:1\" category=\"courage\"><message><text>Lean on the rail.</text><↓moood>tired</moood></message></messages>\n"),
            RuleExample(
                "messages/courage/example.xml",
                "<messages xmlns=\"urn:florilegium:content:1\" category=\"courage\"><↓mesage><text>Lean on the rail.</text></mesage></messages>\n"),
        ])
}
