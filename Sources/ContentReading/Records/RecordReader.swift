import CatalogModel
import Diagnostics

/// Looks values up in a document by the declarations of its keys, and reports whatever does not fit them.
///
/// Categories, authors, works and settings are all read through this, whether they were written in YAML or XML.
struct RecordReader {
    /// All of the map.
    let range: SourceRange
    private var pairs: [(declaration: FieldDeclaration, key: SourceText, value: DocumentNode)] = []

    /// Whether rules go by the keys, so that a faulty one has consequences.
    private let isSettings: Bool

    /// - Parameters:
    ///   - thing: what is read, for messages: "the category".
    ///   - node: should be a map; anything else is reported, and then nothing is found in it.
    init(
        _ node: DocumentNode, _ thing: Wording, _ declarations: [FieldDeclaration], isSettings: Bool = false,
        _ findings: inout Findings
    ) {
        range = node.range
        self.isSettings = isSettings
        guard case .map(let written, _) = node else {
            findings.add(YAMLSyntax.notAMap(at: node.range))
            return
        }
        for (key, value) in written {
            var assumed: FieldDeclaration?
            if !declarations.contains(where: { $0.key == key.string }) {
                var finding = UnknownKey.finding(key, key.range, known: declarations.map(\.key))
                assumed = Self.meant(by: key.string, in: written.map(\.key.string), declarations)
                if let assumed { finding.cause = Cause(assumption: AssumedKey.assumption(assumed.key)) }
                findings.add(finding)
            }
            guard let declaration = assumed ?? declarations.first(where: { $0.key == key.string }) else { continue }
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
            let finding = MissingKey.finding(declaration.key, of: thing, at: range, value: value ?? "…")
            add(finding, about: declaration.key, &findings)
        }
    }

    /// The key that a mistyped one was meant to be; nil where there is doubt, or where it is written as well.
    private static func meant(
        by key: String, in written: [String], _ declarations: [FieldDeclaration]
    ) -> FieldDeclaration? {
        let near = Suggestion.nearest(to: key, among: declarations.map(\.key), limit: 2)
        guard near.count == 1, !written.contains(near[0]), written.count(where: { $0 == key }) == 1 else { return nil }
        return declarations.first { $0.key == near[0] }
    }

    private func add(_ finding: Diagnostic, about key: String, _ findings: inout Findings) {
        var finding = finding
        if isSettings { finding.cause = Cause(lacks: [.setting(key)]) }
        findings.add(finding)
    }

    /// Where a key stands.
    func keyRange(_ key: String) -> SourceRange? { pairs.first { $0.declaration.key == key }?.key.range }

    /// What stands behind a key, unread.
    func node(_ key: String) -> DocumentNode? { pairs.first { $0.declaration.key == key }?.value }

    /// The good values of a key that holds plain ones.
    func values(_ key: String, _ findings: inout Findings) -> [Located<String>] {
        guard let pair = pairs.first(where: { $0.declaration.key == key }) else { return [] }
        let texts = texts(pair.value, pair.declaration, &findings)
        let problems = texts.map { ValueCheck.problem($0, as: pair.declaration.type, key: key) }
        // As long as one value is left, rules have something to go by.
        let isLost = problems.allSatisfy { $0 != nil }
        return zip(texts, problems).compactMap { text, problem in
            guard let problem else { return Located(text.string, at: text.range) }
            let finding = UnknownValue.finding(problem, at: text.bytes.isEmpty ? pair.key.range : text.range)
            isLost ? add(finding, about: key, &findings) : findings.add(finding)
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
