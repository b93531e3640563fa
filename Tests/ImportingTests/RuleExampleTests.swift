import Diagnostics
import Importing
import Testing

/// Every rule holds to its own examples.
@Suite struct RuleExampleTests {
    @Test(arguments: ImportRules.all.map(\.id.name))
    func acceptsAndRejectsItsOwnExamples(id: String) throws {
        let rule = try #require(ImportRules.all.first { $0.id.name == id })
        #expect(!rule.accepts.isEmpty && !rule.rejects.isEmpty)
        for example in rule.accepts {
            let (result, _) = run(example)
            #expect(result.findings.kept.allSatisfy { $0.rule != rule.id }, "\(id) should accept \(example.files)")
            #expect(written(result).unwritable.isEmpty)
        }
        for example in rule.rejects {
            let (result, marks) = run(example)
            let unwritable = written(result).unwritable.map(\.finding)
            let places = (result.findings.kept + unwritable).filter { $0.rule == rule.id }.map(Place.init)
            #expect(Set(places) == Set(marks), "\(id) should reject \(example.files)")
            #expect(places.count == marks.count)
        }
    }

    @Test func namesEachRuleOnceInOrder() {
        let ids = ImportRules.all.map(\.id)
        #expect(ids == ids.sorted() && Set(ids).count == ids.count)
        for rule in ImportRules.all {
            #expect(rule.id.name.allSatisfy { $0.isLowercase || $0 == "-" || $0.isNumber })
            #expect(rule.summary.hasSuffix(".") && rule.why.hasSuffix("."))
        }
    }

    private struct Place: Hashable {
        let path: String
        let offset: Int

        init(path: String, offset: Int) {
            self.path = path
            self.offset = offset
        }

        init(_ finding: Diagnostic) {
            self.init(path: finding.range.file.path, offset: finding.range.bytes.lowerBound)
        }
    }

    private func run(_ example: RuleExample) -> (ImportResult, [Place]) {
        var companions = Companions()
        var marks: [Place] = []
        var files: [(SourceFile, ImportFormat)] = []
        for (path, text) in example.files {
            let sample = Sample(text)
            let file = sample.file(path)
            marks += sample.marks.map { Place(path: path, offset: $0) }
            switch path.split(separator: "/").last {
            case "tags.json": companions.tags = file
            case "authors.json": companions.authors = file
            case "version.json": companions.version = file
            default: files.append((file, format(path, text)))
            }
        }
        if let (file, _) = files.first, file.path.hasSuffix("/pairs.jsonl") {
            return (TextPairLines(file).result, marks)
        }
        var options = ImportOptions()
        options.values = ["flag": ["sfw", "nsfw", "unknown"]]
        let result = Importer.read(
            files.map(\.0), as: files.first?.1 ?? .json, options, companions: companions)
        return (result, marks)
    }

    private func written(_ result: ImportResult) -> (bytes: [UInt8], unwritable: [ContentExport.Unwritable]) {
        ContentExport.markdown(result.records, at: "messages/courage/a.md", category: "courage", language: "en")
    }

    private func format(_ path: String, _ text: String) -> ImportFormat {
        if path.hasSuffix(".json") { return .json }
        if path.hasSuffix(".jsonl") { return .jsonLines }
        if path.hasSuffix(".csv") { return .csv }
        if path.hasSuffix(".md") || text.contains("---\n") { return .markdown }
        return .fortune
    }
}
