import CatalogModel
import Diagnostics

/// A decision is about records that exist.
enum UnusedDecision {
    static let about = SharedRules.unusedDecision.showing(
        accepts: [
            DecisionExample.files(
                [DecisionExample.road],
                decisions: DecisionExample.line((1, DecisionExample.road), (2, DecisionExample.path), .distinct))
        ],
        rejects: [
            DecisionExample.files(
                [DecisionExample.road],
                decisions: DecisionExample.line((8, DecisionExample.road), (9, DecisionExample.path), .distinct)
                    .marked(before: "q0000000000a8"))
        ])

    static func diagnostic(_ decision: Decision) -> Diagnostic {
        Diagnostic(
            about, at: decision.a.range, .gone(decision), solutions: [.init(.remove)])
    }
}

extension Wording {
    fileprivate static func gone(_ decision: Decision) -> Wording {
        "neither '\(decision.a.value)' nor '\(decision.b.value)' exists any more"
    }

    fileprivate static let remove: Wording = "remove the decision"
}
