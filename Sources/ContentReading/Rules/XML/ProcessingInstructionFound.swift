import Diagnostics

/// A file gives orders to programs.
enum ProcessingInstructionFound {
    static let about = RuleDescription(
        id: "processing-instruction",
        summary: "Content files give no orders to programs.",
        why: """
            Instructions such as <?php … ?> or style sheet links mean nothing in a catalog and would be \
            lost.
            """,
        accepts: [
            RuleExample(
                "messages/courage/example.xml",
                "<messages xmlns=\"urn:florilegium:content:1\" category=\"courage\"><message><text>Open the window.</text></message></messages>\n"),
        ],
        rejects: [
            RuleExample(
                "messages/courage/example.xml",
                "↓<?xml-stylesheet href=\"a.css\"?>\n<messages xmlns=\"urn:florilegium:content:1\" category=\"courage\"/>\n"),
        ])
}
