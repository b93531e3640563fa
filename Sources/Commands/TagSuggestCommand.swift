import ArgumentParser
import Diagnostics
import FileAccess
import Pipeline
import Tagging

/// Suggests categories and moods by the words of entries.
struct TagSuggestCommand: ToolCommand {
    static let configuration = CommandConfiguration(
        commandName: "suggest",
        abstract: "Suggest further categories and moods, with the words that speak for them.",
        discussion: """
            Writes one line of JSON for each suggestion. Add "verdict":"accept" or "verdict":"refuse" to the lines and \
            give the file to `catalog tag accept`. Nothing is changed here.
            """)

    @Argument(help: "A content folder or a file of records; standard input unless given.")
    var input: String?

    @Option(help: "The table of evidence; unless given, policy/evidence-LANGUAGE.tsv of the content folder.")
    var evidence: String?

    @Option(help: "The content folder whose table is used for records.")
    var content = "content"

    @Option(help: "The language of records.", transform: LanguageName.checked)
    var lang = "en"

    @Option(parsing: .unconditional, help: "The score from which a tag is suggested; it may be negative.")
    var atLeast: Weight = EvidenceIndex.threshold

    @Option(help: "How many pieces of work may run at once; the result is the same for any number.")
    var jobs: Int?

    func validate() throws {
        if let jobs, jobs < 1 { throw ValidationError("--jobs takes a number from 1 on") }
    }

    func work() async throws {
        let run = SuggestRun(least: atLeast, jobs.map { Parallelism(workers: $0) } ?? .machine)
        let table = try evidence.map { try EvidenceRun.table(at: $0) }
        let suggested: SuggestRun.Suggested
        switch try StepInput(input) {
        case .folder(let folder): suggested = try await run.suggest(for: folder, by: table)
        case .file(let path):
            let file = SourceFile(path: path, bytes: try FileReading.bytes(of: path, limit: 4 << 30))
            suggested = try await run.suggest(for: file, by: index(table))
        case .standardInput:
            let file = SourceFile(path: "<standard input>", bytes: try FileReading.standardInput())
            suggested = try await run.suggest(for: file, by: index(table))
        }
        try FileWriting.writeAll(suggested.lines.bytes, to: 1, path: "standard output")
        var closing =
            "\(counted(suggested.lines.count, "suggestion")) for \(suggested.withSuggestions) of"
            + " \(counted(suggested.entries, "text"))"
        if suggested.withoutID > 0 {
            closing += "; \(suggested.withoutID) without an id left out: catalog ids --write gives them one"
        }
        Terminal.complain(closing + "\n")
        if suggested.entries == 0 { throw CommandProblem("nothing was looked at: there is no record in the input") }
    }

    /// For records: a table knows its tags by name only, a content folder by keywords too.
    private func index(_ table: EvidenceTable?) async throws -> EvidenceIndex {
        if let table { return EvidenceIndex(table, table.tags.map { TagWords($0, names: [$0.name]) }) }
        return try await SuggestRun.index(of: StepInput.withoutSlashes(content), lang)
    }
}

extension Weight: ExpressibleByArgument {
    public init?(argument: String) {
        // 2 and 1.5 are as good as 2.00 and 1.50.
        let decimals = argument.split(separator: ".", omittingEmptySubsequences: false)
        let missing = decimals.count == 1 ? ".00" : decimals[1].count == 1 ? "0" : ""
        self.init(argument + missing)
    }
}
