import Diagnostics
import Testing

@testable import ContentRules

/// Examples of these rules show one fault and nothing else, so that people can copy them.
@Suite struct StructureAttributionExampleTests {
    static let rules = (structureRules + attributionRules).map { RuleExampleTests.Named(about: type(of: $0).about) }

    /// An example need not use everything it brings.
    static let beside: Set<RuleID> = ["unused-author", "empty-category"]

    @Test(arguments: rules)
    func acceptedExamplesAreFaultless(rule: RuleExampleTests.Named) throws {
        for example in rule.about.accepts {
            let found = try ExampleRun.diagnostics(of: MarkedExample(example)).filter { !Self.beside.contains($0.rule) }
            #expect(found.isEmpty, "\(example.files): \(found.map { "\($0.rule) \($0.summary)" })")
        }
    }

    @Test(arguments: rules)
    func rejectedExamplesHaveNoOtherFault(rule: RuleExampleTests.Named) throws {
        for example in rule.about.rejects {
            let found = try ExampleRun.diagnostics(of: MarkedExample(example)).filter {
                !Self.beside.contains($0.rule) && $0.rule != rule.about.id
            }
            #expect(found.isEmpty, "\(example.files): \(found.map { "\($0.rule) \($0.summary)" })")
        }
    }

    @Test func theFolderAroundExamplesIsFaultless() throws {
        let found = try ExampleRun.diagnostics(of: MarkedExample(RuleExample(files: [])))
        #expect(found.isEmpty, "\(found)")
    }
}
