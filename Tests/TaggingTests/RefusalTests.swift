import CatalogModel
import Diagnostics
import Testing

@testable import Tagging

/// Tags that people refused.
struct RefusalTests {
    private func refusal(_ entry: String = "q0000000000a1", _ tag: String = "hope", text: String = "Begin.") -> Refusal
    {
        Refusal(
            entry: entry, tag: Tag(.category, tag), reason: "about \"soup\"", by: "Zoë", on: CalendarDay("2026-11-21")!,
            form: Refusal.form(of: text), range: file("").range)
    }

    private func file(_ text: String) -> SourceFile { SourceFile(path: "decisions/tags.yml", text: text) }

    @Test func lineReadsBackAsItWasWritten() {
        var findings = Findings()
        let both = [refusal(), refusal("q0000000000b3", "calm")]
        let read = RefusalReader.read(file(both.map(\.line).joined()), &findings)
        #expect(read.map(\.line) == both.map(\.line))
        #expect(findings.isEmpty)
    }

    @Test func holdsForTheWordsThatWereJudged() {
        let index = RefusalIndex([refusal(text: "Begin.")])
        #expect(index.refused("q0000000000a1", text: "Begin.") == [Tag(.category, "hope")])
        #expect(index.refused("q0000000000a1", text: "Begin again.").isEmpty)
        #expect(index.refused("q0000000000b3", text: "Begin.").isEmpty)
    }

    @Test func fileKeepsEveryByteAndTakesWhatIsNew() throws {
        let before = "# Ours.\r\n\r\n" + refusal().line.dropLast() + "  # soup\r\n"
        let new = refusal("q0000000000b3", "calm")
        let change = try DecisionFile<Refusal>(file(before)).recording(new.line)
        #expect(String(decoding: change.bytes, as: UTF8.self) == before + new.line.dropLast() + "\r\n")
        #expect(change.replaced == nil)
    }

    @Test func whatIsRefusedAnewReplacesTheOldLine() throws {
        let change = try DecisionFile<Refusal>(file(refusal().line)).recording(refusal(text: "Begin again.").line)
        #expect(String(decoding: change.bytes, as: UTF8.self) == refusal(text: "Begin again.").line)
        #expect(change.replaced?.form == Refusal.form(of: "Begin."))
    }

    @Test func oneTagIsRefusedOnce() {
        var findings = Findings()
        #expect(RefusalReader.read(file(refusal().line + refusal(text: "Other.").line), &findings).count == 1)
        #expect(findings.kept.map(\.rule.name) == ["malformed-tag-decisions"])
    }

    @Test func fileThatTakesNothingInSafelyIsLeftAlone() throws {
        let flow = file("[" + refusal().line.dropFirst(2).dropLast() + "]\n")
        #expect(throws: DecisionFileProblem.self) {
            try DecisionFile<Refusal>(flow).recording(refusal("q0000000000b3").line)
        }
        #expect(throws: DecisionFileProblem.self) { try DecisionFile<Refusal>(file("tags: none\n")) }
    }

    @Test func everyFaultOfALineIsReported() {
        var findings = Findings()
        let text = "- {entry: q0000000000a1, refus: hope, kind: tag, reason: x, by: y, on: soon, form: 12}\n"
        #expect(RefusalReader.read(file(text), &findings).isEmpty)
        #expect(findings.kept.count == 5, "\(findings.kept.map(\.summary.text))")
        #expect(findings.kept.allSatisfy { $0.rule == "malformed-tag-decisions" })
    }
}
