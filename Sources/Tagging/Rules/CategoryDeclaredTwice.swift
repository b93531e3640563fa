import CatalogModel
import Diagnostics

/// Every category has a name of its own.
enum CategoryDeclaredTwice {
    static let about = RuleDescription(
        id: "category-declared-twice",
        summary: "Every category has a name of its own.",
        why: """
            Two files describe one category, or two categories carry the same title. People would see it twice, each \
            time with half of its entries.
            """,
        accepts: [
            RuleExample(files: [
                ("categories/courage.md", "---\ntitle: Courage\nages: 12+\n---\n\nFor those about to begin.\n"),
                ("categories/rest.md", "---\ntitle: Rest\nages: 12+\n---\n\nFor those who have done enough.\n"),
            ])
        ],
        rejects: [
            RuleExample(files: [
                ("categories/courage.md", "---\ntitle: Courage\nages: 12+\n---\n\nFor those about to begin.\n"),
                ("categories/daring.md", "---\ntitle: ↓courage\nages: 12+\n---\n\nFor those about to begin.\n"),
            ])
        ])

    static func check(_ categories: [Category], _ findings: inout Findings) {
        var byName: [String: Category] = [:]
        for category in categories.sorted(by: { $0.range < $1.range }) {
            // A category of the same id has the same title more often than not: one finding is enough.
            let earlier = byName["id \(category.id)"] ?? byName["title \(category.title.value.lowercased())"]
            if let earlier {
                findings.add(
                    Diagnostic(
                        about, at: category.title.range, .twice(category, earlier),
                        notes: [.init(at: earlier.title.range, .first)], solutions: [.init(.join)]))
            }
            for name in ["id \(category.id)", "title \(category.title.value.lowercased())"] {
                byName[name] = byName[name] ?? category
            }
        }
    }
}

extension Wording {
    fileprivate static func twice(_ category: Category, _ earlier: Category) -> Wording {
        category.id == earlier.id
            ? "category '\(category.id)' is declared twice"
            : "category '\(category.id)' has the title of '\(earlier.id)'"
    }

    fileprivate static let first: Wording = "first declared here"
    fileprivate static let join: Wording = "remove one of the two and move its entries to the other, or rename it"
}
