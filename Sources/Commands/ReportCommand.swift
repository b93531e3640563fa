import ArgumentParser
import BundleReader
import Diagnostics
import FileAccess
import Pipeline

/// The catalog as a page for people: supply, findings, changes, and every message as its apps show it.
struct ReportCommand: ToolCommand {
    static let configuration = CommandConfiguration(
        commandName: "report",
        abstract: "Write a page that shows the catalog: supply, findings, changes, every message as its apps show it.",
        discussion: """
            The page is one file that needs no network. It shows the catalog that the content makes now, also where the \
            content has errors; it ends as `catalog validate` does.
            """)

    @Argument(help: "The content folder.")
    var content = "content"

    @Option(help: "Show this bundle, such as build/catalog, in place of what the content makes now.")
    var bundle: String?

    @Option(help: "The bundle to compare with, such as build/release/1 (default: the newest release).")
    var since: String?

    @Option(help: "The folder of all releases.")
    var releases = "build/release"

    @Option(help: "The page.")
    var out = "build/report/index.html"

    @OptionGroup var options: RunOptions

    func work() async throws {
        let releases = StepInput.withoutSlashes(releases)
        let run = ReportRun(
            run: options.run(on: StepInput.withoutSlashes(content), releases: releases),
            bundle: bundle.map(StepInput.withoutSlashes), releases: releases,
            since: since.map(StepInput.withoutSlashes))
        let result = try await run.make(at: out)
        try FileWriting.replace(out, with: result.page)
        let shown =
            switch result.catalog {
            case .bundle(let bundle): counted(bundle.catalog.counts.live, "message")
            case .none: "no catalog"
            }
        try options.finish(
            result.checks,
            closing: result.times.line + "wrote \(out): \(shown), \(counted(result.page.count, "byte"))\n")
    }
}
