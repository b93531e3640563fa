import CatalogModel
import Diagnostics

/// The settings give levels only to rules that exist; checked by `Grading`.
struct UnknownRuleInSettings: Rule {
    static let about = RuleDescription(
        id: "unknown-rule-in-settings",
        summary: "The levels in catalog.yml name rules that exist.",
        why: "A misspelt rule keeps its own level, and nobody notices until it stops a release.",
        accepts: [
            RuleExample("catalog.yml", "rules:\n  doubled-word: error\n"),
            RuleExample("catalog.yml", "rules:\n  shouting: off\n"),
        ],
        rejects: [
            RuleExample("catalog.yml", "rules:\n  ↓double-word: error\n"),
            RuleExample("catalog.yml", "rules:\n  shouting: off\n  ↓yelling: off\n"),
        ])

    static func check(_ settings: ContentSettings, rules: [RuleDescription]) -> Findings {
        let known = Set(rules.map(\.id))
        var findings = Findings()
        for (rule, level) in settings.ruleLevels.sorted(by: { $0.key < $1.key }) where !known.contains(rule) {
            let meant = Suggestion.nearest(to: rule.name, among: known.map(\.name).sorted())
            findings.add(Diagnostic(about, at: level.range, .unknown(rule, meant), solutions: [.init(.correct)]))
        }
        return findings
    }
}

extension Wording {
    fileprivate static func unknown(_ rule: RuleID, _ meant: [String]) -> Wording {
        meant.isEmpty
            ? "rule '\(rule.name)' does not exist"
            : "rule '\(rule.name)' does not exist; did you mean \(anyOf: meant)?"
    }

    fileprivate static let correct: Wording = "correct the name, or remove the line"
}
