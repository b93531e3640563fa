import Diagnostics

/// A file has a DOCTYPE.
enum DoctypeFound {
    static let about = RuleDescription(
        id: "doctype",
        summary: "Content files have no DOCTYPE.",
        why: """
            A DOCTYPE can make a program read other files, fetch addresses or grow a line into gigabytes. \
            The format needs none of it, so what a DOCTYPE declares is never looked at.
            """,
        accepts: [
            RuleExample(xml: "<message><text>Open the window.</text></message>")
        ],
        rejects: [
            RuleExample(xmlFile: "↓<!DOCTYPE messages>\n<messages xmlns=\"\(XMLFormat.namespace)\"/>\n")
        ])
}
