import CatalogModel
import Diagnostics

/// The settings leave rules alone that nobody may silence; checked by `Grading`.
struct BindingRuleInSettings: Rule {
    static let about = RuleDescription(
        id: "binding-rule-in-settings",
        summary: "The levels in catalog.yml do not make rules milder that nobody may silence.",
        why: """
            Rules about the ages that a text suits protect readers, and faults of bytes or of suppressions hide other \
            faults. One line in the settings must not switch them off for the whole catalog; what is judged wrongly at \
            one entry can be overruled there, with a reason.
            """,
        isBinding: true,
        accepts: [
            RuleExample("catalog.yml", "rules:\n  invalid-utf8: error\n"),
            RuleExample("catalog.yml", "rules:\n  shouting: off\n"),
        ],
        rejects: [
            RuleExample("catalog.yml", "rules:\n  ↓invalid-utf8: off\n"),
            RuleExample("catalog.yml", "rules:\n  ↓unused-suppression: note\n"),
        ])

    /// - Parameter phase: whose levels count.
    static func check(_ settings: ContentSettings, rules: [RuleDescription], in phase: Phase) -> Findings {
        var findings = Findings()
        for rule in rules where rule.isBinding {
            guard let level = settings.ruleLevels[rule.id], let own = rule.severity[phase] else { continue }
            if let stated = level.value, stated >= own { continue }
            findings.add(
                Diagnostic(
                    about, at: level.range, "rule '\(rule.id.name)' cannot be made milder",
                    solutions: [.init("remove the line")]))
        }
        return findings
    }
}
