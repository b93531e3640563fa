import CatalogModel
import Diagnostics

/// A text holds no words of the web page it was copied from.
struct ScraperText: TextRule {
    static let about = RuleDescription(
        id: "scraper-text",
        summary: "A text holds no words of the web page it was copied from.",
        why: """
            Links and buttons around a quote ('More quotations on: [Patience]', 'Click to tweet') were copied along. \
            Readers see them, and the quote is not recognised as the duplicate it is.
            """,
        severity: .warning,
        accepts: [
            "> To learn more, read more.\n", "> Share this bread with me.\n", "> We tweet what birds would not.\n",
            "> We are #1 in our street.\n", "> At 10:30:15 the bell rings.\n",
        ],
        rejects: [
            "> ↓– More quotations on: [Patience] I can't understand new ideas.\n",
            "> I'm frightened of the old ideas. ↓Read more\n", "> Be kind. ↓Click to tweet\n",
            "> Be kind. ↓– BrainyQuote\n", "> Be kind. ↓#kindness #today\n", "> Be kind ↓:smile:\n",
        ])

    func check(_ text: ScannedText, of entry: Entry, in catalog: CatalogContext, _ findings: inout Findings) {
        guard let place = PageWords.first(in: text)?.bytes ?? FeedWords.first(in: text) else { return }
        // The space that set it apart goes with it.
        let isAtBeginning = place.lowerBound == 0
        var whole = place
        if isAtBeginning {
            while text.scalar(at: whole.upperBound) == " " { whole = whole.lowerBound..<whole.upperBound + 1 }
        } else {
            while text.scalar(before: whole.lowerBound) == " " { whole = whole.lowerBound - 1..<whole.upperBound }
        }
        findings.add(
            Diagnostic(
                Self.about, at: text.range(place), .found(text.part(place)),
                solutions: [.init(.remove, [text.replacement(whole, with: "")])]))
    }
}

extension Wording {
    fileprivate static func found(_ words: String) -> Wording { "'\(words)' comes from a web page" }
    fileprivate static let remove: Wording = "remove it"
}
