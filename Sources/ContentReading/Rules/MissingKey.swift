import Diagnostics

/// A file lacks a key that it cannot do without.
enum MissingKey {
    static let about = RuleDescription(
        id: "missing-key",
        summary: "Categories, authors, works and the settings have the keys they cannot do without.",
        why: "Apps show the title of every category and the name of every author; there is nothing to put instead.",
        accepts: [RuleExample("categories/courage.md", "---\ntitle: Courage\n---\n\nFor the stairs.\n")],
        rejects: [
            RuleExample("categories/courage.md", "---\n↓order: 1\n---\n\nFor the stairs.\n"),
            RuleExample("authors/ada-brook.md", "---\nname: Ada Brook\nworks:\n  - ↓id: walks\n    type: book\n---\n"),
        ])

    /// - Parameters:
    ///   - range: the map that lacks it.
    ///   - value: what could stand there.
    static func finding(
        _ key: String, of thing: Wording, at range: SourceRange, value: String = "…"
    ) -> Diagnostic {
        let first = SourceRange(range.file, range.bytes.lowerBound..<range.bytes.lowerBound)
        return Diagnostic(
            about, at: first, "\(thing) has no '\(key)'", solutions: [.init("add a line '\(key): \(value)'")])
    }
}
