import CatalogModel
import Diagnostics
import TestSupport
import Testing

@testable import ContentReading

/// A file of entries as tests write it: what stands in `<messages>`.
func messages(_ inside: String, _ attributes: String = "category=\"courage\"") -> String {
    "<messages xmlns=\"urn:florilegium:content:1\" \(attributes)>\n\(inside)\n</messages>\n"
}

func readXML(_ text: String) -> (file: EntryFile?, findings: [Diagnostic]) {
    let (file, findings) = XMLParsing.entries(SourceFile(path: "a.xml", text: text))
    return (file, findings.kept.sorted())
}

@Suite struct XMLParsingTests {
    @Test func readsAnEntryWithEverything() throws {
        let (file, findings) = readXML(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <!-- Stoics -->
            <messages xmlns="urn:florilegium:content:1" category="courage" language="en" ages="12+">
              <mood>tired</mood>
              <heading level="2">On <![CDATA[<time>]]></heading>
              <quote id="q800000000000" status="sourced">
                <text>Do not act as if you were going
                  to live ten thousand years.</text>
                <author ref="marcus-aurelius"/>
                <work ref="meditations" locator="IV.17" translator="George Long" translated="1862"/>
                <mood>determined</mood>
                <mood>sad</mood>
                <note><p>One.</p><p>Two<br/>three.</p></note>
                <allow rule="doubled-word" until="2027-01-31" because="it is meant so"/>
              </quote>
              <message><text>Breathe out.</text></message>
              <!-- more -->
            </messages>
            """)
        #expect(findings.map(\.summary.text) == [])
        let read = try #require(file)
        #expect(read.syntax == .xml)
        #expect(read.common[.moods]?.values.map(\.string) == ["tired"])
        #expect(read.items.count == 5)
        guard case .comment(let first) = read.items[0], case .heading(2, let heading) = read.items[1] else {
            Issue.record("comment and heading expected")
            return
        }
        #expect(first.string == "Stoics")
        #expect(heading.string == "On <time>")
        let entry = read.entries[0]
        #expect(entry.text.string == "Do not act as if you were going to live ten thousand years.")
        #expect(entry.kind == .quote)
        #expect(entry.fields[.kind] == nil)
        #expect(entry.attribution?.author?.id == "marcus-aurelius")
        #expect(entry.attribution?.work?.id == "meditations")
        #expect(entry.attribution?.locator?.string == "IV.17")
        #expect(entry[.translator]?.values.map(\.string) == ["George Long, 1862"])
        #expect(entry.moods.map(\.string) == ["determined", "sad"])
        #expect(entry[.note]?.values.map(\.string) == ["One.\n\nTwo\nthree."])
        #expect(entry.suppressions.map(\.string) == ["doubled-word until 2027-01-31 because it is meant so"])
        #expect(entry.category?.string == "courage")
        #expect(read.entries[1].kind == .message)
    }

    @Test(arguments: [
        ("one\n   two", "one two"), ("  one  ", "one"), ("one\n\n  two", "one\n\ntwo"),
        ("one<br/>two", "one\ntwo"), ("one <br/>\n  two", "one\ntwo"),
        ("\n <p>one\n two</p>\n <p>three</p>", "one two\n\nthree"),
        ("one&#10;two", "one\ntwo"), ("&#32;one&#32;", " one "), ("one  two", "one  two"),
        ("one\r\ntwo", "one two"), ("one <![CDATA[<b>\n two]]>", "one <b> two"), ("<p> one </p>", "one"),
    ])
    func laysTextOutAsOneWouldThink(written: String, read: String) {
        let (file, findings) = readXML(messages("<message><text>\(written)</text></message>"))
        #expect(findings.isEmpty)
        #expect(file?.entries.first?.text.string == read)
    }

    @Test func everyCharacterOfATextKnowsItsPlace() throws {
        let marked = MarkedText(
            messages("<message><text>\n  ↓One &amp; ↓two\r\n   ↓thrée<br/>\n ↓four</text></message>"))
        let text = try #require(readXML(marked.text).file?.entries.first?.text)
        #expect(text.string == "One & two thrée\nfour")
        for (word, mark) in zip(["One", "two", "thrée", "four"], marked.marks) {
            let place = try #require(text.string.range(of: word))
            #expect(text.range(place).bytes == mark..<mark + word.utf8.count)
            #expect(text.range(place).text == word)
        }
    }

    @Test(arguments: [
        ("<quote><text>x</text></quote>", "quote"), ("<tip><text>x</text></tip>", "tip"),
        ("<message><text>x</text><author>Ada</author></message>", "message"),
    ])
    func theElementsNameIsTheKind(xml: String, kind: String) {
        let entry = readXML(messages(xml)).file?.entries.first
        #expect(entry?.kind.rawValue == kind)
        #expect(entry?.fields[.kind]?.values.map(\.string) == [kind])
    }

    @Test func aCommonKindNeedsNoRepeating() {
        let (file, findings) = readXML(messages("<tip><text>x</text></tip>", "kind=\"tip\""))
        #expect(findings.isEmpty)
        #expect(file?.entries.first?.fields[.kind] == nil)
        #expect(file?.entries.first?.kind == .tip)
    }

    @Test(arguments: [
        ("<message ↓mods='x'><text>x</text></message>", "'<message>' has no attribute 'mods'"),
        ("<message ↓moods='x'><text>x</text></message>", "'moods' is written as an element, not as an attribute"),
        ("<message ↓age='12+'><text>x</text></message>", "'<message>' has no attribute 'age'; did you mean 'ages'?"),
        ("<message ages='↓twelve'><text>x</text></message>", "'ages' is 'twelve'; ages are written 12+ or 12-90"),
        (
            "<message><text>x</text><↓moood>x</moood></message>",
            "'<message>' has no element 'moood'; did you mean 'mood'?"
        ),
        ("<message><text>x <↓em>y</em></text></message>", "'<text>' has no element 'em'"),
        ("<message>↓loose<text>x</text></message>", "text stands loose in '<message>'"),
        (
            "<message><text>x</text>↓<!-- y --></message>",
            "comment inside an element is lost when the file is rewritten"
        ),
        ("↓loose", "text stands between entries"),
        ("<↓mesage><text>x</text></mesage>", "'<messages>' has no element 'mesage'; did you mean 'message'?"),
        ("<message><↓x xmlns='urn:x'/><text>x</text></message>", "'<x>' is in another namespace than the file"),
        ("<↓message/>", "'<message>' has no '<text>'"),
        ("<message><↓text/></message>", "'<text>' is empty"),
        ("<message><text><p>x</p><↓p> </p></text></message>", "paragraph is empty"),
        ("<message><text><p>x</p>↓loose</text></message>", "text stands loose between paragraphs"),
        (
            "<message><text>x<↓br/></text></message>",
            "'<br/>' stands at the beginning or end of a text, where no line ends"
        ),
        ("<message><text>x</text><↓text>y</text></message>", "'<text>' stands twice"),
        ("<message><mood>x</mood><↓text>y</text></message>", "'<text>' stands behind the fields"),
        ("<quote><text>x</text><work>W</work><↓author>A</author></quote>", "'<author>' stands behind '<work>'"),
        ("<quote><text>x</text><↓author/></quote>", "'<author>' names nobody"),
        ("<quote><text>x</text><author>A</author><↓work/></quote>", "'<work>' names no work"),
        (
            "<quote><text>x</text><work ref='w' year='↓soon'/></quote>",
            "'year' is 'soon'; years are written 1862, -4, 55~ (about) or 1564? (perhaps)"
        ),
        ("<quote><text>x</text><work ref='w' ↓translated='1862'/></quote>", "'translated' stands without 'translator'"),
        ("<message><text>x</text><↓allow rule='a' until='b'/></message>", "'<allow>' has no 'because'"),
        ("<message><text>x</text><source>a</source><↓source>b</source></message>", "key 'source' stands twice"),
        ("<message><text>x</text></message><↓mood>sad</mood>", "'<mood>' stands between entries"),
        ("<↓heading>x</heading>", "heading has no level"),
        ("<heading level='↓7'>x</heading>", "'level' is '7'; headings have levels 1 to 6"),
        (
            "<quote><text>x</text><author>A</author><↓message><text>y</text></message></quote>",
            "'<message>' stands inside '<quote>'"
        ),
        ("<↓note>x</note>", "'note' belongs to a single entry and cannot be stated for a whole file"),
    ])
    func pointsAtWhatTheFormatDoesNotHave(inside: String, summary: String) {
        let marked = MarkedText(messages(inside))
        let findings = readXML(marked.text).findings
        #expect(findings.map(\.summary.text) == [summary])
        #expect(findings.map(\.range.bytes.lowerBound) == marked.marks)
    }

    @Test(arguments: [
        ("<↓message/>", "file begins with '<message>' where '<messages>' is expected"),
        ("<↓messages/>", "'<messages>' does not say which format it follows"),
        ("<messages xmlns='↓urn:x'/>", "namespace 'urn:x' is not the content format's"),
    ])
    func expectsTheRootElement(text: String, summary: String) {
        let marked = MarkedText(text)
        let findings = readXML(marked.text).findings
        #expect(findings.map(\.summary.text) == [summary])
        #expect(findings.map(\.range.bytes.lowerBound) == marked.marks)
    }

    @Test func aWrongNamespaceIsToldOnce() {
        let (file, findings) = readXML("<messages category='courage'><message><text>x</text></message></messages>")
        #expect(findings.map(\.rule) == ["wrong-namespace"])
        #expect(file?.entries.count == 1)
    }

    /// What is said of half a text may not be true of the whole: the entry is left out, with the one finding.
    @Test func anOverlongTextIsNotEmptyAsWell() {
        let long = String(repeating: "word ", count: 30_000)
        let (file, findings) = readXML(
            messages("<message><text>\(long)</text></message><message><text>x</text></message>"))
        #expect(findings.map(\.rule.name) == ["entry-too-long"])
        #expect(file?.entries.map(\.text.string) == ["x"])
    }

    @Test func anEntityOfARefusedDoctypeIsNotPartOfAText() {
        let inside = messages("<message><text>Walk and &rest;</text></message><message><text>x</text></message>")
        let (file, findings) = readXML("<!DOCTYPE messages [<!ENTITY rest 'rest'>]>" + inside)
        #expect(findings.map(\.rule.name) == ["doctype"])
        #expect(file?.entries.map(\.text.string) == ["x"])
    }

    @Test func aMissingEndTagLosesNoEntry() {
        let (file, findings) = readXML(
            messages(
                "<message><text>One</text>\n<message><text>Two</text></message>\n<message><text>Three</text></message>")
        )
        #expect(findings.map(\.rule) == ["malformed-xml"])
        #expect(file?.entries.map(\.text.string) == ["One", "Two", "Three"])
    }

    @Test func renamingAnElementRenamesBothTags() throws {
        let text = messages("<mesage><text>x</text></mesage>")
        let solution = try #require(readXML(text).findings.first?.solutions.first)
        var bytes = Array(text.utf8)
        for replacement in solution.replacements.reversed() {
            bytes.replaceSubrange(replacement.range.bytes, with: Array(replacement.text.utf8))
        }
        #expect(readXML(String(decoding: bytes, as: UTF8.self)).findings.isEmpty)
    }
}
