import Diagnostics

/// The fields of a JSON object, those of objects inside it under `outer.inner`.
struct JSONFields {
    private let text: DecodedText

    init(_ text: DecodedText) { self.text = text }

    func fields(of members: [JSONMember]) -> [ForeignField] {
        var fields: [ForeignField] = []
        fields.reserveCapacity(members.count)
        for member in members {
            add(text.string(member.key), text.range(member.key.range), member.value, to: &fields)
        }
        return lastOfEachKey(fields)
    }

    func fields(key: String, keyRange: SourceRange, _ value: JSONValue) -> [ForeignField] {
        var fields: [ForeignField] = []
        add(key, keyRange, value, to: &fields)
        return fields
    }

    private func add(_ key: String, _ keyRange: SourceRange, _ value: JSONValue, to fields: inout [ForeignField]) {
        func append(_ values: [SourceText], isText: Bool, isList: Bool = false) {
            fields.append(
                ForeignField(key: key, keyRange: keyRange, values: values, isText: isText, isList: isList))
        }
        switch value {
        case .string(let string): append([text.text(string)], isText: true)
        case .bool(_, let range), .number(let range): append([text.text(range)], isText: false)
        case .null: append([], isText: true)
        case .object(let members, _):
            for member in members {
                add("\(key).\(text.string(member.key))", text.range(member.key.range), member.value, to: &fields)
            }
        case .array(let elements, _):
            var values: [SourceText] = []
            for (index, element) in elements.enumerated() {
                switch element {
                case .string(let string): values.append(text.text(string))
                case .number(let range), .bool(_, let range): values.append(text.text(range))
                case .null, .broken: break
                case .object, .array: add("\(key).\(index)", text.range(element.range), element, to: &fields)
                }
            }
            append(values, isText: true, isList: true)
        case .broken: break
        }
    }

    /// Of a key that stands twice, the last counts, as in other programs; the parser has reported it.
    private func lastOfEachKey(_ fields: [ForeignField]) -> [ForeignField] {
        guard fields.count > 1 else { return fields }
        if fields.count <= 24 {
            return fields.indices.filter { index in
                !fields[(index + 1)...].contains { $0.key == fields[index].key }
            }.map { fields[$0] }
        }
        var last: [String: Int] = [:]
        for (index, field) in fields.enumerated() { last[field.key] = index }
        return fields.indices.filter { last[fields[$0].key] == $0 }.map { fields[$0] }
    }
}
