import CatalogModel
import Diagnostics

/// A decision about an attribution silences something: the same rule as for decisions about duplicates.
enum UnusedAttributionDecision {
    static let about = SharedRules.unusedDecision.showing(
        accepts: [
            StaleAttributionDecision.example(PolicyExample.decision()),
            RuleExample(PolicyExample.decisionsPath, "[]\n"),
        ],
        rejects: [
            StaleAttributionDecision.example(
                PolicyExample.decision(entry: "q0000000000a9").replacingFirst("\"q0", with: "\"↓q0")),
            StaleAttributionDecision.example(
                PolicyExample.decision(key: "sings in its own time").replacingFirst("\"sings", with: "\"↓sings")),
        ])

    static func gone(_ decision: AttributionDecision) -> Diagnostic {
        diagnostic(decision.entry.range, "there is no entry '\(decision.entry.value)'")
    }

    static func unknownKey(_ decision: AttributionDecision) -> Diagnostic {
        diagnostic(decision.key.range, "the registry has no key '\(decision.key.value)'")
    }

    static func notNeeded(_ decision: AttributionDecision) -> Diagnostic {
        diagnostic(decision.key.range, "'\(decision.entry.value)' would not be found by '\(decision.key.value)'")
    }

    private static func diagnostic(_ range: SourceRange, _ summary: Wording) -> Diagnostic {
        Diagnostic(about, at: range, summary, solutions: [.init("remove the decision")])
    }
}
