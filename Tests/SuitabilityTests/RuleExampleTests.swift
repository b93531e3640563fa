import CatalogModel
import ContentReading
import Diagnostics
import TestSupport
import Testing

@testable import Suitability

/// Holds every rule of the step to its own description.
@Suite struct RuleExampleTests {
    @Test(arguments: suitabilityRules.map(\.id.name))
    func findsTheFaultOfEachRejectedExampleWhereItIsMarked(name: String) throws {
        let rule = try #require(suitabilityRules.first { $0.id.name == name })
        #expect(!rule.rejects.isEmpty && !rule.accepts.isEmpty)
        for example in rule.rejects {
            let run = try ExampleRun(example)
            #expect(!run.marks.isEmpty, "no ↓ in \(example.files)")
            let found = run.findings.filter { $0.rule == rule.id }
            for (path, marks) in run.marks {
                let starts = found.filter { $0.range.file.path == path }.map(\.range.bytes.lowerBound)
                #expect(
                    starts == marks,
                    "\(name): \(run.findings.map { "\($0.range.file.path) \($0.range.start) \($0.summary)" })")
            }
        }
    }

    @Test(arguments: suitabilityRules.map(\.id.name))
    func saysNothingAtAllAboutAcceptedExamples(name: String) throws {
        let rule = try #require(suitabilityRules.first { $0.id.name == name })
        for example in rule.accepts {
            let found = try ExampleRun(example).findings.filter {
                $0.rule != "missing-provenance" || rule.id == $0.rule
            }
            #expect(found.isEmpty, "\(name): \(found.map(\.summary.text))")
        }
    }

    @Test func rulesAreListedOnceInOrder() {
        let ids = suitabilityRules.map(\.id)
        #expect(ids == ids.sorted() && Set(ids).count == ids.count)
        for rule in suitabilityRules { #expect(rule.summary.hasSuffix(".") && rule.why.hasSuffix(".")) }
    }
}

/// A folder of content made of an example, read and rated.
struct ExampleRun {
    let content: Content
    let findings: [Diagnostic]
    let ratings: [EntryRating]
    let marks: [String: [Int]]

    init(_ example: RuleExample) throws {
        var texts = Dictionary(uniqueKeysWithValues: RuleExample.base.map { ($0.path, $0.text) })
        for (path, text) in example.files { texts[path] = text }
        var marks: [String: [Int]] = [:]
        var files: [ParsedFile] = []
        for (path, text) in texts.sorted(by: { $0.key < $1.key }) {
            let marked = MarkedText(text)
            if !marked.marks.isEmpty { marks[path] = marked.marks }
            files.append(ContentParsing.parse(SourceFile(path: path, text: marked.text), at: path))
        }
        self.marks = marks
        content = try #require(ContentAssembly.assemble(files).content)
        var (context, findings) = SuitabilityContext.load(content)
        var rater = EntryRater(context)
        var ratings: [EntryRating] = []
        for entry in content.files.flatMap(\.entries) where entry.id != nil {
            ratings.append(
                rater.rate(entry, id: entry.id!.string, categories: entry.category.map { [$0.string] } ?? [], &findings)
            )
        }
        for override in context.overrides.unused(used: Set(rater.overrideStates.keys)) {
            findings.add(UnusedOverride.withoutEntry(override))
        }
        let ids = Set(content.files.flatMap(\.entries).compactMap(\.id))
        ReadingWithoutEntry.check(context.readings, isKnown: ids.contains, &findings)
        self.ratings = ratings
        self.findings = findings.kept.sorted()
    }
}
