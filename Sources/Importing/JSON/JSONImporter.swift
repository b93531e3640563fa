import Diagnostics

/// Reads records out of JSON: arrays, objects of arrays, single records, and one record a line.
struct JSONImporter {
    private var assembler: RecordAssembler
    private let text: DecodedText

    static func read(_ text: DecodedText, _ options: ImportOptions) -> ImportResult {
        var importer = JSONImporter(assembler: RecordAssembler(text, options, .json), text: text)
        importer.document()
        return importer.assembler.finished()
    }

    static func readLines(_ text: DecodedText, _ options: ImportOptions) -> ImportResult {
        var importer = JSONImporter(assembler: RecordAssembler(text, options, .jsonLines), text: text)
        importer.lines()
        return importer.assembler.finished()
    }

    /// Reads some of the lines only.
    static func readLines(_ text: DecodedText, _ options: ImportOptions, _ ranges: [Range<Int>]) -> ImportResult {
        var importer = JSONImporter(assembler: RecordAssembler(text, options, .jsonLines), text: text)
        for range in ranges { importer.line(range, number: text.file.line(at: range.lowerBound)) }
        return importer.assembler.finished()
    }

    private mutating func document() {
        let document = JSONDocument(text)
        for finding in document.findings { assembler.add(finding) }
        guard let root = document.root else { return }
        switch root {
        case .array(let elements, _): list(elements, named: "")
        case .object(let members, let range): object(members, range, isTorn: document.isTorn)
        case .broken(let range): reject(assembler.origin(.file), MalformedJSON.about.id, range)
        default: assembler.reject(assembler.origin(.file), MissingText.notARecord(at: text.range(root.range)))
        }
    }

    private mutating func lines() {
        for (index, range) in TextLines.ranges(of: text).enumerated() {
            line(range, number: index + 1)
        }
    }

    private mutating func line(_ line: Range<Int>, number: Int) {
        guard text.bytes[line].contains(where: { $0 > 0x20 }) else { return }
        let origin = assembler.origin(.line(number))
        let document = JSONDocument(text, in: line)
        for finding in document.findings { assembler.add(finding) }
        if document.findings.contains(where: { $0.rule == MalformedJSON.about.id }) {
            reject(origin, MalformedJSON.about.id, line)
        } else if let root = document.root {
            record(root, origin)
        }
    }

    private mutating func list(_ elements: [JSONValue], named name: String, topic: JSONString? = nil) {
        for (index, element) in elements.enumerated() {
            record(element, assembler.origin(.element(list: name, index: index)), topic: topic)
        }
    }

    /// A record of its own, or lists or records by name.
    private mutating func object(_ members: [JSONMember], _ range: Range<Int>, isTorn: Bool) {
        let fields = JSONFields(text).fields(of: members)
        let isRecord = fields.contains { $0.isText && !$0.isList && assembler.isTextField($0.key) }
        let holdsRecords = members.contains { $0.value.holdsRecords }
        guard !isRecord, holdsRecords else {
            if isTorn {
                reject(assembler.origin(.file), MalformedJSON.about.id, range)
                return
            }
            assembler.assemble(fields, origin: assembler.origin(.file), bytes: range)
            return
        }
        for member in members {
            let name = text.string(member.key)
            switch member.value {
            case .array(let elements, _):
                // A list of texts by author or topic says so in its key.
                list(elements, named: name, topic: member.key)
            case .object: record(member.value, assembler.origin(.member(name)))
            case .broken(let range): reject(assembler.origin(.member(name)), MalformedJSON.about.id, range)
            default: assembler.remark("'\(name)' beside the records is not read")
            }
        }
    }

    private mutating func record(_ value: JSONValue, _ origin: Origin, topic: JSONString? = nil) {
        switch value {
        case .object(let members, let range):
            let fields = JSONFields(text).fields(of: members)
            if assembler.format == .jsonLines, OwnRecord.isOne(fields) {
                assembler.appendOwn(fields, origin: origin, bytes: range)
            } else {
                assembler.assemble(fields, origin: origin, bytes: range)
            }
        case .string(let string):
            let words = text.text(string)
            var fields = [
                ForeignField(key: "text", keyRange: words.range, values: [words], isText: true, isList: false)
            ]
            if let topic {
                let name = text.text(topic)
                fields.append(
                    ForeignField(key: "list", keyRange: name.range, values: [name], isText: true, isList: false))
            }
            assembler.assemble(fields, origin: origin, bytes: string.range)
        case .array(let elements, let range):
            // A row without names: its fields are numbered.
            let fields = elements.enumerated().flatMap { index, element in
                JSONFields(text).fields(key: String(index + 1), keyRange: text.range(element.range), element)
            }
            assembler.assemble(fields, origin: origin, bytes: range)
        case .broken(let range): reject(origin, MalformedJSON.about.id, range)
        default: assembler.reject(origin, MissingText.notARecord(at: text.range(value.range)))
        }
    }

    private mutating func reject(_ origin: Origin, _ rule: RuleID, _ range: Range<Int>) {
        assembler.reject(origin, for: rule, at: text.range(range))
    }
}

extension JSONValue {
    /// Whether it is a list, or a record that could stand in one.
    fileprivate var holdsRecords: Bool {
        switch self {
        case .array(let elements, _):
            elements.contains {
                switch $0 {
                case .object, .string, .broken: true
                default: false
                }
            }
        case .object: true
        default: false
        }
    }
}
