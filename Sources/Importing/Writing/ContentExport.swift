import CatalogModel
import ContentReading
import Diagnostics

/// Puts records into files of our own content.
package enum ContentExport {
    /// Everything as one Markdown file in the form that `fmt` leaves as it is.
    ///
    /// What has been written is read again: a record that would say something else moves from the result's records to
    /// its rejections.
    /// - Parameters:
    ///   - relativePath: where the file will lie below the content folder.
    ///   - category: for all of them; editors sort them out.
    ///   - language: of records that do not state theirs.
    package static func markdown(
        _ result: inout ImportResult, at relativePath: String, category: String, language: String?
    ) -> [UInt8] {
        func written(_ records: [ImportedRecord]) throws(WritingDefect) -> [UInt8] {
            let file = file(records, path: relativePath, category: category, language: language)
            return try Conversion.markdown(from: file, at: relativePath, names: AuthorDirectory())
        }
        if let bytes = try? written(result.records) { return bytes }
        var kept: [ImportedRecord] = []
        for record in result.records {
            do throws(WritingDefect) {
                _ = try written([record])
                kept.append(record)
            } catch {
                result.findings.add(UnwritableRecord.diagnostic(error.reason, at: record.range))
                result.rejections.append(
                    Rejection(origin: record.origin, rule: UnwritableRecord.about.id, range: record.range))
            }
        }
        result.records = kept
        guard let bytes = try? written(kept) else { preconditionFailure("records can be written alone but not together") }
        return bytes
    }

    /// Records as a file of entries.
    ///
    /// - Parameter path: of the file to be written; its bytes are somebody else's business.
    package static func file(
        _ records: [ImportedRecord], path: String, category: String, language: String?
    ) -> EntryFile {
        let file = SourceFile(path: path, bytes: [])
        func field(_ key: EntryField, _ value: String) -> Field {
            Field(key, at: SourceRange(file, 0..<0), values: [SourceText(value, in: file, bytes: 0..<0)])
        }
        var common = Fields([field(.category, category)])
        if let language { common.set(field(.language, language)) }
        let items = records.map { record -> EntryFile.Item in
            var entry = record.entry
            entry.common = common
            return .entry(entry)
        }
        return EntryFile(file: file, syntax: .markdown, common: common, items: items)
    }
}
