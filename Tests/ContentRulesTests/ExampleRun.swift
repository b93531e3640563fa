import CatalogModel
import ContentReading
import Diagnostics
import Testing

@testable import ContentRules

/// Everything the rules say about an example, which stands in the folder of `RuleExample.base`.
enum ExampleRun {
    static func diagnostics(of example: MarkedExample) throws -> [Diagnostic] {
        var findings = Findings()
        let files = Self.files(around: example)
        for file in files { findings.merge(ContentChecker.checkBytes(file)) }
        let content = try content(of: files)
        let checker = ContentChecker(content)
        for file in content.files { findings.merge(checker.check(file.entries)) }
        findings.merge(checker.checkCatalog(content))
        let rules = allRules.map { type(of: $0).about }
        findings = Suppressions.apply(to: findings, of: content, rules: rules)
        // Levels of the release, so that a rule that waits for it is not tested for nothing.
        let grading = Grading(phase: .release, settings: content.settings, rules: rules)
        return grading.apply(to: findings).kept.sorted()
    }

    static func content(of example: MarkedExample) throws -> Content { try content(of: files(around: example)) }

    /// The content of some files in the folder of `RuleExample.base`.
    static func content(around files: [SourceFile]) throws -> Content {
        let paths = Set(files.map(\.path))
        let base = RuleExample.base.filter { !paths.contains($0.path) }
        return try content(of: base.map { SourceFile(path: $0.path, text: $0.text) } + files)
    }

    private static func content(of files: [SourceFile]) throws -> Content {
        let parsed = files.map { ContentParsing.parse($0, at: $0.path) }
        return try #require(ContentAssembly.assemble(parsed).content, "\(parsed.map(\.findings))")
    }

    private static func files(around example: MarkedExample) -> [SourceFile] {
        let paths = Set(example.files.map(\.path))
        let base = RuleExample.base.filter { !paths.contains($0.path) }
        return base.map { SourceFile(path: $0.path, text: $0.text) } + example.files
    }
}
