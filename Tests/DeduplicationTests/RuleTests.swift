import Diagnostics
import Testing

@testable import Deduplication

struct RuleTests {
    @Test func rulesAreListedOnceInOrder() {
        let ids = deduplicationRules.map(\.id)
        #expect(ids == ids.sorted())
        #expect(Set(ids).count == ids.count)
    }

    @Test(arguments: deduplicationRules.map(\.id.name))
    func rulesAreExplainedAndShown(name: String) throws {
        let rule = try #require(deduplicationRules.first { $0.id.name == name })
        #expect(name.allSatisfy { $0 == "-" || ("a"..."z").contains($0) })
        #expect(!rule.why.isEmpty && rule.summary.hasSuffix("."))
        #expect(!rule.accepts.isEmpty)
        #expect(!rule.rejects.isEmpty)
        for example in rule.rejects { #expect(example.files.contains { $0.text.contains("↓") }) }
        for example in rule.accepts { #expect(!example.files.contains { $0.text.contains("↓") }) }
    }
}
