import ArgumentParser
import Diagnostics
import Pipeline

/// What every command that judges content understands.
struct RunOptions: ParsableArguments {
    @Option(help: "How far the content has come: draft, review or release. Later phases are stricter.")
    var phase = Phase.draft

    @Option(
        name: .long,
        help: ArgumentHelp(
            "A report to write: text, jsonl, sarif, github or junit, to a file with =FILE. May be repeated.",
            valueName: "format[=file]"))
    var report: [ReportTarget] = []

    @Flag(help: "Warnings fail the run as errors do.")
    var strict = false

    @Option(help: "How many pieces of work may run at once; the result is the same for any number.")
    var jobs: Int?

    func validate() throws {
        if let jobs, jobs < 1 { throw ValidationError("--jobs takes a number from 1 on") }
        if report.filter({ $0.path == nil }).count > 1 {
            throw ValidationError(
                "only one report can go to the terminal; give the others a file: --report sarif=out.sarif")
        }
    }

    var parallelism: Parallelism { jobs.map { Parallelism(workers: $0) } ?? .machine }

    /// - Parameter releases: the folder of all releases.
    func run(on folder: String, releases: String = "build/release") -> WholeRun {
        WholeRun(
            folder: folder, phase: phase, parallelism: parallelism, progress: .automatic(), releases: releases,
            isStrict: strict)
    }

    /// What findings come to that were made outside of a whole run.
    var judgement: Judgement { Judgement(phase: phase, isStrict: strict) }

    /// Writes the reports and ends the command as the findings demand.
    func finish(_ report: Report, closing: String = "") throws {
        try ReportTarget.write(report, to: self.report, closing: closing)
        try judge(report)
    }

    /// The same for commands whose standard output is records: the report for the terminal goes to standard error.
    func finishBesideOutput(_ report: Report, closing: String = "") throws {
        try ReportTarget.write(report, to: self.report, closing: closing, toStandardError: true)
        try judge(report)
    }

    private func judge(_ report: Report) throws {
        if report.hasErrors { throw Outcome.contentHasErrors }
        // Most often the name of the folder was forgotten, and standard input is empty.
        if report.counts.entries == 0, report.counts.elsewhere == nil {
            throw CommandProblem("nothing was checked: there is no record in the input")
        }
    }
}

extension Phase: ExpressibleByArgument {}
