import ArgumentParser
import CatalogModel
import Diagnostics
import Pipeline

/// What `withdraw`, `merge` and `move` have in common.
struct RetireOptions: ParsableArguments {
    @Option(help: "Why, in a few words for whoever asks later; apps may show it.")
    var because: String

    @Option(help: "Who decided; unless given, the name that git knows.")
    var by: String?

    @Option(help: "The day of the decision; unless given, today.")
    var on: CalendarDay?

    @Option(help: "The content folder.")
    var content = "content"

    func validate() throws {
        try Editor.checkReason(because)
    }

    /// Ends an id and tells the editor what was done.
    func carryOut(_ id: String, _ fate: RetireRun.Fate) async throws {
        let editor = try Editor.name(by)
        let folder = StepInput.withoutSlashes(content)
        let run = RetireRun(folder: folder, by: editor, on: on ?? Editor.today, reason: because)
        let retired = try await run.run(id, fate)
        try retired.write(in: folder)
        var text = ""
        if let words = retired.text { text += "  \(retired.id)  \(oneLine(words))\n" }
        text += retired.remarks.map { $0 + "\n" }.joined()
        try Terminal.show(text)
    }
}

/// Takes a message out of the catalog.
struct WithdrawCommand: ToolCommand {
    static let configuration = CommandConfiguration(
        commandName: "withdraw",
        abstract: "Take a message out of the catalog and let apps know.",
        discussion: """
            Takes the entry out of its file, every other byte of which stays, and adds a line to ids.jsonl in the \
            content folder; commit both. Ids that led to the message share its fate. A message that was never \
            published only goes.
            """)

    @Argument(help: "The id of the message.")
    var id: String

    @Flag(help: "Nobody may go on showing it: copies that people saved are to be erased. Else they keep theirs.")
    var erase = false

    @Option(help: "The id of a message that may take its place.")
    var instead: String?

    @OptionGroup var options: RetireOptions

    func work() async throws { try await options.carryOut(id, .withdrawn(instead: instead, erase: erase)) }
}

/// Lets one of two entries go in favour of the other.
struct MergeCommand: ToolCommand {
    static let configuration = CommandConfiguration(
        commandName: "merge",
        abstract: "Take an entry out in favour of another, to which its id leads from now on.",
        discussion: """
            Takes the entry out of its file, every other byte of which stays, and adds a line to ids.jsonl in the \
            content folder; commit both. If the other was itself merged into a third, the id leads there.
            """)

    @Argument(help: "The id of the entry that goes.")
    var id: String

    @Argument(help: "The id of the entry that stays.")
    var into: String

    @OptionGroup var options: RetireOptions

    func work() async throws { try await options.carryOut(id, .merged(into: into)) }
}

/// Leads an id on that has no entry any more.
struct MoveCommand: ToolCommand {
    static let configuration = CommandConfiguration(
        commandName: "move",
        abstract: "Let an id whose entry has gone lead to another message from now on.",
        discussion: """
            Adds a line to ids.jsonl in the content folder; commit it. Also for an id that was withdrawn or moved \
            before: the last word counts. An entry that was written anew and has no id yet is named by its place, such as \
            content/messages/courage/messages.md:12, and gets its id. An entry that only moves to another file keeps its \
            id and needs nothing.
            """)

    @Argument(help: "The id that has no entry any more.")
    var old: String

    @Argument(help: "The id of the entry to which it is to lead, or its place, as FILE:LINE, if it has no id yet.")
    var new: String

    @OptionGroup var options: RetireOptions

    func work() async throws { try await options.carryOut(old, .moved(to: new)) }
}
