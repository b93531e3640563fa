import ArgumentParser
import CatalogModel
import Diagnostics
import Pipeline

/// The whole line in one go, which is what editors run.
struct BuildCommand: ToolCommand {
    static let configuration = CommandConfiguration(
        commandName: "build",
        abstract: "Build the catalog: every step from the content folder to the bundle.",
        discussion: "With errors in the content nothing is written, and an older bundle stays as it is.")

    @Argument(help: "The content folder.")
    var content = "content"

    @Option(help: "Where the bundle goes.")
    var out = "build/catalog"

    @Option(help: "The folder of all releases; a bundle for release remembers what the newest one held.")
    var releases = "build/release"

    @Flag(help: "Look for faults as a build would, and write nothing.")
    var dryRun = false

    @OptionGroup var sliceOptions: SliceOptions

    @OptionGroup var options: RunOptions

    func work() async throws {
        let run = options.run(
            on: StepInput.withoutSlashes(content), releases: StepInput.withoutSlashes(releases))
        if dryRun {
            let result = try await run.tag()
            if let settings = result.read?.content.settings { _ = try sliceOptions.plan.resolved(settings) }
            let closing =
                result.output.map { CategoryTable.text($0.messages) + SupplyTable($0).shortage + result.times.line }
                ?? ""
            try options.finish(result.report, closing: closing)
            return
        }
        let result = try await run.build(to: StepInput.withoutSlashes(out), slices: sliceOptions.plan)
        try options.finish(
            result.report, closing: result.output.map { closing($0, result.times) } ?? notWritten(result.report))
    }

    private func closing(_ built: Built, _ times: StageTimes) -> String {
        var text = CategoryTable.text(built.tagged.messages) + SupplyTable(built.tagged).shortage
        let merged = built.tagged.merged.count
        if merged > 0 {
            text +=
                merged == 1
                ? "1 entry says what another one says and was merged into it\n"
                : "\(merged) entries say what another one says and were merged into it\n"
        }
        for (path, count) in built.ids {
            text += "\(path): \(count) new \(count == 1 ? "id" : "ids") written beside the entries\n"
        }
        let version = built.compiled.version
        text += SliceTable.text(built.compiled, beside: StepInput.withoutSlashes(out))
        text += times.line
        text +=
            "wrote \(StepInput.withoutSlashes(out)): \(counted(built.tagged.messages.count, "message")),"
            + " content version \(version.number) (\(version.label), \(options.phase.rawValue))\n"
        return text
    }

    private func notWritten(_ report: Report) -> String {
        report.hasErrors ? "nothing was written: put the errors right and build again\n" : ""
    }
}
