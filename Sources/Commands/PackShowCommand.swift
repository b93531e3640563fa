import ArgumentParser
import Diagnostics
import Pipeline
import Suitability

/// Shows the merged packs, line by line with their layers.
struct PackShowCommand: ToolCommand {
    static let configuration = CommandConfiguration(
        commandName: "show",
        abstract: "Show the merged packs of a language, every line with the layer that it comes from.")

    @Argument(help: "The pack.")
    var pack = "content"

    @Option(help: "The language whose packs are meant.")
    var lang = "en"

    @Option(help: "Show this rule alone.")
    var rule: String?

    func work() async throws {
        let policies = try PolicySource.policy(StepInput.withoutSlashes(pack))
        guard let policy = policies.language(lang) else {
            throw PolicyProblem.noLanguage(lang, known: policies.languages.map(\.language))
        }
        if let rule, policy.rule(rule) == nil {
            throw PolicyProblem.noRule(
                rule, likely: Suggestion.nearest(to: rule, among: policy.rules.map(\.rule.id.value)))
        }
        try Terminal.show(PolicyText(policy).text(only: rule))
    }
}
