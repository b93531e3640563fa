import Diagnostics

/// A claim about health has been checked by somebody.
enum UnreviewedHealthClaim {
    static let about = RuleDescription(
        id: "unreviewed-health-claim",
        summary: "A claim about health has been checked by somebody, and says by whom.",
        why: """
            Readers act on what they read about their bodies. A promise such as "cures" stays out until somebody has \
            checked it against a source and will do so again; stores ask for that too.
            """,
        isBinding: true,
        accepts: [
            SuitabilityExample.files(
                "> Tea cures anxiety.\n\n- id: q0000000000a1\n- kind: tip\n- source: A handbook\n- reviewedBy: A. Reader\n- reviewDue: 2027-11-21\n"
            )
        ],
        rejects: [
            SuitabilityExample.files("> Tea ↓cures anxiety.\n\n- id: q0000000000a1\n- kind: tip\n")
        ])

    static func diagnostic(
        _ rule: PackRule, _ words: String, _ missing: [Requirement], at range: SourceRange
    ) -> Diagnostic {
        let keys = missing.map { "'\($0.rawValue)'" }.joined(separator: ", ")
        return Diagnostic(
            about, at: range, "'\(words)' has to be checked by somebody before it ships: \(rule.why)",
            notes: [.init(at: rule.id.range, "the rule '\(rule.id.value)'")],
            solutions: [
                .init(rule.suggestion.map { "\($0)" } ?? "say less: 'can help', 'many people find'"),
                .init(missing.isEmpty ? "take it out" : "once it is checked, add \(keys)"),
            ])
    }
}
