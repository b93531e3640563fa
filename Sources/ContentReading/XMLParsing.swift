import CatalogModel
import Diagnostics
import XMLReading

/// Reads content written as XML.
///
/// ```xml
/// <messages xmlns="urn:florilegium:content:1" category="courage">
///   <heading level="2">Stairs</heading>
///   <quote id="q8…">
///     <text>…</text>
///     <author ref="marcus-aurelius"/>
///     <work ref="meditations" locator="IV.17"/>
///     <mood>determined</mood>
///   </quote>
/// </messages>
/// ```
enum XMLParsing {
    /// A file of entries; nil if its root element is not `<messages>` or there is none.
    static func entries(_ file: SourceFile, at path: String = "") -> (EntryFile?, Findings) {
        let document = XMLDocument.parse(file)
        var elements = XMLElements(document, in: file)
        guard let root = document.root, elements.expectRoot(root, named: XMLFormat.messages) else {
            return (nil, elements.findings)
        }
        var reading = XMLEntryFileReading(root, &elements)
        reading.readItems(&elements)
        let items =
            document.commentsBefore.map { .comment($0.trimmed) } + reading.items
            + document.commentsAfter.map { .comment($0.trimmed) }
        let entries = reading.items.compactMap { if case .entry(let entry) = $0 { entry } else { nil } }
        AssumedKey.report(reading.assumed, for: entries, &elements.findings)
        if let finding = MissingFrontMatter.finding(root, entries, at: path) { elements.findings.add(finding) }
        return (EntryFile(file: file, syntax: .xml, common: reading.common, items: items), elements.findings)
    }
}

/// Reads what stands in `<messages>`.
private struct XMLEntryFileReading {
    private let root: XMLElement
    private let checker = FieldChecker()

    let common: Fields
    let assumed: [AssumedKey]
    private(set) var items: [EntryFile.Item] = []

    /// Fields of the whole file: attributes, and elements in front of the first entry or heading.
    init(_ root: XMLElement, _ elements: inout XMLElements) {
        self.root = root
        let (attributes, mistyped) = elements.assumedAttributes(
            root, known: XMLFormat.commonAttributes.map(\.rawValue))
        var raw = attributes.map { RawField(key: $0.name, values: [$0.value], range: $0.range) }
        var fields = XMLFieldElements()
        for child in root.elements {
            guard XMLFormat.fieldsByElement[child.name.string] != nil else { break }
            if child.namespace == elements.namespace { _ = fields.read(child, &elements) }
        }
        raw += fields.raw
        common = checker.common(raw, &elements.findings).fields
        assumed = mistyped.compactMap { name, finding in
            EntryField(rawValue: name).map { AssumedKey(field: $0, finding: finding) }
        }
    }

    mutating func readItems(_ elements: inout XMLElements) {
        var isBehindFields = false
        for child in root.children {
            switch child {
            case .text(let text):
                elements.expectBlank(
                    text, TextBetweenEntries.about, "text stands between entries",
                    fix: "put it into an entry, '<message><text>…</text></message>', or into a comment")
            case .comment(let comment): items.append(.comment(comment.trimmed))
            case .element(let element):
                guard elements.isOurs(element) else { continue }
                if XMLFormat.fieldsByElement[element.name.string] == nil {
                    isBehindFields = true
                    read(element, &elements)
                } else if isBehindFields {
                    elements.misplaced(
                        element, "'<\(element.name.string)>' stands between entries",
                        fix: "move it into an entry, or in front of the first one to make it hold for all")
                }
            }
        }
    }

    private mutating func read(_ element: XMLElement, _ elements: inout XMLElements) {
        if element.name.string == XMLFormat.heading {
            readHeading(element, &elements)
        } else if XMLFormat.kinds.contains(element.name.string) {
            var reading = XMLEntryReading(element)
            if let entry = reading.entry(&elements, common: common, checker: checker) { items.append(.entry(entry)) }
            for stray in reading.strays { read(stray, &elements) }
        } else {
            let fields = XMLFormat.fieldElements.filter(\.field.declaration.mayBeCommon).map(\.name)
            elements.unknown(
                element, in: XMLFormat.messages, known: Kind.allCases.map(\.rawValue) + [XMLFormat.heading] + fields)
        }
    }

    private mutating func readHeading(_ element: XMLElement, _ elements: inout XMLElements) {
        let level = elements.attributes(element, known: ["level"]).first?.value
        let text = elements.line(element)
        if text.string.isEmpty { elements.incomplete(element, "heading is empty", fix: "remove it") }
        guard let level else {
            elements.incomplete(element, "heading has no level", fix: "write '<heading level=\"2\">'")
            items.append(.heading(level: 2, text))
            return
        }
        if !(1...6).map(String.init).contains(level.string) {
            let problem = ValueCheck.Problem(summary: "'level' is '\(level.string)'; headings have levels 1 to 6")
            elements.findings.add(UnknownValue.finding(problem, at: level.range))
        }
        items.append(.heading(level: min(max(Int(level.string) ?? 2, 1), 6), text))
    }
}
