import CatalogModel
import ContentReading
import Diagnostics
import Testing

@testable import AttributionRules

/// Everything this step says about a folder of example files around `RuleExample.base`.
enum PolicyRun {
    static func content(_ files: [SourceFile]) throws -> Content {
        let paths = Set(files.map(\.path))
        let base = RuleExample.base.filter { !paths.contains($0.path) }
        let all = base.map { SourceFile(path: $0.path, text: $0.text) } + files
        let parsed = all.map { ContentParsing.parse($0, at: $0.path) }
        return try #require(ContentAssembly.assemble(parsed).content, "\(parsed.map(\.findings))")
    }

    static func diagnostics(_ files: [SourceFile]) throws -> [Diagnostic] {
        let content = try content(files)
        var findings = Findings()
        let checker = AttributionChecker(content, &findings)
        for file in content.files { findings.merge(checker.check(file.entries)) }
        findings.merge(checker.checkDecisions(content))
        return findings.kept.sorted()
    }

    static func diagnostics(_ example: RuleExample) throws -> [Diagnostic] {
        try diagnostics(example.decoded.map(\.source))
    }

    /// An attribution to a name that stands nowhere.
    static func mention(_ name: String, id: String? = nil) -> AuthorMention {
        let file = SourceFile(path: "name.md", text: name)
        return AuthorMention(
            written: SourceText(name, in: file, bytes: 0..<file.bytes.count), id: id, isReference: id != nil)
    }
}
