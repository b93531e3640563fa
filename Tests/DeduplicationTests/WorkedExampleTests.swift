import Testing

@testable import Deduplication

struct WorkedExampleTests {
    @Test(arguments: WorkedExamples.all)
    func judgesTheRelationAndNamesTheEdits(pair: JudgedPair) throws {
        let verdict = try WrittenVerdict.of(pair)
        #expect(verdict.relation == pair.relation)
        #expect(verdict.kinds == pair.edits)
    }

    /// Other texts in the run change the vocabulary, and must not change the answers.
    @Test func judgesAllOfThemTogetherAsEachByItself() throws {
        let together = try WrittenVerdict.of(WorkedExamples.all)
        for (pair, verdict) in zip(WorkedExamples.all, together) {
            #expect(verdict.relation == pair.relation, "\(pair.testDescription)")
            #expect(verdict.kinds == pair.edits, "\(pair.testDescription)")
        }
    }

    @Test(arguments: WorkedExamples.all)
    func judgesBothWaysRoundAlike(pair: JudgedPair) throws {
        let (there, back) = (try WrittenVerdict.of(pair), try WrittenVerdict.of(pair.reversed))
        #expect(there.relation == back.relation)
        #expect(there.kinds.map(turned) == back.kinds)
    }

    /// What was added on the way there was dropped on the way back.
    private func turned(_ kind: String) -> String {
        if kind.hasSuffix("-added") { return kind.dropLast(5) + "dropped" }
        return kind.hasSuffix("-dropped") ? kind.dropLast(7) + "added" : kind
    }

    @Test(arguments: WorkedExamples.all, [false, true])
    func mergesInARunWhatIsADuplicateAndNothingElse(pair: JudgedPair, isThorough: Bool) throws {
        for records in [pair.records, pair.records.reversed()] {
            let result = Deduplicated(records, .init(isThorough: isThorough))
            #expect(result.merged == (pair.relation == "duplicate" ? 1 : 0))
            #expect(result.review.count <= 1)
            #expect(result.review.allSatisfy { $0.relation.rawValue == pair.relation })
            result.checkSums(in: 2)
        }
    }

    /// Variants that a bag of words minus one finds need no thorough search.
    @Test(arguments: WorkedExamples.harmful.filter { $0.relation != "distinct" })
    func asksAnEditorAboutWhatIsNear(pair: JudgedPair) {
        let result = Deduplicated(pair.records, .init(isThorough: true))
        #expect(result.review.map(\.relation.rawValue) == [pair.relation])
    }

    @Test func saysWhereAnEditStands() throws {
        let pair = WorkedExamples.harmful[0]
        let edits = try WrittenVerdict.of(pair).edits
        #expect(edits == [.init(edit: "content-word-replaced", a: "gentle", b: "strict", at: [3, 9])])
        let typo = try WrittenVerdict.of(
            JudgedPair("“Ça va” is patience with invisible rungs.", "Ça va is patience with invisable rungs.", ""))
        #expect(typo.edits == [.init(edit: "typo", a: "invisible", b: "invisable", at: [25, 34])])
    }
}
