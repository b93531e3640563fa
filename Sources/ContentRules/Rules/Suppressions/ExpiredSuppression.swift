import CatalogModel
import Diagnostics

/// A suppression counts until its date; checked by `Suppressions`.
struct ExpiredSuppression: Rule {
    static let about = RuleDescription(
        id: "expired-suppression",
        summary: "The date of an 'allow' field has not passed.",
        why: """
            The date is a promise to look again. It is judged against 'asOf' in the settings, so that the same \
            content always gives the same result.
            """,
        isBinding: true,
        goesBy: [.setting("asOf")],
        accepts: [
            "> The river did did not hurry.\n\n- allow: doubled-word until 2027-01-31 because the poem says so\n",
            "> The river does not hurry.\n",
        ],
        rejects: [
            "> The river did did not hurry.\n\n- allow: doubled-word until ↓2019-01-31 because the poem says so\n",
            "---\ncategory: courage\nallow: doubled-word until ↓2020-02-29 because they are poems\n---\n\n> So so.\n",
        ])

    static func diagnostic(_ suppression: Suppression, asOf day: CalendarDay) -> Diagnostic {
        Diagnostic(
            about, at: suppression.until.range,
            .expired(suppression.rule.value, suppression.until.value.description, asOf: day.description),
            solutions: [.init(.lookAgain)])
    }
}

extension Wording {
    fileprivate static func expired(_ rule: RuleID, _ until: String, asOf day: String) -> Wording {
        "'\(rule)' was allowed until \(until), which is before \(day), the day of the settings"
    }

    fileprivate static let lookAgain: Wording = "look at the finding again; mend it, or set a later date"
}
