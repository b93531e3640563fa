import Diagnostics

/// What hurts people is said in words that do not hurt them again.
enum StigmatisingWording {
    static let about = RuleDescription(
        id: "stigmatising-wording",
        summary: "What hurts people is said in words that do not hurt them again.",
        why: """
            "Committed" is the verb of a crime. People who have lost somebody, or were close to it themselves, read it; \
            neutral words say the same.
            """,
        accepts: [
            SuitabilityExample.files("> Her uncle died by suicide.\n\n- id: q0000000000a1\n- ages: 16+\n")
        ],
        rejects: [
            SuitabilityExample.files(
                "> Her uncle ↓committed suicide.\n\n- id: q0000000000a1\n- ages: 16+\n- helpResource: helpline\n")
        ])

    static func diagnostic(_ rule: PackRule, _ words: String, _ suggestion: String, at range: SourceRange) -> Diagnostic
    {
        // A few small words are a replacement, a sentence is advice.
        let isReplacement =
            suggestion.utf8.count < 40 && suggestion.first?.isLowercase == true && !suggestion.hasSuffix(".")
        return Diagnostic(
            about, at: range, "'\(words)': \(rule.why)",
            notes: [.init(at: rule.id.range, "the rule '\(rule.id.value)'")],
            solutions: [
                isReplacement
                    ? .init("write '\(suggestion)'", [.init(range, with: suggestion)]) : .init("\(suggestion)")
            ])
    }
}
