import Diagnostics

/// A file of XML is not well-formed.
enum MalformedXML {
    static let about = RuleDescription(
        id: "malformed-xml",
        summary: "XML files are well-formed.",
        why: """
            Where a tag, a quotation mark or a reference is amiss, nobody can tell what belongs to what. The \
            places named here are those of the file as it was written, one for each fault that could be made \
            out.
            """,
        accepts: [
            RuleExample(xml: "<message><text>Bread &amp; butter, then the rest.</text></message>")
        ],
        rejects: [
            RuleExample(xml: "<message><text>Bread ↓& butter, then the rest.</text></message>"),
            RuleExample(xml: "<message><text>Tie one lace.</↓txet></message>"),
        ])
}
