import Diagnostics

/// Decisions do not contradict each other.
enum ContradictoryDecisions {
    static let about = RuleDescription(
        id: "contradictory-decisions",
        summary: "Decisions do not contradict each other.",
        why: """
            One decision calls two entries the same while others keep them apart, directly or through a third entry. \
            Both cannot be carried out.
            """,
        accepts: [
            DecisionExample.files(
                [DecisionExample.road, DecisionExample.path],
                decisions: DecisionExample.line((1, DecisionExample.road), (2, DecisionExample.path), .same, keep: .a))
        ],
        rejects: [
            DecisionExample.files(
                ["Rest well.", "Rest very well.", "Do rest well."],
                decisions: DecisionExample.line((1, "Rest well."), (2, "Rest very well."), .same, keep: .a)
                    + DecisionExample.line((2, "Rest very well."), (3, "Do rest well."), .same, keep: .a)
                    .marked(before: "q0000000000a2")
                    + DecisionExample.line((1, "Rest well."), (3, "Do rest well."), .distinct))
        ])

    static func diagnostic(_ decision: Decision) -> Diagnostic {
        Diagnostic(about, at: decision.a.range, .contradicted(decision), solutions: [.init(.changeOne)])
    }
}

extension Wording {
    fileprivate static func contradicted(_ decision: Decision) -> Wording {
        """
        '\(decision.a.value)' and '\(decision.b.value)' are to be the same, \
        but another decision keeps them apart
        """
    }

    fileprivate static let changeOne: Wording = "change or remove one of the decisions"
}
