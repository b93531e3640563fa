import CatalogModel
import Diagnostics
import XMLReading

extension XMLParsing {
    /// A category, an author or the settings as a tree of keys and values, as Markdown's front matter gives one.
    ///
    /// Scalars are attributes, lists repeated elements or attributes with commas, records elements with attributes.
    ///
    /// - Parameter root: `category`, `author` or `catalog`.
    /// - Returns: the tree (nil if the root element is another one), the prose of `<description>` or `<life>`, and
    ///   what is wrong.
    static func record(
        _ file: SourceFile, root name: String, declarations: [FieldDeclaration]
    ) -> (DocumentNode?, body: String, Findings) {
        let document = XMLDocument.parse(file)
        var elements = XMLElements(document, in: file)
        guard let root = document.root, elements.expectRoot(root, named: name) else {
            return (nil, "", elements.findings)
        }
        for comment in document.commentsBefore + document.commentsAfter { elements.misplacedComment(comment) }
        var reading = XMLRecordReading(prose: XMLFormat.proseElements[name])
        let node = reading.map(root, declarations, &elements)
        return (node, reading.body?.text.string ?? "", elements.findings)
    }
}

/// Turns an element into a map of what its declarations name.
private struct XMLRecordReading {
    private(set) var body: (element: XMLElement, text: SourceText)?

    private let prose: String?

    init(prose: String?) { self.prose = prose }

    mutating func map(
        _ element: XMLElement, _ declarations: [FieldDeclaration], _ elements: inout XMLElements
    ) -> DocumentNode {
        var map = attributes(of: element, declarations, &elements)
        for child in element.children {
            switch child {
            case .text(let text):
                elements.expectBlank(
                    text, StrayText.about, "text stands loose in '<\(element.name.string)>'",
                    fix: prose.map { "put it into '<\($0)>…</\($0)>'" } ?? "write it in an attribute")
            case .comment(let comment): elements.misplacedComment(comment)
            case .element(let child):
                guard elements.isOurs(child) else { continue }
                read(child, of: element, declarations, into: &map, &elements)
            }
        }
        return .map(map, element.range)
    }

    private func attributes(
        of element: XMLElement, _ declarations: [FieldDeclaration], _ elements: inout XMLElements
    ) -> [(key: SourceText, value: DocumentNode)] {
        let known = declarations.filter { $0.xml == .attribute }
        return elements.attributes(element, known: known.map(\.key)).map { attribute in
            let isList = known.first { $0.key == attribute.name.string }?.isList == true
            let value: DocumentNode =
                isList
                ? .list(ListValue.parts(of: attribute.value).map { .scalar($0) }, attribute.value.range)
                : .scalar(attribute.value)
            return (attribute.name, value)
        }
    }

    private mutating func read(
        _ child: XMLElement, of parent: XMLElement, _ declarations: [FieldDeclaration],
        into map: inout [(key: SourceText, value: DocumentNode)], _ elements: inout XMLElements
    ) {
        let name = child.name.string
        if name == prose {
            if let body { return elements.repeated(child, first: body.element) }
            _ = elements.attributes(child, known: [])
            body = (child, elements.paragraphs(child))
            return
        }
        guard let declaration = declarations.first(where: { $0.xml == .element(name) }) else {
            elements.unknown(
                child, in: parent.name.string,
                known: declarations.compactMap(\.elementName) + [prose].compactMap(\.self))
            return
        }
        let key = SourceText(declaration.key, in: child.name.file, bytes: child.name.bytes)
        let value = value(child, declaration, &elements)
        guard declaration.isList else { return map.append((key, value)) }
        if let index = map.firstIndex(where: { $0.key.string == declaration.key }),
            case .list(let values, let range) = map[index].value
        {
            let whole = range.bytes.lowerBound..<child.range.bytes.upperBound
            map[index].value = .list(values + [value], SourceRange(elements.file, whole))
        } else {
            map.append((key, .list([value], child.range)))
        }
    }

    private func value(
        _ element: XMLElement, _ declaration: FieldDeclaration, _ elements: inout XMLElements
    ) -> DocumentNode {
        switch declaration.type {
        case .record(let inner):
            var reading = XMLRecordReading(prose: nil)
            return reading.map(element, inner, &elements)
        case .nameOrRecord(let inner):
            let rest = inner.filter { $0.key != "text" }
            let attributes = attributes(of: element, rest, &elements)
            let text = elements.line(element)
            guard !attributes.isEmpty else { return .scalar(text) }
            let key = SourceText("text", in: elements.file, bytes: element.name.bytes)
            return .map([(key, .scalar(text))] + attributes, element.range)
        case .ruleLevels: return levels(element, &elements)
        case .text:
            _ = elements.attributes(element, known: [])
            return .scalar(elements.paragraphs(element))
        default:
            _ = elements.attributes(element, known: [])
            return .scalar(elements.line(element))
        }
    }

    /// `<rule id="doubled-word" level="off"/>`, repeated.
    private func levels(_ element: XMLElement, _ elements: inout XMLElements) -> DocumentNode {
        var map: [(key: SourceText, value: DocumentNode)] = []
        _ = elements.attributes(element, known: [])
        for child in element.children {
            switch child {
            case .text(let text):
                elements.expectBlank(
                    text, StrayText.about, "text stands loose in '<rules>'",
                    fix: "write '<rule id=\"…\" level=\"off\"/>'")
            case .comment(let comment): elements.misplacedComment(comment)
            case .element(let rule):
                guard elements.isOurs(rule) else { continue }
                guard rule.name.string == "rule" else {
                    elements.unknown(rule, in: element.name.string, known: ["rule"])
                    continue
                }
                let attributes = elements.attributes(rule, known: ["id", "level"])
                elements.expectEmpty(rule)
                guard let id = attributes.first(where: { $0.name.string == "id" })?.value,
                    let level = attributes.first(where: { $0.name.string == "level" })?.value
                else {
                    elements.incomplete(
                        rule, "'<rule>' needs an id and a level", fix: "write '<rule id=\"…\" level=\"off\"/>'")
                    continue
                }
                map.append((id, .scalar(level)))
            }
        }
        return .map(map, element.range)
    }
}

extension FieldDeclaration {
    /// The name of its element, where XML writes it as one.
    var elementName: String? { if case .element(let name) = xml { name } else { nil } }
}
