import ArgumentParser
import CatalogModel
import Diagnostics
import FileAccess
import Pipeline
import Tagging

/// Carries out an editor's decisions about suggestions.
struct TagAcceptCommand: ToolCommand {
    static let configuration = CommandConfiguration(
        commandName: "accept",
        abstract: "Write accepted tags into the entries and remember refused ones.",
        discussion: """
            Takes the lines of `catalog tag suggest` to which somebody added "verdict":"accept" or "verdict":"refuse", \
            and perhaps "because". Accepted tags go into alsoIn or moods of the entry and nothing else of the file \
            changes; refused ones go into decisions/tags.yml. Lines without a verdict are left alone.
            """)

    @Argument(help: "The file of suggestions.")
    var file: String

    @Flag(help: "Lines without a verdict are accepted.")
    var acceptAll = false

    @Option(help: ArgumentHelp("Accept a tag of the file. May be repeated.", valueName: "id:tag"))
    var accept: [String] = []

    @Option(help: ArgumentHelp("Refuse a tag of the file. May be repeated.", valueName: "id:tag"))
    var refuse: [String] = []

    @Option(help: "Why tags are refused, in a few words for whoever asks later.")
    var because: String?

    @Option(help: "Who decided; unless given, the name that git knows.")
    var by: String?

    @Option(help: "The day of the decision; unless given, today.")
    var on: CalendarDay?

    @Option(help: "The content folder.")
    var content = "content"

    func validate() throws {
        for pair in accept + refuse where !pair.dropFirst().dropLast().contains(":") {
            throw ValidationError("'\(pair)' is not an id and a tag with a colon between, such as q3fk2m7v5xw1y:hope")
        }
        if let pair = accept.first(where: { refuse.contains($0) }) {
            throw ValidationError("'\(pair)' is both accepted and refused")
        }
        if let because { try Editor.checkReason(because) }
    }

    func work() async throws {
        let editor = try Editor.name(by)
        let review = SourceFile(path: file, bytes: try FileReading.bytes(of: file, limit: 4 << 30))
        let lines = try TagDecisionRun.lines(of: review, accepted: accept, refused: refuse, acceptAll: acceptAll)
        let run = TagDecisionRun(
            folder: StepInput.withoutSlashes(content), by: editor, on: on ?? Editor.today, reason: because)
        let outcome = try await run.carryOut(lines)
        for rejected in outcome.rejected { Terminal.complain(rejected + "\n") }
        var text = outcome.files.map { "wrote \($0)\n" }.joined()
        text += "\(outcome.accepted) accepted, \(outcome.refused) refused, \(outcome.undecided) without a verdict"
        if outcome.alreadyDone > 0 { text += ", \(outcome.alreadyDone) done before" }
        if !outcome.rejected.isEmpty { text += ", \(outcome.rejected.count) not carried out" }
        try Terminal.show(text + "\n")
        if !outcome.rejected.isEmpty { throw Outcome.contentHasErrors }
    }
}
