import Diagnostics
import Importing
import TextMatching

// The entry points of fuzzing: any bytes may come in, and what is promised of them holds, or the program stops.

/// Reads bytes as lines of two texts and judges them: each line gets a verdict or a finding.
package func fuzzPairs(_ bytes: [UInt8]) {
    let file = SourceFile(path: "pairs.jsonl", bytes: bytes)
    let read = TextPairLines(file)
    expectInside(read.result.findings, file)
    precondition(read.result.rejections.isEmpty || !read.result.findings.isEmpty, "nobody said why a line is left out")
    do {
        let (report, lines) = try RecordRun(phase: .draft).judgePairs(file)
        let verdicts = lines.count { $0 == UInt8(ascii: "\n") }
        precondition(
            report.counts.entries == verdicts + read.result.rejections.count, "a line has neither verdict nor finding")
        precondition(verdicts == read.pairs.count, "a pair has no verdict")
    } catch {
        preconditionFailure("\(error)")
    }
}

/// Reads bytes as lines of two records and judges them: no record is lost, and which one stands first changes nothing.
package func fuzzVerify(_ bytes: [UInt8]) {
    let file = SourceFile(path: "pairs.jsonl", bytes: bytes)
    do throws(PairLines.NoPair) {
        let pairs = try PairLines(file)
        let again = try PairLines(SourceFile(path: "pairs.jsonl", bytes: written(pairs, isTurned: false)))
        precondition(again.bytes == pairs.bytes && again.count == pairs.count, "pairs read differently once written")
        let records = RecordLines(SourceFile(path: "pairs.jsonl", bytes: pairs.bytes))
        precondition(
            records.lines.count + records.others.read == pairs.count * 2, "a record of a pair got lost")
        precondition(
            records.others.rejections.isEmpty || !records.others.findings.isEmpty, "nobody said why one is left out")
        let one = verdicts(file)
        let other = verdicts(SourceFile(path: "pairs.jsonl", bytes: written(pairs, isTurned: true)))
        precondition(one == other, "it matters which record stands first")
    } catch {
        precondition(1...max(1, file.lineStarts.count) ~= error.line, "a fault is in a line that is not there")
    }
}

/// The number and the relation of each pair; nil where nothing could be judged.
private func verdicts(_ file: SourceFile) -> [String]? {
    let run = PartitionRun(vocabulary: WordCounts(), language: "en", Parallelism(workers: 1))
    do throws(PartitionProblem) {
        let output = try run.verdicts(file)
        expectInside(output.findings, nil)
        return output.lines.split(separator: UInt8(ascii: "\n")).map { line in
            let text = String(decoding: line, as: UTF8.self)
            let number = String(text.prefix { $0 != "," })
            guard let relation = text.firstRange(of: "\"relation\":") else { return text }
            return number + String(text[relation.upperBound...].prefix { $0 != "," })
        }
    } catch {
        return nil
    }
}

private func written(_ pairs: PairLines, isTurned: Bool) -> [UInt8] {
    let records = pairs.bytes.split(separator: UInt8(ascii: "\n"))
    var bytes: [UInt8] = []
    for number in 0..<records.count / 2 {
        let (one, other) = (records[2 * number], records[2 * number + 1])
        bytes += "{\"a\":".utf8 + (isTurned ? other : one) + ",\"b\":".utf8 + (isTurned ? one : other) + "}\n".utf8
    }
    return bytes
}

/// - Parameter file: which the findings should be about; nil if there may be several.
private func expectInside(_ findings: Findings, _ file: SourceFile?) {
    for finding in findings.kept {
        let edits = finding.solutions.flatMap(\.replacements)
        for range in [finding.range] + finding.notes.map(\.range) + edits.map(\.range) {
            precondition(file == nil || range.file === file, "a finding points to another file")
            precondition(range.bytes.upperBound <= range.file.bytes.count, "a finding points behind the end")
            _ = (range.start, range.end)
        }
    }
}
