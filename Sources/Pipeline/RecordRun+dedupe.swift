import CatalogModel
import Deduplication
import Diagnostics
import Importing
import TextMatching

extension RecordRun {
    /// What comparing anyone's records with each other came to.
    package struct Distinct: Sendable {
        package let report: Report
        package let result: Deduplicated

        /// How many lines hold no record that could be compared.
        package let rejected: Int

        /// The lines of the records that are kept, as ranges of the file, in their order.
        package let keptLines: [Range<Int>]

        /// The lines of the records that were merged into others, in their order.
        package let removedLines: [Range<Int>]
    }

    /// - Parameters:
    ///   - decisions: a file of what editors decided about pairs.
    ///   - isThorough: whether to look for variants that share no more than rare words.
    ///   - frozen: the words to go by; nil for those of the records.
    package func dedupe(
        _ file: SourceFile, decisions: SourceFile?, isThorough: Bool, frozen: WordCounts? = nil,
        _ parallelism: Parallelism
    ) throws(StageProblem) -> Distinct {
        let workers = Workers(parallelism.workers)
        let lines = RecordLines(file, pieces: parallelism.workers * 4) { workers.map($0, $1) }
        let source = LineRecords(lines, language: language)
        var findings = lines.others.findings
        let decided = decisions.map { DecisionReader.read($0, &findings) } ?? []
        let result = Deduplicated(
            source, decisions: decided, .init(isThorough: isThorough, workers: workers, frozen: frozen))
        findings.merge(result.findings)
        let unread = lines.others.rejections.count
        let report = Judgement(phase: phase, isStrict: isStrict).report(
            findings, asked: Self.dedupeRules(decisions: decisions), on: nil, paths: [file.path],
            entries: source.count + unread)
        let kept = source.lines(of: result.keptPlaces)
        let removed = source.lines(of: result.clusters.flatMap(\.members).filter(\.isMerged).map(\.record).sorted())
        return Distinct(
            report: report, result: result, rejected: unread + result.rejected.count, keptLines: kept,
            removedLines: removed)
    }

    /// Counts the words of records. Records that have the id of another one count as well: that they do may not be known.
    package func countWords(
        _ file: SourceFile, _ parallelism: Parallelism
    ) throws(StageProblem) -> (report: Report, counts: WordCounts) {
        let workers = Workers(parallelism.workers)
        let lines = RecordLines(file, pieces: parallelism.workers * 4) { workers.map($0, $1) }
        let source = LineRecords(lines, language: language)
        let report = Judgement(phase: phase, isStrict: isStrict).report(
            lines.others.findings, asked: ImportRules.asked(of: .jsonLines), on: nil, paths: [file.path],
            entries: source.count + lines.others.rejections.count)
        return (report, WordCounts.counting(source.texts(), workers))
    }

    /// Judges pairs of texts, a line each with `n`, `a` and `b`; a line that is no pair is a finding.
    package func judgePairs(
        _ file: SourceFile, frozen: WordCounts? = nil
    ) throws(StageProblem) -> (report: Report, lines: [UInt8]) {
        let read = TextPairLines(file)
        var pairs = TextPairs()
        for pair in read.pairs {
            pairs.append(
                pair.number, pair.a, by: pair.authorA, pair.b, by: pair.authorB, language: pair.language ?? language)
        }
        let report = Judgement(phase: phase, isStrict: isStrict).report(
            read.result.findings, asked: ImportRules.ofPairs, on: nil, paths: [file.path], entries: read.result.read)
        return (report, VerdictLines.bytes(of: pairs, frozen: frozen))
    }

    /// The rules that comparing records asks.
    static func dedupeRules(decisions: SourceFile?) -> [RuleDescription] {
        ImportRules.asked(of: .jsonLines) + deduplicationRulesOfRecords
            + (decisions == nil ? [] : deduplicationRulesOfDecisions)
    }
}
