import ArgumentParser
import CatalogModel
import Diagnostics
import FileAccess
import Glibc
import Pipeline
import Suitability

/// Tells what a rule asks for and why, or everything about an entry.
struct ExplainCommand: ToolCommand {
    static let configuration = CommandConfiguration(
        commandName: "explain",
        abstract: "Tell what a rule asks for and why, or all that is known about an entry.",
        discussion: """
            With the id of an entry it shows the text, for which ages it is and because of which words, what was decided \
            about that, who said it on what evidence, whether it may be printed, and what apps make of it. Without an \
            argument it lists all rules.
            """)

    @Argument(
        help: "A rule as reports name it, such as unknown-mood or, of the packs, swear-strong; or the id of an entry.")
    var subject: String?

    @Option(help: "The content folder of the entry and of the packs.")
    var content = "content"

    @Flag(help: "Write all rules as a Markdown page, which is docs/rules.md.")
    var markdown = false

    func work() async throws {
        if markdown {
            try FileWriting.standardOutput(RuleText.page(RuleBook.all))
        } else if let id = subject, MessageID(id) != nil {
            let entry = try await EntryExplanation(of: id, in: StepInput.withoutSlashes(content))
            try Terminal.show(EntryText.text(entry))
        } else if let rule = subject {
            try FileWriting.standardOutput(try text(ofRule: rule))
        } else {
            let width = RuleBook.all.map(\.id.name.count).max() ?? 0
            for rule in RuleBook.all {
                let padding = String(repeating: " ", count: width - rule.id.name.count)
                try Terminal.show("\(rule.id)\(padding)  \(rule.summary)\n")
            }
        }
    }
}

extension ExplainCommand {
    /// What is known of a rule: one of the checks, one of the packs, or both.
    private func text(ofRule rule: String) throws -> String {
        let folder = StepInput.withoutSlashes(content)
        let packs = Folder.isFolder(folder + "/policy") ? try PolicySource.policy(folder).languages : []
        let described = RuleBook.rule(RuleID(rule)).map {
            RuleText($0).terminal(usesColor: isatty(STDOUT_FILENO) == 1)
        }
        let found = packs.compactMap { policy in
            policy.rule(rule).map { PackRuleText($0, of: policy).text }
        }
        let texts = [described].compactMap(\.self) + found
        guard texts.isEmpty else { return texts.joined(separator: "\n") }
        let known = RuleBook.all.map(\.id.name) + packs.flatMap(\.rules).map(\.rule.id.value)
        let likely = Suggestion.nearest(to: rule, among: known)
        let hint =
            likely.isEmpty
            ? "`catalog explain` lists them, `catalog tag pack show` those of the packs, and an entry is named by its id"
            : "did you mean \(likely.joined(separator: " or "))?"
        throw CommandProblem("there is no rule '\(rule)'; \(hint)")
    }
}

/// Something a command cannot do, in words for the person who asked for it.
struct CommandProblem: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}
