import Diagnostics

/// A list of fields follows no entry.
enum FieldsWithoutEntry {
    static let about = RuleDescription(
        id: "fields-without-entry",
        summary: "A list stands right behind the entry whose fields it holds.",
        why:
            "A list that follows a heading, a comment or another list belongs to no entry, and its fields would be lost.",
        accepts: ["> The bus comes round again.\n\n- moods: sad\n"],
        rejects: [
            "↓- moods: sad\n\n> The bus comes round again.\n",
            "> The bus comes round again.\n\n## Later\n\n↓- moods: sad\n",
            "> The bus comes round again.\n\n- moods: sad\n\n↓* ages: 12+\n",
        ])

    static func finding(at range: SourceRange) -> Diagnostic {
        Diagnostic(
            about, at: range, "this list follows no entry",
            solutions: [.init("move it right behind the block quote it belongs to")])
    }
}
