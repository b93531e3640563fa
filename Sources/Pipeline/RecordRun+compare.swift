import Deduplication
import Diagnostics
import Importing
import TextMatching

extension RecordRun {
    /// What comparing anyone's records with a collection came to.
    package struct Compared: Sendable {
        package let report: Report
        package let result: Deduplicated

        /// How many records are in the collection already.
        package let unchanged: Int
        package let merged: Int

        /// How many lines hold no record that could be compared.
        package let rejected: Int

        /// The lines of the new records that are kept, as ranges of the file, in their order.
        package let keptLines: [Range<Int>]
    }

    /// Compares records with a collection that was compared with itself before.
    ///
    /// - Parameters:
    ///   - extent: whether the records come to the collection or are all there is.
    ///   - decisions: a file of what editors decided about pairs.
    package func compare(
        _ file: SourceFile, with index: OpenIndex, _ extent: Comparison.Extent, decisions: SourceFile?,
        isThorough: Bool, _ parallelism: Parallelism
    ) throws -> Compared {
        let workers = Workers(parallelism.workers)
        let lines = RecordLines(file, pieces: parallelism.workers * 4) { workers.map($0, $1) }
        let source = LineRecords(lines, language: language)
        var findings = lines.others.findings
        let decided = decisions.map { DecisionReader.read($0, &findings) } ?? []
        let comparison = try OpenIndex.reading(index.path) { () throws(IndexFault) in
            try Comparison(
                of: source, with: index.index, path: index.path, extent, decisions: decided,
                .init(isThorough: isThorough, workers: workers, isReview: phase == .review))
        }
        findings.merge(comparison.result.findings)
        let unread = lines.others.rejections.count
        let report = Judgement(phase: phase, isStrict: isStrict).report(
            findings, asked: Self.dedupeRules(decisions: decisions), on: nil, paths: [file.path],
            entries: source.count + unread)
        return Compared(
            report: report, result: comparison.result, unchanged: comparison.unchanged,
            merged: comparison.merged.count, rejected: unread + comparison.rejected.count,
            keptLines: comparison.kept.map(source.bytes).sorted { $0.lowerBound < $1.lowerBound })
    }
}
