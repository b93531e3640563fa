import Diagnostics

/// A name belongs to several authors.
enum AmbiguousAuthor {
    static let about = RuleDescription(
        id: "ambiguous-author",
        summary: "A name in an attribution belongs to one author only.",
        why: "Two people may share a name; the words must not be credited to the wrong one.",
        accepts: ["> Slow is a speed.\n>\n> — Ada Brook\n"],
        rejects: [
            RuleExample(files: [
                ("authors/ada-brook-1870.md", "---\nname: A. Brook\n---\n"),
                ("authors/anna-brook.md", "---\nname: Anna Brook\naliases: [A. Brook]\n---\n"),
                (
                    "messages/courage/example.md",
                    "---\ncategory: courage\n---\n\n> Slow is a speed.\n>\n> — ↓A. Brook\n"
                ),
            ])
        ])

    static func finding(_ name: SourceText, _ ids: [String]) -> Diagnostic {
        Diagnostic(
            about, at: name.range, "'\(name.string)' could be \(anyOf: ids)",
            solutions: [.init("link the name to the file of the author who is meant")])
    }
}
