import ArgumentParser
import CatalogModel
import Diagnostics
import Pipeline
import Suitability

/// Records that words which a rule found are fine where they stand.
struct OverrideCommand: ToolCommand {
    static let configuration = CommandConfiguration(
        commandName: "override",
        abstract: "Record that words which a rule of the packs found are fine in an entry, or for which age.",
        discussion: """
            Writes decisions/suitability.yml in the content folder; commit it like content. It holds until the words of \
            the entry or the meaning of the rule change. Some rules ask for two people, some may not be overruled.
            """)

    @Argument(help: "The id of the entry.")
    var id: String

    @Argument(help: "The rule of the pack, as the finding names it: swear-mild.")
    var rule: String

    @Argument(help: "'ignore', or the age from which the words count, such as 9.")
    var effect: String

    @Option(help: "Why the words are fine here, for whoever asks later.")
    var because: String

    @Option(help: "Which words are meant, where the rule found several.")
    var words: String?

    @Option(help: "Who judged; unless given, the name that git knows. Twice where two people have to agree.")
    var by: [String] = []

    @Option(help: "The day of the judgement; unless given, today.")
    var on: CalendarDay?

    @Option(help: "The first day on which it no longer holds.")
    var expires: CalendarDay?

    @Option(help: "The content folder.")
    var content = "content"

    func validate() throws { _ = try parsedEffect() }

    private func parsedEffect() throws -> Override.Effect {
        if effect == "ignore" { return .ignore }
        if let age = Int(effect), (0...18).contains(age) { return .age(age) }
        throw ValidationError("'\(effect)' is neither 'ignore' nor an age from 0 to 18")
    }

    func work() async throws {
        let names = try by.isEmpty ? [Editor.name(nil)] : by.map { try Editor.name($0) }
        let run = OverrideRun(
            folder: StepInput.withoutSlashes(content), effect: try parsedEffect(), by: names, on: on ?? Editor.today,
            expires: expires, reason: because)
        let recorded = try await run.run(id, rule: rule, words: words)
        var text = recorded.remarks.map { $0 + "\n" }.joined()
        text += "  \(recorded.id)  \(oneLine(recorded.text))\n"
        let (words, rule) = (escaped(recorded.words), escaped(rule))
        text +=
            effect == "ignore"
            ? "\(recorded.path): '\(words)' does not count for '\(rule)' there\n"
            : "\(recorded.path): '\(words)' counts for '\(rule)' from \(effect) on there\n"
        try Terminal.show(text)
    }
}
