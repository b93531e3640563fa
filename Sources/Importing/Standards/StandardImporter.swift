import Diagnostics

/// Reads records out of JSON whose fields a standard has named: JSON-LD and CSL-JSON.
struct StandardImporter {
    private var assembler: RecordAssembler
    private let text: DecodedText
    private let format: ImportFormat

    static func read(_ text: DecodedText, _ options: ImportOptions, as format: ImportFormat) -> ImportResult {
        var importer = StandardImporter(
            assembler: RecordAssembler(text, options, format), text: text, format: format)
        importer.document()
        return importer.assembler.finished()
    }

    private mutating func document() {
        let document = JSONDocument(text)
        for finding in document.findings { assembler.add(finding) }
        guard let root = document.root else { return }
        switch root {
        case .array(let elements, _): list(elements, named: "")
        case .object(let members, _):
            let graph = members.first { text.string($0.key) == "@graph" }
            if case .array(let elements, _)? = graph?.value {
                list(elements, named: "@graph")
            } else {
                record(root, assembler.origin(.file))
            }
        default: assembler.reject(assembler.origin(.file), MissingText.notARecord(at: text.range(root.range)))
        }
    }

    private mutating func list(_ elements: [JSONValue], named name: String) {
        for (index, element) in elements.enumerated() {
            record(element, assembler.origin(.element(list: name, index: index)))
        }
    }

    private mutating func record(_ value: JSONValue, _ origin: Origin) {
        guard case .object(let members, let range) = value else {
            if case .broken(let range) = value {
                assembler.reject(origin, for: MalformedJSON.about.id, at: text.range(range))
            } else {
                assembler.reject(origin, MissingText.notARecord(at: text.range(value.range)))
            }
            return
        }
        let fields = JSONFields(text).fields(of: members)
        let place = text.range(range)
        let record =
            format == .jsonLD
            ? QuotationJSONLD.record(fields, origin: origin, range: place)
            : ReferenceCSL.record(fields, origin: origin, range: place)
        if let record {
            assembler.appendAsIs(record, bytes: range)
        } else {
            let keys = fields.map(\.key)
            assembler.reject(origin, MissingText.noField(keys: keys, likeliest: nil, at: place))
        }
    }
}
