import Diagnostics
import Importing
import Testing

@Suite struct SeparatedTests {
    @Test func knowsThePlaceOfEveryCharacterThroughQuotes() throws {
        let (result, marks) = read(
            "text,author\r\n\"↓Say \"\"go\"\",\r\nthen.\",↓Ada Brook\r\n", as: .csv)
        let record = try #require(result.records.first)
        #expect(record.text.string == "Say \"go\",\r\nthen.")
        #expect(record.text.placesOfCharacters[4] == "\"\"")
        #expect(record.text.range.bytes.lowerBound == marks[0])
        #expect(record.text.range(4..<5).bytes.lowerBound == marks[0] + 4)
        #expect(record.author?.range.bytes.lowerBound == marks[1])
        #expect(record.id == "sample.csv row 2")
    }

    @Test func countsLinesThroughFieldsOfSeveralLines() {
        let (result, _) = read("text\n\"a\nb\nc\"\n\nd\n", as: .csv)
        #expect(result.records.map(\.id) == ["sample.csv row 2", "sample.csv row 6"])
    }

    @Test func rejectsRowsWithTooManyOrTooFewFields() {
        let (result, marks) = read("text,author\na,b,↓c,d\n↓e\nf,g\n", as: .csv)
        #expect(result.records.map(\.text.string) == ["f"])
        #expect(result.found("malformed-csv") == marks)
        #expect(
            result.findings.kept.map(\.summary.text).sorted() == [
                "row has 1 field where the first row has 2", "row has 4 fields where the first row has 2",
            ])
        #expect(result.rejections.map(\.origin.description) == ["sample.csv row 2", "sample.csv row 3"])
    }

    @Test func losesOneRowToAQuotationMarkThatIsNeverClosed() {
        let (result, marks) = read("text,author\na,b\n↓\"c,d\ne,f\n", as: .csv)
        #expect(result.records.map(\.text.string) == ["a", "e"])
        #expect(result.found("malformed-csv") == marks)
        #expect(result.read == 3)
    }

    @Test func rejectsTextBehindAClosingQuotationMark() {
        let (result, marks) = read("text,author\n\"a\"↓ said,b\nc,d\n", as: .csv)
        #expect(result.found("malformed-csv") == marks)
        #expect(result.records.map(\.text.string) == ["c"])
    }

    @Test func readsNumberedColumnsWithoutQuoting() {
        var options = ImportOptions()
        options.separator = "|"
        options.hasHeader = false
        options.hasQuoting = false
        options.map = [.text: "2", .author: "3"]
        options.values = ["4": ["sfw", "nsfw"]]
        let (result, marks) = read(
            "00:00|\"Go,\" she said|The Brook|sfw\n00:01|And \"on|The Brook|↓nswf\n", as: .csv, options)
        #expect(result.records.map(\.text.string) == ["\"Go,\" she said", "And \"on"])
        #expect(result.records.map { $0.extra("1")?.string } == ["00:00", "00:01"])
        #expect(result.found == [Found(rule: "unknown-flag-value", offset: marks[0])])
        #expect(result.findings.kept[0].summary.text == "'nswf' is no value of '4'; did you mean 'nsfw'?")
        #expect(result.findings.kept[0].solutions[0].replacements[0].text == "nsfw")
    }

    @Test(arguments: [",", ";", "\t", "|"])
    func findsTheSeparatorInTheFirstLine(separator: String) {
        let (result, _) = read("text\(separator)author\na\(separator)Ada Brook\n", as: .csv)
        #expect(result.records.first?.author?.string == "Ada Brook")
        let shown = separator == "\t" ? "tab" : separator
        #expect(result.recognitions.first?.line == "sample.csv: text = text, author = author; separator '\(shown)'")
    }

    @Test func saysOnceThatNoColumnIsTheText() {
        let (result, marks) = read("↓a,b\nc,d\ne,f\n", as: .csv)
        #expect(result.found == [Found(rule: "missing-text", offset: marks[0])])
        #expect(result.rejections.count == 2 && result.records.isEmpty)
    }

    @Test func splitsTagsAndReportsThoseThatStandTwice() {
        let (result, marks) = read("text,categories\na,\"Love, Good Things,↓Love\"\n", as: .csv)
        #expect(result.records[0].tags.map(\.string) == ["Love", "Good Things"])
        #expect(result.found("repeated-tag") == marks)
    }

    @Test func countsTagsThatDifferInNumberOrCase() {
        let (result, marks) = read("text,tags\na,↓Failure\nb,failures\nc,Failure\nd,Process\ne,Bus\n", as: .csv)
        #expect(result.found("near-identical-tags") == marks)
        #expect(result.findings.kept[0].summary.text == "variants of one tag: 'Failure' (2) / 'failures' (1)")
    }
}
