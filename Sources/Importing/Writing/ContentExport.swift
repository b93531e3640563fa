import CatalogModel
import ContentReading
import Diagnostics

/// Puts records into files of our own content.
package enum ContentExport {
    /// A record that our Markdown cannot hold as it is, and why.
    package struct Unwritable: Sendable {
        package let record: ImportedRecord
        package let finding: Diagnostic
    }

    /// Records as one Markdown file in the form that `fmt` leaves as it is.
    ///
    /// What is written is read again; a record that would say something else is left out and named.
    /// - Parameters:
    ///   - relativePath: where the file will lie below the content folder.
    ///   - category: for all of them; editors sort them out.
    ///   - language: of records that do not state theirs.
    ///   - ages: for which all of them are declared; nil where nobody has said so.
    package static func markdown(
        _ records: [ImportedRecord], at relativePath: String, category: String, language: String?, ages: String? = nil
    ) -> (bytes: [UInt8], unwritable: [Unwritable]) {
        func written(_ records: [ImportedRecord]) throws(WritingDefect) -> [UInt8] {
            let file = file(records, path: relativePath, category: category, language: language, ages: ages)
            return try Conversion.markdown(from: file, at: relativePath, names: AuthorDirectory())
        }
        if let bytes = try? written(records) { return (bytes, []) }
        var kept: [ImportedRecord] = []
        var unwritable: [Unwritable] = []
        for record in records {
            do throws(WritingDefect) {
                _ = try written([record])
                kept.append(record)
            } catch {
                let finding = UnwritableRecord.diagnostic(error.reason, at: record.range)
                unwritable.append(Unwritable(record: record, finding: finding))
            }
        }
        guard let bytes = try? written(kept) else {
            preconditionFailure("records can be written alone but not together")
        }
        return (bytes, unwritable)
    }

    /// Records as a file of entries.
    ///
    /// - Parameter path: of the file to be written; its bytes are somebody else's business.
    package static func file(
        _ records: [ImportedRecord], path: String, category: String, language: String?, ages: String? = nil
    ) -> EntryFile {
        let file = SourceFile(path: path, bytes: [])
        func field(_ key: EntryField, _ value: String) -> Field {
            Field(key, at: SourceRange(file, 0..<0), values: [SourceText(value, in: file, bytes: 0..<0)])
        }
        var common = Fields([field(.category, category)])
        if let language { common.set(field(.language, language)) }
        if let ages { common.set(field(.ages, ages)) }
        let items = records.map { record -> EntryFile.Item in
            var entry = record.entry
            entry.common = common
            // Space around a name is lost in Markdown; the rules for content have spoken of it.
            entry.attribution?.author?.written = (record.author ?? record.text).trimmed()
            entry.attribution?.work?.written = (record.work ?? record.text).trimmed()
            return .entry(entry)
        }
        return EntryFile(file: file, syntax: .markdown, common: common, items: items)
    }
}
