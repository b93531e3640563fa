import CatalogModel
import Diagnostics

/// The language of an entry is one of the catalog's.
struct UndeclaredLanguage: EntryRule {
    static let needsCatalog = true

    static let about = RuleDescription(
        id: "undeclared-language",
        summary: "The language of an entry is one that catalog.yml lists.",
        why: "Supply, duplicates and ages are judged for the languages of the catalog; in another one nobody looks.",
        goesBy: [.setting("languages")],
        consequence: .init(
            one: "language is not known to be one of the catalog's", many: "languages are not known to be the catalog's"
        ),
        accepts: ["> One stair, then the next.\n\n- language: en", "> One stair, then the next."],
        rejects: [
            "> Une marche, puis la suivante.\n\n- language: ↓fr",
            "> One stair, then the next.\n\n- language: ↓en-GB",
        ])

    func check(_ entry: Entry, in catalog: CatalogContext, _ findings: inout Findings) {
        guard let language = entry.language, !catalog.settings.languages.contains(language.string) else { return }
        // What is no language at all was told when it was read.
        guard language.string.utf8.allSatisfy({ $0.isLetterDigitOrHyphen }) else { return }
        findings.add(
            Diagnostic(
                Self.about, at: language.range, .notListed(language.string, catalog.settings.languages),
                solutions: [.init(.addToSettings(language.string))]))
    }
}

extension UInt8 {
    fileprivate var isLetterDigitOrHyphen: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"):
            true
        default: false
        }
    }
}

extension Wording {
    fileprivate static func notListed(_ language: String, _ known: [String]) -> Wording {
        "language '\(language)' is none of the catalog's, which has \(anyOf: known)"
    }
    fileprivate static func addToSettings(_ language: String) -> Wording {
        "correct it, or add '\(language)' to 'languages' in catalog.yml"
    }
}
