import ArgumentParser
import BundleReader
import FileAccess
import Publishing

/// Tells what differs between two bundles.
struct DiffCommand: ToolCommand {
    static let configuration = CommandConfiguration(
        commandName: "diff",
        abstract: "Tell what differs between two bundles of one catalog, message by message.",
        discussion: """
            +  added                  ~  changed: words as [-dropped-]{+put+}, tags, ages, attribution
            >  merged into another    -  withdrawn

            Releases get the same as CHANGES.md and changes.json.
            """)

    @Argument(help: "The older bundle, such as build/release/1.")
    var old: String

    @Argument(help: "The newer bundle.")
    var new: String

    @Flag(help: "As Markdown.")
    var markdown = false

    @Flag(help: "As one line of JSON.")
    var json = false

    func validate() throws {
        if markdown, json { throw ValidationError("--markdown and --json do not go together") }
    }

    func work() async throws {
        let older = try Bundle.opened(StepInput.withoutSlashes(old))
        let newer = try Bundle.opened(StepInput.withoutSlashes(new))
        try Changes.check(older, precedes: newer)
        let changes = Changes(from: older, to: newer)
        if json { return try FileWriting.standardOutput(String(decoding: changes.json, as: UTF8.self)) }
        try Terminal.show(markdown ? changes.markdown : changes.text)
    }
}
