/// What a run found and what it looked at: the input of every renderer.
package struct Report: Sendable {
    /// Sorted by place.
    package private(set) var diagnostics: [Diagnostic]

    /// What was found but is not listed, sorted by path and rule.
    package private(set) var unlisted: [Unlisted]

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

        /// What was found in the files that were read too but are not shown; nil where all are shown.
        package var elsewhere: Elsewhere?

        package struct Elsewhere: Hashable, Sendable {
            package let files: Int
            package let errors: Int
            package let warnings: Int
            package let notes: Int
        }

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
        self.unlisted = unlisted.sorted()
        self.rules = rules
        self.paths = paths.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    /// A part of another report.
    init(
        _ diagnostics: [Diagnostic], _ unlisted: [Unlisted], _ counts: Counts, rules: [RuleDescription],
        paths: [String]
    ) {
        self.diagnostics = diagnostics
        self.unlisted = unlisted
        self.counts = counts
        self.rules = rules
        self.paths = paths
    }

    /// The same report with no more of a rule and file than a person reads; programs get them all.
    func listing(atMost limit: Int) -> Report {
        var listed: [Findings.Place: Int] = [:]
        var left: [Findings.Place: (count: Int, severity: Severity)] = [:]
        var shorter = self
        shorter.diagnostics = diagnostics.filter { diagnostic in
            let place = Findings.Place(path: diagnostic.range.file.path, rule: diagnostic.rule)
            listed[place, default: 0] += 1
            if listed[place, default: 0] <= limit { return true }
            let before = left[place] ?? (0, .note)
            left[place] = (before.count + 1, max(before.severity, diagnostic.severity))
            return false
        }
        guard !left.isEmpty else { return self }
        for one in unlisted {
            let place = Findings.Place(path: one.path, rule: one.rule)
            let before = left[place] ?? (0, .note)
            left[place] = (before.count + one.count, max(before.severity, one.severity))
        }
        shorter.unlisted = left.map { place, rest in
            Unlisted(path: place.path, rule: place.rule, count: rest.count, severity: rest.severity)
        }.sorted()
        return shorter
    }

    /// Takes all findings of a rule off the lists; they stay counted.
    mutating func remove(_ rule: RuleID) {
        diagnostics.removeAll { $0.rule == rule }
        unlisted.removeAll { $0.rule == rule }
    }

    package var hasErrors: Bool { counts.errors > 0 }
}

extension Report.Unlisted: Comparable {
    /// By path, then by rule.
    package static func < (one: Report.Unlisted, other: Report.Unlisted) -> Bool {
        one.path == other.path ? one.rule < other.rule : one.path.utf8.lexicographicallyPrecedes(other.path.utf8)
    }
}

extension Report.Counts {
    mutating func add(_ count: Int, _ severity: Severity) {
        switch severity {
        case .error: errors += count
        case .warning: warnings += count
        case .note: notes += count
        }
    }

    /// What was checked and found, as the last line of a run.
    package var sentence: String {
        "checked \(counted(entries, "entry", "entries")) in \(counted(files, "file")) with \(counted(rules, "rule")): "
            + Self.list(errors, warnings, notes) + (elsewhere?.sentence ?? "")
    }

    fileprivate static func list(_ errors: Int, _ warnings: Int, _ notes: Int) -> String {
        "\(counted(errors, "error")), \(counted(warnings, "warning")), \(counted(notes, "note"))"
    }
}

extension Report.Counts.Elsewhere {
    fileprivate var sentence: String {
        let others = files == 1 ? "the other file was" : "the other \(grouped(files)) files were"
        return "; \(others) read too: \(Report.Counts.list(errors, warnings, notes)) there"
    }
}
