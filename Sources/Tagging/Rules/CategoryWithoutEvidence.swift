import CatalogModel
import Diagnostics

/// Some word of an entry speaks for its category.
enum CategoryWithoutEvidence {
    static let about = RuleDescription(
        id: "category-without-evidence",
        summary: "Some word of an entry speaks for one of its categories, or no word for another.",
        why: """
            An entry in the wrong category is found by nobody who looks for it. The words of other entries say what is \
            usual in a category; an entry may differ, so this is only a hint to look again, and nothing is changed.
            """,
        severity: .note,
        accepts: [
            RuleExample(files: categories + [(table.path, table.text), page("Dare to knock.")]),
            // Nothing was learnt about the category.
            RuleExample(files: categories + [page("The soup is warm, and so is the kitchen.")]),
        ],
        rejects: [
            RuleExample(
                files: categories + [(table.path, table.text), page("↓The soup is warm, and so is the kitchen.")])
        ])

    private static let categories = [
        (path: "categories/courage.md", text: "---\ntitle: Courage\nages: 12+\n---\n\nFor those about to begin.\n"),
        (path: "categories/rest.md", text: "---\ntitle: Rest\nages: 12+\n---\n\nFor those who are tired.\n"),
    ]

    private static let table = (
        path: "policy/evidence-en.tsv",
        text: """
        category\tcourage\t\t-0.50
        category\tcourage\tdare\t1.50
        category\trest\t\t-0.50
        category\trest\tkitchen\t1.20
        category\trest\tsoup\t1.40

        """
    )

    private static func page(_ text: String) -> (path: String, text: String) {
        ("messages/courage/example.md", "---\ncategory: courage\n---\n\n> \(text)\n\n- id: q0000000000a1\n")
    }

    /// - Parameter better: the tag for which most speaks instead.
    static func diagnostic(_ entry: Entry, _ declared: [SourceText], _ better: TagSuggestion) -> Diagnostic {
        let utf8 = Array(entry.text.string.utf8)
        let best = better.evidence.map(\.weight.hundredths).max() ?? 0
        // Words that add next to nothing convince nobody.
        let words = better.evidence.filter { $0.weight.hundredths > best / 4 }.sorted { $0.weight > $1.weight }
            .prefix(3).map { "'\(escaped(String(decoding: utf8[$0.bytes], as: UTF8.self)))'" }
        return Diagnostic(
            about, at: entry.text.range,
            "nothing here speaks for \(anyOf: declared.map(\.string)), but \(words.joined(separator: ", ")) for '\(better.tag.name)'",
            notes: declared.map { .init(at: $0.range, "category as declared") },
            solutions: [
                .init("if it belongs there too, add 'alsoIn: \(better.tag.name)'"),
                .init("if the category is right, leave it: a keyword in its file may say why"),
            ])
    }
}
