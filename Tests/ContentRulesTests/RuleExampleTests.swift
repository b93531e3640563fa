import Diagnostics
import Testing

@testable import ContentRules

/// Holds every rule of `allRules` to its own description: a rule is tested the moment it is listed.
@Suite struct RuleExampleTests {
    /// A rule under the name that test reports show.
    struct Named: CustomTestStringConvertible, Sendable {
        let about: RuleDescription
        var testDescription: String { about.id.name }
    }

    static let rules = allRules.map { Named(about: type(of: $0).about) }

    @Test(arguments: rules)
    func findsTheFaultOfEachRejectedExampleWhereItIsMarked(rule: Named) throws {
        for example in rule.about.rejects {
            let marked = MarkedExample(example)
            #expect(!marked.marks.isEmpty, "no ↓ in \(example.files)")
            let diagnostics = try ExampleRun.diagnostics(of: marked)
            let found = diagnostics.filter { $0.rule == rule.about.id }
            for (path, marks) in marked.marks {
                let starts = found.filter { $0.range.file.path == path }.map(\.range.bytes.lowerBound)
                #expect(starts == marks, "\(rule.about.id) in \(example.files): \(diagnostics)")
            }
        }
    }

    @Test(arguments: rules)
    func saysNothingAboutAcceptedExamples(rule: Named) throws {
        for example in rule.about.accepts {
            let found = try ExampleRun.diagnostics(of: MarkedExample(example)).filter { $0.rule == rule.about.id }
            #expect(found.isEmpty, "\(rule.about.id) in \(example.files): \(found.map(\.summary.text))")
        }
    }

    @Test(arguments: rules)
    func findsNothingMoreOnceItsOwnEditsAreMade(rule: Named) throws {
        for example in rule.about.rejects {
            let marked = MarkedExample(example)
            let edits = try ExampleRun.diagnostics(of: marked).filter { $0.rule == rule.about.id }
                .compactMap { $0.solutions.first { !$0.replacements.isEmpty }?.replacements }
            guard !edits.isEmpty else { continue }
            var mended = marked
            mended.files = marked.files.map { file in
                let here = edits.joined().filter { $0.range.file === file }
                return SourceFile(path: file.path, bytes: FixedText.applying(here, to: file.bytes))
            }
            let left = try ExampleRun.diagnostics(of: mended).filter { $0.rule == rule.about.id }
            #expect(
                left.isEmpty,
                "\(rule.about.id) still finds \(left.map(\.summary.text)) in \(mended.files[0].text(0..<200))")
        }
    }

    @Test(arguments: rules)
    func isDescribedInFull(rule: Named) {
        let about = rule.about
        #expect(about.accepts.count >= 2 && about.rejects.count >= 2)
        #expect(about.summary.hasSuffix(".") && about.why.hasSuffix("."))
        let isKebabCase = about.id.name.split(separator: "-", omittingEmptySubsequences: false).allSatisfy { part in
            !part.isEmpty && part.utf8.allSatisfy { (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) }
        }
        #expect(isKebabCase, "\(about.id) is not kebab-case")
    }

    @Test(arguments: rules)
    func wordsItsSummariesAsPhrases(rule: Named) throws {
        for example in rule.about.rejects {
            for found in try ExampleRun.diagnostics(of: MarkedExample(example)) where found.rule == rule.about.id {
                #expect(!found.summary.text.hasSuffix("."), "\(found.summary)")
                #expect(!found.solutions.isEmpty, "\(rule.about.id) says no way out")
            }
        }
    }

    @Test func everyRuleHasANameOfItsOwn() {
        let names = Self.rules.map(\.about.id.name)
        #expect(Set(names).count == names.count)
    }
}
