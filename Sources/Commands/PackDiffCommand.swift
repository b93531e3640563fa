import ArgumentParser
import CatalogModel
import Diagnostics
import Pipeline
import Suitability

/// Shows what a change of packs does to the catalog.
struct PackDiffCommand: ToolCommand {
    static let configuration = CommandConfiguration(
        commandName: "diff",
        abstract: "List the entries whose age, topics or block a change of packs alters.",
        discussion: """
            Belongs into the review of every change of a pack. To compare with what was committed: \
            `git worktree add ../before HEAD`, then `catalog tag pack diff ../before/content content`.
            """)

    @Argument(help: "The pack as it was.")
    var old: String

    @Argument(help: "The pack as it is to be.")
    var new: String

    @Option(help: "A content folder or a file of records to compare over.")
    var catalog = "content"

    @Option(help: "The language of records that do not state theirs.", transform: LanguageName.checked)
    var lang = "en"

    @Flag(help: "Only the numbers.")
    var summary = false

    func work() async throws {
        let before = try PolicySource.policy(StepInput.withoutSlashes(old))
        let after = try PolicySource.policy(StepInput.withoutSlashes(new))
        var text = ""
        for language in Set((before.languages + after.languages).map(\.language)).sorted() {
            let lines = RuleDifference.lines(from: before.language(language), to: after.language(language))
            if lines.isEmpty { continue }
            text += "rules (\(language))\n" + lines.map { "  \(escaped($0))\n" }.joined()
        }
        let difference = try await PolicyComparison.run(
            from: before, to: after, over: StepInput.withoutSlashes(catalog), language: lang)
        if !summary { text += difference.items.map(Self.text).joined() }
        let (raised, lowered) = difference.items.reduce(into: (0, 0)) { counts, item in
            if item.after.minAge > item.before.minAge { counts.0 += 1 }
            if item.after.minAge < item.before.minAge { counts.1 += 1 }
        }
        let blocked = difference.items.filter { $0.after.isBlocked && !$0.before.isBlocked }.count
        let freed = difference.items.filter { !$0.after.isBlocked && $0.before.isBlocked }.count
        text +=
            "\(counted(difference.compared, "entry", "entries")) compared, \(grouped(difference.items.count)) rated otherwise: "
        text += "\(raised) raised, \(lowered) lowered, \(blocked) newly blocked, \(freed) blocked no more\n"
        try Terminal.show(text)
    }

    private static func text(_ item: PolicyDifference.Item) -> String {
        var lines = ["\(escaped(item.id))  \(rating(item.before)) -> \(rating(item.after))"]
        lines.append("  " + oneLine(item.text))
        lines += item.gone.map { "  - \(escaped($0))" } + item.added.map { "  + \(escaped($0))" }
        return lines.joined(separator: "\n") + "\n"
    }

    private static func rating(_ rating: PolicyDifference.Rating) -> String {
        let topics = rating.topics.isEmpty ? "" : " (\(rating.topics.map(\.topic).joined(separator: ", ")))"
        return "\(rating.minAge)+\(topics)\(rating.isBlocked ? " blocked" : "")"
    }
}
