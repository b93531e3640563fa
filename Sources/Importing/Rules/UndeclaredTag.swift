import Diagnostics

/// A record has tags of the declared list only.
enum UndeclaredTag {
    static let about = RuleDescription(
        id: "undeclared-tag",
        summary: "Every tag of a record is declared, where the collection declares its tags.",
        why: "A tag that is not in the list is misspelt, or the columns of the record have slipped.",
        accepts: [
            RuleExample(files: [
                ("import/quotes.json", #"[{"text": "Go on.", "tags": ["Work"]}]"#),
                ("import/tags.json", #"[{"name": "Work"}]"#),
            ])
        ],
        rejects: [
            RuleExample(files: [
                ("import/quotes.json", #"[{"text": "Go on.", "tags": ["Work", "↓Wrok"]}]"#),
                ("import/tags.json", #"[{"name": "Work"}]"#),
            ])
        ])

    /// - Parameter declared: all that exist.
    static func diagnostic(_ tag: SourceText, declared: [String]) -> Diagnostic {
        let near = Suggestion.nearest(to: tag.string, among: declared)
        let hint: Wording = near.isEmpty ? "" : "; did you mean \(anyOf: near)?"
        var solutions = near.map { Diagnostic.Solution("write '\($0)'", [.init(tag.range, with: $0)]) }
        if near.isEmpty { solutions.append(.init("declare it, or move the value to the field it belongs to")) }
        return Diagnostic(
            about, at: tag.range, "tag '\(tag.string)' is not among the declared ones\(hint)", solutions: solutions)
    }
}
