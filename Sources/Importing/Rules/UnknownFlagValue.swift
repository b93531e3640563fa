import Diagnostics

/// A flag has one of the values that were announced.
enum UnknownFlagValue {
    static let about = RuleDescription(
        id: "unknown-flag-value",
        summary: "A flag has one of the values of its closed list.",
        why: "A filter for 'nsfw' lets a text pass that is flagged 'nswf'.",
        accepts: [RuleExample("import/quotes.csv", "text,flag\nGo on.,nsfw\n")],
        rejects: [RuleExample("import/quotes.csv", "text,flag\nGo on.,↓nswf\n")])

    static func diagnostic(_ value: SourceText, field: String, allowed: [String]) -> Diagnostic {
        let near = Suggestion.nearest(to: value.string, among: allowed)
        let summary: Wording =
            near.isEmpty
            ? "'\(value.string)' is no value of '\(field)', which takes \(anyOf: allowed)"
            : "'\(value.string)' is no value of '\(field)'; did you mean \(anyOf: near)?"
        let solutions = near.map {
            Diagnostic.Solution("write '\($0)'", [.init(value.range, with: $0)])
        }
        return Diagnostic(about, at: value.range, summary, solutions: solutions)
    }
}
