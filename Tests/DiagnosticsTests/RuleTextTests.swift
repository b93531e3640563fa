import Diagnostics
import Testing

@Suite struct RuleTextTests {
    @Test func takesMarksOutOfExamples() {
        let decoded = RuleExample.decode("a↓b⟨97⟩↓c⟨U+200B⟩⟨U+1F642⟩↓")
        #expect(decoded.bytes == Array("ab".utf8) + [0x97] + Array("c\u{200B}🙂".utf8))
        #expect(decoded.marks == [1, 3, decoded.bytes.count])
    }

    @Test(arguments: ["⟨⟩", "⟨x⟩", "⟨977⟩", "⟨+9⟩", "⟨U+D800⟩", "⟨U+⟩", "⟨U+110000⟩", "⟨97", "⟩", "⟨ab cd⟩"])
    func leavesOtherBracketsAlone(text: String) {
        #expect(RuleExample.decode(text).bytes == Array(text.utf8))
    }

    @Test func marksALoneAccent() {
        #expect(RuleExample.decode("e↓\u{301}").marks == [1])
        #expect(RuleExample.decode("⟨U+2193⟩").bytes == Array("↓".utf8))
    }

    @Test func decodesAFileOfAnExampleByItsPath() throws {
        let example = RuleExample(files: [("a.md", "x↓"), ("b.md", "↓y")])
        #expect(example.decoded("b.md")?.marks == [0])
        #expect(example.decoded("c.md") == nil)
        #expect(example.decoded.map(\.source.path) == ["a.md", "b.md"])
        let literal: RuleExample = "> ↓Hello.\n"
        let file = try #require(literal.decoded(RuleExample.usualPath))
        #expect(file.source.position(of: file.marks[0]).line == 5)
    }

    @Test func explainsARuleAtATerminal() throws {
        let text = Samples.rules.map { RuleText($0).terminal(width: 60) }.joined(separator: "----\n")
        try expectSnapshot(text, "explain.txt")
    }

    @Test func writesThePageOfAllRules() throws {
        let strange = RuleDescription(
            id: "strange", summary: "Ask *nothing* of <b> | `x`.", why: "Because [a](b) & c_d_e.",
            severity: SeverityByPhase(draft: nil, review: .note, release: .error),
            accepts: [
                RuleExample("authors/a.yml", "a: ```\n\tb\n"), "> One.\n",
                RuleExample(files: [("a.md", "> ↓One.\n"), ("b.json", "{}\n")]), "> Two.\n", "> Three.\n",
            ], rejects: ["> ↓日本↓x\u{202E}\n"])
        try expectSnapshot(RuleText.page(Samples.rules + [strange]), "rules.md")
    }

    @Test func usesColourOnlyWhenAsked() {
        #expect(!RuleText(Samples.zeroWidth).terminal().contains("\u{1B}"))
        #expect(
            RuleText(Samples.zeroWidth).terminal(usesColor: true).contains("\u{1B}[1mzero-width-character\u{1B}[0m"))
    }
}
