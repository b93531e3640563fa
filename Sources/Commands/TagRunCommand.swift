import ArgumentParser
import CatalogModel
import Diagnostics
import FileAccess
import Pipeline

/// The third step itself: categories, ages and moods.
struct TagRunCommand: ToolCommand {
    static let configuration = CommandConfiguration(
        commandName: "run",
        abstract: "Apply the declared categories, ages and moods and check them.",
        discussion: """
            Takes a content folder, the file that `dedupe --out` wrote, or anyone's JSON Lines; for these it writes the \
            ratings with --findings.
            """)

    @Argument(help: "A content folder or a file of records; standard input unless given.")
    var input: String?

    @Option(
        help: "The content folder around a file of entries; its policy/ says what to look for (default: content).")
    var content: String?

    @Option(help: "The language of records that do not state theirs.", transform: LanguageName.checked)
    var lang = "en"

    @Option(help: "Write the entries as records for the next step.")
    var out: String?

    @Option(help: "Write the age and topics of every record.")
    var findings: String?

    @Flag(help: "Add to the findings how hard each text is to read.")
    var reading = false

    @Option(
        help: ArgumentHelp(
            "Rate all records this many times in one thread, and tell only how fast.", visibility: .hidden))
    var times: Int?

    @OptionGroup var options: RunOptions

    func work() async throws {
        switch try StepInput(input) {
        case .folder(let folder):
            let result = try await options.run(on: folder).tag()
            if let tagged = result.output { try write(tagged) }
            let closing = result.output.map { CategoryTable.text($0.messages) + CoverageTable.text($0) } ?? ""
            try options.finish(result.report, closing: closing + result.times.line)
        case .file(let path):
            let file = SourceFile(path: path, bytes: try FileReading.bytes(of: path, limit: 4 << 30))
            if StageFile.writer(of: file) == nil { return try await rate(file) }
            let stage = try await StageContent.load(
                path, in: content ?? "content", from: [.dedupe, .tag], options.parallelism)
            let outcome = try await TagStage.stage(options.parallelism).run(stage.distinct())
            try write(outcome.output)
            let report = options.judgement.report(
                outcome.findings, asked: outcome.asked, on: stage.validated.content, paths: [path],
                entries: outcome.output.messages.count)
            try options.finish(
                report, closing: CategoryTable.text(outcome.output.messages) + CoverageTable.text(outcome.output))
        case .standardInput:
            try await rate(SourceFile(path: "<standard input>", bytes: FileReading.standardInput()))
        }
    }

    private func rate(_ file: SourceFile) async throws {
        let policies = try PolicyFiles.read(StepInput.withoutSlashes(content ?? "content"))
        // The usual folder may be missing; without the one that was asked for nothing would be looked at.
        if let content, policies.isEmpty { throw CommandProblem("there is no folder '\(content)/policy'") }
        let run = RecordRun(phase: options.phase, language: lang, isStrict: options.strict)
        if let times, let speed = try run.ratingSpeed(file, by: policies, times: times) {
            return try Terminal.show(
                "\(grouped(speed.texts)) texts, \(grouped(speed.perSecond)) texts/s\n")
        }
        let rated = try await run.rate(file, by: policies, showsReading: reading, options.parallelism)
        if let findings {
            try FileWriting.replace(findings, with: rated.lines, isForced: false)
        } else {
            try FileWriting.writeAll(rated.lines, to: 1, path: "standard output")
        }
        try options.finishBesideOutput(rated.report)
    }

    private func write(_ tagged: TaggedContent) throws {
        if let out {
            try FileWriting.replace(out, with: StageFile.bytes(of: .tag, tagged.stageRecords), isForced: false)
        }
        if let findings {
            try FileWriting.replace(findings, with: tagged.ratingLines(showsReading: reading), isForced: false)
        }
    }
}
