import CatalogModel
import Diagnostics

/// Puts records into a file of our own content.
package enum ContentExport {
    /// - Parameters:
    ///   - path: of the file to be written; its bytes are somebody else's business.
    ///   - category: for all of them; editors sort them out.
    ///   - language: of records that do not state theirs.
    package static func file(
        _ records: [ImportedRecord], path: String, category: String, language: String?
    ) -> EntryFile {
        let file = SourceFile(path: path, bytes: [])
        func field(_ key: EntryField, _ value: String) -> Field {
            Field(key, at: SourceRange(file, 0..<0), values: [SourceText(value, in: file, bytes: 0..<0)])
        }
        var common = Fields([field(.category, category)])
        if let language { common.set(field(.language, language)) }
        var items: [EntryFile.Item] = []
        for record in records {
            var entry = record.entry
            entry.common = common
            items.append(.entry(entry))
        }
        return EntryFile(file: file, syntax: .markdown, common: common, items: items)
    }
}
