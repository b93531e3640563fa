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
            RuleExample(
                "messages/courage/example.xml",
                "<messages xmlns=\"urn:florilegium:content:1\" category=\"courage\"><message><text>Count the stairs.</text></message></messages>\n"),
        ],
        rejects: [
            RuleExample(
                "messages/courage/example.xml",
                "<messages xmlns=\"urn:florilegium:content:1\" category=\"courage\"><message><text>Count the stairs.</text><↓text>Count them again.</text></message></messages>\n"),
        ])
}
