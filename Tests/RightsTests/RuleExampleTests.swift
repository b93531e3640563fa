import CatalogModel
import ContentReading
import Diagnostics
import Testing

@testable import Rights

/// Holds the rules to their own descriptions.
@Suite struct RuleExampleTests {
    static let names = RightsRules.all.map(\.id.name)

    private func about(_ name: String) -> RuleDescription { RightsRules.all.first { $0.id.name == name }! }

    /// What the rules say about an example, and where its marks stood.
    private func run(_ example: RuleExample) throws -> (findings: [Diagnostic], marks: [String: [Int]]) {
        let decoded = example.decoded
        let paths = Set(decoded.map(\.path))
        let base = RuleExample.base.filter { !paths.contains($0.path) }
        let files = base.map { SourceFile(path: $0.path, text: $0.text) } + decoded.map(\.source)
        let content = try #require(
            ContentAssembly.assemble(files.map { ContentParsing.parse($0, at: $0.path) }).content)
        var findings = Findings()
        RightsRules.check(content, &findings)
        let marks = Dictionary(uniqueKeysWithValues: decoded.filter { !$0.marks.isEmpty }.map { ($0.path, $0.marks) })
        return (findings.kept.sorted(), marks)
    }

    @Test(arguments: names) func findsTheFaultOfEachRejectedExampleWhereItIsMarked(name: String) throws {
        #expect(about(name).rejects.count >= 2)
        for example in about(name).rejects {
            let (findings, marks) = try run(example)
            #expect(!marks.isEmpty)
            let found = findings.filter { $0.rule.name == name }
            for (path, places) in marks {
                let starts = found.filter { $0.range.file.path == path }.map(\.range.bytes.lowerBound)
                #expect(starts == places, "\(name) in \(example.files): \(findings.map(\.summary))")
            }
            #expect(found.count == marks.values.reduce(0) { $0 + $1.count })
            for finding in found { #expect(!finding.summary.text.hasSuffix(".")) }
        }
    }

    @Test(arguments: names) func saysNothingAboutAcceptedExamples(name: String) throws {
        #expect(about(name).accepts.count >= 2)
        for example in about(name).accepts {
            let found = try run(example).findings.filter { $0.rule.name == name }
            #expect(found.isEmpty, "\(example.files): \(found.map(\.summary))")
        }
    }
}
