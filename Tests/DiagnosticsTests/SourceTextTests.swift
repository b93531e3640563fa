import Diagnostics
import Testing

@Suite struct SourceTextTests {
    /// Two lines of a block quote, joined by a space.
    private let file = SourceFile(path: "a.md", text: "> Take it\n> slow.\n")
    private var text: SourceText {
        SourceText(
            "Take it slow.", in: file, bytes: 2..<17,
            runs: [.init(text: 0, source: 2), .init(text: 7, source: 9), .init(text: 8, source: 12)])
    }

    @Test func findsEachPartWhereItWasWritten() {
        #expect(text.range(0..<4).text == "Take")
        #expect(text.range(8..<12).text == "slow")
        #expect(text.range(7..<8).bytes == 9..<10)
        #expect(text.range(8..<8).bytes == 12..<12)
    }

    @Test func spansTheLineBreakBetweenTwoWords() {
        #expect(text.range(5..<12).text == "it\n> slow")
        // The end is the byte behind 'it', not the beginning of the next line's text.
        #expect(text.range(5..<7).text == "it")
    }

    @Test func takesRangesOfCharacters() throws {
        let part = try #require(text.string.firstRange(of: "slow"))
        #expect(text.range(part).text == "slow")
    }

    @Test func staysInsideItsStretchForOffsetsPastTheEnd() {
        #expect(text.range(8..<99).bytes.upperBound <= file.bytes.count)
        #expect(text.range(99..<99).bytes == 17..<17)
        let plain = SourceText("Take", in: file, bytes: 2..<6)
        #expect(plain.range(2..<50).bytes.upperBound <= file.bytes.count)
        #expect(plain.range(50..<60).bytes.lowerBound == 6)
    }

    @Test func pointsAtTheWholeReferenceThatStandsForACharacter() {
        // The e with its accent is written as six bytes.
        let file = SourceFile(path: "a.xml", text: #"caf\u00e9 noir"#)
        let text = SourceText(
            "café noir", in: file, bytes: 0..<14,
            runs: [.init(text: 0, source: 0), .init(text: 3, source: 3, unit: 6), .init(text: 5, source: 9)])
        #expect(text.range(3..<5).text == #"\u00e9"#)
        #expect(text.range(0..<5).text == #"caf\u00e9"#)
        #expect(text.range(6..<10).text == "noir")
        let slice = text.slice(3..<8)
        #expect(slice.string == "é no")
        #expect(slice.range(0..<2).text == #"\u00e9"#)
        #expect(slice.range(3..<5).text == "no")
    }

    @Test func givesPartsThatKnowTheirPlaces() {
        let slice = text.slice(5..<12)
        #expect(slice.string == "it slow")
        #expect(slice.range(3..<7).text == "slow")
        #expect(slice.range.text == "it\n> slow")
        #expect(SourceText("Take", in: file, bytes: 2..<6).slice(1..<3).range.bytes == 3..<5)
    }

    @Test func joinsTextsWithoutLosingTheirPlaces() {
        let parts = [SourceText("Take", in: file, bytes: 2..<6), text.slice(8..<13)]
        let joined = SourceText(joining: parts, with: "\n\n", in: file)
        #expect(joined.string == "Take\n\nslow.")
        #expect(joined.range(0..<4).text == "Take")
        #expect(joined.range(6..<11).text == "slow.")
        #expect(joined.range.bytes == 2..<17)
        #expect(SourceText(joining: [], with: " ", in: file).string == "")
    }

    @Test func comparesWhatItSaysNotWhereItStands() {
        let other = SourceText("Take", in: SourceFile(path: "b.md", text: "Take"), bytes: 0..<4)
        #expect(SourceText("Take", in: file, bytes: 2..<6) == other)
        #expect(Set([other, SourceText("Take", in: file, bytes: 2..<6)]).count == 1)
    }
}
