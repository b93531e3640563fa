import Diagnostics

/// An element is not in the namespace of the content format.
enum WrongNamespace {
    static let about = RuleDescription(
        id: "wrong-namespace",
        summary: "Content files are in the namespace urn:florilegium:content:1.",
        why: """
            The namespace says which format and which version of it a file follows; editors find the schema \
            by it.
            """,
        accepts: [
            RuleExample(
                "messages/courage/example.xml",
                "<messages xmlns=\"urn:florilegium:content:1\" category=\"courage\"><message><text>Count the stairs.</text></message></messages>\n"),
        ],
        rejects: [
            RuleExample(
                "messages/courage/example.xml",
                "<↓messages category=\"courage\"/>\n"),
        ])
}
