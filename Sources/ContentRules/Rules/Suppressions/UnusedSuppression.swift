import CatalogModel
import Diagnostics

/// A suppression that nothing needs any more goes; checked by `Suppressions`.
struct UnusedSuppression: Rule {
    static let about = RuleDescription(
        id: "unused-suppression",
        summary: "An 'allow' field covers a finding.",
        why: "An exception that outlives its reason would hide the next fault of the same kind.",
        isBinding: true,
        accepts: [
            "> The river did did not hurry.\n\n- allow: doubled-word until 2027-01-31 because the poem says so\n",
            """
            ---
            category: courage
            allow: doubled-word until 2027-01-31 because they are poems
            ---

            > The river did did not hurry.
            """,
        ],
        rejects: [
            "> The river does not hurry.\n\n- allow: ↓doubled-word until 2027-01-31 because the poem says so\n",
            "> The river did did not hurry.\n\n- allow: ↓shouting until 2027-01-31 because the poem says so\n",
        ])

    static func diagnostic(_ suppression: Suppression) -> Diagnostic {
        Diagnostic(
            about, at: suppression.range, .unused(suppression.rule.value), solutions: [.init(.remove)])
    }
}

extension Wording {
    fileprivate static func unused(_ rule: RuleID) -> Wording { "'\(rule)' is allowed here but finds nothing" }

    fileprivate static let remove: Wording = "remove this 'allow' field"
}
