import CatalogModel
import Diagnostics

/// JSON Schemas of what is written in YAML and in lists under entries, for completion and checking in editors.
///
/// Made from the same declarations that the reader follows. Draft 2020-12.
package enum SchemaJSON {
    /// What a schema describes.
    package enum Document: String, CaseIterable, Sendable {
        /// The front matter of a file of entries.
        case messages
        /// The fields under one entry.
        case entry
        /// The front matter of a category and of an author.
        case category, author
        /// `catalog.yml`.
        case catalog
    }

    package static func text(_ document: Document) -> String {
        let (declarations, title) = contents(of: document)
        var schema = object(declarations)
        schema.insert(("$schema", .string("https://json-schema.org/draft/2020-12/schema")), at: 0)
        schema.insert(("$id", .string("\(XMLFormat.namespace):\(document.rawValue)")), at: 1)
        schema.insert(("title", .string(title)), at: 2)
        return SchemaValue.object(schema).text + "\n"
    }

    private static func contents(of document: Document) -> ([FieldDeclaration], title: String) {
        switch document {
        case .messages:
            (EntryField.allCases.map(\.declaration).filter(\.mayBeCommon), "Fields common to a file of entries")
        case .entry: (EntryField.allCases.map(\.declaration), "Fields of an entry")
        case .category: (FileFormats.category, "A category")
        case .author: (FileFormats.author, "An author")
        case .catalog: (FileFormats.settings, "The settings of the catalog")
        }
    }

    // MARK: - Schemas of values

    private static func object(_ declarations: [FieldDeclaration]) -> [(String, SchemaValue)] {
        let required = declarations.filter(\.isRequired).map { SchemaValue.string($0.key) }
        let properties = declarations.map { declaration in
            (declaration.key, SchemaValue.object([("description", .string(declaration.summary))] + value(declaration)))
        }
        return [
            ("type", .string("object")), ("additionalProperties", .bool(false)), ("required", .array(required)),
            ("properties", .object(properties)),
        ]
    }

    /// A single value, or a list of values.
    private static func value(_ declaration: FieldDeclaration) -> [(String, SchemaValue)] {
        // Only this one may be stated several times without being a list.
        let isRepeatable = declaration.isRepeatable || declaration.isList
        guard isRepeatable else { return item(declaration) }
        let items: (String, SchemaValue) = ("items", .object(item(declaration)))
        let array = SchemaValue.object([("type", .string("array")), ("minItems", .integer(1)), items])
        let single: [(String, SchemaValue)] =
            switch declaration.type {
            case .record: []
            case .nameOrRecord, .suppression, .correction: item(declaration)
            default: string(SchemaPattern.list(of: declaration), declaration)
            }
        return single.isEmpty ? array.members : [("anyOf", .array([.object(single), array]))]
    }

    private static func item(_ declaration: FieldDeclaration) -> [(String, SchemaValue)] {
        switch declaration.type {
        case .record(let inner): object(inner)
        case .nameOrRecord(let inner):
            [("anyOf", .array([.object(string(#"[^\n]+"#, declaration)), .object(object(inner))]))]
        case .ruleLevels:
            [
                ("type", .string("object")),
                (
                    "additionalProperties",
                    .object([("enum", .array(SettingsReading.levelNames.map(SchemaValue.string)))])
                ),
            ]
        case .oneOf(let words): [("enum", .array(words.map(SchemaValue.string)))]
        default: string(SchemaPattern.item(of: declaration), declaration)
        }
    }

    /// A value that is written as plain text; YAML takes some of them for numbers or truth values.
    private static func string(_ pattern: String, _ declaration: FieldDeclaration) -> [(String, SchemaValue)] {
        let types: [SchemaValue] =
            switch declaration.type {
            case .integer, .year: [.string("string"), .string("integer")]
            case .boolean: [.string("string"), .string("boolean")]
            case .line, .text, .person, .nameOrRecord: [.string("string"), .string("number"), .string("boolean")]
            default: [.string("string")]
            }
        return [("type", types.count == 1 ? types[0] : .array(types)), ("pattern", .string("^(\(pattern))$"))]
    }
}

/// A JSON value that keeps its members in order.
indirect enum SchemaValue {
    case string(String)
    case integer(Int)
    case bool(Bool)
    case array([SchemaValue])
    case object([(String, SchemaValue)])

    var members: [(String, SchemaValue)] { if case .object(let members) = self { members } else { [] } }

    /// Two spaces a level; arrays of plain values in one line.
    var text: String { text(indentation: "") }

    private func text(indentation: String) -> String {
        let inner = indentation + "  "
        switch self {
        case .string(let string): return Self.quoted(string)
        case .integer(let number): return String(number)
        case .bool(let value): return value ? "true" : "false"
        case .array(let values) where values.allSatisfy(\.members.isEmpty):
            return "[" + values.map { $0.text(indentation: inner) }.joined(separator: ", ") + "]"
        case .array(let values):
            return "[\n" + values.map { inner + $0.text(indentation: inner) }.joined(separator: ",\n")
                + "\n\(indentation)]"
        case .object(let members) where members.isEmpty: return "{}"
        case .object(let members):
            let lines = members.map { "\(inner)\(Self.quoted($0)): \($1.text(indentation: inner))" }
            return "{\n" + lines.joined(separator: ",\n") + "\n\(indentation)}"
        }
    }

    /// Source: RFC 8259, section 7.
    private static func quoted(_ string: String) -> String {
        var result = "\""
        for scalar in string.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case let control where control.value < 0x20:
                let digits = String(control.value, radix: 16)
                result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }
}
