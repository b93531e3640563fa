import Diagnostics
import TestSupport
import Testing

@testable import XMLReading

/// A broken file, and what is said about it where the marks stand.
struct Broken: CustomTestStringConvertible, Sendable {
    let marked: String
    let summaries: [String]

    init(_ marked: String, _ summaries: String...) {
        self.marked = marked
        self.summaries = summaries
    }

    var testDescription: String { marked }
}

@Suite struct XMLFaultTests {
    @Test(arguments: [
        Broken("<a>\n  Bed ↓& breakfast</a>", "'&' by itself begins a reference; written as text it is '&amp;'"),
        Broken("<a b='x ↓& y'/>", "'&' by itself begins a reference; written as text it is '&amp;'"),
        Broken("<a>x↓&nbsp;y</a>", "entity '&nbsp;' is not known in XML"),
        Broken("<a>x↓&ampl;y</a>", "entity '&ampl;' is not known in XML"),
        Broken(
            "<a>x↓&#0;y↓&#xD800;</a>",
            "'&#0;' stands for no character that XML can hold", "'&#xD800;' stands for no character that XML can hold"),
        Broken("<a>1 ↓< 2</a>", "'<' by itself begins a tag; written as text it is '&lt;'"),
        Broken("<a>x↓]]>y</a>", "']]>' may stand only at the end of a CDATA section"),
        Broken("<a><![CDATA[x]]>y↓]]>z</a>", "']]>' may stand only at the end of a CDATA section"),
        Broken("<a>\n↓<![CDATA[x\n</a>", "CDATA section is not closed with ']]>'"),
        Broken("<a>\n↓<!-- x\n</a>", "comment is not closed with '-->'"),
        Broken("<a><!-- x ↓-- y --></a>", "'--' may not stand inside a comment"),
        Broken("<a><!-- x ↓---></a>", "'--' may not stand inside a comment"),
        Broken("<a><b>x</↓c></a>", "'</c>' does not close '<b>'"),
        Broken("<a><b>x</↓a>", "'</a>' comes before '<b>' is closed"),
        Broken("<a><b>x</↓i></b></a>", "nothing is open that '</i>' could close"),
        Broken("<a><b>x↓</b</a>", "end tag '</b' is not closed with '>'"),
        Broken("<a><b>x</b↓ c='1'></a>", "an end tag holds nothing but its name"),
        Broken("<a>\n <b>x↓", "file ends, but '<b>' is not closed"),
        Broken("<a>\n ↓<b c='1'\n <d/></b></a>", "start tag '<b' is not closed with '>'"),
        Broken("<a b=↓'1", "value of 'b' has no quotation mark at its end"),
        Broken("<a b='1' ↓", "file ends inside the tag '<a'"),
        Broken("<a><b><c>x</↓a>", "'</a>' comes before '<b>' is closed", "'</a>' comes before '<c>' is closed"),
        Broken("<a b=↓1/>", "value of 'b' is not in quotation marks"),
        Broken("<a b=↓“x y” c='1'/>", "value of 'b' is in curly quotation marks; markup needs straight ones"),
        Broken("<a ↓b/>", "attribute 'b' has no value"),
        Broken("<a b='1'↓c='2'/>", "a space is missing in front of 'c'"),
        Broken("<a b='1' c='2' ↓b='3'/>", "attribute 'b' is written twice"),
        Broken("<a b=↓\"1><c d=\"2\"/></a>", "value of 'b' has no quotation mark at its end"),
        Broken(
            "<a b='1 ↓< 2 ↓< 3'/>",
            "'<' by itself begins a tag; written as text it is '&lt;'",
            "'<' by itself begins a tag; written as text it is '&lt;'"),
        Broken("<a b='1 ↓<i>'/>", "'<' in the value of 'b' is written '&lt;'"),
        Broken("<a>↓<!x></a>", "'<!' begins neither a comment nor a CDATA section"),
        Broken("<a>↓<!DOCTYPE x></a>", "a DOCTYPE cannot stand here, and content files need none"),
        Broken("<a ↓, b='1'/>", "',' is no attribute"),
        Broken("<a/>\n↓words", "the root element has ended; nothing but comments may follow"),
        Broken("<a/>\n↓<b/>", "the root element has ended; nothing but comments may follow"),
        Broken("↓words\n<a/>", "text stands in front of the first element"),
        Broken("↓words", "file is not XML: it has no element"),
        Broken("↓", "file is empty, or holds nothing but comments"),
        Broken("↓<!-- x -->", "file is empty, or holds nothing but comments"),
        Broken("\n↓<?xml version='1.0'?><a/>", "XML declaration must be the very first thing in the file"),
        Broken("↓<?xml version=1.0?><a/>", "XML declaration cannot be read"),
        Broken("<a>\u{1}</a>".replacing("\u{1}", with: "↓\u{1}"), "control character <U+0001> cannot stand in XML"),
        Broken("<a>↓\0\0b</a>", "2 control characters, the first of them <U+0000>, cannot stand in XML"),
        Broken("<a><↓p:b/></a>", "prefix 'p' stands for no namespace"),
        Broken("<a ↓p:b='1'/>", "prefix 'p' stands for no namespace"),
        Broken("<a>↓<?php x ?></a>", "processing instruction 'php' means nothing in content"),
        Broken(
            "↓<!DOCTYPE a><a/>",
            "file has a DOCTYPE; content files need none, and what it declares is never looked at"),
        Broken(
            "<?xml version='1.0' encoding='↓latin1'?><a/>",
            "encoding 'latin1' is declared; content files are written in UTF-8"),
    ])
    func pointsAtWhatIsWrong(_ sample: Broken) {
        let marked = MarkedText(sample.marked)
        let document = XMLDocument.parse(SourceFile(path: "a.xml", text: marked.text))
        #expect(document.faults.map(\.summary.text) == sample.summaries)
        if marked.marks.count == sample.summaries.count {
            #expect(document.faults.map(\.range.bytes.lowerBound) == marked.marks)
        }
    }

    @Test func tellsSeveralFaultsOfAFileInOneRun() {
        let marked = MarkedText(
            """
            <messages>
              <quote id=↓x>
                <text>Bed ↓& breakfast</↓txet>
                <author ↓ref/>
                <note>1 ↓< 2</note>
              </quote>
              <message>
                <text>One</text>
              </↓mesage>
            ↓</messages>
            more
            """.replacing("↓</messages>", with: "</messages>"))
        let document = XMLDocument.parse(SourceFile(path: "a.xml", text: marked.text))
        #expect(document.faults.dropLast().map(\.range.bytes.lowerBound) == marked.marks)
        #expect(document.faults.last?.summary.text == "the root element has ended; nothing but comments may follow")
        #expect(document.root?.elements.map(\.name.string) == ["quote", "message"])
    }

    @Test(arguments: [
        ("<a>Bed & breakfast &nbsp; 1 < 2</a>", "<a>Bed &amp; breakfast   1 &lt; 2</a>"),
        ("<a><b>x</c></a>", "<a><b>x</b></a>"),
        ("<a>\n<b>x\n</a>", "<a>\n<b>x</b>\n</a>"),
        ("<a b=1 c=“two words”/>", "<a b=\"1\" c=\"two words\"/>"),
        ("<a><b>", "<a><b></b></a>"),
        ("<?xml version='1.0' encoding='latin1'?><a/>", "<?xml version='1.0' encoding='UTF-8'?><a/>"),
        ("<!DOCTYPE a><a/>", "<a/>"),
    ])
    func solutionsPutTheFileRight(broken: String, sound: String) {
        var file = SourceFile(path: "a.xml", text: broken)
        let replacements = XMLDocument.parse(file).faults.compactMap(\.solutions.first).flatMap(\.replacements)
        var bytes = file.bytes
        for replacement in replacements.sorted(by: { $0.range.bytes.lowerBound > $1.range.bytes.lowerBound }) {
            bytes.replaceSubrange(replacement.range.bytes, with: Array(replacement.text.utf8))
        }
        #expect(String(decoding: bytes, as: UTF8.self) == sound)
        file = SourceFile(path: "a.xml", bytes: bytes)
        #expect(XMLDocument.parse(file).faults.isEmpty)
    }

    @Test func namesBothPlacesOfAMismatch() throws {
        let marked = MarkedText("<a>\n  <↓quote>x</↓qoute>\n</a>")
        let fault = try #require(XMLDocument.parse(SourceFile(path: "a.xml", text: marked.text)).faults.first)
        #expect(fault.range.bytes == marked.marks[1]..<marked.marks[1] + 5)
        #expect(fault.notes.map(\.range.bytes) == [marked.marks[0]..<marked.marks[0] + 5])
        #expect(fault.range.start.line == 2)
        #expect(fault.range.start.column == 13)
    }

    @Test func importsPassOverDoctypesAndUnderstandPlainEntities() {
        let text = """
            <?xml version="1.0"?>
            <!DOCTYPE book PUBLIC "-//OASIS//DTD DocBook XML V4.2//EN" "http://example.invalid/docbookx.dtd" [
              <!-- ]> --> <!ENTITY who "Ada &#66;rook"><!ENTITY place 'the "Rock"'><!ENTITY more SYSTEM "/etc/passwd">
            ]>
            <?xml-stylesheet href="x.css"?>
            <book title="at &place;">&place;, &who; &more;</book>
            """
        let file = SourceFile(path: "a.xml", text: text)
        let document = XMLDocument.parse(file, options: [.allowDoctype, .allowProcessingInstructions])
        #expect(
            document.faults.map(\.summary.text) == [
                "entity '&who;' is not known in XML", "entity '&more;' is not known in XML",
            ])
        #expect(document.root?["title"]?.string == "at the \"Rock\"")
        #expect(document.root?.range.text == "<book title=\"at &place;\">&place;, &who; &more;</book>")
    }
}
