import CatalogModel
import Diagnostics

/// What must be checked again by a day is checked by that day.
struct OverdueReview: EntryRule {
    /// The day by which it judges is that of the catalog.
    static let needsCatalog = true

    static let about = RuleDescription(
        id: "health-review-overdue",
        summary: "The day until which an entry was reviewed has not passed.",
        why: "Advice that nobody has looked at for too long must not go out as if it were fresh.",
        severity: .warningThenError,
        goesBy: [.setting("asOf")],
        consequence: .init(one: "date of a review seems wrong", many: "dates of reviews seem wrong"),
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
            """
            > Open the curtains first thing.

            - kind: tip
            - source: Sleep Charity
            - reviewedBy: A. Editor
            - reviewDue: ↓2024-11-21
            """,
            "> Open the curtains first thing.\n\n- kind: tip\n- source: Sleep Charity\n- reviewedBy: A. Editor\n- reviewDue: ↓2026-11-20",
        ])

    func check(_ entry: Entry, in catalog: CatalogContext, _ findings: inout Findings) {
        guard let due = entry.value(.reviewDue), let day = CalendarDay(due.string), day < catalog.settings.asOf else {
            return
        }
        findings.add(
            Diagnostic(
                Self.about, at: due.range, .passed(due.string, catalog.settings.asOf), solutions: [.init(.reviewAgain)])
        )
    }
}

extension Wording {
    fileprivate static func passed(_ day: String, _ today: CalendarDay) -> Wording {
        "the review was due on \(day), and the catalog stands at \(today.description)"
    }
    fileprivate static let reviewAgain: Wording =
        "check the text against its source, then set 'reviewedOn' and 'reviewDue'"
}
