import CatalogModel
import Diagnostics
import Testing

@testable import ContentRules

@Suite struct SuppressionsTests {
    private static let rules = allRules.map { type(of: $0).about }

    private func run(_ text: String) throws -> (content: Content, findings: Findings) {
        let content = try ExampleRun.content(around: [SourceFile(path: "messages/courage/a.md", text: text)])
        return (content, ContentChecker(content).check(content.files.flatMap(\.entries)))
    }

    @Test func takesOutOnlyTheFindingsOfItsOwnEntry() throws {
        let (content, findings) = try run(
            """
            > One one step.

            - allow: doubled-word until 2027-01-31 because it is a poem

            > Two two steps.
            """)
        #expect(findings.kept.map(\.range.text) == ["one", "two"])
        let left = Suppressions.apply(to: findings, of: content, rules: Self.rules)
        #expect(left.kept.map(\.range.text) == ["two"])
    }

    @Test func takesOutFindingsOfOtherStepsInsideTheEntry() throws {
        let other = RuleDescription(id: "near-duplicate", summary: "", why: "", accepts: [], rejects: [])
        var (content, findings) = try run(
            "> One step.\n\n- allow: near-duplicate until 2026-11-21 because both are wanted\n")
        findings.add(Diagnostic(other, at: content.files[0].entries[0].text.range, "repeats another"))
        let left = Suppressions.apply(to: findings, of: content, rules: Self.rules + [other])
        #expect(left.isEmpty)
    }

    @Test func countsUntilItsLastDay() throws {
        let (content, findings) = try run(
            "> One one step.\n\n- allow: doubled-word until 2026-11-20 because it is a poem\n")
        let left = Suppressions.apply(to: findings, of: content, rules: Self.rules)
        #expect(left.kept.map(\.rule).sorted() == ["doubled-word", "expired-suppression"])
    }

    @Test func coversAWholeFileFromItsFrontMatter() throws {
        let entries = String(repeating: "> One one step.\n\n", count: 80)
        let (content, findings) = try run(
            "---\nallow: doubled-word until 2027-01-31 because they are poems\n---\n\n" + entries)
        #expect(findings.counts.values.max() == 80)
        #expect(Suppressions.apply(to: findings, of: content, rules: Self.rules).isEmpty)
    }

    /// Only the first fifty findings of a rule are kept for a file; the others must not vanish with them.
    @Test func neverHidesFindingsThatWereCountedButNotKept() throws {
        let allowed = "> One one step.\n\n- allow: doubled-word until 2027-01-31 because it is a poem\n\n"
        let (content, findings) = try run(String(repeating: allowed, count: 50) + "> Two two steps.\n")
        let left = Suppressions.apply(to: findings, of: content, rules: Self.rules)
        let rest = try #require(left.kept.first)
        #expect(left.kept.count == 1 && rest.rule == "doubled-word")
        #expect(rest.summary.text.hasPrefix("1 more"))
    }

    @Test(arguments: [
        ("", "", Suppression.Malformation.Part.rule), ("doubled-word", "", .until),
        ("doubled-word untill 2027-01-31 because so", "untill", .until), ("doubled-word until", "", .day),
        ("doubled-word until tomorrow because so", "tomorrow", .day), ("doubled-word until 2027-01-31", "", .because),
        ("doubled-word until 2027-01-31 so it is", "so", .because),
        ("doubled-word until 2027-01-31 because ", "", .reason),
    ])
    func saysWhatAMalformedOneLacksAndWhere(text: String, place: String, missing: Suppression.Malformation.Part) {
        let file = SourceFile(path: "a.md", text: text)
        #expect {
            try Suppression(SourceText(text, in: file, bytes: 0..<file.bytes.count))
        } throws: { error in
            let malformation = error as? Suppression.Malformation
            return malformation?.missing == missing && malformation?.range.text == place
        }
    }

    @Test func readsRuleDayAndReasonAtTheirPlaces() throws {
        let text = "doubled-word  until 2027-01-31 because the poem says so "
        let file = SourceFile(path: "a.md", text: text)
        let suppression = try Suppression(SourceText(text, in: file, bytes: 0..<file.bytes.count))
        #expect(suppression.rule.range.text == "doubled-word")
        #expect(suppression.until.range.text == "2027-01-31")
        #expect(suppression.reason.range.text == "the poem says so")
    }

    @Test func offersTheRuleThatWasMeant() throws {
        let (content, findings) = try run("> One one step.\n\n- allow: double-word until 2027-01-31 because it is a poem\n")
        let left = Suppressions.apply(to: findings, of: content, rules: Self.rules)
        let fault = try #require(left.kept.first { $0.rule == "unknown-rule-in-suppression" })
        #expect(fault.summary.text == "rule 'double-word' does not exist; did you mean 'doubled-word'?")
        #expect(fault.solutions.first?.replacements.first?.text == "doubled-word")
    }
}
