import Diagnostics
import Identity
import Testing

struct IdentityRulesTests {
    @Test(arguments: IdentityRules.all.map(\.id)) func acceptsAndRejectsItsOwnExamples(id: RuleID) throws {
        let about = try #require(IdentityRules.all.first { $0.id == id })
        #expect(!about.accepts.isEmpty && !about.rejects.isEmpty)
        for example in about.accepts {
            let found = Sample(example.files).findings().map(\.rule)
            #expect(!found.contains(id), "\(id) should accept \(example.files)")
        }
        for example in about.rejects {
            let sample = Sample(example.files)
            let found = sample.findings()
            #expect(found.map(\.rule) == [id], "\(example.files): \(found.map(\.summary.text))")
            let marks = try #require(sample.marks.first)
            #expect(found.first?.range.file.path == marks.key)
            #expect(found.first?.range.bytes.lowerBound == marks.value[0], "\(example.files)")
        }
    }

    @Test func namesEveryRuleOnceInOrder() {
        let ids = IdentityRules.all.map(\.id)
        #expect(ids == ids.sorted() && Set(ids).count == ids.count)
    }
}
