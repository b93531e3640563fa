import CatalogModel
import Diagnostics

extension XMLWriting {
    /// A category, an author or the settings.
    ///
    /// - Parameters:
    ///   - root: `category`, `author` or `catalog`.
    ///   - node: a map; keys that are not declared are left out and named as defects.
    static func record(
        _ node: DocumentNode, root: String, declarations: [FieldDeclaration], body: String
    ) -> (text: String, defects: [Defect]) {
        var writer = XMLRecordWriter()
        writer.write(
            node, as: root, declarations, [("xmlns", XMLFormat.namespace)],
            prose: body.isEmpty ? nil : XMLFormat.proseElements[root].map { ($0, body) })
        for scalar in writer.output.unwritable {
            writer.defects.append(
                .init(range: node.range, summary: "character \(codePoint(scalar)) cannot be written in XML"))
        }
        return (writer.output.text, writer.defects)
    }
}

/// Writes trees of keys and values.
private struct XMLRecordWriter {
    private(set) var output = XMLOutput()
    var defects: [XMLWriting.Defect] = []

    mutating func write(
        _ node: DocumentNode, as name: String, _ declarations: [FieldDeclaration],
        _ first: XMLOutput.Attributes = [], prose: (name: String, text: String)? = nil
    ) {
        guard case .map(let pairs, _) = node else {
            return output.element(name, first, line: text(of: node))
        }
        for (key, _) in pairs where !declarations.contains(where: { $0.key == key.string }) {
            defects.append(.init(range: key.range, summary: "key '\(key.string)' has no place in '<\(name)>'"))
        }
        func value(_ declaration: FieldDeclaration) -> DocumentNode? {
            pairs.first { $0.key.string == declaration.key }?.value
        }
        var attributes = first
        for declaration in declarations where declaration.xml == .attribute {
            if let value = value(declaration) { attributes.append((declaration.key, text(of: value))) }
        }
        let children = declarations.compactMap { declaration in
            declaration.elementName.flatMap { name in value(declaration).map { (declaration, name, $0) } }
        }
        guard !children.isEmpty || prose != nil else { return output.empty(name, attributes) }
        output.open(name, attributes)
        for (declaration, name, value) in children {
            if case .list(let values, _) = value {
                for value in values { write(value, as: name, declaration) }
            } else {
                write(value, as: name, declaration)
            }
        }
        if let prose { output.element(prose.name, paragraphs: prose.text) }
        output.close(name)
    }

    private mutating func write(_ node: DocumentNode, as name: String, _ declaration: FieldDeclaration) {
        switch declaration.type {
        case .record(let inner): write(node, as: name, inner)
        case .nameOrRecord(let inner): writeName(node, as: name, inner)
        case .ruleLevels: writeLevels(node, as: name)
        case .text: output.element(name, paragraphs: text(of: node))
        default: output.element(name, line: text(of: node))
        }
    }

    private mutating func writeName(_ node: DocumentNode, as name: String, _ declarations: [FieldDeclaration]) {
        guard case .map(let pairs, _) = node else { return output.element(name, line: text(of: node)) }
        func value(_ key: String) -> String? { pairs.first { $0.key.string == key }.map { text(of: $0.value) } }
        let attributes = declarations.filter { $0.key != "text" }.compactMap { declaration in
            value(declaration.key).map { (name: declaration.key, value: $0) }
        }
        output.element(name, attributes, line: value("text") ?? "")
    }

    private mutating func writeLevels(_ node: DocumentNode, as name: String) {
        guard case .map(let pairs, _) = node, !pairs.isEmpty else { return output.empty(name, []) }
        output.open(name, [])
        for (key, value) in pairs { output.empty("rule", [("id", key.string), ("level", text(of: value))]) }
        output.close(name)
    }

    private func text(of node: DocumentNode) -> String {
        switch node {
        case .scalar(let text): text.string
        case .list(let values, _): values.map { text(of: $0) }.joined(separator: ", ")
        case .map: ""
        }
    }
}
