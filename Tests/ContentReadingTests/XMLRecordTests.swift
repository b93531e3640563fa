import CatalogModel
import Diagnostics
import TestSupport
import Testing

@testable import ContentReading

@Suite struct XMLRecordTests {
    private static let author = """
        <author xmlns="urn:florilegium:content:1" name="Marcus Aurelius" born="121" died="180">
          <alias>Emperor Marcus</alias>
          <alias lang="la" kind="alternate">Marcus Aurelius Antoninus</alias>
          <link>https://example.org/a</link>
          <work id="meditations" title="Meditations" type="book" year="180~"/>
          <policy deny="true" reason="a &amp; b"/>
          <life>
            <p>An emperor,
               and a Stoic.</p>
            <p>Wrote at night.</p>
          </life>
        </author>
        """

    private func parse(_ text: String, at path: String) -> ParsedFile {
        ContentParsing.parse(SourceFile(path: path, text: text), at: path)
    }

    @Test func readsAnAuthor() throws {
        let parsed = parse(Self.author, at: "authors/marcus-aurelius.xml")
        #expect(parsed.findings.kept.map(\.summary.text) == [])
        guard case .author(let author?) = parsed.content else {
            Issue.record("no author")
            return
        }
        #expect(author.name.value == "Marcus Aurelius")
        #expect(author.aliases.map(\.text.value) == ["Emperor Marcus", "Marcus Aurelius Antoninus"])
        #expect(author.aliases.map(\.language) == [nil, "la"])
        #expect(author.works.first?.title.value == "Meditations")
        #expect(author.denied?.value == "a & b")
        #expect(author.life == "An emperor, and a Stoic.\n\nWrote at night.")
        #expect(author.name.range.text == "Marcus Aurelius")
    }

    @Test func readsACategory() throws {
        let parsed = parse(
            """
            <category xmlns="urn:florilegium:content:1" title="Courage" order="3" kinds="quote, message" ages="12+"
              moods="tired" keywords="brave, dare"><description>For the stairs.</description></category>
            """, at: "categories/courage.xml")
        #expect(parsed.findings.kept.map(\.summary.text) == [])
        guard case .category(let category?) = parsed.content else {
            Issue.record("no category")
            return
        }
        #expect(category.kinds.map(\.value) == [.quote, .message])
        #expect(category.keywords.map(\.range.text) == ["brave", "dare"])
        #expect(category.description == "For the stairs.")
    }

    @Test func readsSettings() throws {
        let parsed = parse(
            """
            <catalog xmlns="urn:florilegium:content:1" name="Example" audience="12+" languages="en, de"
              licence="CC0-1.0" asOf="2026-11-21" moods="tired, sad">
              <limits notification="150"/>
              <floors days="28" ages="12, 16"><exception categories="rest, joy" languages="de" days="7"/></floors>
              <slice name="teen" kinds="quote, tip" ages="12-17" moods="sad" withoutTopics="death" days="30"/>
              <slice name="german" languages="de" status="sourced" categories="rest" categoryDays="5"/>
              <rules><rule id="doubled-word" level="off"/><rule id="mojibake" level="error"/></rules>
            </catalog>
            """, at: "catalog.xml")
        #expect(parsed.findings.kept.map(\.summary.text) == [])
        guard case .settings(let settings?) = parsed.content else {
            Issue.record("no settings")
            return
        }
        #expect(settings.languages == ["en", "de"])
        #expect(settings.notificationLimit == 150)
        #expect(settings.floors?.days.value == 28)
        #expect(settings.floors?.days.range.text == "28")
        #expect(settings.floors?.ages == [12, 16])
        #expect(settings.floors?.days(of: "joy", in: "de").range.text == "7")
        #expect(settings.floors?.days(of: "joy", in: "en").value == 28)
        #expect(settings.slices.map(\.name.value) == ["teen", "german"])
        #expect(
            settings.slices[0].filter
                == SliceFilter(
                    kinds: ["quote", "tip"], ages: Ages(lowest: 12, highest: 17), moods: ["sad"],
                    withoutTopics: ["death"]))
        #expect(
            settings.slices[1].filter
                == SliceFilter(categories: ["rest"], languages: ["de"], status: ["sourced"]))
        #expect(settings.slices.map(\.days?.value) == [30, nil] && settings.slices[1].categoryDays?.value == 5)
        #expect(settings.ruleLevels["doubled-word"]?.value == .some(nil))
        #expect(settings.ruleLevels["mojibake"]?.value == .error)
    }

    @Test(arguments: [
        (
            "<author xmlns='urn:florilegium:content:1' name='A' ↓nam='B'/>",
            "'<author>' has no attribute 'nam'; did you mean 'name'?"
        ),
        (
            "<author xmlns='urn:florilegium:content:1' name='A'><↓aliass>B</aliass></author>",
            "'<author>' has no element 'aliass'; did you mean 'alias'?"
        ),
        ("<author xmlns='urn:florilegium:content:1' name='A'>↓B</author>", "text stands loose in '<author>'"),
        (
            "<author xmlns='urn:florilegium:content:1' name='A' born='↓soon'/>",
            "'born' is 'soon'; years are written 1862, -4, 55~ (about) or 1564? (perhaps)"
        ),
        (
            "<author xmlns='urn:florilegium:content:1' name='A'><life>x</life><↓life>y</life></author>",
            "'<life>' stands twice"
        ),
        (
            "<↓category xmlns='urn:florilegium:content:1' title='A'/>",
            "file begins with '<category>' where '<author>' is expected"
        ),
        (
            "<author xmlns='urn:florilegium:content:1' name='A'><work id='w' title='W' type='↓bok'/></author>",
            "'type' cannot be 'bok'; did you mean 'book'?"
        ),
    ])
    func pointsAtWhatRecordsDoNotHave(text: String, summary: String) {
        let marked = MarkedText(text)
        let findings = parse(marked.text, at: "authors/a.xml").findings.kept
        #expect(findings.map(\.summary.text) == [summary])
        #expect(findings.map(\.range.bytes.lowerBound) == marked.marks)
    }

    @Test func whatIsWrittenReadsTheSame() throws {
        let file = SourceFile(path: "a.xml", text: Self.author)
        let (node, body, _) = XMLParsing.record(file, root: "author", declarations: FileFormats.author)
        let (text, defects) = XMLWriting.record(
            try #require(node), root: "author", declarations: FileFormats.author, body: body)
        #expect(defects.isEmpty)
        #expect(
            text == """
                <?xml version="1.0" encoding="UTF-8"?>
                <author xmlns="urn:florilegium:content:1" name="Marcus Aurelius" born="121" died="180">
                  <alias>Emperor Marcus</alias>
                  <alias lang="la" kind="alternate">Marcus Aurelius Antoninus</alias>
                  <link>https://example.org/a</link>
                  <work id="meditations" title="Meditations" type="book" year="180~"/>
                  <policy deny="true" reason="a &amp; b"/>
                  <life>
                    <p>An emperor, and a Stoic.</p>
                    <p>Wrote at night.</p>
                  </life>
                </author>

                """)
        let (again, second, findings) = XMLParsing.record(
            SourceFile(path: "a.xml", text: text), root: "author", declarations: FileFormats.author)
        #expect(findings.isEmpty)
        #expect(second == body)
        let twice = XMLWriting.record(
            try #require(again), root: "author", declarations: FileFormats.author, body: second)
        #expect(twice.text == text)
    }
}
