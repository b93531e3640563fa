import CatalogModel
import Diagnostics

/// A mood that is named is one of the closed list.
struct UnknownMood: EntryRule, CatalogRule {
    static let needsCatalog = true

    static let about = RuleDescription(
        id: "unknown-mood",
        summary: "A mood that is named stands in the list of catalog.yml.",
        why: "Apps ask how somebody feels and offer what suits; a mood that no app knows brings nobody anything.",
        goesBy: [.setting("moods")],
        consequence: .init(one: "mood is not known", many: "moods are not known"),
        accepts: ["> One stair, then the next.\n\n- moods: anxious, calm", "> One stair, then the next."],
        rejects: [
            "> One stair, then the next.\n\n- moods: calm, ↓anxius",
            "> One stair, then the next.\n\n- moods: ↓Calm",
            "> One stair, then the next.\n\n- moods: ↓calm and tired",
            RuleExample(
                "categories/courage.md", "---\ntitle: Courage\nages: 12+\nmoods: [↓anxius]\n---\n\nFor days.\n"),
        ])

    func check(_ entry: Entry, in catalog: CatalogContext, _ findings: inout Findings) {
        for value in entry.moods where !value.string.isEmpty && !catalog.moods.contains(value.string) {
            report(value, catalog, &findings)
        }
    }

    /// Categories have moods as well, which their entries take over.
    func check(_ content: Content, in catalog: CatalogContext, _ findings: inout Findings) {
        for mood in content.categories.flatMap(\.moods) where !catalog.moods.contains(mood.value) {
            report(SourceText(mood.value, in: mood.range.file, bytes: mood.range.bytes), catalog, &findings)
        }
    }

    private func report(_ value: SourceText, _ catalog: CatalogContext, _ findings: inout Findings) {
        let moods = catalog.settings.moods
        if let several = ListedNames.written(value.string, known: moods) {
            findings.add(
                Diagnostic(
                    Self.about, at: value.range, .several(value.string),
                    solutions: [.init(.write(several), value.edit(with: several))]))
            return
        }
        let likely = Suggestion.nearest(to: value.string, among: moods)
        findings.add(
            Diagnostic(
                Self.about, at: value.range, .doesNotExist(value.string, likely),
                solutions: likely.map { .init(.write($0), [.init(value.range, with: $0)]) }
                    + (likely.isEmpty ? [.init(.chooseFrom(moods)), .init(.addMood)] : [])))
    }
}

extension SourceText {
    /// Nothing where XML wants an element for each value.
    fileprivate func edit(with list: String) -> [Diagnostic.Replacement] {
        file.path.hasSuffix(".xml") ? [] : [.init(range, with: list)]
    }
}

extension Wording {
    fileprivate static func doesNotExist(_ name: String, _ likely: [String]) -> Wording {
        likely.isEmpty
            ? "mood '\(name)' does not exist" : "mood '\(name)' does not exist; did you mean \(anyOf: likely)?"
    }
    fileprivate static func several(_ value: String) -> Wording { "'\(value)' is several moods in one" }
    fileprivate static func write(_ name: String) -> Wording { "write '\(name)'" }
    fileprivate static let addMood: Wording = "or add it to 'moods' in catalog.yml, if the apps are to know it"
    fileprivate static func chooseFrom(_ moods: [String]) -> Wording { "choose one of \(anyOf: moods)" }
}
