import Diagnostics
import Testing

@testable import Importing

struct RecordLinesTests {
    private func lines(_ text: String) -> RecordLines {
        RecordLines(SourceFile(path: "records.jsonl", bytes: Array(text.utf8)))
    }

    @Test func escapesAreFoundAtEveryPlace() throws {
        for place in 0...20 {
            var text = String(repeating: "é", count: place % 3) + "abcdefghijklmnopqrst !#[]~"
            text.insert("|", at: text.index(text.startIndex, offsetBy: place))
            for (escape, character) in [(#"\""#, "\""), (#"\\"#, "\\"), (#"\u0041"#, "A"), (#"\n"#, "\n")] {
                let written = text.replacing("|", with: escape)
                let lines = lines(#"{"id":"q1","text":"\#(written)","author":"Mira"}"#)
                #expect(lines.others.records.isEmpty && lines.lines.count == 1)
                let line = try #require(lines.lines.first)
                #expect(line.text.hasEscapes && !line.id.hasEscapes && !line.author.hasEscapes)
                #expect(lines.string(line, line.text) == text.replacing("|", with: character))
                #expect(lines.string(line, line.author) == "Mira")
            }
        }
    }

    @Test func plainTextsAreTakenAsTheyStand() throws {
        for length in 1...40 {
            let text = String("The lamp – is patient with whoever is late!".prefix(length))
            let lines = lines(#"{"text":"\#(text)","id":"q\#(length)"}"#)
            #expect(lines.others.records.isEmpty && lines.lines.count == 1)
            let line = try #require(lines.lines.first)
            #expect(lines.string(line, line.text) == text)
            #expect(lines.string(line, line.id) == "q\(length)")
            #expect(!line.text.hasEscapes)
        }
    }

    @Test func controlCharactersAreLeftToTheReaderOfJSON() {
        for place in 0..<30 {
            for control in ["\u{1}", "\t", "\u{1F}"] {
                var text = String(repeating: "a", count: 30)
                text.insert(contentsOf: control, at: text.index(text.startIndex, offsetBy: place))
                #expect(lines(#"{"id":"q1","text":"\#(text)"}"#).lines.isEmpty)
            }
        }
    }

    /// Pieces that hold fewer plain records than lines leave no gaps.
    @Test func allPiecesTogetherAreTheFile() {
        let odd = #"{"id":"q\u0039","text":["no","text"]}"#
        let texts = (0..<50).map { number in
            switch number % 7 {
            case 2: ""
            case 4, 5: number < 30 ? odd : "  "
            default: #"{"id":"q\#(number)","text":"Words number \#(number)."}"#
            }
        }
        for ending in ["", "\n"] {
            let file = SourceFile(path: "records.jsonl", bytes: Array((texts.joined(separator: "\n") + ending).utf8))
            let whole = RecordLines(file)
            let ids = whole.lines.map { whole.string($0, $0.id) }
            #expect(ids == texts.filter { $0.contains("Words") }.map { $0.split(separator: "\"")[3] }.map(String.init))
            for pieces in 2...60 {
                let cut = RecordLines(file, pieces: pieces)
                #expect(cut.lines.map(\.start) == whole.lines.map(\.start))
                #expect(cut.lines.map { cut.string($0, $0.id) } == ids)
                #expect(cut.others.rejections.count == whole.others.rejections.count)
            }
        }
    }
}
