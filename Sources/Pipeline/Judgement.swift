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

    /// - Parameters:
    ///   - asked: the rules of all steps that ran: the report counts them, and nothing may be found by any other.
    ///   - content: nil where none could be read; then nothing is allowed and the rules' own levels count.
    ///   - paths: the files that were checked.
    package func report(
        _ findings: Findings, asked: [RuleDescription], on content: Content?, paths: [String], entries: Int
    ) -> Report {
        let rules = RuleBook.all
        var judged = findings.compactMap(XMLHelp.translated)
        if let content {
            judged = Suppressions.apply(to: judged, of: content, rules: rules)
            judged = Grading(phase: phase, settings: content.settings, rules: rules).apply(to: judged)
            judged = Consequences.folded(judged, rules: rules).compactMap(\.withEditsOfTheDisk)
        } else {
            judged = judged.compactMap { diagnostic in
                guard let rule = RuleBook.rule(diagnostic.rule) else { return diagnostic }
                guard let severity = rule.severity[phase] else { return nil }
                var diagnostic = diagnostic
                diagnostic.severity = min(severity, diagnostic.severity)
                return diagnostic
            }
        }
        let counted = Self.counted(content == nil ? asked : asked + ContentChecker.rulesAboutAllowances)
        let known = Set(counted.map(\.id))
        assert(
            judged.counts.keys.allSatisfy { known.contains($0.rule) },
            "a rule spoke that is not among those asked: \(judged.counts.keys.filter { !known.contains($0.rule) })")
        return Report(strictly(judged), files: paths.count, entries: entries, rules: counted, paths: paths)
    }

    /// What rules about the catalog as a whole found in entries that were judged in an earlier step.
    package func report(_ findings: Findings, by rules: [RuleDescription], on content: Content) -> Report {
        let ids = Set(rules.map(\.id))
        let judged = Grading(phase: phase, settings: content.settings, rules: RuleBook.all).apply(to: findings)
            .compactMap { ids.contains($0.rule) ? $0 : nil }
        return Report(
            strictly(judged), files: content.files.count, entries: content.files.reduce(0) { $0 + $1.entries.count },
            rules: Self.counted(rules), paths: content.files.map(\.file.path))
    }

    /// Each rule once, as the rule book describes it.
    private static func counted(_ asked: [RuleDescription]) -> [RuleDescription] {
        Set(asked.map(\.id)).compactMap { RuleBook.rule($0) }.sorted { $0.id < $1.id }
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

extension Diagnostic {
    /// Without edits of a file whose bytes on the disk are others.
    fileprivate var withEditsOfTheDisk: Diagnostic {
        guard solutions.contains(where: { $0.replacements.contains { $0.range.file.origin == .recoded } }) else {
            return self
        }
        var other = self
        for place in other.solutions.indices { other.solutions[place].replacements = [] }
        return other
    }
}
