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
            RuleExample(xml: "<message><text>Count the stairs.</text></message>")
        ],
        rejects: [
            RuleExample(xmlFile: "<↓messages category=\"courage\"/>\n")
        ])
}
