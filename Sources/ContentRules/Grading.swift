import CatalogModel
import Diagnostics

/// Decides how bad each finding is: the rule's own level in the phase of the work, unless the settings say otherwise.
package struct Grading: Sendable {
    private let levels: [RuleID: Severity?]
    private let faults: Findings

    /// - Parameter rules: the rules of all steps.
    package init(phase: Phase, settings: ContentSettings, rules: [RuleDescription]) {
        var faults = UnknownRuleInSettings.check(settings, rules: rules)
        faults.merge(BindingRuleInSettings.check(settings, rules: rules, in: phase))
        var levels: [RuleID: Severity?] = [:]
        for rule in rules { levels[rule.id] = .some(rule.severity[phase]) }
        let binding = Set(rules.lazy.filter(\.isBinding).map(\.id))
        for (rule, level) in settings.ruleLevels {
            let own = levels[rule] ?? nil
            // Binding rules can only be made stricter.
            if binding.contains(rule), let own, level.value.map({ $0 < own }) ?? true { continue }
            levels[rule] = .some(level.value)
        }
        self.levels = levels
        self.faults = faults
    }

    /// The findings at their levels, without those that are off, and what is wrong with the levels themselves.
    package func apply(to findings: Findings) -> Findings {
        var findings = findings
        findings.merge(faults)
        return findings.compactMap { diagnostic in
            // Others are counted with it, or a guess stands for what it is about.
            guard diagnostic.cause == nil else { return diagnostic }
            var diagnostic = diagnostic
            switch levels[diagnostic.rule] {
            case .some(nil): return nil
            // A step may think less of a single finding than its rule does: duplicates that were merged are a note.
            case .some(let level?): diagnostic.severity = min(level, diagnostic.severity)
            // A rule that nobody declared keeps the level it came with.
            case nil: break
            }
            return diagnostic
        }
    }
}
