import CatalogModel
import Diagnostics

/// Text and author stand in each other's place.
struct SwappedFields: AuthorNameRule {
    static let about = RuleDescription(
        id: "swapped-fields",
        summary: "The text is what was said and the author who said it, not the other way round.",
        why: "Apps would show a name in large letters and the words in small ones beneath.",
        accepts: [
            "> Begin where you are.\n>\n> — Ada Brook\n\n- status: attributed",
            "> Amor Fati\n>\n> — Ada Brook\n\n- status: attributed",
        ],
        rejects: [
            "> ↓Ada Brook\n>\n> — You can begin where you are.\n\n- status: attributed",
            "> ↓J. R. Elm\n>\n> — it is never too late to put the kettle on\n\n- status: attributed",
        ])

    func check(
        _ name: FaultyAuthorName, of entry: Entry, in catalog: CatalogContext, _ findings: inout Findings
    ) {
        guard case .sentence = name.fault,
            Self.isBareName(entry.text.string)
        else { return }
        let text = ScannedText(entry.text)
        let swap = [
            text.replacement(0..<text.bytes.count, with: name.written.string), name.replacement(with: text.string),
        ]
        findings.add(
            Diagnostic(
                Self.about, at: entry.text.range, .isName(text.string),
                notes: [.init(at: name.written.range, .saidHere)], solutions: [.init(.swap, swap)]))
    }

    /// Whether a text is nothing but a name: two to five capitalised words, with small ones such as "van" between.
    static func isBareName(_ text: String) -> Bool {
        guard text.utf8.count <= 60 else { return false }
        let reading = NameReading(text)
        guard let first = reading.words.first, let last = reading.words.last, (2...5).contains(reading.words.count),
            first.isCapitalised, last.isCapitalised, reading.nameEnd(last) == text.utf8.count
        else { return false }
        return reading.words.allSatisfy { $0.isCapitalised || $0.isParticle } && reading.fault == nil
    }
}

extension Wording {
    fileprivate static func isName(_ name: String) -> Wording {
        "the text is a name, '\(name)', and the author a sentence"
    }
    fileprivate static let saidHere: Wording = "this reads like what was said"
    fileprivate static let swap: Wording = "exchange text and author"
}
