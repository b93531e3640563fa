import CatalogModel
import Diagnostics

/// A category holds the kinds of entries it is made for.
enum KindNotInCategory {
    static let about = RuleDescription(
        id: "kind-not-in-category",
        summary: "A category holds the kinds of entries it is made for.",
        why: "Apps show each kind in a way of its own: a list of videos has no place for a question to write about.",
        accepts: [
            RuleExample(files: [
                category,
                (
                    "messages/prompts/example.md",
                    """
                    ---
                    category: prompts
                    kind: prompt
                    ---

                    > What are you grateful for today?

                    - id: q0000000000a1

                    """
                ),
            ])
        ],
        rejects: [
            RuleExample(files: [
                category,
                (
                    "messages/prompts/example.md",
                    """
                    ---
                    category: prompts
                    ---

                    > ↓Begin where you are.

                    - id: q0000000000a1

                    """
                ),
            ])
        ])

    private static let category = (
        path: "categories/prompts.md",
        text: "---\ntitle: Prompts\nkinds: prompt\nages: 12+\n---\n\nQuestions to write about.\n"
    )

    static func check(_ entry: Entry, _ category: Category, _ findings: inout Findings) {
        guard let first = category.kinds.first, !category.kinds.contains(where: { $0.value == entry.kind }) else {
            return
        }
        let range = entry.fields[.kind]?.values.first?.range ?? entry.text.range
        findings.add(
            Diagnostic(
                about, at: range, .misplaced(entry.kind, category),
                notes: [.init(at: first.range, "the kinds it may hold")],
                solutions: [.init("choose another category, or add '\(entry.kind.rawValue)' to the category's kinds")]))
    }
}

extension Wording {
    fileprivate static func misplaced(_ kind: Kind, _ category: Category) -> Wording {
        "\(kind.rawValue) stands in category '\(category.id)', which holds \(anyOf: category.kinds.map(\.value.rawValue))"
    }
}
