import CatalogModel
import Diagnostics

/// What was read out of foreign files: every record is here, kept or rejected, and nothing besides.
package struct ImportResult: Sendable {
    package var records: [ImportedRecord] = []
    package var rejections: [Rejection] = []
    package var findings = Findings(keeping: Findings.keptPerRuleAndCollection)

    /// Which fields were taken for what, by file; empty for formats without named fields.
    package var recognitions: [FieldRecognition] = []
    package var files = 0

    package init() {}

    package var read: Int { records.count + rejections.count }

    package mutating func merge(_ other: ImportResult) {
        records += other.records
        rejections += other.rejections
        findings.merge(other.findings)
        recognitions += other.recognitions
        files += other.files
    }

    /// - Parameter merged: how many of the kept records later turned out to repeat another one.
    package func summary(merged: Int = 0) -> ImportSummary {
        var rules: [RuleID: Int] = [:]
        for (place, count) in findings.counts { rules[place.rule, default: 0] += count }
        return ImportSummary(
            read: read, kept: records.count - merged, merged: merged, rejected: rejections.count, rules: rules)
    }
}

/// A record that was not taken over, and why.
package struct Rejection: Hashable, Sendable {
    package let origin: Origin

    /// The finding of this rule at `range` says more.
    package let rule: RuleID
    package let range: SourceRange

    package init(origin: Origin, rule: RuleID, range: SourceRange) {
        self.origin = origin
        self.rule = rule
        self.range = range
    }
}
