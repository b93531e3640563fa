/// What a run found and what it looked at: the input of every renderer.
package struct Report: Sendable {
    /// Sorted by place.
    package let diagnostics: [Diagnostic]

    /// What was found but is not listed, sorted by path and rule.
    package let unlisted: [Unlisted]

    package let counts: Counts

    /// What is known about rules that spoke, for formats that carry descriptions.
    package let rules: [RuleDescription]

    package struct Unlisted: Hashable, Sendable {
        package let path: String
        package let rule: RuleID
        package let count: Int
    }

    /// The sum at the end of a run.
    package struct Counts: Hashable, Sendable {
        package var files: Int
        package var entries: Int
        package var rules: Int
        package var errors = 0
        package var warnings = 0
        package var notes = 0

        package init(files: Int, entries: Int, rules: Int) {
            self.files = files
            self.entries = entries
            self.rules = rules
        }
    }

    /// - Parameter findings: already graded by phase and settings.
    package init(_ findings: Findings, files: Int, entries: Int, rules: [RuleDescription]) {
        diagnostics = findings.kept.sorted()
        var listed: [Findings.Place: Int] = [:]
        var severities: [Findings.Place: Severity] = [:]
        for diagnostic in diagnostics {
            let place = Findings.Place(path: diagnostic.range.file.path, rule: diagnostic.rule)
            listed[place, default: 0] += 1
            severities[place] = max(severities[place] ?? .note, diagnostic.severity)
        }
        var counts = Counts(files: files, entries: entries, rules: rules.count)
        var unlisted: [Unlisted] = []
        for (place, count) in findings.counts {
            switch severities[place] ?? .note {
            case .error: counts.errors += count
            case .warning: counts.warnings += count
            case .note: counts.notes += count
            }
            let rest = count - listed[place, default: 0]
            if rest > 0 { unlisted.append(Unlisted(path: place.path, rule: place.rule, count: rest)) }
        }
        self.counts = counts
        self.unlisted = unlisted.sorted { ($0.path, $0.rule.name) < ($1.path, $1.rule.name) }
        self.rules = rules
    }

    package var hasErrors: Bool { counts.errors > 0 }
}
