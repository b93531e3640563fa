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
            RuleExample(
                "messages/courage/example.xml",
                "<messages xmlns=\"urn:florilegium:content:1\" category=\"courage\"><message><text>Count the stairs.</text></message></messages>\n"),
        ],
        rejects: [
            RuleExample(
                "messages/courage/example.xml",
                "<messages xmlns=\"urn:florilegium:content:1\" category=\"courage\"><↓message ages=\"12+\"/></messages>\n"),
        ])
}
