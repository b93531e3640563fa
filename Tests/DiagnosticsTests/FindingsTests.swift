import Diagnostics
import TestSupport
import Testing

@Suite struct FindingsTests {
    private let file = SourceFile(path: "a.md", text: String(repeating: "x\n", count: 200))

    private func diagnostic(_ offset: Int, _ rule: RuleDescription = Samples.textTooLong, in file: SourceFile? = nil)
        -> Diagnostic
    {
        Diagnostic(rule, at: SourceRange(file ?? self.file, offset..<offset + 1), "text is too long")
    }

    private func findings(_ offsets: Range<Int>, _ rule: RuleDescription = Samples.textTooLong) -> Findings {
        var findings = Findings()
        findings.add(contentsOf: offsets.map { diagnostic($0, rule) })
        return findings
    }

    private func total(_ findings: Findings) -> Int { findings.counts.values.reduce(0, +) }

    @Test func keepsTheFirstFiftyOfARuleAndFileAndCountsAll() {
        let found = findings(0..<200)
        #expect(found.kept.map(\.range.bytes.lowerBound) == Array(0..<50))
        #expect(total(found) == 200)
    }

    /// A wrong category at the head of a file is wrong once, however many entries are in the file.
    @Test func saysTheSameOnce() {
        var found = findings(0..<3)
        for _ in 0..<40 { found.add(diagnostic(2)) }
        found.merge(findings(2..<5))
        #expect(found.kept.map(\.range.bytes.lowerBound) == [0, 1, 2, 3, 4])
        #expect(total(found) == 5)
        let other = SourceFile(path: "b.md", text: "xxxx")
        found.add(diagnostic(2, in: other))
        found.add(Diagnostic(Samples.textTooLong, at: SourceRange(file, 2..<3), "text is far too long"))
        #expect(total(found) == 7)
    }

    @Test func keepsOtherRulesAndFilesApart() {
        var found = findings(0..<200)
        found.add(diagnostic(3, Samples.zeroWidth))
        found.add(diagnostic(0, in: SourceFile(path: "b.md", text: "x")))
        #expect(found.kept.count == 52)
        #expect(found.counts.count == 3)
    }

    @Test func doesNotDrownInAHundredThousandFindings() {
        let many = (0..<100).map { diagnostic($0) }
        var found = Findings()
        let time = ProcessorTime.seconds { for number in 0..<100_000 { found.add(many[number % 100]) } }
        #expect(found.kept.count == 50)
        #expect(total(found) == 100_000)
        // Were each held against all that came before, that would be minutes.
        #expect(time < 5)
    }

    @Test(arguments: [(0, 0), (10, 20), (60, 10), (10, 60), (49, 3), (200, 200)])
    func mergesIntoWhatOneCollectionWouldHold(sizes: (Int, Int)) {
        var merged = findings(0..<sizes.0)
        merged.merge(findings(sizes.0..<sizes.0 + sizes.1))
        let whole = findings(0..<sizes.0 + sizes.1)
        #expect(merged.kept == whole.kept)
        #expect(merged.counts == whole.counts)
    }

    @Test func keepsSumsWhenSomeAreDropped() {
        let odd = findings(0..<60).compactMap { $0.range.bytes.lowerBound.isMultiple(of: 2) ? nil : $0 }
        #expect(odd.kept.count == 25)
        #expect(total(odd) == 35)
    }

    @Test func dropsTheRestWithTheKept() {
        let none = findings(0..<60).compactMap { _ in nil }
        #expect(none.isEmpty)
        #expect(none.kept.isEmpty)
    }

    @Test func countsUnderTheRuleThatAFindingIsGiven() {
        let changed = findings(0..<60).compactMap { diagnostic in
            var diagnostic = diagnostic
            diagnostic.rule = "other-rule"
            return diagnostic
        }
        #expect(changed.counts.map(\.key.rule) == ["other-rule"])
        #expect(total(changed) == 60)
    }
}
