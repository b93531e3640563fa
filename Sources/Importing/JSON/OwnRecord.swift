import CatalogModel
import Diagnostics

/// Records of our own export, which are read back as they were.
enum OwnRecord {
    /// Only our export has these three together; `place` says where a record came from.
    static func isOne(_ fields: [ForeignField]) -> Bool {
        ["id", "text", "place"].allSatisfy { key in fields.contains { $0.key == key && $0.isText } }
    }

    /// Nil where the text is missing.
    static func record(_ fields: [ForeignField], origin: Origin, range: SourceRange) -> ImportedRecord? {
        func value(_ key: String) -> SourceText? { fields.first { $0.key == key }?.values.first }
        guard let text = value("text"), !text.isBlank else { return nil }
        var record = ImportedRecord(text: text, origin: origin, range: range)
        record.id = value("id")?.string ?? record.id
        record.place = value("place")?.string ?? record.place
        record.author = value("author")
        record.hasAuthorField = fields.contains { $0.key == "author" }
        record.work = value("work")
        record.locator = value("locator")
        record.attributedTo = value("attributedTo")
        record.character = value("character")
        record.status = value("status").flatMap { AttributionStatus(rawValue: $0.string) }
        record.source = value("source")
        record.language = value("lang")
        record.note = value("note")
        record.tags = fields.first { $0.key == "tags" }?.values ?? []
        for field in fields where field.key.hasPrefix(extraPrefix) {
            let key = String(field.key.dropFirst(extraPrefix.count))
            record.extras += field.values.map { .init(key: key, value: $0) }
        }
        return record
    }

    static let extraPrefix = "fields."
}
