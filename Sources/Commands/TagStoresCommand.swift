import ArgumentParser
import BundleReader
import CatalogModel
import Diagnostics
import Pipeline
import Publishing
import Suitability

/// Suggests answers for the forms of app stores.
struct TagStoresCommand: ToolCommand {
    static let configuration = CommandConfiguration(
        commandName: "stores",
        abstract: "Suggest answers to the content questions of app stores, from a finished bundle.",
        discussion: """
            For each question NONE, INFREQUENT or FREQUENT, from the share of messages that touch its topics; the packs \
            say which topics a question is about and from which share on a topic is frequent. They are suggestions with \
            their evidence: a person answers.
            """)

    @Argument(help: "The bundle.")
    var bundle = "build/catalog"

    @Option(help: "The content folder whose packs map topics to questions.")
    var content = "content"

    @Option(help: "Only messages that suit this age: what an app shows that leaves the others out.")
    var age: Int?

    @Flag(help: "Name every message behind an answer, not only the first three.")
    var entries = false

    func work() async throws {
        let policy = try PolicySource.policy(StepInput.withoutSlashes(content))
        let bundle = try Bundle.opened(StepInput.withoutSlashes(bundle))
        let messages = bundle.records.compactMap { record -> StoreAnswers.Message? in
            if let age, record.minAge > age { return nil }
            return StoreAnswers.Message(
                id: record.id, minAge: record.minAge,
                topics: record.topics.map { TopicMark(topic: $0.topic, severity: $0.severity, mode: $0.mode) })
        }
        guard !messages.isEmpty else { throw CommandProblem("no message of the bundle is for the age of \(age ?? 0)") }
        let answers = StoreAnswers(messages, policy)
        var text = "\(grouped(messages.count)) messages, for \(answers.minAge)+ all together\n"
        for store in answers.stores { text += "\n" + self.text(store, of: messages.count) }
        try Terminal.show(text)
    }

    private func text(_ store: StoreAnswers.Store, of count: Int) -> String {
        var table = TextTable([
            (store.name + (store.band.map { ", rated \($0)" } ?? ""), .left), ("answer", .left), ("messages", .right),
            ("of 1,000", .right), ("topics", .left), ("such as", .left),
        ])
        for question in store.questions {
            let shown = entries ? question.messages[...] : question.messages.prefix(3)
            table.add([
                question.name, question.answer.rawValue, grouped(question.messages.count), "\(question.share)",
                question.topics.joined(separator: ", "), shown.joined(separator: " "),
            ])
        }
        return table.text()
    }
}
