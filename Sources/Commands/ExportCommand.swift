import ArgumentParser
import Diagnostics
import Exporting
import FileAccess
import Pipeline

/// Writes the catalog for other people's programs.
struct ExportCommand: ToolCommand {
    static let configuration = CommandConfiguration(
        commandName: "export",
        abstract: "Write the entries of a content folder as JSON-LD, CSL-JSON or TEI.",
        discussion: """
            `catalog import` reads all three back. Nothing is written while the content has errors. Reviews, videos and \
            notes for editors have no place in these formats.
            """)

    @Argument(help: "The content folder.")
    var content = "content"

    @Option(help: "The format: jsonld, csl or tei.")
    var format: ExportFormat

    @Option(help: "The file to write; standard output unless given.")
    var out: String?

    func work() async throws {
        let folder = StepInput.withoutSlashes(content)
        let result = try await WholeRun(folder: folder, phase: .draft, parallelism: .machine).validate()
        guard let read = result.read, !result.report.hasErrors else {
            try ReportTarget.write(
                result.report, to: [], closing: "nothing was exported: put the errors right first\n",
                toStandardError: out == nil)
            throw Outcome.contentHasErrors
        }
        let citations = Citation.all(of: read.content)
        let text = format.text(citations, of: read.content.settings)
        guard let out else { return try FileWriting.standardOutput(text) }
        try FileWriting.replace(out, with: Array(text.utf8))
        try Terminal.show("wrote \(out): \(counted(citations.count, "entry", "entries"))\n")
    }
}

extension ExportFormat: ExpressibleByArgument {}
