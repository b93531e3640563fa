import Diagnostics
import MarkdownReading
import Testing

struct FrontMatterTests {
    @Test(arguments: [
        ("---\na: 1\n---\ntext\n", "a: 1\n"), ("\u{FEFF}---\na: 1\n---\n", "a: 1\n"),
        ("---\r\na: 1\r\n---\r\ntext", "a: 1\r\n"), ("---  \na: 1\n--- \n", "a: 1\n"), ("---\n---\n", ""),
        ("---\na: 1\n---", "a: 1\n"), ("---\r---\r", ""),
    ])
    func findsFrontMatter(text: String, content: String) throws {
        let source = MarkdownSource(SourceFile(path: "a.md", text: text))
        guard case .found(let found) = FrontMatter.find(in: source) else {
            Issue.record("not found in \(text.debugDescription)")
            return
        }
        #expect(source.string(found.content) == content)
    }

    @Test(arguments: ["text\n", "", " ---\na: 1\n---\n", "----\na: 1\n----\n", "text\n---\na: 1\n---\n"])
    func findsNoneWhereTheFileBeginsOtherwise(text: String) {
        let source = MarkdownSource(SourceFile(path: "a.md", text: text))
        guard case .none = FrontMatter.find(in: source) else {
            Issue.record("found some in \(text.debugDescription)")
            return
        }
    }

    @Test func pointsAtTheFirstLineOfWhatNeverEnds() {
        let source = MarkdownSource(SourceFile(path: "a.md", text: "\u{FEFF}---\na: 1\n> text\n"))
        guard case .unclosed(let line) = FrontMatter.find(in: source) else {
            Issue.record("not noticed")
            return
        }
        #expect(line.bytes == 3..<6)
    }
}
