import CatalogModel
import Diagnostics

/// A mood that is named is one of the closed list.
struct UnknownMood: EntryRule {
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
        ])

    func check(_ entry: Entry, in catalog: CatalogContext, _ findings: inout Findings) {
        for value in entry.moods where !catalog.moods.contains(value.string) {
            let likely = Suggestion.nearest(to: value.string, among: catalog.settings.moods)
            findings.add(
                Diagnostic(
                    Self.about, at: value.range, .doesNotExist(value.string, likely),
                    solutions: likely.map { .init(.write($0), [.init(value.range, with: $0)]) }
                        + (likely.isEmpty ? [.init(.chooseFrom(catalog.settings.moods))] : [])))
        }
    }
}

extension Wording {
    fileprivate static func doesNotExist(_ name: String, _ likely: [String]) -> Wording {
        likely.isEmpty
            ? "mood '\(name)' does not exist" : "mood '\(name)' does not exist; did you mean \(anyOf: likely)?"
    }
    fileprivate static func write(_ name: String) -> Wording { "write '\(name)'" }
    fileprivate static func chooseFrom(_ moods: [String]) -> Wording { "choose one of \(anyOf: moods)" }
}
