import ContentReading
import Diagnostics
import XMLReading

/// Reads quotes out of DocBook (`blockquote`) and TEI (`cit`).
///
/// A DOCTYPE is passed over: what it names is on the network, and nothing is fetched.
struct XMLQuoteImporter {
    private var assembler: RecordAssembler
    private let file: SourceFile
    private let format: ImportFormat
    private var count = 0

    static func read(_ file: SourceFile, as format: ImportFormat, _ options: ImportOptions) -> ImportResult {
        let assembler = RecordAssembler(DecodedText(file), options, format)
        var importer = XMLQuoteImporter(assembler: assembler, file: file, format: format)
        importer.document()
        return importer.assembler.finished()
    }

    private var name: String { format == .tei ? "cit" : "blockquote" }

    private mutating func document() {
        let document = XMLDocument.parse(file, options: [.allowDoctype, .allowProcessingInstructions])
        for fault in document.faults { assembler.add(XMLRules.finding(fault)) }
        guard let root = document.root else { return }
        if format == .tei, OwnTEICitation.isOurs(root) { visitOwn(root) } else { visit(root) }
    }

    /// Our own export holds nothing to be interpreted, and a quote inside a quote is what it goes back to.
    private mutating func visitOwn(_ element: XMLElement) {
        guard element.name.string == name else {
            for child in element.elements { visitOwn(child) }
            return
        }
        let origin = assembler.origin(.node(name, count))
        count += 1
        if let record = OwnTEICitation.record(element, origin) {
            assembler.appendAsIs(record, bytes: element.range.bytes)
        } else {
            assembler.reject(origin, MissingText.notARecord(at: element.startTag))
        }
    }

    private mutating func visit(_ element: XMLElement) {
        guard element.name.string == name else {
            for child in element.elements { visit(child) }
            return
        }
        let origin = assembler.origin(.node(name, count))
        count += 1
        if let record = format == .tei ? TEICitation.record(element, origin) : BlockQuote.record(element, origin) {
            if let split = AttributionSplit.diagnostic(record) { assembler.add(split) }
            assembler.append(record, bytes: element.range.bytes)
        } else {
            assembler.reject(origin, MissingText.notARecord(at: element.startTag))
        }
        // A quote inside a quote is a record of its own.
        for child in element.elements where child.name.string != "attribution" { visit(child) }
    }
}
