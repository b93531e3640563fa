import CatalogModel
import Diagnostics
import Testing

@testable import ContentReading

@Suite struct XMLWritingTests {
    @Test func writesCanonically() throws {
        let (file, findings) = readXML(
            """
            <messages language="en" category="courage" xmlns="urn:florilegium:content:1"><mood>tired</mood>
            <heading level="2">A &amp; B</heading><!-- c --><quote status="sourced" id="q800000000000">
            <text><p>One
            two.</p><p>Three<br/>four.</p></text><author ref="ada"/><work translated="1862" translator="G &quot;L&quot;" ref="w" locator="3"/>
            <note>Seen.</note><mood>sad</mood><also>calm</also></quote><video link="https://example.org/v" duration="4:05"><text>x</text><title>T</title><alt>A</alt></video></messages>
            """)
        #expect(findings.map(\.summary.text) == [])
        #expect(
            XMLWriting.entries(try #require(file)) == """
                <?xml version="1.0" encoding="UTF-8"?>
                <messages xmlns="urn:florilegium:content:1" category="courage" language="en">
                  <mood>tired</mood>
                  <heading level="2">A &amp; B</heading>
                  <!-- c -->
                  <quote id="q800000000000" status="sourced">
                    <text>
                      <p>One two.</p>
                      <p>Three<br/>four.</p>
                    </text>
                    <author ref="ada"/>
                    <work ref="w" locator="3" translator="G &quot;L&quot;" translated="1862"/>
                    <also>calm</also>
                    <mood>sad</mood>
                    <note>Seen.</note>
                  </quote>
                  <video link="https://example.org/v" duration="4:05">
                    <text>x</text>
                    <title>T</title>
                    <alt>A</alt>
                  </video>
                </messages>

                """)
    }

    /// Texts that tempt a writer: blanks at ends, line ends in a row, markup, controls that XML can hold.
    private static let oddTexts = [
        " ", "  a", "a  ", "a\n", "\na", "a\n\nb", "a\n\n\nb", "a\n\n\n\nb", "a\n b", "a \nb", "a  \n  b", "\n", "\n\n",
        "a\tb", "\ta", "a\rb", "a\r\nb", "\r", "]]>", "<b>&amp;</b>", "a -- b", "\u{A0}a\u{A0}", "é—“”", "a\n\n b",
        "a\n\nb\nc", "\u{85}\u{2028}", "\u{FFFD}", "a  b", "a \t b", " \t ",
    ]

    @Test(arguments: oddTexts)
    func whateverATextHoldsReadsTheSame(_ text: String) throws {
        let file = Self.file(text: text, note: text)
        let (written, defects) = XMLWriting.write(file)
        #expect(defects.isEmpty)
        let (again, findings) = readXML(written)
        #expect(findings.filter { $0.rule != "unknown-value" }.map(\.summary.text) == [], "\(written)")
        #expect(again?.entries.first?.text.string.utf8.elementsEqual(text.utf8) == true, "\(written)")
        #expect(again?.entries.first?[.note]?.values.first?.string.utf8.elementsEqual(text.utf8) == true, "\(written)")
        #expect(again.map(XMLWriting.entries) == written)
    }

    @Test func randomTextsReadTheSame() throws {
        var random = SeededNumbers(3)
        let pieces = ["a", "b", " ", "  ", "\n", "\n\n", "\t", "\r", "&", "<", ">", "\"", "é", "]]>", "--", "&#32;"]
        for _ in 0..<2_000 {
            var text = "x"
            for _ in 0..<Int.random(in: 0...8, using: &random) { text += pieces.randomElement(using: &random)! }
            let written = XMLWriting.entries(Self.file(text: text, note: text))
            let (again, _) = readXML(written)
            #expect(again?.entries.first?.text.string.utf8.elementsEqual(text.utf8) == true, "\(text.debugDescription)")
            #expect(again.map(XMLWriting.entries) == written)
        }
    }

    @Test func whatXMLCannotHoldIsADefectAndNeverBrokenXML() {
        let file = Self.file(text: "a\u{0}b\u{1}", note: "c\u{FFFE}")
        let (written, defects) = XMLWriting.write(file)
        #expect(defects.count == 3)
        #expect(defects.first?.summary.text == "character <U+0000> cannot be written in XML")
        #expect(readXML(written).findings.isEmpty)
    }

    @Test(arguments: ["a -- b", "--", "---->"])
    func commentsWithHyphensAreDefects(_ words: String) {
        var file = Self.file(text: "a", note: "b")
        file.items.append(.comment(SourceText(words, in: file.file, bytes: 0..<0)))
        let (written, defects) = XMLWriting.write(file)
        #expect(defects.count == 1)
        #expect(readXML(written).findings.isEmpty)
    }

    @Test func markdownReadsTheSameOnceItIsXML() throws {
        let markdown = """
            ---
            category: courage
            moods: [tired, sad]
            kind: message
            allow: doubled-word until 2027-01-31 because of the song
            ---

            ## Stairs & steps

            <!-- for later -->

            > One line
            > and\\
            > another.
            >
            > Second paragraph with <3 & "quotes".

            - id: q3fk2m7v5xw1y
            - kind: quote
            - alsoIn: calm, rest
            - note: a -- b

            > Do not act.
            >
            > — [Ada Brook](../../authors/ada-brook.md), *Walks* II.4 (1862)

            - translator: George Long, 1862
            - source: Project Gutenberg, https://www.gutenberg.org/ebooks/2680
            - allow: too-long until 2027-01-31 because it is short

            > Who knows.
            >
            > — Ada Brook
            """
        let file = SourceFile(path: "content/messages/courage/a.md", text: markdown)
        let parsed = ContentParsing.parse(file, at: "messages/courage/a.md")
        #expect(parsed.findings.kept.map(\.summary.text) == [])
        guard case .entries(let read?) = parsed.content else {
            Issue.record("no entries")
            return
        }
        let (written, defects) = XMLWriting.write(read)
        #expect(defects.isEmpty)
        let (again, findings) = readXML(written)
        #expect(findings.map(\.summary.text) == [])
        let second = try #require(again)
        #expect(second.entries == read.entries, "\(written)")
        #expect(second.items.count == read.items.count)
        #expect(second.common.all.map(\.key) == read.common.all.map(\.key))
        #expect(XMLWriting.entries(second) == written)
    }

    /// Made-up entries that are as awkward as any; those that XML cannot hold are defects and left out.
    @Test(arguments: 0..<50)
    func madeUpEntriesReadTheSame(seed: Int) throws {
        var generator = SampleGenerator(seed: UInt64(seed))
        let made = generator.file(entries: 20)
        var file = made
        file.items = made.items.filter { item in
            XMLWriting.write(EntryFile(file: made.file, syntax: .xml, common: Fields(), items: [item])).defects.isEmpty
        }
        file.common = Fields(made.common.all.filter { $0.key != .source })
        for index in file.items.indices {
            guard case .entry(var entry) = file.items[index] else { continue }
            entry.common = file.common
            file.items[index] = .entry(entry)
        }
        #expect(file.items.count > 2)
        let written = XMLWriting.entries(file)
        let (again, findings) = readXML(written)
        #expect(findings.map(\.summary.text) == [])
        let read = try #require(again)
        for (one, other) in zip(file.items, read.items) where one != other {
            Issue.record(
                "\(XMLWriting.entries(EntryFile(file: file.file, syntax: .xml, common: Fields(), items: [one])))")
        }
        let isSame = ContentComparison.saysTheSame(file, read)
        #expect(isSame)
        #expect(XMLWriting.entries(read) == written)
    }

    static func file(text: String, note: String) -> EntryFile {
        let file = SourceFile(path: "a.xml", bytes: [])
        func source(_ text: String) -> SourceText {
            SourceText(text, in: file, bytes: 0..<0, runs: [.init(text: 0, source: 0)])
        }
        let note = Field(.note, at: file.range, values: [source(note)])
        let entry = Entry(
            text: source(text), attribution: nil, fields: Fields([note]), common: Fields(), range: file.range)
        return EntryFile(file: file, syntax: .xml, common: Fields(), items: [.entry(entry)])
    }
}
