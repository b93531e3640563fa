import ArgumentParser
import Diagnostics
import FileAccess
import Pipeline

/// The first step: reads everything and asks every rule.
struct ValidateCommand: ToolCommand {
    static let configuration = CommandConfiguration(
        commandName: "validate",
        abstract: "Look for faults in a content folder, or in anyone's records.",
        discussion: """
            Reads a content folder, or JSON Lines with `text` and whatever else is known (`author`, `lang`, …) from a \
            file or from standard input. Records are held against the registry of misattributions and the other files of \
            policy of a content folder, where there is one.
            """)

    @Argument(help: "A content folder or a file of records; standard input unless given.")
    var input: String?

    @Option(help: "Write the entries as records for the next step.")
    var out: String?

    @Flag(help: "List the works that are quoted, with quotations, words and rights, the most words first.")
    var works = false

    @Option(help: "The content folder by whose authors and policies records are judged (default: content, if there).")
    var content: String?

    @Option(help: "The folder of all releases; messages that lost their id are recognised by the newest one.")
    var releases = "build/release"

    @OptionGroup var options: RunOptions

    func work() async throws {
        switch try StepInput(input) {
        case .folder(let folder):
            let run = options.run(on: folder, releases: StepInput.withoutSlashes(releases))
            let result = try await run.validate()
            if let out, let validated = result.output, !result.report.hasErrors {
                let records = validated.content.files.flatMap(\.entries).map { StageRecord.record(of: $0) }
                try FileWriting.replace(out, with: StageFile.bytes(of: .validate, records), isForced: false)
            }
            let table = works ? result.output.map { WorkTable.text($0.content) } ?? "" : ""
            try options.finish(result.report, closing: table + result.times.line)
        case .file(let path): try await validate(SourceFile(path: path, bytes: FileReading.bytes(of: path)))
        case .standardInput:
            try await validate(SourceFile(path: "<standard input>", bytes: FileReading.standardInput()))
        }
    }

    private func validate(_ file: SourceFile) async throws {
        let result = try RecordRun(phase: options.phase, isStrict: options.strict).validate(file, policy())
        if let out, !result.report.hasErrors {
            try FileWriting.replace(out, with: StageFile.bytes(of: .validate, result.records), isForced: false)
        }
        try options.finish(result.report)
    }

    /// A folder that was asked for must have policies; the usual one may be missing.
    private func policy() throws -> RecordPolicy? {
        guard let content else { return try RecordPolicy(folder: "content") }
        let folder = StepInput.withoutSlashes(content)
        guard let policy = try RecordPolicy(folder: folder) else {
            throw CommandProblem("there is no folder '\(folder)/policy'")
        }
        return policy
    }
}
