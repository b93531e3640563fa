import ArgumentParser
import CatalogModel
import Diagnostics
import FileAccess
import Pipeline
import Suitability

/// Lets people read texts, and records what they think of them.
struct ReviewCommand: ToolCommand {
    static let configuration = CommandConfiguration(
        commandName: "review",
        abstract: "Read the texts that nobody has read, and record for whom they are.",
        discussion: """
            Shows one text after another with all that is known about it, and asks. Every answer is written at once to \
            decisions/readings.jsonl in the content folder; quit when you like and go on another day. Commit the file \
            like content. A reading holds until the words of the text change; case and punctuation may.

            In scripts: --accept ID --ages 12+, --send-back ID --because WHY, --accept-all with what was read, or --list.
            """)

    @Argument(help: "The content folder.")
    var content = "content"

    @Flag(help: "Count what waits for readers, and write nothing.")
    var list = false

    @Option(help: ArgumentHelp("Accept the text of this entry.", valueName: "id"))
    var accept: String?

    @Option(help: ArgumentHelp("Send the text of this entry back to its writer.", valueName: "id"))
    var sendBack: String?

    @Flag(help: "Accept all texts that the options below take; they are marked as accepted together.")
    var acceptAll = false

    @Option(help: "For whom the text is, such as 12+; with --accept-all as declared, unless given.")
    var ages: Ages?

    @Option(help: ArgumentHelp("Delicate topics that the text touches, with commas between them.", valueName: "names"))
    var topics: String?

    @Option(help: "Why: needed to send back and to accept many together.")
    var because: String?

    @Option(help: "Only texts of this category. May be repeated, as those that follow.")
    var category: [String] = []

    @Option(help: "Only texts of this kind.")
    var kind: [Kind] = []

    @Option(help: "Only texts of this origin: house or contributed.")
    var origin: [Origin] = []

    @Option(help: "Only texts in this language.")
    var language: [String] = []

    @Option(help: "Only texts of this file.")
    var file: [String] = []

    @Option(help: "Who reads; unless given, the name that git knows.")
    var by: String?

    @Option(help: "The day of the reading; unless given, today.")
    var on: CalendarDay?

    func validate() throws {
        let ways = [list, accept != nil, sendBack != nil, acceptAll].filter(\.self).count
        if ways > 1 { throw ValidationError("give one of --list, --accept, --send-back and --accept-all") }
        if accept != nil, ages == nil { throw ValidationError("say for whom the text is: --ages 12+") }
        if accept == nil, !acceptAll, ages != nil || topics != nil {
            throw ValidationError("--ages and --topics go with --accept and --accept-all")
        }
        if accept != nil || sendBack != nil, !filter.isEmpty {
            throw ValidationError("--category, --kind, --origin, --language and --file do not go with a single id")
        }
        if sendBack != nil || acceptAll {
            guard let because else {
                throw ValidationError(
                    acceptAll
                        ? "say how these were read, and why together: --because"
                        : "say what is wrong with the text: --because")
            }
            try Editor.checkReason(because)
        }
        if acceptAll, filter.isEmpty {
            throw ValidationError("say what was read: --category, --kind, --origin, --language or --file")
        }
    }

    private var filter: ReviewFilter {
        var filter = ReviewFilter()
        filter.categories = category
        filter.kinds = kind
        filter.origins = origin
        filter.languages = language
        filter.files = file
        return filter
    }

    func work() async throws {
        let queue = try await ReviewQueue(folder: StepInput.withoutSlashes(content))
        let chosen = queue.items.filter(filter.takes)
        if chosen.isEmpty, accept == nil, sendBack == nil {
            throw CommandProblem("no text fits these options; catalog review --list shows what there is")
        }
        if list { return try FileWriting.standardOutput(ReviewCountsText.text(ReviewCounts(chosen))) }
        let run = ReviewRun(by: try Editor.name(by), on: on ?? Editor.today)
        let names = (topics ?? "").split(separator: ",").map { String($0.filter { !$0.isWhitespace }) }
            .filter { !$0.isEmpty }
        if let id = accept {
            try record(id, in: queue) { item in
                try run.accepted(item, ages: ages!, topics: names, reason: because, in: queue)
            }
        } else if let id = sendBack {
            try record(id, in: queue) { item in try run.sentBack(item, reason: because!) }
        } else if acceptAll {
            let readings = try chosen.filter { $0.waits(for: run.by) }.map { item in
                try run.accepted(
                    item, ages: ages ?? item.ages, topics: names, reason: because, isBulk: true, in: queue)
            }
            try record(readings, in: queue)
            let count = counted(readings.count, "text")
            try FileWriting.standardOutput("\(queue.path): \(count) accepted together by \(escaped(run.by))\n")
        } else {
            var dialogue = ReviewDialogue(queue: queue, run: run)
            try dialogue.hold(over: chosen)
        }
    }

    /// One reading, and what there is to say about it.
    private func record(
        _ id: String, in queue: ReviewQueue, _ make: (ReviewQueue.Item) throws -> Reading
    ) throws {
        let (item, remarks) = try queue.find(id)
        let reading = try make(item)
        try record([reading], in: queue)
        var text = remarks.map { $0 + "\n" }.joined()
        text += "  \(item.id)  \(oneLine(item.message.text))\n"
        if let remark = ReviewRun.remark(on: reading, of: item) { text += "\(remark)\n" }
        let verdict = reading.verdict == .accepted ? "accepted" : "sent back"
        try FileWriting.standardOutput("\(text)\(queue.path): \(verdict) by \(escaped(reading.by))\n")
    }

    private func record(_ readings: [Reading], in queue: ReviewQueue) throws {
        guard !readings.isEmpty else { return }
        for (path, count) in try queue.writeIDs() {
            try FileWriting.standardOutput("\(path): \(counted(count, "new id")) written beside the entries\n")
        }
        try queue.append(readings)
    }
}

extension Ages: ExpressibleByArgument {
    public init?(argument: String) { self.init(argument) }
}

extension Kind: ExpressibleByArgument {}
extension Origin: ExpressibleByArgument {}
