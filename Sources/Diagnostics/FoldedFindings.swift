/// Many findings of a rule that says the same of each, as a person reads them.
package struct FoldedFindings {
    package let rule: RuleID
    package let severity: Severity
    package let count: Int
    package let folding: RuleFolding

    /// How many there are in each file, the most first.
    let files: [(path: String, count: Int)]

    static let listedFiles = 5

    package var sentence: String { counted(count, folding.one, folding.many) }

    /// The files with the most, a line each.
    var lines: [String] {
        let shown = files.prefix(Self.listedFiles).map { "\(escaped($0.path)): \(grouped($0.count))" }
        let rest = files.dropFirst(Self.listedFiles)
        return rest.isEmpty
            ? shown : shown + ["\(counted(rest.count, "more file")): \(grouped(rest.reduce(0) { $0 + $1.count }))"]
    }
}

extension Report {
    /// The same report without the findings that are told as one, and these.
    package func folding() -> (report: Report, folded: [FoldedFindings]) {
        let foldings = rules.compactMap { rule in rule.folding.map { (rule.id, $0) } }
        var shorter = self
        var folded: [FoldedFindings] = []
        for (rule, folding) in foldings {
            var files: [String: Int] = [:]
            var severity = Severity.note
            for diagnostic in diagnostics where diagnostic.rule == rule {
                files[diagnostic.range.file.path, default: 0] += 1
                severity = max(severity, diagnostic.severity)
            }
            for one in unlisted where one.rule == rule { files[one.path, default: 0] += one.count }
            let count = files.values.reduce(0, +)
            guard count >= RuleFolding.least else { continue }
            let sorted = files.sorted { one, other in
                one.value != other.value
                    ? one.value > other.value : one.key.utf8.lexicographicallyPrecedes(other.key.utf8)
            }
            folded.append(
                FoldedFindings(
                    rule: rule, severity: severity, count: count, folding: folding,
                    files: sorted.map { ($0.key, $0.value) }))
            shorter.remove(rule)
        }
        return (shorter, folded)
    }
}
