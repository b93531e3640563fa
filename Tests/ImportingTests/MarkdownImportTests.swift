import Diagnostics
import Importing
import Testing

@Suite struct MarkdownImportTests {
    @Test func readsBlockQuotesUnderThemes() {
        let (result, _) = read(
            """
            # Quotes

            Some prose.

            ## Work & Life

            > Go on,
            > then \\*slowly\\*.
            >
            > And on.
            >
            > — Ada Brook, *The Long Brook*

            ### Rivers

            > One line  
            > and another\\
            > and a third
            > -- Ben Cole
            > > nested

            > No name.
            """, as: .markdown)
        #expect(result.records.map(\.id) == ["sample.md:7", "sample.md:16", "sample.md:22"])
        #expect(result.records[0].text.string == "Go on, then *slowly*.\n\nAnd on.")
        #expect(result.records[0].author?.string == "Ada Brook")
        #expect(result.records[0].work?.string == "The Long Brook")
        #expect(result.records[0].tags.map(\.string) == ["Work & Life"])
        #expect(result.records[1].text.string.hasPrefix("One line\nand another\nand a third"))
        #expect(result.records[1].tags.map(\.string) == ["Work & Life", "Rivers"])
        #expect(result.records[2].author == nil)
        #expect(result.recognitions[0].line.contains("1 lines outside block quotes"))
    }

    @Test func knowsThePlaceOfEveryCharacter() throws {
        let (result, marks) = read("> ↓Go \\*on\n> ↓then.\n>\n> — ↓Ada Brook\n", as: .markdown)
        let record = try #require(result.records.first)
        #expect(record.text.string == "Go *on then.")
        #expect(record.text.range(0..<1).bytes.lowerBound == marks[0])
        #expect(record.text.range(3..<4).text == "\\*")
        #expect(record.text.range(7..<8).bytes.lowerBound == marks[1])
        #expect(record.author?.range.bytes.lowerBound == marks[2])
    }

    @Test func readsANameBehindTheClosingQuotationMark() {
        let (result, _) = read(
            "> \"Go on - slowly.\" — Ada Brook\n> — added by Ben (IT) | about: It helps.\n\n> “Go.” - Cole\n",
            as: .markdown)
        #expect(result.records.map(\.text.string) == ["Go on - slowly.", "Go."])
        #expect(result.records.map { $0.author?.string } == ["Ada Brook", "Cole"])
        #expect(result.records[0].extra("contributor")?.string == "added by Ben (IT) | about: It helps.")
    }

    @Test func readsOneQuoteAFile() throws {
        let (result, marks) = read(
            """
            ---
            quote: "↓Go \\"on\\".\\u00e9"
            author: 'Ada O''Brook'
            source: The Long Brook
            tags: [work, "life, too", work-life]
            about: >
              Two
              lines.
            more: plain
              and more # comment
            ---
            """, as: .markdown)
        let record = try #require(result.records.first)
        #expect(record.id == "sample.md")
        #expect(record.text.string == "Go \"on\".é")
        #expect(record.text.placesOfCharacters.last == #"\u00e9"#)
        #expect(record.text.range.bytes.lowerBound == marks[0])
        #expect(record.author?.string == "Ada O'Brook")
        #expect(record.work?.string == "The Long Brook")
        #expect(record.tags.map(\.string) == ["work", "life, too", "work-life"])
        #expect(record.extra("about")?.string == "Two lines.")
        #expect(record.extra("more")?.string == "plain and more # comment")
        #expect(result.found.isEmpty)
    }

    @Test(arguments: ["tags: a, b", "tags: [a, b]", "tags:\n  - a\n  - b", "tags:\n- a\n- \"b\"", "tags:   a ,b "])
    func readsTagsInEveryForm(tags: String) {
        let (result, _) = read("---\n  quote: Go on.\n  \(tags)\n  author:\n---\n", as: .markdown)
        #expect(result.records.first?.tags.map(\.string) == ["a", "b"])
        #expect(result.records.first?.author == nil && result.records.first?.hasAuthorField == true)
    }

    @Test func joinsLinesThatBelongToNothing() {
        let (result, marks) = read(
            "---\nquote: Go on.\n↓And on.\nauthor: Ada↓: Brook\nabout: \"\"x↓ y\"\n---\n", as: .markdown)
        #expect(result.records.first?.text.string == "Go on. And on.")
        #expect(result.found("malformed-front-matter").count == 3)
        #expect(Array(result.found("malformed-front-matter").prefix(2)) == Array(marks.prefix(2)))
        #expect(result.records.first?.extra("about")?.string == "\"\"x y\"")
    }

    @Test func saysThatFrontMatterIsNeverClosedAndReadsIt() {
        let (result, marks) = read("↓---\nquote: Go on.\nauthor: Ada Brook \n", as: .markdown, path: "q/Ada Brook .md")
        #expect(result.records.first?.author?.string == "Ada Brook")
        #expect(result.found.map(\.rule) == ["file-name", "unterminated-front-matter"])
        #expect(result.found.map(\.offset) == [marks[0], marks[0]])
    }

    @Test func readsListsOfQuotesWithEmphasisedNames() throws {
        let (result, marks) = read(
            """
            # Quotes

            1. > ↓Talk is cheap. __Ada Brook__
            2. > Do it __now__
               > and do it well. - **Ben Cole**
            10. > Rain is
                patient __Cleo__
            - > Walk on.
              >
              > *Dora Elm*
            """, as: .markdown)
        #expect(
            result.records.map(\.text.string) == [
                "Talk is cheap.", "Do it __now__ and do it well.", "Rain is patient", "Walk on.",
            ])
        #expect(result.records.map(\.author?.string) == ["Ada Brook", "Ben Cole", "Cleo", "Dora Elm"])
        #expect(result.records[0].text.range.bytes.lowerBound == marks[0] && result.rejections.isEmpty)
    }

    @Test func aWordThatIsStressedIsNobody() {
        let (result, _) = read("> Walk on.\n\n> Do it __Always__\n\n> Go on.\n", as: .markdown)
        #expect(result.records.map(\.author?.string) == [nil, nil, nil])
        #expect(result.records[1].text.string == "Do it __Always__")
    }

    @Test func anAttributionWithoutATextIsSaidToBeOne() {
        for (text, format) in [
            ("> Go on.\n>\n> — Ada Brook\n\n> ↓— Ben Cole, The Brook\n", ImportFormat.markdown),
            ("Go on.\n%\n↓\t-- Ben Cole\n%\n", .fortune), (#"[{"text": "↓— Ben Cole", "author": ""}]"#, .json),
            (#"[↓{"author": "Ben Cole"}]"#, .json), (#"[{"text": ↓"", "author": "Ben Cole"}]"#, .json),
        ] {
            let (result, marks) = read(text, as: format)
            #expect(result.found("missing-text") == marks, "\(text)")
            let summary = result.findings.kept.first?.summary.text ?? ""
            #expect(summary.hasPrefix("an attribution without a text: 'Ben Cole"), "\(summary)")
        }
        let dialogue = read("-- I have seen it --\n%\n- Walk On\n%\n-- Walk on, he said.\n", as: .fortune).result
        #expect(dialogue.records.count == 3)
    }

    @Test func neverPassesOverAFileInSilence() {
        #expect(read(" testing \n", as: .markdown).result.found.map(\.rule) == ["quote-fields-missing"])
        #expect(read("---\nauthor: A\n---\n", as: .markdown).result.found.map(\.rule) == ["quote-fields-missing"])
        let (bare, _) = read("---\nquote: Go on.\n---\n", as: .markdown, path: "q/mobius")
        #expect(bare.found.map(\.rule) == ["unrecognised-file"] && bare.records.count == 1)
        let (other, _) = read("{}", as: .markdown, path: "q/test.json")
        #expect(other.found.map(\.rule) == ["unrecognised-file"] && other.rejections.count == 1)
    }
}
