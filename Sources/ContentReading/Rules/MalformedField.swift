import Diagnostics

/// An item of a list under an entry is no field.
enum MalformedField {
    static let about = RuleDescription(
        id: "malformed-field",
        summary: "Each item of the list under an entry is written 'key: value'.",
        why: "Without a key nobody can tell what the words are about.",
        accepts: ["> Tea first, then the form.\n\n- note: seen on a mug\n"],
        rejects: [
            "> Tea first, then the form.\n\n- ↓anxious\n", "> Tea first, then the form.\n\n- ↓two words: anxious\n",
        ])

    static func finding(at range: SourceRange) -> Diagnostic {
        Diagnostic(
            about, at: range, "this is not a field", solutions: [.init("write it as 'key: value', or remove it")])
    }
}
