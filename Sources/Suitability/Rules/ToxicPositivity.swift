import Diagnostics

/// Encouragement meets a feeling before it lifts it.
enum ToxicPositivity {
    static let about = RuleDescription(
        id: "toxic-positivity",
        summary: "Encouragement meets a feeling before it lifts it.",
        why: """
            "It could be worse" tells somebody who is hurting that they should not be. Say first that the feeling is \
            real, then offer hope. In categories such as grief these words are an error.
            """,
        accepts: [
            SuitabilityExample.files("> This is hard, and you need not carry it alone.\n\n- id: q0000000000a1\n")
        ],
        rejects: [SuitabilityExample.files("> ↓Good vibes only!\n\n- id: q0000000000a1\n")])

    static func diagnostic(_ rule: PackRule, _ words: String, at range: SourceRange, _ level: Severity) -> Diagnostic {
        var diagnostic = Diagnostic(
            about, at: range, "'\(words)': \(rule.why)",
            notes: [.init(at: rule.id.range, "the rule '\(rule.id.value)'")],
            solutions: rule.suggestion.map { [.init("\($0)")] } ?? [])
        diagnostic.severity = level
        return diagnostic
    }
}
