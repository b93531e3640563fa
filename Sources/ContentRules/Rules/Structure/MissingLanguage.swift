import CatalogModel
import Diagnostics

/// An entry says what language it is in.
struct MissingLanguage: EntryRule {
    static let needsCatalog = true

    static let about = RuleDescription(
        id: "missing-language",
        summary: "An entry says its language, unless the catalog has only one.",
        why: "Apps show people their own language, and guessing it from a few words goes wrong.",
        goesBy: [.field("language"), .setting("languages")],
        consequence: .init(one: "entry of this file has no language", many: "entries of this file have no language"),
        accepts: [
            "> One stair, then the next.",
            RuleExample(files: [
                ("catalog.yml", RuleExample.settings(languages: "en, de")),
                (
                    "messages/courage/base.md",
                    "---\ncategory: courage\nlanguage: de\n---\n\n> Eine Stufe, dann die nächste.\n"
                ),
            ]),
        ],
        rejects: [
            RuleExample(files: [
                ("catalog.yml", RuleExample.settings(languages: "en, de")),
                ("messages/courage/base.md", "---\ncategory: courage\n---\n\n> ↓Eine Stufe, dann die nächste.\n"),
            ]),
            RuleExample(files: [
                ("catalog.yml", RuleExample.settings(languages: "en, de")),
                ("messages/courage/base.md", "---\ncategory: courage\n---\n\n> ↓One.\n\n> Two.\n\n- language: en\n"),
            ]),
        ])

    func check(_ entry: Entry, in catalog: CatalogContext, _ findings: inout Findings) {
        guard entry.language == nil, catalog.settings.languages.count > 1 else { return }
        findings.add(
            Diagnostic(
                Self.about, at: entry.text.range, .noLanguage,
                solutions: [.init(.addLanguage(catalog.settings.languages))]))
    }
}

extension Wording {
    fileprivate static let noLanguage: Wording = "entry does not say its language"
    fileprivate static func addLanguage(_ languages: [String]) -> Wording {
        "add 'language:' with \(anyOf: languages) to the front matter of the file"
    }
}
