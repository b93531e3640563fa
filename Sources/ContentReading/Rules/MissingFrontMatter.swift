import Diagnostics

/// A category or author has no keys.
enum MissingFrontMatter {
    static let about = RuleDescription(
        id: "missing-front-matter",
        summary: "Files of categories and authors begin with front matter: keys between two lines '---'.",
        why: "Title and name stand there; without them the file says nothing that apps could show.",
        accepts: [RuleExample("categories/courage.md", "---\ntitle: Courage\n---\n\nFor the stairs.\n")],
        rejects: [RuleExample("categories/courage.md", "↓For the stairs.\n")])

    static func finding(at range: SourceRange) -> Diagnostic {
        Diagnostic(
            about, at: range, "the file does not begin with front matter",
            solutions: [
                .init("begin it with a line '---', the keys, such as 'title:' or 'name:', and another line '---'")
            ])
    }
}
