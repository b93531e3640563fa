import CatalogModel
import Diagnostics

/// An entry belongs to a category.
struct MissingCategory: EntryRule {
    static let needsCatalog = true

    static let about = RuleDescription(
        id: "missing-category",
        summary: "An entry belongs to a category.",
        why: "People browse by category and apps draw the message of the day from one; an entry without is never seen.",
        goesBy: [.field("category")],
        consequence: .init(one: "entry of this file has no category", many: "entries of this file have no category"),
        accepts: ["> One stair, then the next.", "> One stair, then the next.\n\n- category: courage"],
        rejects: [
            "---\nlanguage: en\n---\n\n> ↓One stair, then the next.",
            RuleExample("messages/a.md", "---\nlanguage: en\n---\n\n> ↓One stair.\n\n- alsoIn: courage\n"),
        ])

    func check(_ entry: Entry, in catalog: CatalogContext, _ findings: inout Findings) {
        guard entry.category == nil else { return }
        findings.add(
            Diagnostic(Self.about, at: entry.text.range, .noCategory, solutions: [.init(.addCategory)]))
    }
}

extension Wording {
    fileprivate static let noCategory: Wording = "entry has no category"
    fileprivate static let addCategory: Wording = "add 'category: NAME' to the front matter of the file"
}
