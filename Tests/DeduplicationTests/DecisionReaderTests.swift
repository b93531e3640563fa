import Diagnostics
import TestSupport
import Testing

@testable import Deduplication

struct DecisionReaderTests {
    private let forms = "forms: [00000000000000000000000000000001, 00000000000000000000000000000002]"

    private func read(_ text: String) -> (decisions: [Decision], findings: [Diagnostic]) {
        var findings = Findings()
        let decisions = DecisionReader.read(SourceFile(path: "duplicates.yml", text: text), &findings)
        return (decisions, findings.kept.sorted())
    }

    /// Expects findings exactly at the marks.
    private func expectFindings(_ marked: String, _ summaries: [String], _ location: SourceLocation = #_sourceLocation)
    {
        let sample = MarkedText(marked)
        let found = read(sample.text).findings
        #expect(found.map(\.range.bytes.lowerBound) == sample.marks, sourceLocation: location)
        #expect(found.map(\.summary.text) == summaries, sourceLocation: location)
        #expect(found.allSatisfy { $0.rule == "malformed-decisions" }, sourceLocation: location)
    }

    @Test func readsFlowAndBlockStyle() throws {
        let text = """
            # what editors decided
            - {a: q1, b: "q2", decision: same, keep: b, by: Zoë, on: 2026-11-21, reason: 'same saying', \(forms)}
            - a: q3
              b: q4
              decision: distinct
              by: Mira Holt
              on: 2026-11-20
              reason: another joke
              \(forms)
            """
        let (decisions, findings) = read(text)
        #expect(findings.isEmpty)
        try #require(decisions.count == 2)
        #expect(decisions[0].a.value == "q1")
        #expect(decisions[0].b.value == "q2")
        #expect(decisions[0].b.range.text == "q2")
        #expect(decisions[0].kind == .same)
        #expect(decisions[0].keep == .b)
        #expect(decisions[0].by == "Zoë")
        #expect(decisions[0].forms.b.range.text == "00000000000000000000000000000002")
        #expect(decisions[1].kind == .distinct)
        #expect(decisions[1].keep == nil)
        #expect(decisions[1].a.range.start.line == 3)
        #expect(decisions[1].a.range.start.column == 6)
        #expect(decisions[1].on.description == "2026-11-20")
    }

    @Test(arguments: ["", "# nothing yet\n", "[]\n", "\u{FEFF}[]\n"])
    func emptyFilesDecideNothing(text: String) {
        #expect(read(text).decisions.isEmpty)
        #expect(read(text).findings.isEmpty)
    }

    @Test func reportsEveryFaultAtItsPlace() {
        expectFindings(
            "- {a: q1, b: q2, decision: ↓sane, by: Zoë, on: ↓yesterday, reason: x, ↓whim: 3, \(forms)}\n",
            [
                "'decision' is 'sane'; it may be 'same', 'variant', 'excerpt', 'translation' or 'distinct'",
                "'yesterday' is no day such as 2026-11-21",
                "a decision has no key 'whim'",
            ])
        expectFindings("↓a: q1\n", ["decisions are not a list: begin each with a hyphen"])
        expectFindings("- ↓same\n", ["a decision is a set of keys such as 'a: …'"])
        expectFindings(
            "- ↓{a: q1, b: q2, decision: distinct, by: Zoë, on: 2026-11-21, \(forms)}\n",
            ["decision has no 'reason'"])
        expectFindings(
            "- {a: q1, b: ↓q1, decision: distinct, by: Zoë, on: 2026-11-21, reason: x, \(forms)}\n",
            ["decision is about 'q1' twice"])
        expectFindings(
            "- ↓{a: q1, b: q2, decision: same, by: Zoë, on: 2026-11-21, reason: x, \(forms)}\n",
            ["decision has no 'keep'"])
        expectFindings(
            "- {a: q1, b: q2, decision: variant, keep: ↓a, by: Zoë, on: 2026-11-21, reason: x, \(forms)}\n",
            ["'keep' stands with 'variant', where both stay"])
        expectFindings(
            "- {a: q1, b: q2, decision: variant, by: Zoë, on: 2026-11-21, reason: x, forms: [↓12, ↓0x]}\n",
            ["'12' is no hash of 32 hexadecimal digits", "'0x' is no hash of 32 hexadecimal digits"])
    }

    @Test func aPairIsDecidedOnce() {
        expectFindings(
            """
            - {a: q1, b: q2, decision: variant, by: Zoë, on: 2026-11-21, reason: x, \(forms)}
            - {a: ↓q2, b: q1, decision: distinct, by: Zoë, on: 2026-11-21, reason: x, \(forms)}
            """, ["'q2' and 'q1' are decided twice"])
    }

    @Test func saysWhereYAMLEnds() {
        let (decisions, findings) = read("- {a: q1,\n  b: [}\n")
        #expect(decisions.isEmpty)
        #expect(findings.map(\.rule) == ["malformed-decisions"])
        #expect(findings.first?.range.start.line == 2)
        expectFindings(
            "- {a: q1, ↓a: q3, b: q2, decision: distinct, by: Zoë, on: 2026-11-21, reason: x, \(forms)}\n",
            ["key 'a' stands twice"])
    }

    @Test func refusesBytesThatAreNotUTF8() {
        var findings = Findings()
        _ = DecisionReader.read(SourceFile(path: "duplicates.yml", bytes: [0x2D, 0x20, 0x97]), &findings)
        #expect(findings.kept.map(\.summary.text) == ["the file is not UTF-8"])
    }

    @Test func readsTenThousandDecisionsInTime() {
        let line = "b: q2, decision: distinct, by: Zoë, on: 2026-11-21, reason: x, \(forms)}\n"
        let text = (0..<10_000).map { "- {a: q\($0 + 5), \(line)" }.joined()
        #expect(read(text).decisions.count == 10_000)
    }
}
