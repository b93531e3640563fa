import Diagnostics
import Importing
import Testing

@Suite struct XMLImportTests {
    @Test func readsDocBook() throws {
        let (result, marks) = read(
            """
            <?xml version="1.0"?>
            <!DOCTYPE book PUBLIC "-//OASIS//DTD DocBook XML V4.1.2//EN" "http://example.org/docbookx.dtd">
            <book><chapter>
              <blockquote>
                <attribution>↓Ada Brook, The Long Brook</attribution>
                <para>Go &amp;
                   <emphasis>on</emphasis>.</para>
                <para/>
                <para>↓And on.</para>
              </blockquote>
              <blockquote><attribution /><para>Who?</para></blockquote>
              <blockquote><attribution>↓Unknown, but often attributed to Mark Twain</attribution><para>x</para></blockquote>
              ↓<blockquote><attribution>Nobody</attribution></blockquote>
            </chapter></book>
            """, as: .docbook)
        #expect(result.records.map(\.id) == (0...2).map { "sample.xml blockquote[\($0)]" })
        let first = try #require(result.records.first)
        #expect(first.text.string == "Go & on.\n\nAnd on.")
        #expect(first.text.range(3..<4).text.hasPrefix("&"))
        #expect(first.text.range(10..<11).bytes.lowerBound == marks[1])
        #expect(first.author?.string == "Ada Brook" && first.work?.string == "The Long Brook")
        #expect(first.author?.range.bytes.lowerBound == marks[0])
        #expect(result.records[1].author == nil && result.records[1].hasAuthorField)
        #expect(result.records[2].attributedTo?.string == "Mark Twain" && result.records[2].status == .disputed)
        #expect(result.found("attribution-in-prose") == [marks[2]])
        #expect(result.found("missing-text") == [marks[3]])
        #expect(result.summary().line == "4 read = 3 kept + 0 merged + 1 rejected")
    }

    @Test func readsTEI() throws {
        let (result, _) = read(
            """
            <TEI xmlns="http://www.tei-c.org/ns/1.0"><text>
              <cit xml:id="q1"><quote xml:lang="de"><l>Go on,</l><l>go on.</l></quote>
                <bibl><author ref="#b">Ada Brook</author><title>The Long Brook</title><biblScope unit="chapter">64</biblScope><date>1900</date></bibl></cit>
              <cit><quote>One<lb/>two<note>sic</note></quote><bibl>Ben Cole, "Rivers"</bibl></cit>
            </text></TEI>
            """, as: .tei)
        #expect(result.records.map(\.text.string) == ["Go on,\ngo on.", "One\ntwo"])
        #expect(result.records[0].language?.string == "de")
        #expect(result.records[0].author?.string == "Ada Brook" && result.records[0].locator?.string == "64")
        #expect(result.records[0].extra("date")?.string == "1900")
        #expect(result.records[1].author?.string == "Ben Cole" && result.records[1].work?.string == "Rivers")
        #expect(result.records[1].note?.string == "sic")
    }

    @Test func rejectsAQuoteWithABadByte() {
        let (result, marks) = read(
            "<b><blockquote><para>a↓⟨97⟩</para></blockquote><blockquote><para>c</para></blockquote></b>", as: .docbook)
        #expect(result.records.map(\.text.string) == ["c"])
        #expect(result.found("invalid-utf8") == marks)
    }

    @Test func saysWhereXMLIsBroken() {
        let (result, _) = read("<b><blockquote><para>a</blockquote></b>", as: .docbook)
        #expect(!result.found.isEmpty)
    }
}
