import CatalogModel
import Diagnostics

/// A category that is named exists.
struct UnknownCategory: EntryRule, CatalogRule {
    static let needsCatalog = true

    static let about = RuleDescription(
        id: "unknown-category",
        summary: "A category that is named has a file in categories/.",
        why: "Categories are a closed list: a misspelt one would be a shelf that nobody finds.",
        accepts: ["> One stair, then the next.\n\n- category: courage", "> One stair, then the next."],
        rejects: [
            "> One stair, then the next.\n\n- category: ↓courge",
            "> One stair, then the next.\n\n- alsoIn: ↓Albert Einstein",
            RuleExample("catalog.yml", settings("slices: [{name: start, categories: [courage, ↓courge]}]")),
            RuleExample(
                "catalog.yml",
                RuleExample.settings(readings: "{needed: 0, exceptions: [{categories: ↓courge, needed: 2}]}")),
            RuleExample("catalog.yml", settings("floors: {days: 1, exceptions: [{categories: ↓courge, days: 2}]}")),
        ])

    private static func settings(_ more: String) -> String {
        RuleExample.settings() + more + "\n"
    }

    func check(_ entry: Entry, in catalog: CatalogContext, _ findings: inout Findings) {
        for key in [EntryField.category, .alsoIn] {
            guard let values = entry[key]?.values else { continue }
            for value in values where catalog.categories[value.string] == nil {
                report(value, catalog, &findings)
            }
        }
    }

    /// Slices, floors and readings name categories as well.
    func check(_ content: Content, in catalog: CatalogContext, _ findings: inout Findings) {
        let named =
            content.settings.slices.flatMap(\.categories)
            + (content.settings.floors?.exceptions.flatMap(\.categories) ?? [])
            + content.settings.readings.exceptions.flatMap(\.categories)
        for name in named where catalog.categories[name.value] == nil {
            report(SourceText(name.value, in: name.range.file, bytes: name.range.bytes), catalog, &findings)
        }
    }

    private func report(_ value: SourceText, _ catalog: CatalogContext, _ findings: inout Findings) {
        let likely = Suggestion.nearest(to: value.string, among: catalog.categories.keys)
        findings.add(
            Diagnostic(
                Self.about, at: value.range, .doesNotExist(value.string, likely),
                solutions: likely.map { .init(.write($0), [.init(value.range, with: $0)]) }
                    + (likely.isEmpty ? [.init(.chooseFrom(catalog.categories.keys.sorted()))] : [])
                    + [.init(.addFile(value.string))]))
    }
}

extension Wording {
    fileprivate static func doesNotExist(_ name: String, _ likely: [String]) -> Wording {
        likely.isEmpty
            ? "category '\(name)' does not exist" : "category '\(name)' does not exist; did you mean \(anyOf: likely)?"
    }
    fileprivate static func write(_ name: String) -> Wording { "write '\(name)'" }
    fileprivate static func chooseFrom(_ categories: [String]) -> Wording { "choose one of \(anyOf: categories)" }
    fileprivate static func addFile(_ name: String) -> Wording {
        // The slug rules of file names are the reader's; a name that follows them is shown as a file.
        let isSlug = name.utf8.allSatisfy { $0 == 0x2D || (0x30...0x39).contains($0) || (0x61...0x7A).contains($0) }
        return isSlug && !name.isEmpty
            ? "add the category as categories/\(name).md" : "add the category as a file in categories/"
    }
}
