/// What a run found and what it looked at: the input of every renderer.
package struct Report: Sendable {
    /// Sorted by place.
    package let diagnostics: [Diagnostic]

    /// What was found but is not listed, sorted by path and rule.
    package let unlisted: [Unlisted]

    package let counts: Counts

    /// What is known about the rules that were asked, for formats that carry descriptions.
    package let rules: [RuleDescription]

    /// The files that were checked, sorted, where the caller lists them; formats that show passing files need them.
    package let paths: [String]

    package struct Unlisted: Hashable, Sendable {
        package let path: String
        package let rule: RuleID
        package let count: Int

        /// The worst of what is listed of the same rule in the same file.
        package let severity: Severity
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
    package init(
        _ findings: Findings, files: Int, entries: Int, rules: [RuleDescription], paths: [String] = []
    ) {
        diagnostics = findings.kept.sorted()
        var counts = Counts(files: files, entries: entries, rules: rules.count)
        var rest = findings.counts
        var severities: [Findings.Place: Severity] = [:]
        for diagnostic in diagnostics {
            let place = Findings.Place(path: diagnostic.range.file.path, rule: diagnostic.rule)
            counts.add(1, diagnostic.severity)
            rest[place, default: 0] -= 1
            severities[place] = max(severities[place] ?? .note, diagnostic.severity)
        }
        var unlisted: [Unlisted] = []
        for (place, count) in rest where count > 0 {
            let severity = severities[place] ?? .note
            counts.add(count, severity)
            unlisted.append(Unlisted(path: place.path, rule: place.rule, count: count, severity: severity))
        }
        self.counts = counts
        self.unlisted = unlisted.sorted {
            $0.path == $1.path ? $0.rule < $1.rule : $0.path.utf8.lexicographicallyPrecedes($1.path.utf8)
        }
        self.rules = rules
        self.paths = paths.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    package var hasErrors: Bool { counts.errors > 0 }
}

extension Report.Counts {
    fileprivate mutating func add(_ count: Int, _ severity: Severity) {
        switch severity {
        case .error: errors += count
        case .warning: warnings += count
        case .note: notes += count
        }
    }

    /// What was checked and found, as the last line of a run.
    package var sentence: String {
        "checked \(counted(entries, "entry", "entries")) in \(counted(files, "file")) with \(counted(rules, "rule")): "
            + "\(counted(errors, "error")), \(counted(warnings, "warning")), \(counted(notes, "note"))"
    }
}
