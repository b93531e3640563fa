import ArgumentParser
import CatalogModel
import Diagnostics
import FileAccess
import Pipeline
import Suitability

/// An overview of what people decided against the packs.
struct TagOverridesCommand: ToolCommand {
    static let configuration = CommandConfiguration(
        commandName: "overrides",
        abstract: "Audit the judgements against findings: by person, rule, topic, age and whether they still hold.",
        discussion: """
            With --export it writes the declared ages and the judgements of all entries as labelled data, one JSON object \
            a line: what rules can be measured against.
            """)

    @Argument(help: "The content folder.")
    var content = "content"

    @Option(help: "Write all entries with what was declared and decided.")
    var export: String?

    func work() async throws {
        let run = WholeRun(folder: StepInput.withoutSlashes(content), phase: .draft, parallelism: .machine)
        let result = try await run.tag()
        guard let tagged = result.output else {
            try ReportTarget.write(result.report, to: [], closing: "")
            throw Outcome.contentHasErrors
        }
        let audit = OverrideAudit(tagged.suitability, tagged.overrideStates)
        var text = Self.list(audit)
        text += Self.counts(audit, "by") { $0.override.by }
        text += Self.counts(audit, "rule") { [$0.override.rule.value] }
        text += Self.counts(audit, "topic") { [$0.topic ?? "(no such rule)"] }
        text += Self.counts(audit, "state") { [$0.state.rawValue] }
        text += "\(counted(audit.items.count, "override")) of \(counted(tagged.ratings.count, "entry", "entries"))\n"
        if let export {
            try FileWriting.replace(export, with: tagged.labelledLines)
            text += "\(export): \(grouped(tagged.ratings.count)) entries\n"
        }
        try Terminal.show(text)
        if audit.items.contains(where: { $0.state != .holds }) { throw Outcome.contentHasErrors }
    }

    private static func list(_ audit: OverrideAudit) -> String {
        guard !audit.items.isEmpty else { return "" }
        var table = TextTable([
            ("entry", .left), ("rule", .left), ("words", .left), ("to", .left), ("by", .left), ("days", .right),
            ("state", .left), ("reason", .left),
        ])
        for item in audit.items {
            let override = item.override
            let to = if case .age(let age) = override.effect { "\(age)+" } else { "ignore" }
            table.add([
                override.entry.value, override.rule.value, override.match.value, to,
                override.by.joined(separator: ", "), "\(item.age)", item.state.rawValue, override.reason.value,
            ])
        }
        return table.text() + "\n"
    }

    private static func counts(
        _ audit: OverrideAudit, _ what: String, _ key: (OverrideAudit.Item) -> [String]
    ) -> String {
        var table = TextTable([(what, .left), ("overrides", .right)])
        for (value, count) in audit.counts(by: key) { table.add([value, grouped(count)]) }
        return table.isEmpty ? "" : table.text() + "\n"
    }
}
