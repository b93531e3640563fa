import CatalogModel
import Diagnostics

/// A tip says where it comes from.
struct TipWithoutSource: EntryRule {
    static let about = RuleDescription(
        id: "tip-without-source",
        summary: "A tip names the source it can be checked against.",
        why: "People act on health tips. App stores ask for the source, and so would you.",
        goesBy: [.field("source")],
        accepts: [
            """
            > Put the phone in another room half an hour before bed.

            - kind: tip
            - source: Sleep Charity, Evening routine
            - reviewedBy: A. Editor
            - reviewDue: 2027-11-21
            """,
            "> One stair, then the next.",
        ],
        rejects: [
            """
            > ↓Put the phone in another room half an hour before bed.

            - kind: tip
            - reviewedBy: A. Editor
            - reviewDue: 2027-11-21
            """,
            "> ↓Open the curtains first thing.\n\n- kind: tip\n- reviewedBy: A. Editor\n- reviewDue: 2027-11-21",
        ])

    func check(_ entry: Entry, in catalog: CatalogContext, _ findings: inout Findings) {
        guard entry.kind == .tip, entry[.source] == nil else { return }
        findings.add(Diagnostic(Self.about, at: entry.text.range, .noSource, solutions: [.init(.addSource)]))
    }
}

extension Wording {
    fileprivate static let noSource: Wording = "tip has no source"
    fileprivate static let addSource: Wording =
        "add 'source:' with who says so and, where there is one, an https address"
}
