import ArgumentParser
import CatalogModel
import Diagnostics
import FileAccess
import Pipeline

/// Gives entries their ids without building anything.
struct IDsCommand: ToolCommand {
    static let configuration = CommandConfiguration(
        commandName: "ids",
        abstract: "Show the ids that entries without one would get, or write them beside the entries.",
        discussion: """
            `build` writes them as well. Without --write nothing is changed, and the exit code is 1 if an entry has no id: \
            a check that what is to be published has its ids already.
            """)

    @Argument(help: "The content folder.")
    var content = "content"

    @Flag(help: "Write the ids into the files.")
    var write = false

    func work() async throws {
        let folder = StepInput.withoutSlashes(content)
        let run = WholeRun(folder: folder, phase: .draft, parallelism: .machine)
        let result = try await run.validate()
        // Faults of the content may hide entries, or an id that only has to be put back.
        guard let validated = result.output, !result.report.hasErrors else {
            try ReportTarget.write(result.report, to: [], closing: "no id was given: put the errors right first\n")
            throw Outcome.contentHasErrors
        }
        var content = validated.content
        let minted = MintedIDs(for: &content, ledger: validated.ledger)
        var changes = Replacement()
        if write { try changes.clear(folder) }
        guard !minted.ids.isEmpty else {
            return try Terminal.show(
                "\(counted(result.report.counts.entries, "entry", "entries")), and each has its id\n")
        }
        if write {
            let written = try minted.write(into: validated.content, &changes, isKept: { _ in true })
            try changes.commit()
            for (path, count) in written {
                try Terminal.show("\(path): \(counted(count, "new id")) written beside the entries\n")
            }
        } else {
            var lines = minted.ids.map { "\($0.entry.range.file.path):\($0.entry.range.start.line): \($0.id)\n" }
            let count = minted.ids.count
            lines.append(
                count == 1
                    ? "1 entry has no id yet; --write gives it this one\n"
                    : "\(count) entries have no id yet; --write gives them these\n")
            try Terminal.show(lines.joined())
            throw Outcome.contentHasErrors
        }
    }
}
