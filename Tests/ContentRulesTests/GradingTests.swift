import CatalogModel
import Diagnostics
import Testing

@testable import ContentRules

@Suite struct GradingTests {
    private let lenient = RuleDescription(
        id: "lenient", summary: "", why: "", severity: SeverityByPhase(draft: nil, review: .warning, release: .error),
        accepts: [], rejects: [])
    private let strict = RuleDescription(id: "strict", summary: "", why: "", accepts: [], rejects: [])

    private func graded(_ phase: Phase, catalog: String = "") throws -> [String] {
        let file = SourceFile(path: "catalog.yml", text: catalog)
        let settings = try ExampleRun.content(around: [file]).settings
        var findings = Findings()
        for rule in [lenient, strict] { findings.add(Diagnostic(rule, at: file.range, "found")) }
        let grading = Grading(phase: phase, settings: settings, rules: [lenient, strict])
        return grading.apply(to: findings).kept.map { "\($0.rule) \($0.severity)" }
    }

    @Test func givesEachFindingTheLevelOfThePhase() throws {
        #expect(try graded(.draft) == ["strict error"])
        #expect(try graded(.review) == ["lenient warning", "strict error"])
        #expect(try graded(.release) == ["lenient error", "strict error"])
    }

    @Test func letsTheSettingsHaveTheLastWord() throws {
        #expect(try graded(.draft, catalog: "rules:\n  lenient: note\n  strict: off\n") == ["lenient note"])
    }

    @Test func reportsLevelsOfRulesThatDoNotExist() throws {
        #expect(
            try graded(.draft, catalog: "rules:\n  strickt: off\n") == ["strict error", "unknown-rule-in-settings error"])
    }
}
