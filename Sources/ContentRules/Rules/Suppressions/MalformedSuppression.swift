import CatalogModel
import Diagnostics

/// A suppression says which rule, until when, and why; checked by `Suppressions`.
struct MalformedSuppression: Rule {
    static let about = RuleDescription(
        id: "malformed-suppression",
        summary: "An 'allow' field reads RULE until YYYY-MM-DD because REASON.",
        why: """
            A finding that is allowed for ever, or for no stated reason, is a fault nobody will ever look at again. \
            Faults of bytes and of suppressions themselves cannot be allowed at all.
            """,
        isBinding: true,
        accepts: [
            "> The river did did not hurry.\n\n- allow: doubled-word until 2027-01-31 because the poem says so\n",
            "> The river does not hurry.\n",
        ],
        rejects: [
            "> The river did did not hurry.\n\n- allow: doubled-word ↓for ever\n",
            "> The river did did not hurry.\n\n- allow: doubled-word until ↓2027-02-30 because the poem says so\n",
            "> The river did did not hurry.\n\n- allow: doubled-word until 2027-01-31↓\n",
            "> The river does not hurry.\n\n- allow: ↓invalid-utf8 until 2027-01-31 because it is old\n",
        ])

    static func diagnostic(_ malformation: Suppression.Malformation, _ field: Field) -> Diagnostic {
        Diagnostic(
            about, at: malformation.range, .missing(malformation.missing, malformation.range.text),
            solutions: [.init(.writeInFull)])
    }

    static func diagnostic(cannotBeAllowed rule: Located<RuleID>) -> Diagnostic {
        Diagnostic(about, at: rule.range, .cannotBeAllowed(rule.value), solutions: [.init(.mendTheFault)])
    }
}

extension Wording {
    fileprivate static func missing(_ part: Suppression.Malformation.Part, _ found: String) -> Wording {
        let place: Wording = found.isEmpty ? "the end" : "'\(found)'"
        return switch part {
        case .rule: "the name of the rule is missing"
        case .until: "'until' and a date should stand after the rule, in place of \(place)"
        case .day: "a date such as 2027-01-31 should stand after 'until', in place of \(place)"
        case .because: "'because' and a reason should stand after the date, in place of \(place)"
        case .reason: "the reason after 'because' is missing"
        }
    }

    fileprivate static func cannotBeAllowed(_ rule: RuleID) -> Wording { "'\(rule)' cannot be allowed" }

    fileprivate static let writeInFull: Wording = "write 'allow: RULE until YYYY-MM-DD because REASON'"
    fileprivate static let mendTheFault: Wording = "mend the fault and remove this field"
}
