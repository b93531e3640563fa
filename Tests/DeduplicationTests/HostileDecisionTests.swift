import Diagnostics
import Testing

@testable import Deduplication

/// YAML that is made to cost a reader its time or its stack.
struct HostileDecisionTests {
    private func problem(_ text: String) -> (summary: String, line: Int)? {
        var findings = Findings()
        _ = DecisionReader.read(SourceFile(path: "duplicates.yml", text: text), &findings)
        return findings.kept.first.map { ($0.summary.text, $0.range.start.line) }
    }

    /// Ten lists, each holding the one before ten times, as a key: to compare it takes 10^10 steps.
    @Test(arguments: ["", " ", "\u{2028}", "\u{85}"])
    func aliasesThatMultiplyAreRefused(space: String) throws {
        var lines = ["- &a0 [x, x, x, x, x, x, x, x, x, x]"]
        for level in 1..<10 {
            let list = Array(repeating: "\(space)*a\(level - 1)", count: 10).joined(separator: ",")
            lines.append("- &a\(level) [\(list)]")
        }
        lines.append("- {? *a9 : 1, ? *a8 : 2}")
        let found = try #require(problem(lines.joined(separator: "\n")))
        #expect(found.summary == "YAML anchors (&) and aliases (*) are not used in content")
    }

    @Test(arguments: [String(repeating: "[", count: 9000), String(repeating: "- ", count: 9000) + "x"])
    func deepNestingIsRefused(text: String) throws {
        let found = try #require(problem(text))
        #expect(found.summary == "lists and maps are nested more than 20 deep")
        #expect(found.line == 1)
    }

    @Test func reasonsMayHoldAmpersandsAndAsterisks() {
        let forms = "forms: [00000000000000000000000000000001, 00000000000000000000000000000002]"
        let text = (0..<40).map {
            "- {a: q\($0)a, b: q\($0)b, decision: distinct, by: A & B, on: 2026-11-21, reason: salt * pepper, \(forms)}\n"
        }
        #expect(problem(text.joined()) == nil)
    }
}
