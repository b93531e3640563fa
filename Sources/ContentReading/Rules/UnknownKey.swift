import Diagnostics

/// A key stands in content that the format does not have.
enum UnknownKey {
    static let about = RuleDescription(
        id: "unknown-key",
        summary: "Keys are those of the format, spelt as it spells them.",
        why: """
            A misspelt key would be passed over, and what stands behind it would never reach a reader. So a key that \
            is not known is an error, with the likeliest spelling as the fix.
            """,
        accepts: ["> The kettle knows you are there.\n\n- moods: tired\n"],
        rejects: [
            "> The kettle knows you are there.\n\n- ↓mood: tired\n",
            "---\ncategory: courage\n↓lang: en\n---\n\n> The kettle knows you are there.\n",
            "---\ncategory: courage\n↓id: q3fk2m7v5xw1y\n---\n\n> The kettle knows you are there.\n",
            RuleExample("categories/courage.md", "---\ntitle: Courage\n↓colour: red\n---\n\nFor the stairs.\n"),
        ])

    /// - Parameter range: key and value, as an editor would delete them.
    static func finding(_ key: SourceText, _ range: SourceRange, known: [String]) -> Diagnostic {
        let near = Suggestion.nearestOrLonger(than: key.string, among: known)
        let hint: Wording = near.isEmpty ? "" : "; did you mean \(anyOf: near)?"
        var solutions = near.map { Diagnostic.Solution("write '\($0)'", [.init(key.range, with: $0)]) }
        if near.isEmpty, ["author", "by", "work", "book"].contains(key.string.lowercased()) {
            solutions.append(
                .init("name author and work in a last paragraph of the quotation: '>', then '> — AUTHOR, *WORK*'"))
        } else if near.isEmpty {
            // A list of all that entries may have helps nobody; the few of a settings file do.
            let advice: Wording =
                known.count <= 10
                ? "remove it, or use one of \(anyOf: known)"
                : "remove it; docs/content-guide.md lists the keys that exist"
            solutions.append(.init(advice))
        }
        return Diagnostic(about, at: key.range, "key '\(key.string)' does not exist\(hint)", solutions: solutions)
    }

    /// A key that single entries have, stated for a whole file.
    static func notCommon(_ key: SourceText, _ range: SourceRange) -> Diagnostic {
        Diagnostic(
            about, at: key.range, "'\(key.string)' belongs to a single entry and cannot be stated for a whole file",
            solutions: [.init("move it to the list under its entry")])
    }
}
