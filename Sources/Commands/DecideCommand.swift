import ArgumentParser
import CatalogModel
import Deduplication
import Diagnostics
import Pipeline

/// Records an editor's answer about two entries that are alike.
struct DecideCommand: ToolCommand {
    static let configuration = CommandConfiguration(
        commandName: "decide",
        abstract: "Record what two entries that are alike are to each other, so that nobody is asked again.",
        discussion: """
            Writes decisions/duplicates.yml in the content folder; commit it like content. A decision holds until the \
            words of one of the two change.

            same: one of them goes. variant: two forms of one saying. excerpt: one is part of the other. translation: \
            the same in another language. distinct: two sayings. All but 'same' leave both in the catalog.
            """)

    @Argument(help: "The id of one entry; an old one will do.")
    var a: String

    @Argument(help: "The id of the other.")
    var b: String

    @Argument(help: "What they are to each other: same, variant, excerpt, translation or distinct.")
    var decision: Decision.Kind

    @Option(help: "Why, in a few words for whoever asks later.")
    var because: String

    @Option(help: "With 'same', the id of the one that stays; unless given, the tool chooses and says which.")
    var keep: String?

    @Option(help: "Who decided; unless given, the name that git knows.")
    var by: String?

    @Option(help: "The day of the decision; unless given, today.")
    var on: CalendarDay?

    @Option(help: "The content folder.")
    var content = "content"

    func validate() throws {
        if keep != nil, decision != .same { throw ValidationError("--keep stands with 'same' only: else both stay") }
        try Editor.checkReason(because)
    }

    func work() async throws {
        let editor = try Editor.name(by)
        let run = DecideRun(
            folder: StepInput.withoutSlashes(content), kind: decision, by: editor, on: on ?? Editor.today,
            reason: because)
        let decided = try await run.run(a, b, keep: keep)
        let ids = try decided.write()
        var text = decided.remarks.map { $0 + "\n" }.joined()
        for entry in decided.entries { text += "  \(entry.id)  \(oneLine(entry.text))\n" }
        for (path, count) in ids { text += "\(path): \(counted(count, "new id")) written beside the entries\n" }
        let (one, other) = (decided.entries[0].id, decided.entries[1].id)
        try Terminal.show("\(text)\(decided.path): \(one) and \(other) are '\(decision.rawValue)'\n")
    }
}

extension Decision.Kind: ExpressibleByArgument {}

extension CalendarDay: ExpressibleByArgument {
    public init?(argument: String) { self.init(argument) }
}
