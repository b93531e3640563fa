import Diagnostics

/// Near-duplicates are looked for in every language.
enum LanguageNotCovered {
    static let about = RuleDescription(
        id: "language-not-covered",
        summary: "Near-duplicates are looked for in every language that the tool knows well enough.",
        why: """
            Without a list of negations the insertion of "nicht" or "не" looks like any other word. In languages without \
            a pack only equal words are joined, and a clean report does not mean that there are no near-duplicates.
            """,
        severity: .note,
        accepts: ["> The lamp is patient with whoever is late.\n"],
        rejects: ["> ↓Wer die Straße kennt, eilt nicht.\n\n- language: de\n"])

    /// - Parameter count: how many records are in the language.
    static func diagnostic(_ first: DedupeRecord, language: String, count: Int) -> Diagnostic {
        Diagnostic(about, at: first.range, .notCovered(language, count))
    }
}

extension Wording {
    fileprivate static func notCovered(_ language: String, _ count: Int) -> Wording {
        count == 1
            ? "near-duplicates of this text were not looked for: there is no language pack for '\(language)'"
            : "near-duplicates of \(count) texts were not looked for: there is no language pack for '\(language)'"
    }
}
