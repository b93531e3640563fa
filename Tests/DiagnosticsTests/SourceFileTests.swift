import Diagnostics
import TestSupport
import Testing

@Suite struct SourceFileTests {
    /// Line, character column, UTF-16 column at the mark.
    private func place(_ marked: String) -> [Int] {
        let marked = MarkedText(marked)
        let position = SourceFile(path: "a.md", text: marked.text).position(of: marked.marks[0])
        #expect(position.byteOffset == marked.marks[0])
        return [position.line, position.column, position.utf16Column]
    }

    @Test(arguments: [
        ("↓", [1, 1, 1]),
        ("↓ab", [1, 1, 1]),
        ("ab↓", [1, 3, 3]),
        ("ab\n↓cd\n", [2, 1, 1]),
        ("ab\n\n↓", [3, 1, 1]),
        ("ab↓\ncd", [1, 3, 3]),
        ("ab\r\nc↓d\r\n", [2, 2, 2]),
        ("é↓a", [1, 2, 2]),
        ("e\u{301}↓a", [1, 2, 3]),
        ("日本↓語", [1, 3, 3]),
        ("🙂↓a", [1, 2, 3]),
        ("👩‍🚀↓a", [1, 2, 6]),
        ("🇩🇪🇫🇷↓a", [1, 3, 9]),
        ("\u{FEFF}↓ab", [1, 1, 1]),
        ("\u{FEFF}ab↓c", [1, 3, 3]),
        ("\u{FEFF}ab\n\u{FEFF}↓c", [2, 2, 2]),
    ])
    func countsLinesCharactersAndUTF16Units(marked: String, expected: [Int]) {
        #expect(place(marked) == expected)
    }

    @Test(arguments: [
        ("xe↓\u{301}a", [1, 2, 3]),
        ("👩‍↓🚀a", [1, 1, 4]),
        ("🇩🇪🇫↓🇷a", [1, 2, 7]),
        ("a\r↓\nb", [1, 2, 3]),
    ])
    func placesTheInsideOfACharacterInItsColumn(marked: String, expected: [Int]) {
        #expect(place(marked) == expected)
    }

    @Test func placesAByteInsideACodePointAtItsBeginning() {
        let file = SourceFile(path: "a.md", text: "a🙂b")
        for offset in 1...4 {
            #expect(file.position(of: offset).column == 2)
            #expect(file.position(of: offset).utf16Column == 2)
        }
        #expect(file.position(of: 5).column == 3)
        #expect(file.position(of: 5).utf16Column == 4)
    }

    @Test func countsEachInvalidByteAsACharacter() {
        // A lone continuation byte, Windows-1252's dash, and the head of a sequence that is cut off.
        let file = SourceFile(path: "a.md", bytes: [0x61, 0x80, 0x62, 0x97, 0x63, 0xF0, 0x9F, 0x0A, 0x64])
        #expect(file.position(of: 1).column == 2)
        #expect(file.position(of: 2).column == 3)
        #expect(file.position(of: 3).column == 4)
        #expect(file.position(of: 4).column == 5)
        #expect(file.position(of: 8).line == 2)
        #expect(file.position(of: 8).column == 1)
    }

    @Test func endsARangeBehindACharacterOfWhichOnlyAPartBelongsToIt() {
        let file = SourceFile(path: "a.md", text: "e\u{301}a")
        #expect(SourceRange(file, 0..<1).start.column == 1)
        #expect(SourceRange(file, 0..<1).end.column == 2)
        #expect(SourceRange(file, 1..<3).start.column == 1)
        #expect(SourceRange(file, 1..<3).end.column == 2)
        #expect(SourceRange(file, 1..<1).end.column == 1)
    }

    @Test(arguments: [-5, 4, 99, Int.max])
    func takesPlacesOutsideTheFileForItsEnds(offset: Int) {
        let file = SourceFile(path: "a.md", text: "ab\nc")
        let position = file.position(of: offset)
        #expect(position.byteOffset == (offset < 0 ? 0 : 4))
        #expect(position.line == (offset < 0 ? 1 : 2))
        #expect(SourceRange(file, 2..<max(2, offset)).text == (offset < 2 ? "" : "\nc"))
    }

    @Test func knowsAnEmptyFile() {
        let file = SourceFile(path: "a.md", text: "")
        #expect(file.lineStarts == [0])
        #expect(file.position(of: 0) == file.position(of: 7))
        #expect(file.position(of: 0).line == 1)
        #expect(file.bytesOfLine(1) == 0..<0)
        #expect(file.range.text == "")
    }

    @Test func givesLinesWithoutTheirEnds() {
        let file = SourceFile(path: "a.md", text: "\u{FEFF}ab\r\n\r\nc\rd\n")
        #expect(file.lineStarts == [3, 7, 9, 13])
        #expect((1...4).map { file.text(file.bytesOfLine($0)) } == ["ab", "", "c\rd", ""])
        for line in [0, -1, 5] { #expect(file.bytesOfLine(line).isEmpty) }
    }

    @Test func findsEveryLineOfALargeFile() {
        let line = Array("> You do not have to feel brave to take the next step.\n".utf8)
        let bytes = Array(repeatElement(line, count: 30_000).joined())
        #expect(SourceFile(path: "a.md", bytes: bytes).lineStarts.count == 30_001)
    }

    @Test func comparesRangesByPathThenPlace() {
        let (a, b) = (SourceFile(path: "a.md", text: "xyz"), SourceFile(path: "é.md", text: "xyz"))
        let ranges = [SourceRange(b, 0..<1), SourceRange(a, 1..<3), SourceRange(a, 1..<2), SourceRange(a, 0..<3)]
        #expect(ranges.sorted().map(\.bytes) == [0..<3, 1..<2, 1..<3, 0..<1])
        #expect(SourceRange(a, 0..<1) == SourceRange(SourceFile(path: "a.md", text: "xyz"), 0..<1))
        #expect(SourceRange(a, 1..<3).before.bytes == 1..<1)
        #expect(SourceRange(a, 1..<3).after.bytes == 3..<3)
    }
}
