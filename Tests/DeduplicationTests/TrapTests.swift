import Testing

@testable import Deduplication

struct TrapTests {
    @Test(arguments: Traps.all)
    func whatOnlyLooksTheSameIsNeverADuplicate(pair: JudgedPair) throws {
        let (there, back) = (try WrittenVerdict.of(pair), try WrittenVerdict.of(pair.reversed))
        #expect(there.relation != "duplicate", "\(there.kinds)")
        #expect(there.relation == back.relation)
        #expect(there.cost == back.cost)
    }

    @Test(arguments: Traps.all)
    func whatOnlyLooksTheSameStaysInARun(pair: JudgedPair) throws {
        for records in [pair.records, pair.records.reversed()] {
            let result = Deduplicated(records, .init(isThorough: true))
            #expect(result.kept.count == 2)
            #expect(result.clusters.isEmpty)
            result.checkSums(in: 2)
        }
    }

    @Test(arguments: Traps.oneWord + Traps.numbers)
    func anEditorIsAskedAboutAWordMoreOrLessOrAnother(pair: JudgedPair) throws {
        #expect(try WrittenVerdict.of(pair).verdict == "review")
    }

    @Test(arguments: [
        JudgedPair("She gave 100 percent of her soup away.", "She gave 100% of her soup away.", "", "number-form"),
        JudgedPair("Seven lamps are enough for this street.", "7 lamps are enough for this street.", "", "number-form"),
        JudgedPair("At ninety-eight she planted trees.", "At ninety eight she planted trees.", "", "punctuation"),
    ])
    func oneNumberInTwoFormsIsOne(pair: JudgedPair) throws {
        let verdict = try WrittenVerdict.of(pair)
        #expect(verdict.relation == "duplicate")
        #expect(verdict.kinds == pair.edits)
    }

    /// What a page had around a text is no part of it, and the clean text stays.
    @Test(arguments: [
        "- More quotations on: [Patience] Water wears the stone by staying with it.",
        "[Patience] Water wears the stone by staying with it.",
        "Holt's Rule: Water wears the stone by staying with it.",
        "Water wears the stone by staying with it. — Mira Holt",
        "Water wears the stone by staying with it. (Mira Holt)",
        "Water wears the stone by staying with it. -Mira Holt",
        "“Water wears the stone by staying with it” by Mira Holt",
    ])
    func theCleanTextIsKept(debris: String) throws {
        let clean = "Water wears the stone by staying with it."
        for ids in [["a", "b"], ["b", "a"]] {
            let result = Deduplicated([record(ids[0], clean), record(ids[1], debris)], .init(isThorough: true))
            #expect(result.kept.map(\.text) == [clean])
        }
    }

    /// The letters of two pictures are equal, and nothing else is.
    @Test func picturesWithEqualLettersStayApart() {
        let fish = "  o  o\n ~(__)~\n  /||\\  oo\n"
        let bird = " oo  ~\n (o_o)\n -/|\\- \n"
        let result = Deduplicated([record("a", fish), record("b", bird), record("c", fish)])
        #expect(result.clusterIDs.map { Set($0) } == [["a", "c"]])
        #expect(result.merged == 1)
    }
}
