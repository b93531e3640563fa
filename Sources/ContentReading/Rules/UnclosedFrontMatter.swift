import Diagnostics

/// Front matter begins and never ends.
enum UnclosedFrontMatter {
    static let about = RuleDescription(
        id: "unclosed-front-matter",
        summary: "Front matter ends with a line '---' like the one it begins with.",
        why: "Without its end nobody can tell where the keys stop and the entries begin; none of the file is read.",
        accepts: ["---\ncategory: courage\n---\n\n> One stair at a time.\n"],
        rejects: [
            RuleExample("messages/courage/example.md", "↓---\ncategory: courage\n\n> One stair at a time.\n")
        ])

    static func finding(at line: SourceRange) -> Diagnostic {
        Diagnostic(
            about, at: line, "the front matter that begins here never ends",
            solutions: [.init("put a line '---' behind its last key")])
    }
}
