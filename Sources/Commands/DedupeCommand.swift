import ArgumentParser
import CatalogModel
import Deduplication
import Diagnostics
import FileAccess
import Importing
import Pipeline
import TextMatching

/// The second step: one record for the same words.
struct DedupeCommand: ToolCommand {
    static let configuration = CommandConfiguration(
        commandName: "dedupe",
        abstract: "Find entries that say the same and merge them.",
        discussion: """
            Takes a content folder, the file that `validate --out` wrote, or anyone's JSON Lines with `id`, `text` and, \
            where known, `author`, `source` and `lang`. Records from standard input come back on standard output without \
            those that were merged into others.
            """)

    @Argument(
        help:
            "A content folder, a file of records, or `pairs` to judge pairs from standard input; standard input unless given."
    )
    var input: String?

    @Option(help: "The content folder around a file of entries.")
    var content = "content"

    @Option(help: "Write what is kept as records for the next step.")
    var out: String?

    @Option(help: "Write which records share a cluster.")
    var clusters: String?

    @Option(help: "Write the verdict on every pair that is not distinct.")
    var verdicts: String?

    @Flag(help: "Look for variants that share no more than rare words, too.")
    var thorough = false

    @Option(help: "What editors decided about pairs, for records that come without a content folder.")
    var decisions: String?

    @Option(help: "The language of records that do not state theirs.")
    var lang = "en"

    @OptionGroup var options: RunOptions

    func work() async throws {
        if input == "pairs" { return try judgePairs() }
        switch try StepInput(input) {
        case .folder(let folder):
            let result = try await options.run(on: folder).dedupe()
            if let distinct = result.output { try write(distinct.result) { distinct.stageRecords } }
            try options.finish(result.report, closing: closing(result.output?.result) + result.times.line)
        case .file(let path):
            let file = SourceFile(path: path, bytes: try FileReading.bytes(of: path, limit: 4 << 30))
            if try StageFile.read(file).stage != nil {
                try await dedupe(stageFile: path)
            } else {
                try dedupe(records: file)
            }
        case .standardInput:
            try dedupe(records: SourceFile(path: "<standard input>", bytes: FileReading.standardInput()))
        }
    }

    private func dedupe(stageFile path: String) async throws {
        let stage = try await StageContent.load(path, in: content, from: [.validate], options.parallelism)
        let outcome = try await DedupeStage.stage().run(stage.validated)
        let report = Judgement(phase: options.phase).report(
            outcome.findings, on: stage.validated.content, files: 1,
            entries: stage.validated.content.files[0].entries.count)
        try write(outcome.output.result) { outcome.output.stageRecords }
        try options.finish(report, closing: closing(outcome.output.result))
    }

    private func dedupe(records file: SourceFile) throws {
        let decided = try decisions.map { SourceFile(path: $0, bytes: try FileReading.bytes(of: $0)) }
        let run = RecordRun(phase: options.phase, language: lang)
        let distinct = try run.dedupe(file, decisions: decided, isThorough: thorough, options.parallelism)
        try write(distinct.result) { [] }
        // Records go to standard output, so that the report must go elsewhere.
        if let out {
            try FileWriting.replace(out, with: distinct.keptLines.reduce(into: []) { $0 += file.bytes[$1] + [0x0A] })
        } else {
            try write(distinct.keptLines, of: file)
        }
        let kept = distinct.keptLines.count
        try options.finishBesideOutput(
            distinct.report,
            closing: Self.closing(kept: kept, merged: distinct.result.merged, rejected: distinct.rejected))
    }

    private func judgePairs() throws {
        let file = SourceFile(path: "<standard input>", bytes: try FileReading.standardInput())
        let judged = try RecordRun(phase: options.phase, language: lang).judgePairs(file)
        try FileWriting.writeAll(judged.lines, to: 1, path: "standard output")
        try options.finishBesideOutput(judged.report)
    }

    private func write(_ result: Deduplicated, _ records: () -> [ImportedRecord]) throws {
        if let clusters {
            try FileWriting.replace(
                clusters, with: ClusterLines.bytes(of: result, Workers(options.parallelism.workers)))
        }
        if let verdicts {
            try FileWriting.replace(
                verdicts, with: VerdictLines.bytes(of: result, Workers(options.parallelism.workers)))
        }
        let records = records()
        if let out, !records.isEmpty { try FileWriting.replace(out, with: StageFile.bytes(of: .dedupe, records)) }
    }

    /// Writes lines to standard output, about a megabyte at a time.
    private func write(_ lines: [Range<Int>], of file: SourceFile) throws {
        var buffer: [UInt8] = []
        buffer.reserveCapacity(2 << 20)
        for line in lines {
            buffer += file.bytes[line]
            buffer.append(0x0A)
            if buffer.count >= 1 << 20 {
                try FileWriting.writeAll(buffer, to: 1, path: "standard output")
                buffer.removeAll(keepingCapacity: true)
            }
        }
        try FileWriting.writeAll(buffer, to: 1, path: "standard output")
    }

    private func closing(_ result: Deduplicated?) -> String {
        guard let result else { return "" }
        let kept = result.source.count - result.merged - result.rejected.count
        return Self.closing(kept: kept, merged: result.merged, rejected: result.rejected.count)
    }

    private static func closing(kept: Int, merged: Int, rejected: Int) -> String {
        "\(kept + merged + rejected) read = \(kept) kept + \(merged) merged + \(rejected) rejected\n"
    }
}
