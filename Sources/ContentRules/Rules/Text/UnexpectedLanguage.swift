import CatalogModel
import Diagnostics

/// A text is written in the language that is stated for it.
struct UnexpectedLanguage: TextRule {
    static let needsCatalog = true

    static let about = RuleDescription(
        id: "unexpected-language",
        summary: "A text is written in the language that is stated for it.",
        why: """
            Readers get the languages that they chose. A German message in an English file goes to people who cannot \
            read it, and the rules for English find nothing in it.
            """,
        severity: .warning,
        accepts: [
            "> The restaurant Zum Goldenen Hirsch has no table free, and that is all right.\n",
            "> Que sera, sera, she hums, and puts the kettle on.\n", "> Die Lampe ist an.\n",
        ],
        rejects: [
            "> ↓Wenn der Tag lang war, ist der Abend nur für dich da.\n",
            "> ↓Quand il est tard, ne dis rien, et va te coucher dans la paix.\n",
        ])

    func check(_ text: ScannedText, of entry: Entry, in catalog: CatalogContext, _ findings: inout Findings) {
        let declared = entry.language(in: catalog)
        guard let guess = LanguageGuess(text, declared: declared) else { return }
        findings.add(
            Diagnostic(
                Self.about, at: text.source.range, .found(guess.language, String(declared)),
                solutions: [.init(.say(guess.language)), .init(.move)]))
    }
}

extension Wording {
    fileprivate static func found(_ language: String, _ declared: String) -> Wording {
        "the words look like '\(language)', and the entry is said to be in '\(declared)'"
    }
    fileprivate static func say(_ language: String) -> Wording {
        "add 'language: \(language)' to the entry, if the catalog has that language"
    }
    fileprivate static let move: Wording = "or move it to a file of that language, or translate it"
}
