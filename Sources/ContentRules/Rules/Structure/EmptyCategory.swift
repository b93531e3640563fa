import CatalogModel
import Diagnostics

/// A category holds something.
struct EmptyCategory: CatalogRule {
    static let about = RuleDescription(
        id: "empty-category",
        summary: "A category has at least one entry.",
        why: "Apps list every category; tapping one that is empty looks like a broken app.",
        severity: .error,
        goesBy: [.entries], consequence: .init(one: "category seems empty", many: "categories seem empty"),
        accepts: [
            RuleExample(
                files: RuleExample.categories(["calm"]) + [
                    ("messages/calm/a.md", "---\ncategory: calm\n---\n\n> Listen to the kettle.\n")
                ]),
            RuleExample(
                files: RuleExample.categories(["calm"]) + [
                    (
                        "messages/courage/a.md",
                        "---\ncategory: courage\n---\n\n> Listen to the kettle.\n\n- alsoIn: calm\n"
                    )
                ]),
        ],
        rejects: [
            RuleExample("categories/calm.md", "---\ntitle: ↓Calm\n---\n\nFor loud days.\n"),
            RuleExample(files: [
                ("categories/calm.md", "---\ntitle: ↓Calm\n---\n\nFor loud days.\n"),
                ("messages/calm/a.md", "---\ncategory: courage\n---\n\n> Listen to the kettle.\n"),
            ]),
        ])

    func check(_ content: Content, in catalog: CatalogContext, _ findings: inout Findings) {
        var used: Set<String> = []
        // The entries of a file mostly share one category: no need to ask the set each time.
        var last: String?
        for file in content.files {
            for entry in file.entries {
                if let category = entry.category?.string, category != last {
                    used.insert(category)
                    last = category
                }
                for value in entry[.alsoIn]?.values ?? [] { used.insert(value.string) }
            }
        }
        // A mistyped category has its own finding; the one that was meant is not empty once that is put right.
        for unknown in used where catalog.categories[unknown] == nil {
            used.formUnion(Suggestion.nearest(to: unknown, among: catalog.categories.keys))
        }
        for category in content.categories where !used.contains(category.id) {
            findings.add(
                Diagnostic(
                    Self.about, at: category.title.range, .nothingIn(category.id),
                    solutions: [.init(.fill(category.id))]))
        }
    }
}

extension Wording {
    fileprivate static func nothingIn(_ category: String) -> Wording { "category '\(category)' has no entries" }
    fileprivate static func fill(_ category: String) -> Wording {
        "write entries in messages/\(category)/, or remove the category's file"
    }
}
