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
        _ file: SourceFile, by policies: [SourceFile], showsReading: Bool = false, _ parallelism: Parallelism
    ) async throws -> Rated {
        let loaded = PolicyLoading.load(policies)
        let read = try StageFile.read(file).result
        var findings = read.findings
        findings.merge(loaded.findings)
        var lines = RatingLines(showsReading: showsReading)
        if let policy = loaded.policy {
            let records = read.records
            // Places are sorted rather than records, which are large.
            let ids = records.map { $0.extra("id")?.string ?? $0.id }
            let order = records.indices.sorted { ids[$0].utf8.lexicographicallyPrecedes(ids[$1].utf8) }
            let size = max(1, min(4096, order.count / (parallelism.workers * 8) + 1))
            let parts = stride(from: 0, to: order.count, by: size).map { order[$0..<min($0 + size, order.count)] }
            let language = language
            let empty = RatingLines(showsReading: showsReading)
            for part in try await parallelism.map(
                parts, { Self.rate(records, ids, $0, policy, language: language, empty) })
            {
                lines.append(contentsOf: part)
            }
        }
        let report = Judgement(phase: phase, isStrict: isStrict).report(
            findings, asked: ImportRules.asked(of: .jsonLines) + packRules, on: nil, paths: [file.path],
            entries: read.read)
        return Rated(report: report, lines: lines.bytes)
    }

    /// Rates anyone's records several times over in one thread, their lines written each time, and tells how many texts a
    /// second that makes, reading left out.
    package func ratingSpeed(_ file: SourceFile, by policies: [SourceFile], times: Int) throws -> (
        texts: Int, perSecond: Int
    )? {
        guard let policy = PolicyLoading.load(policies).policy else { return nil }
        let records = try StageFile.read(file).result.records
        let ids = records.map(\.id)
        let places = Array(ids.indices)[...]
        var bytes = 0
        let clock = ContinuousClock()
        let taken = clock.measure {
            for _ in 0..<times {
                bytes +=
                    Self.rate(records, ids, places, policy, language: language, RatingLines()).bytes.count
            }
        }
        let seconds = Double(taken.components.seconds) + Double(taken.components.attoseconds) / 1e18
        let count = bytes > 0 ? records.count * times : 0
        return (count, Int(Double(count) / max(seconds, 1e-9)))
    }

    private static func rate(
        _ records: [ImportedRecord], _ ids: [String], _ places: ArraySlice<Int>, _ policy: Policy, language: String,
        _ empty: RatingLines
    ) -> RatingLines {
        var raters: [String: TextRater] = [:]
        var lines = empty
        for place in places {
            let record = records[place]
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
                id: ids[place], minAge: max(declared ?? 0, found), declared: declared, topics: verdict.topics, verdict,
                texts: [.text: record.text.string], language: tag)
        }
        return lines
    }
}
