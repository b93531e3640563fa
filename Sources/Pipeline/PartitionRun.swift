import Deduplication
import Diagnostics
import Importing
import TextMatching

/// One part of a collection that is too large for one process: lines in, lines out, and nothing remembered between.
///
/// What the lines of all parts come to, sorted and brought together by others, is what one process makes of the whole;
/// docs/scale-out.md says how.
package struct PartitionRun: Sendable {
    /// The counts of words of the whole collection.
    private let vocabulary: WordCounts

    /// The language of records that do not state theirs.
    private let language: String
    private let parallelism: Parallelism

    package init(vocabulary: WordCounts, language: String, _ parallelism: Parallelism) {
        self.vocabulary = vocabulary
        self.language = language
        self.parallelism = parallelism
    }

    /// The rules that reading lines asks; the modes ask no others.
    package static let asked = ImportRules.ofPairs

    package struct Output: Sendable {
        package var lines: [UInt8]

        /// What is wrong with lines that could not be read.
        package var findings: Findings
    }

    /// Which keys of a text are asked for.
    package enum Pass: Sendable {
        /// Those under which the text is found, without the text: a filter is made of them.
        case stored

        /// All, but of those under which the text looks for others only what the filter lets through.
        case all(MappedKeyFilter?)
    }

    /// For each record that has a word, `group<TAB>rank<TAB>id<TAB>record`: sorted by bytes, the first record of each
    /// group stands for all texts of equal words. The id is a JSON string.
    package func groups(_ file: SourceFile) throws(PartitionProblem) -> Output {
        let (source, findings) = try records(file)
        let texts = texts(source)
        var lines: [UInt8] = []
        lines.reserveCapacity(file.bytes.count * 3 / 2)
        for place in 0..<source.count {
            guard let group = texts.group(of: place) else { continue }
            group.append(to: &lines)
            lines.append(UInt8(ascii: "\t"))
            lines += texts.rank(of: place)
            lines.append(UInt8(ascii: "\t"))
            JSONText.append(source.id(place), to: &lines)
            lines.append(UInt8(ascii: "\t"))
            lines += file.bytes[source.bytes(of: place)]
            lines.append(UInt8(ascii: "\n"))
        }
        return Output(lines: lines, findings: findings)
    }

    /// The keys of each record, a line each: `key` alone in the first pass, then `key<TAB>s|p|b<TAB>group`.
    package func keys(_ file: SourceFile, _ pass: Pass) throws(PartitionProblem) -> Output {
        let (source, findings) = try records(file)
        let texts = texts(source)
        var lines: [UInt8] = []
        switch pass {
        case .stored:
            texts.eachKeys(isProbing: false) { _, stored, _ in
                for key in stored {
                    Hexadecimal.append(key, to: &lines)
                    lines.append(UInt8(ascii: "\n"))
                }
            }
        case .all(let filter):
            texts.eachKeys(isProbing: true) { text, stored, probed in
                guard let group = texts.group(of: text) else { return }
                KeyLines.append(
                    stored: stored, probed: probed, where: { filter?.mayContain($0) ?? true }, group, to: &lines)
            }
        }
        return Output(lines: lines, findings: findings)
    }

    /// Judges pairs of records, a line each `{"a":{…},"b":{…}}`: lines like those of `--verdicts`, with the number of the
    /// line, from 0 on; pairs that are distinct are left out.
    package func verdicts(_ file: SourceFile) throws(PartitionProblem) -> Output {
        let pairs: PairLines
        do throws(PairLines.NoPair) {
            pairs = try PairLines(file)
        } catch {
            throw .pair(error)
        }
        let (source, found): (LineRecords, Findings)
        do throws(PartitionProblem) {
            (source, found) = try records(SourceFile(path: file.path, bytes: pairs.bytes))
        } catch {
            guard case .noID(let line) = error else { throw error }
            throw .noID(line: pairs.lines[(line - 1) / 2])
        }
        var findings = found
        findings.relocate(pairs.place)
        let places = source.placesByLine
        // A record that cannot be read would shift those behind it.
        guard places.count == pairs.count * 2 else { return Output(lines: [], findings: findings) }
        let texts = texts(source)
        let lines = Workers(parallelism.workers).mapRanges(of: 0..<places.count / 2, atLeast: 64) { range in
            var namer = texts.namer
            var lines: [UInt8] = []
            for number in range {
                let (one, other) = (places[2 * number], places[2 * number + 1])
                let isOrdered = ByteOrder.precedes(source.id(one), source.id(other))
                let (a, b) = isOrdered ? (one, other) : (other, one)
                let relation = texts.relation(a, b)
                guard relation != .distinct else { continue }
                let verdict = namer.verdict(a, b)
                VerdictLines.append(
                    number, ids: (source.id(a), source.id(b)), relation, verdict.edits, verdict.cost, to: &lines
                )
            }
            return lines
        }
        return Output(lines: lines.reduce(into: []) { $0 += $1 }, findings: findings)
    }

    /// The cluster lines of records of which no duplicate is missing.
    package func clusters(_ file: SourceFile) throws(PartitionProblem) -> Output {
        let (source, findings) = try records(file)
        let workers = Workers(parallelism.workers)
        let result = Deduplicated(source, .init(workers: workers, frozen: vocabulary))
        return Output(lines: ClusterLines.bytes(of: result, workers), findings: findings)
    }

    private func texts(_ source: LineRecords) -> PartitionTexts {
        PartitionTexts(source.texts(), frozen: vocabulary, workers: Workers(parallelism.workers))
    }

    private func records(_ file: SourceFile) throws(PartitionProblem) -> (LineRecords, Findings) {
        let workers = Workers(parallelism.workers)
        let lines = RecordLines(file, pieces: parallelism.workers * 4) { workers.map($0, $1) }
        let source = LineRecords(lines, language: language)
        // In one process a record without an id is called by its line, of which a part knows nothing.
        if let line = source.lineWithoutID { throw .noID(line: line) }
        return (source, lines.others.findings)
    }
}

/// Why a part of a collection cannot be worked on by itself.
package enum PartitionProblem: Error, Hashable, Sendable, CustomStringConvertible {
    case noID(line: Int)
    case pair(PairLines.NoPair)

    package var description: String {
        switch self {
        case .noID(let line): "the record in line \(line) has no id: records of a part need ids of their own"
        case .pair(let fault): fault.description
        }
    }
}
