import ArgumentParser
import Deduplication
import Diagnostics
import FileAccess
import Pipeline

/// What every mode understands that works on a part of a collection, lines in and lines out.
struct PartitionOptions: ParsableArguments {
    @Option(help: "The words of the whole collection, from a file that `dedupe vocab --repair` wrote.")
    var vocabulary: String

    @Option(help: "The language of records that do not state theirs.", transform: LanguageName.checked)
    var lang = "en"

    @Option(help: "How many pieces of work may run at once; parts run beside each other anyway.")
    var jobs = 1

    func validate() throws {
        if jobs < 1 { throw ValidationError("--jobs takes a number from 1 on") }
    }

    /// Does a mode's work on the lines of standard input; of none comes nothing.
    ///
    /// Quiet unless something is wrong: there may be thousands of parts.
    func run(_ work: (PartitionRun, SourceFile) throws -> PartitionRun.Output) throws {
        let file = SourceFile(path: "<standard input>", bytes: try FileReading.standardInput())
        guard !file.bytes.isEmpty else { return }
        let run = PartitionRun(
            vocabulary: try VocabularyOption.read(vocabulary), language: lang, Parallelism(workers: jobs))
        let output = try work(run, file)
        try FileWriting.writeAll(output.lines, to: 1, path: "standard output")
        let report = Judgement(phase: .draft).report(
            output.findings, asked: PartitionRun.asked, on: nil, paths: [file.path], entries: 0)
        guard report.hasErrors else { return }
        try ReportTarget.write(report, to: [], closing: "", toStandardError: true)
        throw Outcome.contentHasErrors
    }
}
