import ArgumentParser
import Diagnostics
import Pipeline
import Tagging

/// Shows what a new table of evidence changes.
struct TagDiffCommand: ToolCommand {
    static let configuration = CommandConfiguration(
        commandName: "diff",
        abstract: "List the entries for which two tables of evidence suggest different tags.",
        discussion: """
            A line for each such entry: its id, the tags that only the new table suggests with +, those that only the \
            old one suggested with -, and its words.
            """)

    @Argument(help: "The old table.")
    var old: String

    @Argument(help: "The new table.")
    var new: String

    @Option(help: "The content folder.")
    var content = "content"

    func work() async throws {
        let (old, new) = (try EvidenceRun.table(at: old), try EvidenceRun.table(at: new))
        let folder = StepInput.withoutSlashes(content)
        let (changes, entries) = try await SuggestionDifference.changes(from: old, to: new, in: folder, .machine)
        var text = ""
        for change in changes {
            let tags = change.added.map { "+\($0.name)" } + change.removed.map { "-\($0.name)" }
            text += "\(change.id)  \(tags.joined(separator: " "))  \(Self.short(change.text))\n"
        }
        try Terminal.show(
            text + "suggestions change for \(changes.count) of \(counted(entries, "entry", "entries"))\n")
    }

    private static func short(_ text: String) -> String {
        let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
        return escaped(line.count <= 80 ? line : line.prefix(79) + "…")
    }
}
