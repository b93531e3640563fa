import ArgumentParser
import Diagnostics
import FileAccess
import Pipeline
import Tagging

/// The fourth step: the bundle.
struct CompileCommand: ToolCommand {
    static let configuration = CommandConfiguration(
        commandName: "compile",
        abstract: "Write the bundle from the file that `tag --out` wrote.",
        discussion:
            "`catalog build` does all steps at once, also writes new ids beside the entries, and makes the same bytes.")

    @Argument(help: "The file that `tag --out` wrote.")
    var input = "build/stages/tag.jsonl"

    @Option(help: "The content folder that it came from.")
    var content = "content"

    @Option(help: "Where the bundle goes.")
    var out = "build/catalog"

    @Option(help: "The folder of all releases; a bundle for release remembers what the newest one held.")
    var releases = "build/release"

    @OptionGroup var sliceOptions: SliceOptions

    @OptionGroup var options: RunOptions

    func work() async throws {
        guard Folder.exists(input) else {
            throw CommandProblem("there is no file '\(input)'; `catalog tag --out \(input)` writes it")
        }
        let stage = try await StageContent.load(input, in: content, from: [.tag], options.parallelism)
        let tagged = try await TagStage.stage(options.parallelism).run(stage.distinct())
        let report = options.judgement.report(
            tagged.findings, by: supplyRules, on: tagged.output.distinct.content)
        if report.hasErrors {
            return try options.finish(report, closing: "nothing was written: put the errors right and compile again\n")
        }
        let folder = StepInput.withoutSlashes(out)
        var compiled = try await CompileStage.stage(
            releases: StepInput.withoutSlashes(releases), phase: options.phase, slices: sliceOptions.plan
        ).run(tagged.output).output
        var changes = Replacement()
        try compiled.write(
            to: folder, sliceOptions.plan, of: tagged.output.distinct.content.settings, &changes)
        try changes.commit()
        try Terminal.show(
            SupplyTable(tagged.output).shortage
                + SliceTable.text(compiled, beside: folder)
                + "wrote \(folder): \(counted(tagged.output.messages.count, "message")), content version"
                + " \(compiled.version.number) (\(compiled.version.label), \(options.phase.rawValue))\n")
    }
}
