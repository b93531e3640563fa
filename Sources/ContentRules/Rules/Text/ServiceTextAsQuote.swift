import CatalogModel
import Diagnostics

/// A text was written for readers, not by a server for a program.
struct ServiceTextAsQuote: TextRule {
    static let about = RuleDescription(
        id: "service-text-as-quote",
        summary: "A text is not the error message of a service or a placeholder.",
        why: """
            Where a program collected the texts, a refused request becomes a quote: people have been shown 'Too many \
            requests. Obtain an auth key for unlimited access.' as their thought for the day.
            """,
        accepts: [
            "> Too many requests wear a friend out.\n", "> Nothing is undefined in a clear mind.\n",
            "> Access denied itself to nobody.\n", "> Not found is not lost.\n",
        ],
        rejects: [
            "> ↓Too many requests. Obtain an auth key for unlimited access.\n", "> ↓404 Not Found\n", "> ↓undefined\n",
            "> ↓[object Object]\n", "> ↓{\"error\": \"quota\"}\n", "> ↓Lorem ipsum dolor sit amet.\n",
        ])

    func check(_ text: ScannedText, of entry: Entry, in catalog: CatalogContext, _ findings: inout Findings) {
        let isService = ServiceWords.make(up: text) || entry.attribution?.author.map(Self.isService) == true
        guard isService else { return }
        findings.add(
            Diagnostic(
                Self.about, at: text.source.range, .found(text.string), solutions: [.init(.remove)]))
    }

    /// Services that sign their messages as authors.
    private static func isService(_ author: AuthorMention) -> Bool {
        let name = author.written.string
        guard name.utf8.count <= 16, name.utf8.last.map({ $0 | 0x20 }) == UInt8(ascii: "o") else { return false }
        return name.lowercased() == "zenquotes.io"
    }
}

extension Wording {
    fileprivate static func found(_ text: String) -> Wording {
        "'\(text.count > 60 ? text.prefix(60) + "…" : text[...])' is the message of a service, not a text for readers"
    }

    fileprivate static let remove: Wording = "remove this entry, and look at how it was collected"
}
