import CatalogModel
import Diagnostics
import Importing
import Suitability

extension RecordRun {
    /// Anyone's records with what a policy says about them, in the order of their ids.
    package struct Rated: Sendable {
        package let report: Report

        /// As `RatingLines` writes them; empty where the policy cannot be used.
        package let lines: [UInt8]
    }

    /// Rates anyone's records: the age is the higher one of what they declare under `ages` and of what is found.
    ///
    /// - Parameter policies: the files of a policy folder.
    package func rate(
        _ file: SourceFile, by policies: [SourceFile], _ parallelism: Parallelism
    ) async throws -> Rated {
        let loaded = PolicyLoading.load(policies)
        let read = try StageFile.read(file).result
        var findings = read.findings
        findings.merge(loaded.findings)
        var lines = RatingLines()
        if let policy = loaded.policy {
            let records = read.records.map { record in
                var named = record
                if let id = record.extra("id") { named.id = id.string }
                return named
            }.sorted { $0.id.utf8.lexicographicallyPrecedes($1.id.utf8) }
            let size = max(1, min(4096, records.count / (parallelism.workers * 8) + 1))
            let parts = stride(from: 0, to: records.count, by: size).map { $0..<min($0 + size, records.count) }
            let language = language
            for part in try await parallelism.map(parts, { Self.rate(records[$0], policy, language: language) }) {
                lines.append(contentsOf: part)
            }
        }
        let report = Judgement(phase: phase, isStrict: isStrict).report(
            findings, on: nil, files: 1, entries: read.read)
        return Rated(report: report, lines: lines.bytes)
    }

    private static func rate(_ records: ArraySlice<ImportedRecord>, _ policy: Policy, language: String) -> RatingLines {
        var raters: [String: TextRater] = [:]
        var lines = RatingLines()
        for record in records {
            let tag = record.language?.string ?? language
            let languagePolicy = policy.language(tag)
            var verdict = Verdict(languagePolicy)
            if let languagePolicy {
                verdict.add(
                    record.text.string, .text, RatingContext(),
                    &raters[languagePolicy.language, default: TextRater(languagePolicy)])
            }
            let declared = record.extra("ages").flatMap { Ages($0.string)?.lowest }
            // Where nothing was looked for and nobody has said anything, nothing is known: for adults.
            let found = languagePolicy == nil ? declared ?? Ages.unrated.lowest : verdict.minAge
            lines.append(
                id: record.id, minAge: max(declared ?? 0, found), declared: declared, topics: verdict.topics, verdict,
                texts: [.text: record.text.string])
        }
        return lines
    }
}
