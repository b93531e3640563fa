import Diagnostics

/// Writes records as JSON Lines, always the same way; reading them back gives the same records.
package enum JSONLinesExport {
    /// One line for each record, in their order.
    package static func text(_ records: [ImportedRecord]) -> String {
        records.map { line($0) + "\n" }.joined()
    }

    /// Keys in a fixed order, those without a value left out; `author` is null where a record has an empty one.
    static func line(_ record: ImportedRecord) -> String {
        var members: [String] = []
        func add(_ key: String, _ value: String?) {
            if let value { members.append("\(JSONText.quoted(key)):\(JSONText.quoted(value))") }
        }
        add("id", record.id)
        add("text", record.text.string)
        if record.author == nil, record.hasAuthorField { members.append("\"author\":null") }
        add("author", record.author?.string)
        add("attributedTo", record.attributedTo?.string)
        add("character", record.character?.string)
        add("work", record.work?.string)
        add("locator", record.locator?.string)
        add("status", record.status?.rawValue)
        add("source", record.source?.string)
        if !record.tags.isEmpty { members.append("\"tags\":\(list(record.tags))") }
        add("lang", record.language?.string)
        add("note", record.note?.string)
        if !record.extras.isEmpty { members.append("\"fields\":{\(fields(record.extras).joined(separator: ","))}") }
        add("place", record.place)
        return "{\(members.joined(separator: ","))}"
    }

    private static func list(_ texts: [SourceText]) -> String {
        "[\(texts.map { JSONText.quoted($0.string) }.joined(separator: ","))]"
    }

    /// A field with several values is a list.
    private static func fields(_ extras: [ImportedRecord.Extra]) -> [String] {
        var keys: [String] = []
        for extra in extras where !keys.contains(extra.key) { keys.append(extra.key) }
        return keys.map { key in
            let values = extras.filter { $0.key == key }.map(\.value)
            return "\(JSONText.quoted(key)):\(values.count == 1 ? JSONText.quoted(values[0].string) : list(values))"
        }
    }
}
