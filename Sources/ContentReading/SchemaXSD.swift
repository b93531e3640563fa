import CatalogModel

/// The XML Schema of content files, for completion and checking in editors.
///
/// Made from the same declarations that the reader follows; nothing is read by it. XSD 1.0, which is what editors and
/// xmllint understand.
package enum SchemaXSD {
    /// The schema of `<messages>`, `<category>`, `<author>` and `<catalog>`.
    package static func text() -> String {
        var writer = SchemaXSDWriter()
        writer.writeSchema()
        return writer.text
    }
}

/// Writes the schema line by line.
private struct SchemaXSDWriter {
    private(set) var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    private var level = 0

    mutating func writeSchema() {
        let attributes =
            "xmlns:xs=\"http://www.w3.org/2001/XMLSchema\" xmlns=\"\(XMLFormat.namespace)\""
            + " targetNamespace=\"\(XMLFormat.namespace)\" elementFormDefault=\"qualified\""
        block("xs:schema \(attributes)") { schema in
            schema.writeMessages()
            schema.writeRecord("category", FileFormats.category, "What people browse by.")
            schema.writeRecord("author", FileFormats.author, "One author of the authority file.")
            schema.writeRecord("catalog", FileFormats.settings, "The settings of the catalog.")
            schema.writeSharedTypes()
        }
    }

    // MARK: - Entries

    private mutating func writeMessages() {
        block("xs:element name=\"\(XMLFormat.messages)\"") { element in
            element.document("A file of entries. Attributes and leading elements hold for all of them.")
            element.block("xs:complexType") { type in
                type.block("xs:sequence") { sequence in
                    sequence.writeFields { $0.declaration.mayBeCommon }
                    sequence.block("xs:choice minOccurs=\"0\" maxOccurs=\"unbounded\"") { choice in
                        for kind in Kind.allCases {
                            choice.line("xs:element name=\"\(kind.rawValue)\" type=\"\(kind.rawValue)Entry\"")
                        }
                        choice.line("xs:element name=\"\(XMLFormat.heading)\" type=\"heading\"")
                    }
                }
                for field in XMLFormat.commonAttributes { type.writeAttribute(field.declaration) }
            }
        }
        for kind in Kind.allCases { writeEntry(kind) }
    }

    private mutating func writeEntry(_ kind: Kind) {
        func suits(_ field: EntryField) -> Bool { field.declaration.kinds?.contains(kind) ?? true }
        block("xs:complexType name=\"\(kind.rawValue)Entry\"") { type in
            type.block("xs:sequence") { sequence in
                sequence.line("xs:element name=\"\(XMLFormat.text)\" type=\"paragraphs\"")
                sequence.line("xs:element name=\"\(XMLFormat.author)\" type=\"authorMention\" minOccurs=\"0\"")
                sequence.line("xs:element name=\"\(XMLFormat.work)\" type=\"workMention\" minOccurs=\"0\"")
                sequence.writeFields(suits)
            }
            for field in XMLFormat.entryAttributes where suits(field) { type.writeAttribute(field.declaration) }
        }
    }

    private mutating func writeFields(_ isWanted: (EntryField) -> Bool) {
        let fields = XMLFormat.fieldElements.filter { isWanted($0.field) }
        block("xs:choice minOccurs=\"0\" maxOccurs=\"unbounded\"") { choice in
            for (name, field) in fields { choice.writeElement(name, field.declaration) }
        }
    }

    // MARK: - Records

    private mutating func writeRecord(_ name: String, _ declarations: [FieldDeclaration], _ summary: String) {
        block("xs:element name=\"\(name)\"") { element in
            element.document(summary)
            element.writeRecordType(declarations, prose: XMLFormat.proseElements[name])
        }
    }

    private mutating func writeRecordType(_ declarations: [FieldDeclaration], prose: String? = nil) {
        let elements = declarations.filter { $0.elementName != nil }
        block("xs:complexType") { type in
            if !elements.isEmpty || prose != nil {
                type.block("xs:choice minOccurs=\"0\" maxOccurs=\"unbounded\"") { choice in
                    for declaration in elements { choice.writeElement(declaration.elementName ?? "", declaration) }
                    if let prose { choice.line("xs:element name=\"\(prose)\" type=\"paragraphs\"") }
                }
            }
            for declaration in declarations where declaration.xml == .attribute { type.writeAttribute(declaration) }
        }
    }

    // MARK: - Fields

    private mutating func writeAttribute(_ declaration: FieldDeclaration) {
        let use = declaration.isRequired ? " use=\"required\"" : ""
        let pattern =
            declaration.isList ? SchemaPattern.list(of: declaration) : SchemaPattern.item(of: declaration)
        block("xs:attribute name=\"\(declaration.key)\"\(use)") { attribute in
            attribute.document(declaration.summary)
            // Closed lists are written as such, so that editors offer their words.
            if case .oneOf(let words) = declaration.type, !declaration.isList {
                attribute.writeWords(words)
            } else if case .day = declaration.type {
                attribute.writePattern(pattern, base: "xs:date")
            } else {
                attribute.writePattern(pattern, base: "xs:string")
            }
        }
    }

    private mutating func writeElement(_ name: String, _ declaration: FieldDeclaration) {
        switch declaration.type {
        case .text: line("xs:element name=\"\(name)\" type=\"paragraphs\"", declaration.summary)
        case .suppression: line("xs:element name=\"\(name)\" type=\"allow\"", declaration.summary)
        case .ruleLevels: line("xs:element name=\"\(name)\" type=\"ruleLevels\"", declaration.summary)
        case .record(let inner):
            block("xs:element name=\"\(name)\"") { element in
                element.document(declaration.summary)
                element.writeRecordType(inner)
            }
        case .nameOrRecord(let inner):
            block("xs:element name=\"\(name)\"") { element in
                element.document(declaration.summary)
                element.writeTextType(inner.filter { $0.key != "text" })
            }
        default:
            block("xs:element name=\"\(name)\"") { element in
                element.document(declaration.summary)
                element.writePattern(SchemaPattern.item(of: declaration), base: "xs:token")
            }
        }
    }

    /// Text with attributes beside it.
    private mutating func writeTextType(_ attributes: [FieldDeclaration], base: String = "words") {
        block("xs:complexType") { type in
            type.block("xs:simpleContent") { content in
                content.block("xs:extension base=\"\(base)\"") { words in
                    for declaration in attributes { words.writeAttribute(declaration) }
                }
            }
        }
    }

    private mutating func writeWords(_ words: [String]) {
        block("xs:simpleType") { type in
            type.block("xs:restriction base=\"xs:string\"") { list in
                for word in words { list.line("xs:enumeration value=\"\(word)\"") }
            }
        }
    }

    private mutating func writePattern(_ pattern: String, base: String) {
        block("xs:simpleType") { type in
            type.block("xs:restriction base=\"\(base)\"") { $0.line("xs:pattern value=\"\(Self.escaped(pattern))\"") }
        }
    }

    // MARK: - Types that need no declaration

    private mutating func writeSharedTypes() {
        block("xs:complexType name=\"paragraphs\" mixed=\"true\"") { type in
            type.document("Text; several paragraphs stand in p elements or between empty lines.")
            type.block("xs:choice") { choice in
                choice.line("xs:element name=\"p\" type=\"paragraph\" minOccurs=\"0\" maxOccurs=\"unbounded\"")
                choice.line("xs:element name=\"br\" type=\"break\" minOccurs=\"0\" maxOccurs=\"unbounded\"")
            }
        }
        block("xs:complexType name=\"paragraph\" mixed=\"true\"") { type in
            type.block("xs:sequence") {
                $0.line("xs:element name=\"br\" type=\"break\" minOccurs=\"0\" maxOccurs=\"unbounded\"")
            }
        }
        line("xs:complexType name=\"break\"", "The end of a line that readers are to see.")
        block("xs:simpleType name=\"words\"") { type in
            type.block("xs:restriction base=\"xs:token\"") { $0.line("xs:minLength value=\"1\"") }
        }
        block("xs:simpleType name=\"value\"") { type in
            type.block("xs:restriction base=\"xs:string\"") { $0.line("xs:minLength value=\"1\"") }
        }
        writeMention("authorMention", XMLFormat.authorAttributes, "An author: ref is an id, the text a name.")
        writeMention("workMention", XMLFormat.workAttributes, "A work: ref is an id, the text a title.")
        writeHeading()
        writeAllow()
        writeLevels()
    }

    private mutating func writeMention(_ name: String, _ attributes: [String], _ summary: String) {
        block("xs:complexType name=\"\(name)\"") { type in
            type.document(summary)
            type.block("xs:simpleContent") { content in
                content.block("xs:extension base=\"xs:token\"") { words in
                    for attribute in attributes {
                        guard ["year", "translated"].contains(attribute) else {
                            words.line("xs:attribute name=\"\(attribute)\" type=\"value\"")
                            continue
                        }
                        words.block("xs:attribute name=\"\(attribute)\"") {
                            $0.writePattern(SchemaPattern.item(of: .init("year", .year, "")), base: "xs:string")
                        }
                    }
                }
            }
        }
    }

    private mutating func writeHeading() {
        block("xs:complexType name=\"heading\"") { type in
            type.document("Groups entries for people.")
            type.block("xs:simpleContent") { content in
                content.block("xs:extension base=\"words\"") { words in
                    words.block("xs:attribute name=\"level\" use=\"required\"") {
                        $0.writeWords((1...6).map(String.init))
                    }
                }
            }
        }
    }

    private mutating func writeAllow() {
        block("xs:complexType name=\"allow\"") { type in
            for name in XMLFormat.allowAttributes {
                type.line("xs:attribute name=\"\(name)\" type=\"value\" use=\"required\"")
            }
        }
    }

    private mutating func writeLevels() {
        block("xs:complexType name=\"ruleLevels\"") { type in
            type.block("xs:sequence") { sequence in
                sequence.block("xs:element name=\"rule\" minOccurs=\"0\" maxOccurs=\"unbounded\"") { element in
                    element.block("xs:complexType") { rule in
                        rule.line("xs:attribute name=\"id\" type=\"value\" use=\"required\"")
                        rule.block("xs:attribute name=\"level\" use=\"required\"") {
                            $0.writeWords(SettingsReading.levelNames)
                        }
                    }
                }
            }
        }
    }

    // MARK: - Lines

    private mutating func block(_ tag: String, _ content: (inout SchemaXSDWriter) -> Void) {
        add("<\(tag)>")
        level += 1
        content(&self)
        level -= 1
        add("</\(tag.prefix { $0 != " " })>")
    }

    /// An element of the schema without content, or with nothing but a remark for people.
    private mutating func line(_ tag: String, _ summary: String? = nil) {
        guard let summary else { return add("<\(tag)/>") }
        block(tag) { $0.document(summary) }
    }

    private mutating func document(_ summary: String) {
        block("xs:annotation") { $0.add("<xs:documentation>\(Self.escaped(summary))</xs:documentation>") }
    }

    private mutating func add(_ line: String) { text += String(repeating: "  ", count: level) + line + "\n" }

    private static func escaped(_ text: String) -> String {
        text.reduce(into: "") {
            switch $1 {
            case "&": $0 += "&amp;"
            case "<": $0 += "&lt;"
            case ">": $0 += "&gt;"
            case "\"": $0 += "&quot;"
            default: $0.append($1)
            }
        }
    }
}
