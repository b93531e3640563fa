import CatalogModel
import Diagnostics

/// Somebody has said for which ages an entry is.
enum UnratedEntry {
    static let about = RuleDescription(
        id: "unrated-entry",
        summary: "Somebody has said for which ages an entry is.",
        why: """
            Children and old people read these messages. What nobody has rated is treated as if it were for adults only, \
            and no app shows it.
            """,
        isBinding: true,
        goesBy: [.field("ages"), .field("category"), .categories],
        consequence: .init(one: "entry of this file has no ages", many: "entries of this file have no ages"),
        accepts: [
            RuleExample(files: [
                ("categories/courage.md", unratedCategory),
                ("messages/courage/example.md", "---\ncategory: courage\nages: 12+\n---\n\n> Begin where you are.\n"),
            ]),
            RuleExample(files: [
                ("categories/courage.md", unratedCategory),
                ("messages/courage/example.md", "---\ncategory: courage\n---\n\n> Begin here.\n\n- ages: 12+\n"),
            ]),
        ],
        rejects: [
            RuleExample(files: [
                ("categories/courage.md", unratedCategory),
                (
                    "messages/courage/example.md",
                    "---\ncategory: courage\n---\n\n> ↓Begin where you are.\n\n- id: q0000000000a1\n"
                ),
            ])
        ])

    private static let unratedCategory = "---\ntitle: Courage\n---\n\nFor those who are about to begin.\n"

    static func diagnostic(_ entry: Entry) -> Diagnostic {
        Diagnostic(
            about, at: entry.text.range, "entry has no ages, nor has its file or its category",
            solutions: [.init("add 'ages: 12+' to the entry, to its file's front matter or to its category")])
    }
}
