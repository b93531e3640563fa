import CatalogModel
import Diagnostics

/// A review that is told of has happened.
struct FutureReview: EntryRule {
    static let needsCatalog = true

    static let about = RuleDescription(
        id: "future-review",
        summary: "The day on which an entry was reviewed is not after the day of the catalog.",
        why: "A review of next year has not been done; mostly the year is mistyped, or 'asOf' was forgotten.",
        severity: .warning,
        goesBy: [.setting("asOf")],
        consequence: .init(one: "date of a review seems wrong", many: "dates of reviews seem wrong"),
        accepts: [
            tip("reviewedOn: 2026-11-21"),
            tip("reviewedOn: 2025-02-03"),
        ],
        rejects: [
            tip("reviewedOn: ↓2026-11-22"),
            tip("reviewedOn: ↓2062-11-21"),
        ])

    private static func tip(_ field: String) -> RuleExample {
        RuleExample(
            stringLiteral: "> Open the curtains first thing.\n\n- kind: tip\n- source: Sleep Charity\n"
                + "- reviewedBy: A. Editor\n- \(field)\n- reviewDue: 2063-11-21")
    }

    func check(_ entry: Entry, in catalog: CatalogContext, _ findings: inout Findings) {
        guard let written = entry.value(.reviewedOn), let day = CalendarDay(written.string),
            day > catalog.settings.asOf
        else { return }
        findings.add(
            Diagnostic(
                Self.about, at: written.range, .later(written.string, catalog.settings.asOf),
                solutions: [.init(.correct), .init(.moveOn)]))
    }
}

extension Wording {
    fileprivate static func later(_ day: String, _ today: CalendarDay) -> Wording {
        "reviewed on \(day), and the catalog stands at \(today.description)"
    }
    fileprivate static let correct: Wording = "correct the day"
    fileprivate static let moveOn: Wording = "move 'asOf' in catalog.yml on to today"
}
