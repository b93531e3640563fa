import CatalogModel
import Diagnostics

/// Turns fields as written, in Markdown or XML, into fields of the format, and reports what does not fit.
///
/// Whether a field suits its entry's kind, and whether the category, mood or person in it exists, are other
/// people's questions: rules ask them when everything is read.
struct FieldChecker {
    /// Whether fields belong to one entry or to all of a file.
    enum Place {
        case entry, common
    }

    init() {}

    /// - Returns: the fields whose keys exist, each once, and those whose key was meant to be one of them; values stay
    ///   as they are even where they were reported, so that nothing an editor wrote gets lost.
    func fields(_ raw: [RawField], _ findings: inout Findings) -> Fields {
        let (fields, assumed) = fields(raw, place: .entry, &findings)
        for key in assumed {
            var finding = key.finding
            finding.cause = Cause(assumption: AssumedKey.assumption(key.field.rawValue))
            findings.add(finding)
        }
        return fields
    }

    /// The same for the fields of a whole file.
    ///
    /// - Returns: besides, the keys that were assumed; they are reported when it is known who goes by them.
    func common(_ raw: [RawField], _ findings: inout Findings) -> (fields: Fields, assumed: [AssumedKey]) {
        fields(raw, place: .common, &findings)
    }

    private func fields(
        _ raw: [RawField], place: Place, _ findings: inout Findings
    ) -> (fields: Fields, assumed: [AssumedKey]) {
        if raw.isEmpty { return (Fields(), []) }
        var fields: [Field] = []
        var assumed: [AssumedKey] = []
        fields.reserveCapacity(raw.count)
        for field in raw {
            guard let key = EntryField(rawValue: field.key.string) else {
                let finding = UnknownKey.finding(field.key, field.range, known: Self.keys(place))
                if let meant = meant(by: field, in: raw, place) {
                    fields.append(meant)
                    assumed.append(AssumedKey(field: meant.key, finding: finding))
                } else {
                    findings.add(finding)
                }
                continue
            }
            let declaration = key.declaration
            if place == .common, !declaration.mayBeCommon {
                findings.add(UnknownKey.notCommon(field.key, field.range))
                continue
            }
            if !declaration.isRepeatable, let first = fields.first(where: { $0.key == key }) {
                let all = declaration.isList ? (first.values + field.values).map(\.string) : []
                findings.add(DuplicateKey.finding(field.key, field.range, first: first.keyRange, all: all))
                continue
            }
            fields.append(Field(key, at: field.key.range, values: values(of: field, key, &findings)))
        }
        return (Fields(fields), assumed)
    }

    /// The field that a mistyped key was meant to be; nil where there is doubt, or where it is written as well.
    private func meant(by field: RawField, in raw: [RawField], _ place: Place) -> Field? {
        let near = Suggestion.nearest(to: field.key.string, among: Self.keys(place), limit: 2)
        guard near.count == 1, let key = EntryField(rawValue: near[0]), key != .id,
            !raw.contains(where: { $0.key.string == near[0] }),
            raw.count(where: { $0.key.string == field.key.string }) == 1
        else { return nil }
        var faults = Findings()
        let values = values(of: field, key, &faults)
        return faults.isEmpty ? Field(key, at: field.key.range, values: values) : nil
    }

    private func values(
        of field: RawField, _ key: EntryField, _ findings: inout Findings
    ) -> [SourceText] {
        let declaration = key.declaration
        var values = field.values
        if declaration.isList, values.count == 1 {
            if let inside = ListValue.withoutBrackets(values[0]) {
                findings.add(UnknownValue.brackets(values[0], inside))
                values = [inside]
            }
            values = ListValue.parts(of: values[0])
        }
        if !declaration.isList, values.count > 1, !declaration.isRepeatable {
            findings.add(UnknownValue.several(declaration.key, at: values[1].range))
        }
        if values.isEmpty { findings.add(UnknownValue.none(declaration.key, at: field.key.range)) }
        for value in values {
            let isID = (key == .id || key == .translationOf) && !value.string.isEmpty
            let problem =
                isID
                ? ValueCheck.messageID(value, key)
                : ValueCheck.problem(value, as: declaration.type, key: declaration.key)
            guard let problem else { continue }
            // Where there is no value, the key is the smallest thing to point at.
            let place = value.bytes.isEmpty ? field.key.range : value.range
            findings.add(UnknownValue.finding(problem, at: place))
        }
        return values
    }

    private static func keys(_ place: Place) -> [String] {
        EntryField.allCases.filter { place == .entry || $0.declaration.mayBeCommon }.map(\.rawValue)
    }
}
