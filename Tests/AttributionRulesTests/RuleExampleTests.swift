import Diagnostics
import Testing

@testable import AttributionRules

/// Holds every rule of this step to its own description.
@Suite struct RuleExampleTests {
    @Test func rulesAreListedOnceInOrder() {
        let ids = attributionPolicyRules.map(\.id)
        #expect(ids == ids.sorted())
        #expect(Set(ids).count == ids.count)
    }

    @Test(arguments: attributionPolicyRules.map(\.id.name))
    func findsTheFaultWhereItIsMarkedAndNothingElse(name: String) throws {
        let rule = try #require(attributionPolicyRules.first { $0.id.name == name })
        #expect(rule.accepts.count >= 2 && rule.rejects.count >= 2)
        for example in rule.rejects {
            let found = try PolicyRun.diagnostics(example)
            let marks = example.decoded.filter { !$0.marks.isEmpty }
            #expect(!marks.isEmpty)
            for file in marks {
                let starts = found.filter { $0.rule == rule.id && $0.range.file.path == file.path }
                    .map(\.range.bytes.lowerBound)
                #expect(starts == file.marks, "\(example.files): \(found)")
            }
            #expect(
                found.allSatisfy {
                    $0.rule == rule.id || rule.id == "stale-decision" || rule.id == "unused-decision"
                        || rule.id == "malformed-decisions"
                })
            #expect(found.allSatisfy { !$0.solutions.isEmpty && !$0.summary.text.hasSuffix(".") })
        }
        for example in rule.accepts {
            let found = try PolicyRun.diagnostics(example)
            #expect(found.isEmpty, "\(example.files): \(found.map(\.summary))")
        }
    }
}
