import CatalogModel
import Diagnostics
import XMLReading

/// Collects fields that are written as elements: `<mood>tired</mood>`.
struct XMLFieldElements {
    /// Fields in the order in which they begin; the values of a list are one field.
    private(set) var raw: [RawField] = []

    /// False if the element is no field.
    mutating func read(_ element: XMLElement, _ elements: inout XMLElements) -> Bool {
        guard let field = XMLFormat.fieldsByElement[element.name.string] else { return false }
        let key = SourceText(field.rawValue, in: element.name.file, bytes: element.name.bytes)
        let value = value(of: element, for: field, &elements)
        if field.declaration.isList, let index = raw.firstIndex(where: { $0.key.string == field.rawValue }) {
            let range = SourceRange(
                elements.file, raw[index].range.bytes.lowerBound..<element.range.bytes.upperBound)
            raw[index] = RawField(key: raw[index].key, values: raw[index].values + [value], range: range)
        } else {
            raw.append(RawField(key: key, values: [value], range: element.range))
        }
        return true
    }

    private func value(
        of element: XMLElement, for field: EntryField, _ elements: inout XMLElements
    ) -> SourceText {
        if case .suppression = field.declaration.type { return suppression(element, &elements) }
        _ = elements.attributes(element, known: [])
        if case .text = field.declaration.type { return elements.paragraphs(element) }
        return elements.line(element)
    }

    /// `<allow rule="…" until="…" because="…"/>` as Markdown writes it: `RULE until DAY because REASON`.
    private func suppression(_ element: XMLElement, _ elements: inout XMLElements) -> SourceText {
        let attributes = elements.attributes(element, known: XMLFormat.allowAttributes)
        elements.expectEmpty(element)
        var assembly = TextAssembly(in: elements.file, at: element.range.bytes.lowerBound)
        for name in XMLFormat.allowAttributes {
            guard let value = attributes.first(where: { $0.name.string == name })?.value, !value.string.isEmpty else {
                elements.incomplete(
                    element, "'<allow>' has no '\(name)'", fix: "write rule=\"…\" until=\"2027-01-31\" because=\"…\"")
                continue
            }
            if name != "rule" { assembly.append(" \(name) ", at: value.bytes.lowerBound) }
            assembly.append(value)
        }
        return assembly.text
    }
}

extension XMLElements {
    /// For elements that say everything in attributes.
    mutating func expectEmpty(_ element: XMLElement) {
        for child in element.children {
            switch child {
            case .text(let text):
                expectBlank(
                    text, StrayText.about, "'<\(element.name.string)>' holds no text", fix: "write it in an attribute")
            case .comment(let comment): misplacedComment(comment)
            case .element(let child): if isOurs(child) { unknown(child, in: element.name.string, known: []) }
            }
        }
    }
}
