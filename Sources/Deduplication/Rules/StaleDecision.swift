import CatalogModel
import Diagnostics
import TextNormalisation

/// A decision is about the words that stand there today.
enum StaleDecision {
    static let about = SharedRules.staleDecision.showing(
        accepts: [
            DecisionExample.files(
                [DecisionExample.road, DecisionExample.path],
                decisions: DecisionExample.line((1, DecisionExample.road), (2, DecisionExample.path), .distinct))
        ],
        rejects: [
            DecisionExample.files(
                [DecisionExample.road, "Be gentle with yourself."],
                decisions: DecisionExample.line((1, DecisionExample.road), (2, DecisionExample.path), .distinct)
                    .marked(before: NormalForm(of: DecisionExample.path).hash.description))
        ])

    /// - Parameters:
    ///   - form: of the record when it was decided about.
    ///   - records: the two of the decision.
    static func diagnostic(
        _ form: Located<ContentHash>, of record: DedupeRecord, now: ContentHash, _ decision: Decision,
        _ records: (a: DedupeRecord, b: DedupeRecord)
    ) -> Diagnostic {
        let keep = decision.keep.map { $0 == .a ? records.a.id : records.b.id }
        let command = DecisionCommand.text(
            records.a, records.b, decision.kind, keep: keep, reason: decision.reason)
        return Diagnostic(
            about, at: form.range, .changed(record.id), notes: [.init(at: record.range, .newWords)],
            solutions: [
                // No edit that a tool could make: somebody has to look.
                .init(.decideAgain(command)), .init(.writeForm(now)),
            ])
    }
}

extension Wording {
    fileprivate static func changed(_ id: String) -> Wording { "'\(id)' was decided about in other words" }
    fileprivate static let newWords: Wording = "the words today"
    fileprivate static func decideAgain(_ command: String) -> Wording {
        "look at the two again; if the decision still holds: \(command)"
    }

    fileprivate static func writeForm(_ form: ContentHash) -> Wording { "or write '\(form.description)' here" }
}
