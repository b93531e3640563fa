import ArgumentParser
import Diagnostics
import FileAccess
import Glibc
import Pipeline

/// Tells what a rule asks for and why.
struct ExplainCommand: ToolCommand {
    static let configuration = CommandConfiguration(
        commandName: "explain",
        abstract: "Tell what a rule asks for and why, with examples.",
        discussion: "Without a rule it lists them all.")

    @Argument(help: "The rule, as it stands in brackets behind a finding: unknown-mood.")
    var rule: String?

    @Flag(help: "Write all rules as a Markdown page, which is docs/rules.md.")
    var markdown = false

    func work() async throws {
        if markdown {
            try FileWriting.standardOutput(RuleText.page(RuleBook.all))
        } else if let rule {
            guard let description = RuleBook.rule(RuleID(rule)) else {
                let likely = Suggestion.nearest(to: rule, among: RuleBook.all.map(\.id.name))
                let hint =
                    likely.isEmpty
                    ? "`catalog explain` lists them" : "did you mean \(likely.joined(separator: " or "))?"
                throw CommandProblem("there is no rule '\(rule)'; \(hint)")
            }
            try FileWriting.standardOutput(RuleText(description).terminal(usesColor: isatty(STDOUT_FILENO) == 1))
        } else {
            let width = RuleBook.all.map(\.id.name.count).max() ?? 0
            for rule in RuleBook.all {
                let padding = String(repeating: " ", count: width - rule.id.name.count)
                try FileWriting.standardOutput("\(rule.id)\(padding)  \(rule.summary)\n")
            }
        }
    }
}

/// Something a command cannot do, in words for the person who asked for it.
struct CommandProblem: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}
