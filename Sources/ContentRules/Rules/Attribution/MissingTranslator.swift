import CatalogModel
import Diagnostics

/// Words in another language than the author's have a translator.
struct MissingTranslator: EntryRule {
    static let needsCatalog = true

    static let about = RuleDescription(
        id: "missing-translator",
        summary: "A quotation in another language than its work names the translator.",
        why:
            "The words are the translator's, and the rights in them may be so too, long after the author's have ended.",
        severity: .warning,
        accepts: [
            RuleExample(files: [
                ("authors/noor-elm.md", noor), ("messages/courage/a.md", quoting("- translator: George Long, 1862\n")),
            ]),
            "> Begin where you are.\n>\n> — Ada Brook, *Small Lamps* 3\n\n- status: sourced",
        ],
        rejects: [
            RuleExample(files: [("authors/noor-elm.md", noor), ("messages/courage/a.md", quoting("", mark: "↓"))]),
            RuleExample(files: [
                ("authors/noor-elm.md", noor), ("messages/courage/a.md", quoting("- language: en\n", mark: "↓")),
            ]),
        ])

    private static let noor = """
        ---
        name: Noor Elm
        died: 1950
        works:
          - id: letters
            title: Letters
            type: letter
            originalLang: nl
        ---

        """

    private static func quoting(_ fields: String, mark: String = "") -> String {
        """
        ---
        category: courage
        ---

        > Begin where you are.
        >
        > — Noor Elm, *\(mark)Letters* 3

        - status: sourced
        \(fields)
        """
    }

    func check(_ entry: Entry, in catalog: CatalogContext, _ findings: inout Findings) {
        guard let attribution = entry.attribution, let mention = attribution.work, entry[.translator] == nil,
            let author = attribution.author?.id.flatMap({ catalog.authors[$0] }),
            let original = mention.id.flatMap({ author.work($0) })?.originalLanguage,
            let language = entry.language?.string ?? catalog.onlyLanguage,
            Self.primary(language) != Self.primary(original)
        else { return }
        findings.add(
            Diagnostic(
                Self.about, at: mention.written.range, .translated(mention.written.string, original, language),
                solutions: [.init(.addTranslator)]))
    }

    /// `pt` of `pt-BR`: a regional edition is no translation.
    private static func primary(_ language: String) -> String { language.prefix { $0 != "-" }.lowercased() }
}

extension CatalogContext {
    /// The language of entries that do not say any.
    fileprivate var onlyLanguage: String? { settings.languages.count == 1 ? settings.languages[0] : nil }
}

extension Wording {
    fileprivate static func translated(_ title: String, _ original: String, _ language: String) -> Wording {
        "'\(title)' was written in '\(original)' and quoted in '\(language)', and nobody is named as its translator"
    }
    fileprivate static let addTranslator: Wording =
        "add 'translator:' with the name and, where it is known, the year: George Long, 1862"
}
