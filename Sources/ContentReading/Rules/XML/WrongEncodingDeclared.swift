import Diagnostics

/// A file says that it is not written in UTF-8.
enum WrongEncodingDeclared {
    static let about = RuleDescription(
        id: "wrong-encoding-declared",
        summary: "Content files are written in UTF-8 and declare no other encoding.",
        why: """
            Read in the wrong encoding, every accent and every curly quotation mark turns into rubbish that \
            readers see.
            """,
        accepts: [
            RuleExample(xml: "<message><text>Open the window.</text></message>")
        ],
        rejects: [
            RuleExample(
                xmlFile: "<?xml version=\"1.0\" encoding=\"↓latin1\"?>\n<messages xmlns=\"\(XMLFormat.namespace)\"/>\n")
        ])
}
