import Diagnostics

/// Decisions contradict neither each other nor what was published.
enum ContradictoryDecisions {
    static let about = RuleDescription(
        id: "contradictory-decisions",
        summary: "Decisions contradict neither each other nor what was published.",
        why: """
            One decision calls two entries the same while others keep them apart, directly or through a third entry. \
            Both cannot be carried out. Nor can a decision to drop an entry that people may have as a favourite for one \
            that nobody has seen yet.
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

    /// - Parameters:
    ///   - published: the record that was to go.
    ///   - kept: the record that was to stay, which is not published.
    static func diagnostic(
        _ decision: Decision, published: DedupeRecord, kept: DedupeRecord
    ) -> Diagnostic {
        let range = decision.a.value == published.id ? decision.a.range : decision.b.range
        let command = DecisionCommand.text(published, kept, .same, keep: published.id, reason: decision.reason)
        return Diagnostic(
            about, at: range, .dropsPublished(published.id, kept.id),
            notes: [.init(at: published.range, .publishedHere)], solutions: [.init(.keepPublished(command))])
    }
}

extension Wording {
    fileprivate static func contradicted(_ decision: Decision) -> Wording {
        """
        '\(decision.a.value)' and '\(decision.b.value)' are to be the same, \
        but another decision keeps them apart
        """
    }

    fileprivate static func dropsPublished(_ published: String, _ kept: String) -> Wording {
        "'\(published)' is published and cannot give way to '\(kept)', which is not"
    }

    fileprivate static let publishedHere: Wording = "people may have this one as a favourite"

    fileprivate static func keepPublished(_ command: String) -> Wording {
        "keep the published one; if the other has the better words, write them there: \(command)"
    }

    fileprivate static let changeOne: Wording = "change or remove one of the decisions"
}
