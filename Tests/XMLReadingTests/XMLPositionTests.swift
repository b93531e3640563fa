import Diagnostics
import TestSupport
import Testing

@testable import XMLReading

@Suite struct XMLPositionTests {
    @Test func everyPieceKnowsItsPlace() throws {
        let text =
            "<?xml version='1.0'?>\r\n<!-- before -->\r\n<m xmlns='urn:x' k = \"v\">\r\n  <t>Héllo</t><e/></m><!--z-->"
        let document = XMLDocument.parse(SourceFile(path: "a.xml", text: text))
        #expect(document.faults.isEmpty)
        let root = try #require(document.root)
        #expect(root.namespace == "urn:x")
        #expect(root.startTag.text == "<m xmlns='urn:x' k = \"v\">")
        #expect(root.attributes[0].range.text == "k = \"v\"")
        #expect(root.attributes[0].name.range.text == "k")
        #expect(root.attributes[0].value.range.text == "v")
        #expect(root.namespaceDeclarations.map(\.value.range.text) == ["urn:x"])
        #expect(root.elements.map(\.range.text) == ["<t>Héllo</t>", "<e/>"])
        #expect(root.elements.map(\.content.text) == ["Héllo", ""])
        #expect(document.commentsBefore.map(\.string) == [" before "])
        #expect(document.commentsAfter.map(\.range.text) == ["z"])
        #expect(root.elements[0].range.start.line == 4)
        #expect(root.elements[0].range.start.column == 3)
    }

    @Test func charactersKeepTheirPlaceThroughReferencesSectionsAndLineEnds() throws {
        let marked = MarkedText("<a>x↓&#233;↓y&amp;↓z\r↓\n<![CDATA[↓<&]]>↓w\r↓é</a>".replacing("\r↓é", with: "\r↓é"))
        let root = try #require(XMLDocument.parse(SourceFile(path: "a.xml", text: marked.text)).root)
        guard case .text(let text) = try #require(root.children.first) else { return }
        #expect(text.string == "xéy&z\n<&w\né")
        for (character, mark) in zip(["é", "y", "z", "\n", "<", "w"], marked.marks) {
            let place = try #require(text.string.unicodeScalars.firstIndex(of: Unicode.Scalar(character)!))
            let after = text.string.unicodeScalars.index(after: place)
            #expect(text.range(place..<after).bytes.lowerBound == mark, "\(character)")
        }
        let accent = try #require(text.string.firstIndex(of: "é"))
        #expect(text.range(accent..<text.string.index(after: accent)).text == "&#233;")
        let last = text.string.utf8.count
        #expect(text.range(last - 2..<last).bytes.lowerBound == marked.marks.last)
    }

    @Test func valuesAreNormalisedAndKeepTheirPlace() throws {
        let marked = MarkedText("<a b='one\r\n\ttwo &quot;↓three&#10;&lt;'/>")
        let root = try #require(XMLDocument.parse(SourceFile(path: "a.xml", text: marked.text)).root)
        let value = try #require(root["b"])
        #expect(value.string == "one  two \"three\n<")
        let place = try #require(value.string.range(of: "three"))
        #expect(value.range(place).bytes == marked.marks[0]..<marked.marks[0] + 5)
    }

    @Test func placesInARepairedFileAreTheOriginals() throws {
        let marked = MarkedText("<a>R&D & ↓more</a>")
        let document = XMLDocument.parse(SourceFile(path: "a.xml", text: marked.text))
        guard case .text(let text) = try #require(document.root?.children.first) else { return }
        #expect(text.string == "R&D & more")
        let place = try #require(text.string.range(of: "more"))
        #expect(text.range(place).text == "more")
        #expect(text.range(place).bytes.lowerBound == marked.marks[0])
        #expect(document.root?.range.text == marked.text)
    }

    @Test func attributesOfANamespaceAreToldApart() throws {
        let text = "<a xmlns:x='urn:x' x:b='1' b='2' xml:lang='de'/>"
        let root = try #require(XMLDocument.parse(SourceFile(path: "a.xml", text: text)).root)
        #expect(root["b"]?.string == "2")
        #expect(root.attributes.map(\.name.string) == ["b", "b", "lang"])
        #expect(root.attributes[2].namespace == "http://www.w3.org/XML/1998/namespace")
    }

    @Test func aByteOrderMarkIsNoText() throws {
        let file = SourceFile(path: "a.xml", text: "\u{FEFF}<?xml version='1.0' encoding='utf-8'?>\n<a>x</a>")
        let document = XMLDocument.parse(file)
        #expect(document.faults.isEmpty)
        #expect(document.root?.range.text == "<a>x</a>")
    }
}
