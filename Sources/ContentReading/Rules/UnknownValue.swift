import Diagnostics

/// A value is not what its key asks for.
enum UnknownValue {
    static let about = RuleDescription(
        id: "unknown-value",
        summary: "Values have the form that their key asks for.",
        why: """
            Apps sort and filter by these values. One that cannot be understood would put the entry in front of the \
            wrong people, or of nobody.
            """,
        accepts: ["> Breathe out first.\n\n- kind: message\n- ages: 12+\n"],
        rejects: [
            "> Breathe out first.\n\n- kind: ↓mesage\n",
            "> Breathe out first.\n\n- ages: ↓twelve\n",
            "> Breathe out first.\n\n- reviewDue: ↓2026-02-30\n",
            "> Breathe out first.\n\n- ↓moods:\n",
            "> Breathe out first.\n\n- moods: ↓[anxious, tired]\n",
            "---\ncategory: courage\nlanguage: ↓english\n---\n\n> Breathe out first.\n",
        ])

    /// - Parameter first: where a value that must not be repeated was written first.
    static func finding(
        _ problem: ValueCheck.Problem, at range: SourceRange, first: SourceRange? = nil
    ) -> Diagnostic {
        Diagnostic(
            about, at: range, problem.summary, notes: first.map { [.init(at: $0, "first written here")] } ?? [],
            solutions: problem.solutions)
    }

    static func several(_ key: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(about, at: range, "'\(key)' has more than one value", solutions: [.init("keep one of them")])
    }

    static func none(_ key: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            about, at: range, "'\(key)' has no value", solutions: [.init("write a value, or remove the key")])
    }

    /// A list with the brackets of front matter.
    static func brackets(_ value: SourceText, _ inside: SourceText) -> Diagnostic {
        Diagnostic(
            about, at: value.range, "a list stands without brackets here",
            solutions: [.init("write '\(inside.string)'", [.init(value.range, with: inside.string)])])
    }

    /// A list or a map where a single value belongs, or the other way round.
    static func shape(_ key: String, expected: Wording, at range: SourceRange) -> Diagnostic {
        Diagnostic(about, at: range, "'\(key)' should be \(expected)")
    }
}
