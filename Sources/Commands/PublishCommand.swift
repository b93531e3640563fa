import ArgumentParser
import Diagnostics
import Publishing

/// The last step: a bundle becomes a release.
struct PublishCommand: ToolCommand {
    static let configuration = CommandConfiguration(
        commandName: "publish",
        abstract: "Make a bundle a numbered release, and remember its ids for ever.",
        discussion: "Takes bundles that were built with --phase release. An interrupted run can simply be repeated.")

    @Argument(help: "The bundle.")
    var bundle = "build/catalog"

    @Option(help: "The content folder, whose ledger ids.jsonl learns of the release.")
    var content = "content"

    @Option(help: "The folder of all releases.")
    var to = "build/release"

    func work() async throws {
        let release = try Release.publish(
            bundle: StepInput.withoutSlashes(bundle), to: StepInput.withoutSlashes(to),
            ledger: "\(StepInput.withoutSlashes(content))/ids.jsonl")
        let slices = release.slices.map { "  \(Release.folder(ofSlice: $0.name)): \(counted($0.count, "message"))\n" }
        guard !release.wasThere else {
            return try Terminal.show(
                "\(release.folder) holds this very bundle, content version \(release.number) (\(release.label));"
                    + " nothing was left to do\n")
        }
        try Terminal.show(
            """
            published \(release.folder): content version \(release.number) (\(release.label))
            \(counted(release.newCount, "id")) published for the first time; \(content)/ids.jsonl remembers, commit it
            digest of the bundle: \(release.digest)

            """ + slices.joined())
    }
}
