import ArgumentParser
import Diagnostics
import Pipeline
import Suitability

/// Tries the examples of every rule.
struct PackTestCommand: ToolCommand {
    static let configuration = CommandConfiguration(
        commandName: "test",
        abstract: "Try the examples of every rule of all layers on the merged packs.",
        discussion: "Exit code 1 if a pack cannot be read, or an example does not behave.")

    @Argument(help: "The pack.")
    var pack = "content"

    @Flag(help: "Show every example with the words that its rule finds.")
    var examples = false

    @OptionGroup var options: RunOptions

    func work() async throws {
        let loaded = try PolicySource.load(StepInput.withoutSlashes(pack))
        var closing = ""
        var tried = 0
        for language in loaded.policy?.languages ?? [] {
            let run = ExampleTrial(language)
            tried += run.rules.reduce(0) { $0 + $1.results.count }
            closing += examples ? Self.list(run) : Self.table(run)
            closing += Self.summary(run, language)
        }
        let report = options.judgement.report(
            loaded.findings, asked: packRules, on: nil, paths: loaded.paths, entries: tried)
        try options.finish(report, closing: closing)
    }

    private static func table(_ run: ExampleTrial) -> String {
        var table = TextTable([
            ("rule", .left), ("pack", .left), ("from", .right), ("terms", .right), ("hits found", .right),
            ("misses left alone", .right),
        ])
        for rule in run.rules {
            table.add([rule.id, rule.pack, "\(rule.minAge)", "\(rule.terms)", share(rule, true), share(rule, false)])
        }
        return table.text()
    }

    private static func share(_ rule: ExampleTrial.Rule, _ isHit: Bool) -> String {
        let results = rule.results.filter { $0.isHit == isHit }
        return "\(results.filter(\.isRight).count) of \(results.count)"
    }

    private static func list(_ run: ExampleTrial) -> String {
        var text = ""
        for rule in run.rules {
            text += "\(rule.id)\n"
            for result in rule.results {
                let found = result.found.map { "finds '\($0)'" } ?? "finds nothing"
                text += "  \(result.isRight ? "ok   " : "WRONG") \(found) in: \(escaped(result.sentence))\n"
            }
        }
        return text
    }

    private static func summary(_ run: ExampleTrial, _ policy: LanguagePolicy) -> String {
        let results = run.rules.flatMap(\.results)
        let right = results.filter(\.isRight).count
        let terms = grouped(run.rules.reduce(0) { $0 + $1.terms })
        return
            "\(policy.name) (\(policy.language)): \(counted(run.rules.count, "rule")), \(terms) terms, "
            + "\(right) of \(counted(results.count, "example")) as they should be\n"
    }
}
