import Diagnostics

/// A key stands twice in the same place.
enum DuplicateKey {
    static let about = RuleDescription(
        id: "duplicate-key",
        summary: "A key stands once.",
        why: "Of two values only one can count, and nobody can tell which one was meant.",
        accepts: ["> Rest is part of the walk.\n\n- moods: tired, sad\n"],
        rejects: [
            "> Rest is part of the walk.\n\n- moods: tired\n- ↓moods: sad\n",
            "---\ncategory: courage\nages: 12+\n↓ages: 16+\n---\n\n> Rest is part of the walk.\n",
        ])

    /// - Parameter all: the values of both, where the key may have several.
    static func finding(
        _ key: SourceText, _ range: SourceRange, first: SourceRange, all: [String] = []
    ) -> Diagnostic {
        let joined = all.joined(separator: ", ")
        let together = Diagnostic.Solution("write them in one line, '\(key.string): \(joined)'")
        return Diagnostic(
            about, at: key.range, "key '\(key.string)' stands twice",
            notes: [.init(at: first, "first written here")],
            solutions: (all.isEmpty ? [] : [together]) + [.init("remove one of the two")])
    }
}
