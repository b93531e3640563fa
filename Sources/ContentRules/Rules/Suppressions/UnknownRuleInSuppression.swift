import CatalogModel
import Diagnostics

/// A suppression names a rule that exists; checked by `Suppressions`.
struct UnknownRuleInSuppression: Rule {
    static let about = RuleDescription(
        id: "unknown-rule-in-suppression",
        summary: "An 'allow' field names a rule that exists.",
        why: "A misspelt rule allows nothing, and the finding it was meant for still stops the build.",
        isBinding: true,
        accepts: [
            "> The river did did not hurry.\n\n- allow: doubled-word until 2027-01-31 because the poem says so\n",
            "> The river does not hurry.\n",
        ],
        rejects: [
            "> The river did did not hurry.\n\n- allow: ↓double-word until 2027-01-31 because the poem says so\n",
            "> The river did did not hurry.\n\n- allow: ↓E501 until 2027-01-31 because the poem says so\n",
        ])

    static func diagnostic(_ rule: Located<RuleID>, known: Set<RuleID>) -> Diagnostic {
        let meant = Suggestion.nearest(to: rule.value.name, among: known.map(\.name).sorted())
        return Diagnostic(
            about, at: rule.range, .unknown(rule.value, meant),
            solutions: meant.map { .init(.write($0), [.init(rule.range, with: $0)]) } + [.init(.lookUp)])
    }
}

extension Wording {
    fileprivate static func unknown(_ rule: RuleID, _ meant: [String]) -> Wording {
        meant.isEmpty
            ? "rule '\(rule.name)' does not exist"
            : "rule '\(rule.name)' does not exist; did you mean \(anyOf: meant)?"
    }

    fileprivate static func write(_ rule: String) -> Wording { "write '\(rule)'" }
    fileprivate static let lookUp: Wording = "copy the rule's name from the finding that is meant to stay"
}
