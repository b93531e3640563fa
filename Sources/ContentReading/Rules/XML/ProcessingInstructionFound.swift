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
            RuleExample(xml: "<message><text>Open the window.</text></message>")
        ],
        rejects: [
            RuleExample(xmlFile: "↓<?xml-stylesheet href=\"a.css\"?>\n<messages xmlns=\"\(XMLFormat.namespace)\"/>\n")
        ])
}
