import Diagnostics
import TestSupport
import Testing

@testable import ContentReading

struct RuleExampleTests {
    @Test(arguments: readingRules.indices)
    func acceptsItsOwnExamples(index: Int) throws {
        let rule = readingRules[index]
        for example in rule.accepts {
            let found = try SampleFolder(example).findings.filter { $0.rule == rule.id }
            #expect(found.isEmpty, "\(rule.id) should accept \(example.files): \(found.map(\.summary.text))")
        }
    }

    @Test(arguments: readingRules.indices)
    func findsTheFaultOfItsOwnExamplesWhereItIsMarked(index: Int) throws {
        let rule = readingRules[index]
        for example in rule.rejects {
            let folder = try SampleFolder(example)
            let found = folder.findings.filter { $0.rule == rule.id }
            let places = found.map { "\($0.range.file.path):\($0.range.bytes.lowerBound)" }
            #expect(places == folder.marks, "\(rule.id): \(example.files)\n\(folder.findings.map(\.summary.text))")
        }
    }

    @Test func namesEachRuleOnce() {
        #expect(Set(readingRules.map(\.id)).count == readingRules.count)
        #expect(readingRules.map(\.id) == readingRules.map(\.id).sorted())
    }
}

/// The content folder that an example stands for, read.
struct SampleFolder {
    let findings: [Diagnostic]

    /// `path:offset` of each mark, sorted as findings are.
    let marks: [String]

    static let defaults = [
        "catalog.yml": """
        name: Example
        audience: 12+
        languages: [en]
        licence: CC0-1.0
        asOf: 2026-11-21
        moods: [tired, sad]

        """,
        "categories/courage.md": "---\ntitle: Courage\n---\n\nFor the stairs.\n",
        "authors/ada-brook.md": "---\nname: Ada Brook\n---\n",
    ]

    init(_ example: RuleExample) throws {
        var files = Self.defaults
        var marks: [String] = []
        for (path, text) in example.files {
            let marked = MarkedText(text)
            files[path] = marked.text
            marks += marked.marks.map { "\(path):\($0)" }
        }
        self.marks = marks.sorted()
        let folder = try TemporaryFolder(files)
        let discovery = try ContentFolder.discover(folder.path)
        var found = Findings()
        for diagnostic in discovery.findings.kept {
            // Shown without the temporary folder's name, as the examples write it.
            let path = String(diagnostic.range.file.path.dropFirst(folder.path.count + 1))
            var diagnostic = diagnostic
            diagnostic.range = SourceFile(path: path, bytes: []).range
            found.add(diagnostic)
        }
        let parsed = discovery.files.map { file in
            ContentParsing.parse(
                SourceFile(path: file.relativePath, text: files[file.relativePath]!), at: file.relativePath)
        }
        for file in parsed { found.merge(file.findings) }
        found.merge(ContentAssembly.assemble(parsed).findings)
        findings = found.kept.sorted()
    }
}
