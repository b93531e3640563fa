import AttributionRules
import CatalogModel
import ContentRules
import Diagnostics
import Importing

/// Steps over anyone's records, without a content folder around them.
package struct RecordRun: Sendable {
    package let phase: Phase
    package let language: String

    /// Whether what would be a warning is an error.
    package let isStrict: Bool

    package init(phase: Phase, language: String = "en", isStrict: Bool = false) {
        self.phase = phase
        self.isStrict = isStrict
        self.language = language
    }

    package struct Validated: Sendable {
        package let report: Report
        package let records: [ImportedRecord]
    }

    /// Reads records and asks the rules that need no catalog.
    ///
    /// - Parameter policy: what a content folder knows of authors; nil where there is none.
    package func validate(_ file: SourceFile, _ policy: RecordPolicy? = nil) throws(StageProblem) -> Validated {
        let result = try StageFile.read(file).result
        var findings = result.findings
        findings.merge(ContentChecker.checkBytes(file))
        var entries = result.records.map(StageRecord.entry)
        findings.merge(ContentChecker(Self.noCatalog(language)).check(entries))
        if let policy {
            let checker = AttributionChecker(
                policies: policy.policies, decisions: policy.decisions[.attributions], authors: policy.authors,
                &findings)
            for index in entries.indices { policy.names.resolve(&entries[index]) }
            findings.merge(checker.check(entries))
        }
        let report = Judgement(phase: phase, isStrict: isStrict).report(
            findings, on: nil, files: 1, entries: result.read)
        return Validated(report: report, records: result.records)
    }

    /// Settings for records of no catalog: every limit at its usual value.
    package static func noCatalog(_ language: String) -> CatalogContext {
        let file = SourceFile(path: "catalog.yml", bytes: [])
        let settings = ContentSettings(
            name: "", audience: Ages(lowest: 0, highest: nil), languages: [language], licence: "",
            // The first day there is: nothing is overdue.
            asOf: CalendarDay("0001-01-01")!, moods: [], range: file.range)
        return CatalogContext(settings: settings, categories: [], authors: [])
    }
}
