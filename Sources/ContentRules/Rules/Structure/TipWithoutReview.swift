import CatalogModel
import Diagnostics

/// A tip was checked by somebody, and will be again.
struct TipWithoutReview: EntryRule {
    static let about = RuleDescription(
        id: "tip-without-review",
        summary: "A tip says who checked it and when it must be checked again.",
        why: "Advice grows old. A date to look again is the only way to notice.",
        goesBy: [.fields],
        accepts: [
            """
            > Open the curtains first thing.

            - kind: tip
            - source: Sleep Charity
            - reviewedBy: A. Editor
            - reviewDue: 2027-11-21
            """,
            "> One stair, then the next.",
        ],
        rejects: [
            "> ↓Open the curtains first thing.\n\n- kind: tip\n- source: Sleep Charity\n- reviewDue: 2027-11-21",
            "> ↓Open the curtains first thing.\n\n- kind: tip\n- source: Sleep Charity\n- reviewedBy: A. Editor",
        ])

    func check(_ entry: Entry, in catalog: CatalogContext, _ findings: inout Findings) {
        guard entry.kind == .tip else { return }
        let missing = [EntryField.reviewedBy, .reviewDue].filter { entry[$0] == nil }.map(\.rawValue)
        guard !missing.isEmpty else { return }
        findings.add(
            Diagnostic(Self.about, at: entry.text.range, .lacks(missing), solutions: [.init(.add(missing))]))
    }
}

extension Wording {
    fileprivate static func lacks(_ keys: [String]) -> Wording {
        keys.count == 2 ? "tip was reviewed by nobody" : "tip has no '\(keys[0])'"
    }
    fileprivate static func add(_ keys: [String]) -> Wording {
        "add \(keys.map { "'\($0):'" }.joined(separator: " and ")) to the entry or to the front matter of the file"
    }
}
