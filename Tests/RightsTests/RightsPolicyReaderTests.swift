import Diagnostics
import TestSupport
import Testing

@testable import Rights

/// Faults of `policy/rights.yml`, each at its place; rows without a fault are read all the same.
@Suite struct RightsPolicyReaderTests {
    private func read(_ text: String) -> (policy: RightsPolicy, findings: [Diagnostic]) {
        var findings = Findings()
        let policy = RightsPolicy(of: [.rights: SourceFile(path: "policy/rights.yml", text: text)], &findings)
        return (policy, findings.kept.sorted())
    }

    @Test(arguments: ["", "# nothing yet\n", "publicDomain: []\n", "doubt: 25\n"])
    func aFileMayBeEmpty(text: String) {
        let (policy, findings) = read(text)
        #expect(policy.rows.isEmpty && policy.quotation == nil && findings.isEmpty)
    }

    @Test(arguments: [
        "↓- 1\n", "↓doubts: 25\n", "doubt: ↓many\n", "doubt: ↓-1\n", "publicDomain: ↓none\n",
        "publicDomain:\n  - ↓eu\n", "publicDomain:\n  - ↓{in: [EU], free: always}\n",
        "publicDomain:\n  - {id: eu, in: [↓EEU], free: always}\n",
        "publicDomain:\n  - {id: eu, in: [EU], free: ↓death + 0}\n",
        "publicDomain:\n  - {id: eu, in: [EU], free: [↓birth + 70]}\n",
        "publicDomain:\n  - {id: eu, in: [EU], free: always, published: ↓1990-1930}\n",
        "publicDomain:\n  - {id: eu, in: [EU], free: always, case: ↓corporat}\n",
        "publicDomain:\n  - {id: eu, in: [EU], free: always, evidence: ↓yes}\n",
        "publicDomain:\n  - {id: eu, in: [EU], free: always}\n  - {id: ↓eu, in: [UK], free: always}\n",
        "quotation: ↓{wordsPerQuote: 5, wordsPerWork: 9, quotesPerWork: 1}\n",
        "quotation: {wordsPerQuote: ↓few, wordsPerWork: 9, quotesPerWork: 1, quotesPerScreenWork: 1}\n",
        "publicDomain: [↓{id: a, in: ↓EEU, free: ↓soon, ↓colour: red}]\n".replacing("[↓{", with: "[{"),
    ])
    func eachFaultIsReportedAtItsPlace(marked: String) {
        let sample = MarkedText(marked)
        let findings = read(sample.text).findings
        #expect(findings.map(\.range.bytes.lowerBound) == sample.marks, "\(findings)")
        #expect(findings.allSatisfy { $0.rule == "malformed-rights-policy" && !$0.solutions.isEmpty })
    }

    @Test func rowsWithoutAFaultCount() {
        let (policy, findings) = read(
            "publicDomain:\n  - {id: a, in: [EU], free: soon}\n  - {id: b, in: UK, free: death + 71, source: s}\n")
        #expect(policy.rows.map(\.id.value) == ["b"] && findings.count == 1)
    }
}
