import ArgumentParser
import CatalogModel
import Deduplication
import Diagnostics
import FileAccess
import Importing
import Pipeline
import TextMatching

/// The second step itself: one record for the same words.
struct DedupeMergeCommand: ToolCommand {
    static let configuration = CommandConfiguration(
        commandName: "merge",
        abstract: "Find entries that say the same and merge them.",
        discussion: """
            Takes a content folder, the file that `validate --out` wrote, or anyone's JSON Lines with `id`, `text` and, \
            where known, `author`, `source` and `lang`. Records from standard input come back on standard output without \
            those that were merged into others.
            """)

    @Argument(help: "A content folder or a file of records; standard input unless given.")
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

    @Option(help: "Write what was merged into what; for content build/dedupe.lock unless given.")
    var lock: String?

    @Option(help: "Compare with an older lock: list what is merged, or no longer merged, since then.")
    var lockFrom: String?

    @Option(help: "The file of the entries that were merged into others; for content build/removed.jsonl unless given.")
    var removed: String?

    @Option(help: "Bring back an entry that was merged into another one, as decided distinct. May be repeated.")
    var restore: [String] = []

    @Option(help: "With --restore: why the two are distinct.")
    var because: String?

    @Option(help: "With --restore: who decided; unless given, the name that git knows.")
    var by: String?

    @Option(help: "What editors decided about pairs, for records that come without a content folder.")
    var decisions: String?

    @Option(help: "The language of records that do not state theirs.")
    var lang = "en"

    @OptionGroup var vocabulary: VocabularyOption
    @OptionGroup var options: RunOptions

    func validate() throws {
        if restore.isEmpty, because != nil || by != nil {
            throw ValidationError("--because and --by stand with --restore")
        }
    }

    func work() async throws {
        if !restore.isEmpty { return try await bringBack() }
        switch try StepInput(input) {
        case .folder(let folder):
            let result = try await options.run(on: folder).dedupe(frozen: try vocabulary.counts())
            let changes = try result.output.map { try self.changes($0.result) } ?? ""
            if let distinct = result.output { try write(distinct, result.report) }
            let sums = changes + closing(result.output?.result)
            try options.finish(result.report, closing: sums + result.times.line)
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
        let outcome = try await DedupeStage.stage(
            options.parallelism, phase: options.phase, frozen: try vocabulary.counts()
        ).run(stage.validated)
        let report = options.judgement.report(
            outcome.findings, on: stage.validated.content, files: 1,
            entries: stage.validated.content.files[0].entries.count)
        let changes = try self.changes(outcome.output.result)
        try write(outcome.output, report)
        try options.finish(report, closing: changes + closing(outcome.output.result))
    }

    private func dedupe(records file: SourceFile) throws {
        let decided = try decisions.map { SourceFile(path: $0, bytes: try FileReading.bytes(of: $0)) }
        let run = RecordRun(phase: options.phase, language: lang, isStrict: options.strict)
        let distinct = try run.dedupe(
            file, decisions: decided, isThorough: thorough, frozen: try vocabulary.counts(), options.parallelism)
        let changes = try self.changes(distinct.result)
        try write(distinct.result) { [] }
        if let lock { try FileWriting.replace(lock, with: MergeLock(distinct.result).bytes) }
        if let removed {
            try FileWriting.replace(
                removed, with: distinct.removedLines.reduce(into: []) { $0 += file.bytes[$1] + [0x0A] })
        }
        // Records go to standard output, so that the report must go elsewhere.
        if let out {
            try FileWriting.replace(out, with: distinct.keptLines.reduce(into: []) { $0 += file.bytes[$1] + [0x0A] })
        } else {
            try write(distinct.keptLines, of: file)
        }
        let kept = distinct.keptLines.count
        try options.finishBesideOutput(
            distinct.report,
            closing: changes + Self.closing(kept: kept, merged: distinct.result.merged, rejected: distinct.rejected))
    }

    /// Writes what the step hands on, and what it took out.
    private func write(_ distinct: DistinctContent, _ report: Report) throws {
        try write(distinct.result) { distinct.stageRecords }
        guard !report.hasErrors else { return }
        try RemovedEntries.write(
            distinct, lock: lock ?? "build/\(RemovedEntries.lock)",
            removed: removed ?? "build/\(RemovedEntries.removed)")
    }

    /// What is merged or kept apart since the older lock, if one was given. Asked before anything is written, for it may
    /// be the very lock that this run replaces.
    private func changes(_ result: Deduplicated) throws -> String {
        guard let lockFrom else { return "" }
        let old = try MergeLock(reading: SourceFile(path: lockFrom, bytes: FileReading.bytes(of: lockFrom)))
        let changes = MergeLock(result).changes(since: old, in: result)
        return changes.isEmpty
            ? "nothing is merged otherwise than in \(lockFrom)\n" : changes.map { $0 + "\n" }.joined()
    }

    private func bringBack() async throws {
        guard let because else { throw ValidationError("--restore needs --because: why are the two distinct?") }
        guard let editor = by ?? Editor.gitName else {
            throw ValidationError("git knows no name to sign with; say who decided: --by \"Your Name\"")
        }
        let decision = DecideRun(
            folder: StepInput.withoutSlashes(content), kind: .distinct, by: editor, on: Editor.today, reason: because)
        let run = RestoreRun(decision: decision, removed: removed ?? "build/\(RemovedEntries.removed)")
        for id in restore {
            for line in try await run.run(id) { try FileWriting.standardOutput(line + "\n") }
        }
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
