import CatalogModel
import Deduplication
import Diagnostics
import Importing

extension RecordRun {
    /// What comparing anyone's records with each other came to.
    package struct Distinct: Sendable {
        package let report: Report
        package let result: Deduplicated

        /// The lines of the records that are kept, as they came and in their order.
        package let keptLines: [UInt8]
    }

    /// - Parameter decisions: a file of what editors decided about pairs.
    package func dedupe(_ file: SourceFile, decisions: SourceFile?) throws(StageProblem) -> Distinct {
        let read = try StageFile.read(file).result
        var findings = read.findings
        let decided = decisions.map { DecisionReader.read($0, &findings) } ?? []
        let result = Deduplicated(read.records.map(dedupeRecord), decisions: decided)
        findings.merge(result.findings)
        var lines: [UInt8] = []
        for range in result.keptPlaces.map({ result.source.record($0).range.bytes.lowerBound }).sorted() {
            lines += file.bytes[file.bytesOfLine(file.line(at: range))] + [0x0A]
        }
        let report = Judgement(phase: phase).report(findings, on: nil, files: 1, entries: read.read)
        return Distinct(report: report, result: result, keptLines: lines)
    }

    /// A record as the step compares it.
    func dedupeRecord(_ record: ImportedRecord) -> DedupeRecord {
        let name = record.author ?? record.attributedTo
        return DedupeRecord(
            id: record.id, text: record.text.string,
            author: name.flatMap { RecordAuthor(name: $0.string, range: $0.range) },
            sources: record.source.map { [$0.string] } ?? [], categories: record.tags.map(\.string),
            language: record.language?.string ?? language, range: record.text.range)
    }

    /// Judges pairs of texts, a line each with `n`, `a` and `b`.
    package func judgePairs(_ file: SourceFile) throws(StageProblem) -> (report: Report, lines: [UInt8]) {
        var options = ImportOptions()
        options.map = [.text: "a", .author: "author_a"]
        let read = Importer.read(file, as: .jsonLines, options)
        var pairs = TextPairs()
        for record in read.records {
            guard let number = record.extra("n").flatMap({ Int($0.string) }), let b = record.extra("b") else { continue }
            pairs.append(
                number, record.text.string, by: record.author?.string, b.string, by: record.extra("author_b")?.string,
                language: record.language?.string ?? language)
        }
        let report = Judgement(phase: phase).report(read.findings, on: nil, files: 1, entries: read.read)
        return (report, VerdictLines.bytes(of: pairs))
    }
}
