import Diagnostics
import TestSupport
import Testing

@testable import MarkdownReading

struct MarkdownDocumentTests {
    private func document(_ text: String) -> MarkdownDocument {
        let source = MarkdownSource(SourceFile(path: "a.md", text: text))
        return MarkdownDocument(source, from: source.start)
    }

    /// Every line that is not empty belongs to a block: nothing is passed over in silence.
    @Test(arguments: [
        "> a\n\n- b: c\n\n## d\n\n<!-- e -->\n\nf\n\n    g\n\n***\n\n1. h\n", "[a]: http://x.example\n\n> b\n",
        "[a]: http://x.example 'title'\n", "> [a]: b\n\nc\n===\n", "- a\n\n\n- b\n\n  c\n", "```\n> a\n",
        "<div>\n\n> b\n",
        "\u{FEFF}> a\r\n\r\n- b: c\r\n", "> a\r\r- b: c\r", "# a #\n> b\n- c\n+ d\n",
    ])
    func coversEveryLine(text: String) {
        let document = document(text)
        let source = document.source
        var covered: Set<Int> = []
        for block in document.blocks {
            let first = source.lineIndex(at: block.range.bytes.lowerBound)
            let last = source.lineIndex(at: max(block.range.bytes.upperBound - 1, block.range.bytes.lowerBound))
            covered.formUnion(first...last)
        }
        for line in source.lineStarts.indices where !source.line(line).trimmed(in: source.bytes).isEmpty {
            #expect(covered.contains(line), "line \(line + 1) of \(text.debugDescription)")
        }
    }

    @Test(arguments: [
        ("# a b ##\n", 1, "a b"), ("### a#\n", 3, "a#"), ("a\n===\n", 1, "a"), ("a\nb\n---\n", 2, "a b"),
        ("a\n---\n> b\n", 2, "a"), ("a\n---\n---\n", 2, "a"), ("#\n", 1, ""),
        ("## \\# x\n", 2, "# x"), ("# #\n", 1, ""), ("   ## a  \n", 2, "a"), ("## a \\#\n", 2, "a #"),
        ("#\ta\n", 1, "a"),
    ])
    func readsHeadings(text: String, level: Int, words: String) throws {
        guard case .heading(let found, let paragraph, _)? = document(text).blocks.first else {
            Issue.record("no heading in \(text)")
            return
        }
        #expect(found == level)
        #expect(paragraph.text.string == words)
    }

    @Test func readsItemsLineByLine() throws {
        let document = document("> a\n\n- b: c\n  d\n\n  e\n- f:\n    - g\n\n\n> h\n")
        guard case .list(let list)? = document.blocks.dropFirst().first else {
            Issue.record("no list")
            return
        }
        let source = document.source
        #expect(list.items.map { source.string($0.first) } == ["b: c", "f:"])
        #expect(list.items.map { $0.rest.map(source.string) } == [["  d", "", "  e"], ["    - g"]])
        #expect(list.range.text == "- b: c\n  d\n\n  e\n- f:\n    - g")
    }

    @Test(arguments: [
        ("<!-- a -->", "a"), ("<!--\na\n b\n-->", "a\n b"), ("<!---->", ""), ("<!-- a\r\nb -->", "a\nb"),
        ("<!-- a - b > -->", "a - b >"),
    ])
    func readsComments(text: String, words: String) {
        guard case .comment(let found, _)? = document(text).blocks.first else {
            Issue.record("no comment in \(text.debugDescription)")
            return
        }
        #expect(found.string == words)
    }

    @Test(arguments: ["<!-- a", "<!-- a --", "> b\n\n<!--\n\n> c\n"])
    func noticesCommentsThatNeverEnd(text: String) {
        guard case .unclosedComment? = document(text).blocks.last else {
            Issue.record("not noticed in \(text.debugDescription)")
            return
        }
    }

    @Test(arguments: ["<!-- a --> words", "<!-- a --><!-- b -->", "<div>x</div>", "<!-->"])
    func takesOtherHTMLForWhatItIs(text: String) {
        guard case .other(.html, _)? = document(text).blocks.last else {
            Issue.record("something else in \(text.debugDescription)")
            return
        }
    }

    // MARK: Hostile files

    @Test func refusesDepthBeforeParsing() {
        for text in [
            String(repeating: ">", count: 5_000_000), String(repeating: "- ", count: 200_000),
            String(repeating: "> 1. ", count: 100_000), "> a\n\n" + String(repeating: " >", count: 101) + " b\n",
        ] {
            let document = document(text)
            #expect(document.tooDeep != nil && document.blocks.isEmpty)
        }
        for text in [
            String(repeating: ">", count: 100) + " a", String(repeating: ".", count: 200),
            String(repeating: "1", count: 200),
        ] {
            #expect(document("> a\n" + text).tooDeep == nil)
        }
    }

    @Test func leavesOutWhatIsTooLongAndReadsTheRest() {
        for long in [String(repeating: "word ", count: 20_000), String(repeating: "[", count: 3 << 20)] {
            let document = document("> a\n\n> \(long)\n\n> b\n")
            #expect(document.tooLong.count == 1)
            #expect(document.tooLong.first?.start.line == 3)
            #expect(document.blocks.count == 2)
        }
    }

    @Test(arguments: [
        "[", "![", "*a ", "a**b", "`", "<", "<a ", "&", "[a](", "](", "\\", "a*_b ", "![[]()", "*a **a ", "~~~\n", "|",
    ])
    func readsHostileParagraphsInTime(piece: String) {
        let paragraph = String(repeating: piece, count: 60_000 / piece.utf8.count)
        let time = ProcessorTime.seconds { _ = document("> \(paragraph)\n") }
        #expect(time < 5, "\(piece) took \(time)")
    }

    @Test func readsMegabytesWithoutALineEnd() {
        let source = MarkdownSource(SourceFile(path: "a.md", bytes: [UInt8](repeating: 0x61, count: 10_000_000)))
        #expect(MarkdownDocument(source, from: 0).tooLong.count == 1)
    }
}
