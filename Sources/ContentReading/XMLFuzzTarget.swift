import CatalogModel
import Diagnostics
import XMLReading

/// Reads bytes as every kind of XML file there is and stops the program if something is not as promised.
///
/// For fuzzers and tests: whatever the bytes are, places lie inside the file, libxml2 and our own scan agree, and what
/// was read without a finding is written as XML that reads the same.
package func fuzzXML(_ bytes: [UInt8]) {
    let file = SourceFile(path: "fuzz.xml", bytes: bytes)
    for options in [.checked, [.checked, .allowDoctype, .allowProcessingInstructions]] as [XMLDocument.Options] {
        let document = XMLDocument.parse(file, options: options)
        precondition(document.root != nil || !document.faults.isEmpty, "nothing was read, and nobody said why")
        for fault in document.faults { expectInside(fault.range) }
        if let root = document.root { expectInside(root, of: root.range) }
    }
    fuzzEntries(file)
    for (root, declarations) in [
        ("category", FileFormats.category), ("author", FileFormats.author), ("catalog", FileFormats.settings),
    ] {
        let (node, body, findings) = XMLParsing.record(file, root: root, declarations: declarations)
        for finding in findings.kept { expectInside(finding.range) }
        guard let node else { continue }
        let (text, _) = XMLWriting.record(node, root: root, declarations: declarations, body: body)
        let written = SourceFile(path: "fuzz.xml", text: text)
        let (again, bodyAgain, _) = XMLParsing.record(written, root: root, declarations: declarations)
        guard findings.isEmpty else { continue }
        precondition(again != nil && body == bodyAgain, "a record reads differently once written")
        let second = XMLWriting.record(again!, root: root, declarations: declarations, body: bodyAgain)
        precondition(second.text == text, "a record is written differently the second time")
    }
}

private func fuzzEntries(_ file: SourceFile) {
    let (read, findings) = XMLParsing.entries(file)
    for finding in findings.kept {
        expectInside(finding.range)
        for solution in finding.solutions {
            for replacement in solution.replacements { expectInside(replacement.range) }
        }
    }
    guard let read else {
        precondition(!findings.isEmpty, "nothing was read, and nobody said why")
        return
    }
    for entry in read.entries { expectInside(entry.text.range) }
    let (text, _) = XMLWriting.write(read)
    let (again, second) = XMLParsing.entries(SourceFile(path: "fuzz.xml", text: text))
    precondition(!second.kept.contains { $0.rule == MalformedXML.about.id }, "what is written is not XML")
    guard findings.isEmpty, let again else { return }
    precondition(second.isEmpty, "what is written has faults that were not read")
    precondition(again.items == read.items && again.common == read.common, "entries read differently once written")
    precondition(XMLWriting.entries(again) == text, "entries are written differently the second time")
}

private func expectInside(_ range: SourceRange) {
    precondition(range.bytes.upperBound <= range.file.bytes.count, "a place lies outside its file")
}

private func expectInside(_ element: XMLElement, of outer: SourceRange) {
    func expect(_ range: SourceRange) {
        precondition(
            range.bytes.lowerBound >= outer.bytes.lowerBound && range.bytes.upperBound <= outer.bytes.upperBound,
            "a piece lies outside of what it is a piece of")
    }
    expect(element.range)
    expect(element.name.range)
    for attribute in element.attributes {
        expect(attribute.range)
        expect(attribute.value.range)
    }
    for child in element.children {
        expect(child.range)
        if case .element(let child) = child { expectInside(child, of: element.range) }
    }
}
