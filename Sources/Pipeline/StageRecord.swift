import CatalogModel
import Diagnostics
import Importing

/// An entry on its way from one step's tool to the next: a record of our own JSON Lines, with the fields of entries
/// among its own, those common to the file filled in.
///
/// Besides the keys of `EntryField` a record may have `authorID`, `workID` and `year`, and behind dedupe `sources`,
/// `furtherCategories` and `merged`: what merged entries brought along, and their ids. A removed entry
/// has `mergedInto`.
package enum StageRecord {
    /// What merged entries brought along.
    package struct Additions: Hashable, Sendable {
        package var sources: [String] = []
        package var categories: [String] = []
        package var merged: [String] = []
    }

    /// - Parameter target: the id of the entry that this one was merged into.
    package static func record(
        of entry: Entry, _ additions: Additions = Additions(), mergedInto target: MessageID? = nil
    ) -> ImportedRecord {
        let start = entry.range.start
        let place = "\(entry.range.file.path):\(start.line):\(start.column)"
        let origin = Origin(name: entry.range.file.path, place: .line(start.line), format: .jsonLines)
        var record = ImportedRecord(text: entry.text, origin: origin, range: entry.range)
        record.id = entry.id?.string ?? place
        record.place = place
        record.author = entry.attribution?.author?.written
        record.hasAuthorField = entry.kind == .quote
        record.work = entry.attribution?.work?.written
        record.locator = entry.attribution?.locator
        record.attributedTo = entry.value(.attributedTo)
        record.character = entry.value(.character)
        record.status = entry.value(.status).flatMap { AttributionStatus(rawValue: $0.string) }
        record.source = entry.value(.source)
        record.language = entry.language
        record.note = entry.value(.note)

        func text(_ string: String) -> SourceText {
            SourceText(string, in: entry.range.file, bytes: entry.range.before.bytes)
        }
        func add(_ key: String, _ values: [SourceText]) {
            record.extras += values.map { .init(key: key, value: $0) }
        }
        add("authorID", (entry.attribution?.author?.id).map { [text($0)] } ?? [])
        add("workID", (entry.attribution?.work?.id).map { [text($0)] } ?? [])
        add("year", entry.attribution?.year.map { [$0] } ?? [])
        add(EntryField.kind.rawValue, [text(entry.kind.rawValue)])
        for key in EntryField.allCases where key != .kind && !keysOfRecord.contains(key) {
            switch key {
            case .allow: add(key.rawValue, entry.suppressions)
            case .formerly: add(key.rawValue, entry.corrections)
            default: add(key.rawValue, entry[key]?.values ?? [])
            }
        }
        add("sources", additions.sources.map(text))
        add("furtherCategories", additions.categories.map(text))
        add("merged", additions.merged.map(text))
        add("mergedInto", target.map { [text($0.string)] } ?? [])
        return record
    }

    /// The entry of a record, ours or anyone's: whatever bears the name of a field is one.
    package static func entry(of record: ImportedRecord) -> Entry {
        func value(_ text: SourceText?, _ key: EntryField) -> Field? {
            text.map { Field(key, at: $0.range, values: [$0]) }
        }
        var fields = [
            value(record.attributedTo, .attributedTo), value(record.character, .character),
            value(record.source, .source), value(record.language, .language), value(record.note, .note),
        ].compactMap(\.self)
        if let status = record.status {
            let written = SourceText(status.rawValue, in: record.range.file, bytes: record.range.before.bytes)
            fields.append(Field(.status, at: written.range, values: [written]))
        }
        if MessageID(record.id) != nil {
            let id = SourceText(record.id, in: record.range.file, bytes: record.range.before.bytes)
            fields.append(Field(.id, at: id.range, values: [id]))
        }
        for key in EntryField.allCases where !keysOfRecord.contains(key) {
            let values = record.extras.filter { $0.key == key.rawValue }.map(\.value)
            if let first = values.first { fields.append(Field(key, at: first.range, values: values)) }
        }
        if record.hasAuthorField || record.author != nil, !fields.contains(where: { $0.key == .kind }) {
            let kind = SourceText(Kind.quote.rawValue, in: record.range.file, bytes: record.range.before.bytes)
            fields.append(Field(.kind, at: kind.range, values: [kind]))
        }
        return Entry(
            text: record.text, attribution: attribution(of: record), fields: Fields(fields), common: Fields(),
            range: record.range)
    }

    package static func additions(of record: ImportedRecord) -> Additions {
        func values(_ key: String) -> [String] { record.extras.filter { $0.key == key }.map(\.value.string) }
        return Additions(
            sources: values("sources"), categories: values("furtherCategories"), merged: values("merged"))
    }

    /// Fields that records have keys of their own for.
    private static let keysOfRecord: Set<EntryField> = [
        .id, .language, .status, .attributedTo, .character, .source, .note,
    ]

    private static func attribution(of record: ImportedRecord) -> Attribution? {
        guard record.author != nil || record.work != nil else { return nil }
        let authorID = record.extra("authorID")?.string
        let workID = record.extra("workID")?.string
        return Attribution(
            author: record.author.map { AuthorMention(written: $0, id: authorID, isReference: authorID != nil) },
            work: record.work.map { WorkMention(written: $0, id: workID, isReference: workID != nil) },
            locator: record.locator, year: record.extra("year"),
            range: (record.author ?? record.work)?.range ?? record.range)
    }
}
