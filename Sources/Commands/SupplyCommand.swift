import ArgumentParser
import BundleReader
import Diagnostics
import FileAccess
import Pipeline
import Publishing

/// Shows how long the messages last.
struct SupplyCommand: ToolCommand {
    static let configuration = CommandConfiguration(
        commandName: "supply",
        abstract: "Show for how many days each category lasts, by age and language, at one message a day.",
        discussion: """
            Of a content folder, what is below its floor in catalog.yml bears a mark (!). It is for `build` to fail because \
            of it.
            """)

    @Argument(help: "The content folder, or a bundle.")
    var input = "content"

    @Flag(help: "As one line of JSON.")
    var json = false

    func work() async throws {
        let folder = StepInput.withoutSlashes(input)
        let table: SupplyTable
        if Folder.exists("\(folder)/\(BundleLayout.catalog)") {
            table = SupplyTable(try Bundle.opened(folder))
        } else {
            let run = WholeRun(folder: folder, phase: .draft, parallelism: .machine, progress: .automatic())
            let result = try await run.tag()
            guard let tagged = result.output else {
                throw CommandProblem("'\(folder)' has no settings that can be read; see `catalog validate \(folder)`")
            }
            if result.report.hasErrors {
                Terminal.complain(
                    "catalog: the content has errors, which may count; see `catalog validate \(folder)`\n")
            }
            table = SupplyTable(tagged)
        }
        if json { try FileWriting.standardOutput(table.json) } else { try Terminal.show(table.text) }
    }
}
