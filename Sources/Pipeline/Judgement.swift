import CatalogModel
import ContentRules
import Diagnostics

/// Turns what all steps found into what is reported: without what is allowed, each at the level of the phase.
package struct Judgement: Sendable {
    package let phase: Phase

    /// Whether what would be a warning is an error.
    package let isStrict: Bool

    package init(phase: Phase, isStrict: Bool = false) {
        self.phase = phase
        self.isStrict = isStrict
    }

    /// - Parameter content: nil where none could be read; then nothing is allowed and the rules' own levels count.
    package func report(
        _ findings: Findings, on content: Content?, files: Int, entries: Int
    ) -> Report {
        let rules = RuleBook.all
        var judged = findings
        if let content {
            judged = Suppressions.apply(to: judged, of: content, rules: rules)
            judged = Grading(phase: phase, settings: content.settings, rules: rules).apply(to: judged)
        } else {
            judged = judged.compactMap(graded)
        }
        return Report(strictly(judged), files: files, entries: entries, rules: rules)
    }

    /// A finding at its rule's own level in the phase; nil where it is not worth a word yet.
    func graded(_ diagnostic: Diagnostic) -> Diagnostic? {
        guard let rule = RuleBook.rule(diagnostic.rule) else { return diagnostic }
        guard let severity = rule.severity[phase] else { return nil }
        var diagnostic = diagnostic
        diagnostic.severity = min(severity, diagnostic.severity)
        return diagnostic
    }

    /// What rules about the catalog as a whole found in entries that were judged in an earlier step.
    package func report(_ findings: Findings, by rules: [RuleDescription], on content: Content) -> Report {
        let ids = Set(rules.map(\.id))
        let judged = Grading(phase: phase, settings: content.settings, rules: RuleBook.all).apply(to: findings)
            .compactMap { ids.contains($0.rule) ? $0 : nil }
        return Report(
            strictly(judged), files: content.files.count, entries: content.files.reduce(0) { $0 + $1.entries.count },
            rules: rules)
    }

    private func strictly(_ findings: Findings) -> Findings {
        guard isStrict else { return findings }
        return findings.compactMap { diagnostic in
            var diagnostic = diagnostic
            if diagnostic.severity == .warning { diagnostic.severity = .error }
            return diagnostic
        }
    }
}
