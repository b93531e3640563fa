import CatalogModel
import Diagnostics

@testable import ContentRules

/// Everything the rules say about an example.
enum ExampleRun {
    static func diagnostics(of example: MarkedExample) -> [Diagnostic] {
        var findings = Findings()
        for file in example.files { findings.merge(ContentChecker.checkBytes(file)) }
        let content = ExampleReader.content(of: example.files)
        let checker = ContentChecker(content)
        for file in content.files { findings.merge(checker.check(file.entries)) }
        findings.merge(checker.checkCatalog(content))
        let rules = allRules.map { type(of: $0).about }
        findings = Suppressions.apply(to: findings, of: content, rules: rules)
        // Levels of review, so that a rule that waits for the release is not tested for nothing.
        let grading = Grading(phase: .release, settings: content.settings, rules: rules)
        return grading.apply(to: findings).kept.sorted()
    }
}
