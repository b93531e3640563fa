import ArgumentParser
import Diagnostics
import FileAccess
import Pipeline

/// Reads everything and asks every rule: of a folder, all that a build asks.
struct ValidateCommand: ToolCommand {
    static let configuration = CommandConfiguration(
        commandName: "validate",
        abstract: "Look for faults in a content folder, in one of its files, or in anyone's records.",
        discussion: """
            Of a content folder it asks every rule that a build asks. Of one file of it, such as \
            content/messages/courage/messages.md, it reads the whole folder too, and shows what is found in that file or \
            points to it. Records are JSON Lines with `text` and whatever else is known (`author`, `lang`, …), from a \
            file or from standard input: they are asked the rules that need no folder around them, and are held against \
            the registry of misattributions and the other files of policy of a content folder, where there is one. The \
            last line counts the rules that were asked.
            """)

    @Argument(help: "A content folder, one of its files, or a file of records; standard input unless given.")
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
            let result = try await run(on: folder).tag()
            if let out, let validated = result.validated, !result.report.hasErrors {
                let records = validated.content.files.flatMap(\.entries).map { StageRecord.record(of: $0) }
                try FileWriting.replace(out, with: StageFile.bytes(of: .validate, records), isForced: false)
            }
            let table = works ? result.validated.map { WorkTable.text($0.content) } ?? "" : ""
            try options.finish(result.report, closing: table + result.times.line)
        case .file(let path):
            if let place = ContentPlace(path) { return try await validate(place) }
            if [".md", ".xml", ".yml"].contains(where: path.hasSuffix) {
                throw CommandProblem("'\(path)' is in no content folder: there is no catalog.yml above it")
            }
            try await validate(SourceFile(path: path, bytes: FileReading.bytes(of: path)))
        case .standardInput:
            try await validate(SourceFile(path: "<standard input>", bytes: FileReading.standardInput()))
        }
    }

    private func run(on folder: String) -> WholeRun {
        options.run(on: folder, releases: StepInput.withoutSlashes(releases))
    }

    /// Shows of one file what a run over its folder finds.
    private func validate(_ place: ContentPlace) async throws {
        if out != nil || works { throw CommandProblem("--out and --works need the folder: '\(place.folder)'") }
        let result = try await run(on: place.folder).tag()
        // Without its settings the folder cannot be read, and of the file next to nothing was asked.
        guard result.validated != nil else { return try options.finish(result.report, closing: result.times.line) }
        let report = result.report(on: place.file)
        let isRead = result.read.map { $0.files.contains { $0.path == place.file } } ?? true
        guard isRead || !report.diagnostics.isEmpty else {
            throw CommandProblem("nothing to check: '\(place.file)' is no part of the catalog")
        }
        try options.finish(report, closing: result.times.line)
    }

    private func validate(_ file: SourceFile) async throws {
        let policy = try RecordPolicy.load(content)
        let result = try RecordRun(phase: options.phase, isStrict: options.strict).validate(file, policy)
        if let out, !result.report.hasErrors {
            try FileWriting.replace(out, with: StageFile.bytes(of: .validate, result.records), isForced: false)
        }
        let held = policy == nil ? "by themselves" : "by themselves and by the policies of '\(content ?? "content")'"
        try options.finish(
            result.report, closing: "records, judged \(held): rules that need a content folder were not asked\n")
    }
}
