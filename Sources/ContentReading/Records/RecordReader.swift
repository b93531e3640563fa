import CatalogModel
import Diagnostics

/// Looks values up in a document by the declarations of its keys, and reports whatever does not fit them.
///
/// Categories, authors, works and settings are all read through this, whether they were written in YAML or XML.
struct RecordReader {
    /// All of the map.
    let range: SourceRange
    private var pairs: [(declaration: FieldDeclaration, key: SourceText, value: DocumentNode)] = []

    /// - Parameters:
    ///   - thing: what is read, for messages: "the category".
    ///   - node: should be a map; anything else is reported, and then nothing is found in it.
    init(_ node: DocumentNode, _ thing: Wording, _ declarations: [FieldDeclaration], _ findings: inout Findings) {
        range = node.range
        guard case .map(let written, _) = node else {
            findings.add(YAMLSyntax.notAMap(at: node.range))
            return
        }
        for (key, value) in written {
            guard let declaration = declarations.first(where: { $0.key == key.string }) else {
                findings.add(UnknownKey.finding(key, key.range, known: declarations.map(\.key)))
                continue
            }
            if let first = pairs.first(where: { $0.declaration.key == declaration.key }) {
                findings.add(DuplicateKey.finding(key, key.range, first: first.key.range))
                continue
            }
            pairs.append((declaration, key, value))
        }
        for declaration in declarations where declaration.isRequired {
            guard !pairs.contains(where: { $0.declaration.key == declaration.key }) else { continue }
            // A short name is made of the title.
            let title = declaration.key == "id" ? pairs.first { $0.declaration.key == "title" }?.value : nil
            let value: String? =
                if case .scalar(let text)? = title { Slug.nearest(to: text.string) } else { nil }
            findings.add(MissingKey.finding(declaration.key, of: thing, at: range, value: value ?? "…"))
        }
    }

    /// Where a key stands.
    func keyRange(_ key: String) -> SourceRange? { pairs.first { $0.declaration.key == key }?.key.range }

    /// What stands behind a key, unread.
    func node(_ key: String) -> DocumentNode? { pairs.first { $0.declaration.key == key }?.value }

    /// The good values of a key that holds plain ones.
    func values(_ key: String, _ findings: inout Findings) -> [Located<String>] {
        guard let pair = pairs.first(where: { $0.declaration.key == key }) else { return [] }
        return texts(pair.value, pair.declaration, &findings).compactMap { text in
            guard let problem = ValueCheck.problem(text, as: pair.declaration.type, key: key) else {
                return Located(text.string, at: text.range)
            }
            findings.add(UnknownValue.finding(problem, at: text.bytes.isEmpty ? pair.key.range : text.range))
            return nil
        }
    }

    /// The good value of a key that holds one.
    func value(_ key: String, _ findings: inout Findings) -> Located<String>? { values(key, &findings).first }

    private func texts(
        _ value: DocumentNode, _ declaration: FieldDeclaration, _ findings: inout Findings
    ) -> [SourceText] {
        switch value {
        case .scalar(let text): return declaration.isList ? ListValue.parts(of: text) : [text]
        case .list(let items, let range):
            guard declaration.isList else {
                findings.add(UnknownValue.shape(declaration.key, expected: "a single value", at: range))
                return []
            }
            return items.compactMap { item in
                if case .scalar(let text) = item { return text }
                findings.add(UnknownValue.shape(declaration.key, expected: "a list of plain values", at: item.range))
                return nil
            }
        case .map(_, let range):
            findings.add(UnknownValue.shape(declaration.key, expected: "a plain value", at: range))
            return []
        }
    }

    /// The maps of a key that holds one or several.
    func nodes(_ key: String) -> [DocumentNode] {
        guard let node = node(key) else { return [] }
        if case .list(let items, _) = node { return items }
        return [node]
    }
}
