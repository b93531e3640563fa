import TestSupport

/// A folder with the least content that is sound: one category, one message.
enum SmallContent {
    static let page = "content/messages/courage/a.md"
    static let opening = "---\ncategory: courage\n---\n\n"

    /// Nobody has to read what a test is made of.
    static let readings = "readings: {needed: 0, minors: unread-allowed}\n"

    static let files: [String: String] = [
        "content/catalog.yml":
            "name: Example\naudience: 12-90\nlanguages: [en]\nlicence: CC0-1.0\nasOf: 2026-11-21\nmoods: [anxious, tired]\n"
            + readings,
        "content/categories/courage.md": "---\ntitle: Courage\nages: 12+\n---\n\nFor steps that wobble.\n",
        page: opening + "> One stair, then the next.\n",
    ]

    static func folder(_ more: [String: String] = [:]) throws -> TemporaryFolder {
        try TemporaryFolder(files.merging(more) { $1 })
    }

    /// A file of entries as XML.
    static func xml(_ text: String, doctype: String = "") -> String {
        doctype + "<messages xmlns=\"urn:florilegium:content:1\" category=\"courage\">"
            + "<message><text>\(text)</text></message></messages>\n"
    }
}
