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

    @Option(help: "The language of records that do not state theirs.", transform: LanguageName.checked)
    var lang = "en"

    @Option(help: "Write an index of everything that was compared, for --index and --since of later runs.")
    var saveIndex: String?

    @Option(help: "Compare a contribution, from standard input or a file, with the collection of this index.")
    var index: String?

    @Option(help: "Compare only what is new or changed since this index was saved with everything that there is now.")
    var since: String?

    @OptionGroup var vocabulary: VocabularyOption
    @OptionGroup var options: RunOptions

    func validate() throws {
        if restore.isEmpty, because != nil || by != nil {
            throw ValidationError("--because and --by stand with --restore")
        }
        guard index != nil || since != nil else { return }
        if index != nil, since != nil { throw ValidationError("--index and --since exclude each other") }
        if vocabulary.vocabulary != nil {
            throw ValidationError("an index brings its own words: leave --vocabulary out")
        }
        if saveIndex != nil || lock != nil || lockFrom != nil || removed != nil {
            throw ValidationError(
                "--index and --since look at new records only: --save-index, --lock, --lock-from and --removed need a"
                    + " run over everything")
        }
    }

    func work() async throws {
        FreedMemory.keep()
        if !restore.isEmpty { return try await bringBack() }
        switch try StepInput(input) {
        case .folder(let folder):
            if index != nil || since != nil { return try await compare(folder: folder) }
            let result = try await options.run(on: folder).dedupe(frozen: try vocabulary.counts())
            let changes = try result.output.map { try self.changes($0.result) } ?? ""
            if let distinct = result.output { try write(distinct, result.report) }
            if let output = result.output { try save(output.result) }
            let sums = changes + closing(result.output?.result)
            try options.finish(result.report, closing: sums + result.times.line)
        case .file(let path):
            let file = SourceFile(path: path, bytes: try FileReading.bytes(of: path, limit: 4 << 30))
            if StageFile.writer(of: file) != nil {
                guard index == nil, since == nil else {
                    throw CommandProblem("\(path) holds entries of a content folder: name the folder with --since")
                }
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
            outcome.findings, asked: outcome.asked, on: stage.validated.content, paths: [path],
            entries: stage.validated.content.files[0].entries.count)
        let changes = try self.changes(outcome.output.result)
        try write(outcome.output, report)
        try save(outcome.output.result)
        try options.finish(report, closing: changes + closing(outcome.output.result))
    }

    private func dedupe(records file: SourceFile) throws {
        let decided = try decisions.map { SourceFile(path: $0, bytes: try FileReading.bytes(of: $0)) }
        let run = RecordRun(phase: options.phase, language: lang, isStrict: options.strict)
        if let path = index ?? since { return try compare(file, with: path, run, decided) }
        let distinct = try run.dedupe(
            file, decisions: decided, isThorough: thorough, frozen: try vocabulary.counts(), options.parallelism)
        let changes = try self.changes(distinct.result)
        try write(distinct.result) { [] }
        try save(distinct.result)
        if let lock { try FileWriting.replace(lock, with: MergeLock(distinct.result).bytes, isForced: false) }
        if let removed {
            try FileWriting.replace(
                removed, with: distinct.removedLines.reduce(into: []) { $0 += file.bytes[$1] + [0x0A] }, isForced: false
            )
        }
        try writeKept(distinct.keptLines, of: file)
        let kept = distinct.keptLines.count
        try options.finishBesideOutput(
            distinct.report,
            closing: changes + Self.closing(kept: kept, merged: distinct.result.merged, rejected: distinct.rejected))
    }

    /// Compares new records with a collection.
    private func compare(_ file: SourceFile, with path: String, _ run: RecordRun, _ decided: SourceFile?) throws {
        let compared = try run.compare(
            file, with: OpenIndex(path, isThorough: thorough), since == nil ? .contribution : .everything,
            decisions: decided, isThorough: thorough, options.parallelism)
        try write(compared.result) { [] }
        try writeKept(compared.keptLines, of: file)
        let kept = compared.keptLines.count
        let read = kept + compared.merged + compared.rejected + compared.unchanged
        try options.finishBesideOutput(
            compared.report,
            closing:
                "\(read) read = \(compared.unchanged) in the index already + \(kept) kept + \(compared.merged) merged"
                + " + \(compared.rejected) rejected\n")
    }

    /// Reports what is new or changed in a content folder; writes no entries.
    private func compare(folder: String) async throws {
        guard let since else {
            throw CommandProblem("--index takes a contribution from standard input or a file; for a folder use --since")
        }
        if out != nil { throw CommandProblem("--since looks at new entries only: --out needs a run over everything") }
        let result = try await options.run(on: folder).compare(with: OpenIndex(since, isThorough: true))
        if let comparison = result.output { try write(comparison.result) { [] } }
        let sums = result.output.map {
            "\($0.unchanged) in the index already, \($0.kept.count + $0.merged.count) new or changed,"
                + " \($0.merged.count) of them merged\n"
        }
        try options.finish(result.report, closing: (sums ?? "") + result.times.line)
    }

    private func save(_ result: Deduplicated) throws {
        if let saveIndex { try FileWriting.replace(saveIndex, with: result.index, isForced: false) }
    }

    /// Writes what the step hands on, and what it took out.
    private func write(_ distinct: DistinctContent, _ report: Report) throws {
        try write(distinct.result) { distinct.stageRecords }
        guard !report.hasErrors else { return }
        var changes = Replacement()
        try RemovedEntries.write(
            distinct, lock: lock ?? "build/\(RemovedEntries.lock)",
            removed: removed ?? "build/\(RemovedEntries.removed)", &changes)
        try changes.commit()
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
        let editor = try Editor.name(by)
        let decision = DecideRun(
            folder: StepInput.withoutSlashes(content), kind: .distinct, by: editor, on: Editor.today, reason: because)
        let run = RestoreRun(decision: decision, removed: removed ?? "build/\(RemovedEntries.removed)")
        for id in restore {
            for line in try await run.run(id) { try Terminal.show(line + "\n") }
        }
    }

    private func write(_ result: Deduplicated, _ records: () -> [ImportedRecord]) throws {
        if let clusters {
            try FileWriting.replace(
                clusters, with: ClusterLines.bytes(of: result, Workers(options.parallelism.workers)), isForced: false)
        }
        if let verdicts {
            try FileWriting.replace(
                verdicts, with: VerdictLines.bytes(of: result, Workers(options.parallelism.workers)), isForced: false)
        }
        let records = records()
        if let out, !records.isEmpty {
            try FileWriting.replace(out, with: StageFile.bytes(of: .dedupe, records), isForced: false)
        }
    }

    private func writeKept(_ lines: [Range<Int>], of file: SourceFile) throws {
        if let out {
            try FileWriting.replace(
                out, with: lines.reduce(into: []) { $0 += file.bytes[$1] + [0x0A] }, isForced: false)
        } else {
            // Records go to standard output, so that the report must go elsewhere.
            try write(lines, of: file)
        }
    }

    /// Writes lines to standard output, about a megabyte at a time.
    private func write(_ lines: [Range<Int>], of file: SourceFile) throws {
        var buffer: [UInt8] = []
        buffer.reserveCapacity(2 << 20)
        for run in Self.joined(lines, of: file) {
            buffer += file.bytes[run]
            buffer.append(0x0A)
            if buffer.count >= 1 << 20 {
                try FileWriting.writeAll(buffer, to: 1, path: "standard output")
                buffer.removeAll(keepingCapacity: true)
            }
        }
        try FileWriting.writeAll(buffer, to: 1, path: "standard output")
    }

    /// Lines that stand one behind the other as one range, without the last line end.
    private static func joined(_ lines: [Range<Int>], of file: SourceFile) -> [Range<Int>] {
        var runs: [Range<Int>] = []
        for line in lines {
            if let last = runs.last, last.upperBound + 1 == line.lowerBound, file.bytes[last.upperBound] == 0x0A,
                last.count < 1 << 20
            {
                runs[runs.count - 1] = last.lowerBound..<line.upperBound
            } else {
                runs.append(line)
            }
        }
        return runs
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
