import Diagnostics

/// Advice for an editor of XML.
///
/// Rules word their help as the Markdown of the content guide has it: `add 'source: NAME'`. In a file of XML the same
/// field is an attribute or an element, by its declaration.
package enum XMLHelp {
    /// The same finding with help that can be followed in its file; others stay as they are.
    package static func translated(_ diagnostic: Diagnostic) -> Diagnostic {
        guard diagnostic.range.file.path.hasSuffix(".xml") else { return diagnostic }
        var diagnostic = diagnostic
        for index in diagnostic.solutions.indices {
            let solution = diagnostic.solutions[index]
            guard solution.replacements.allSatisfy({ $0.range.file.path.hasSuffix(".xml") }) else { continue }
            diagnostic.solutions[index].summary = Wording(stringLiteral: translated(solution.summary.text))
        }
        return diagnostic
    }

    /// Every `'key: value'` and `'key:'` whose key is a field of entries, as XML writes it.
    static func translated(_ text: String) -> String {
        var result = ""
        var rest = text[...]
        while let mark = rest.firstIndex(of: "'") {
            result += rest[..<mark]
            let inside = rest[rest.index(after: mark)...]
            guard let end = inside.firstIndex(of: "'") else {
                result += rest[mark...]
                return result
            }
            let quoted = inside[..<end]
            result += "'" + (field(quoted) ?? attribution(quoted) ?? String(quoted)) + "'"
            rest = inside[inside.index(after: end)...]
        }
        return phrases.reduce(result + rest) { $0.replacing($1.markdown, with: $1.xml) }
    }

    private static func field(_ quoted: Substring) -> String? {
        guard let colon = quoted.firstIndex(of: ":"), let field = EntryField(rawValue: String(quoted[..<colon])) else {
            return nil
        }
        let value = quoted[quoted.index(after: colon)...].drop { $0 == " " }
        return field.declaration.xml(value.isEmpty ? "…" : String(value))
    }

    /// `— NAME` as an element.
    private static func attribution(_ quoted: Substring) -> String? {
        guard let dash = quoted.firstIndex(of: "—"), quoted[..<dash].allSatisfy({ $0 == ">" || $0 == " " }) else {
            return nil
        }
        let parts = quoted[quoted.index(after: dash)...].split(separator: ",").map { $0.filter { $0 != "*" } }
        guard let name = parts.first?.drop(while: { $0 == " " }), !name.isEmpty else { return nil }
        let work = parts.dropFirst().first.map { "<work>\($0.drop { $0 == " " })</work>" }
        return "<author>\(name)</author>" + (work ?? "")
    }

    private static let phrases: [(markdown: String, xml: String)] = [
        ("the front matter of the file", "'<messages>'"), ("its file's front matter", "'<messages>'"),
        ("the front matter", "'<messages>'"), ("a last paragraph '<", "an element '<"),
        (" to the quotation", " to the entry"),
    ]
}

extension FieldDeclaration {
    /// The field as XML writes it: `source` as `<source>…</source>`, `ages` as `ages="…"`.
    ///
    /// - Parameter value: of a list, its values with commas between.
    package func xml(_ value: String) -> String {
        switch xml {
        case .attribute: return "\(key)=\"\(value)\""
        case .element(let name):
            let values = isList ? value.split(separator: ",").map { $0.drop { $0 == " " } } : [value[...]]
            return values.map { "<\(name)>\($0)</\(name)>" }.joined()
        }
    }
}
