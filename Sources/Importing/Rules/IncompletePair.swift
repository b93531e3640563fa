import Diagnostics

/// A pair has all that is needed to judge it.
enum IncompletePair {
    static let about = RuleDescription(
        id: "incomplete-pair",
        summary: "A pair of texts has a number 'n' and a second text 'b'.",
        why: "A pair that gets no verdict looks like one that nobody asked about.",
        accepts: [RuleExample("import/pairs.jsonl", #"{"n": 1, "a": "Go on.", "b": "Go on!"}"#)],
        rejects: [
            RuleExample("import/pairs.jsonl", #"↓{"a": "Go on.", "b": "Go on!"}"#),
            RuleExample("import/pairs.jsonl", #"{"n": ↓1.5, "a": "Go on.", "b": "Go on!"}"#),
            RuleExample("import/pairs.jsonl", #"↓{"n": 1, "a": "Go on."}"#),
        ])

    static func noNumber(at range: SourceRange) -> Diagnostic {
        Diagnostic(
            about, at: range, "pair has no number 'n' for its verdict",
            solutions: [.init("add \"n\": NUMBER")])
    }

    static func notANumber(_ value: SourceText) -> Diagnostic {
        Diagnostic(about, at: value.range, "'\(value.string)' is no whole number for the verdict of a pair")
    }

    static func noText(at range: SourceRange) -> Diagnostic {
        Diagnostic(
            about, at: range, "pair has no second text 'b'",
            solutions: [.init("add \"b\": TEXT; it may be empty")])
    }

    static func severalTexts(_ second: SourceText) -> Diagnostic {
        Diagnostic(about, at: second.range, "field 'b' holds several texts, and a pair has two in all")
    }
}
