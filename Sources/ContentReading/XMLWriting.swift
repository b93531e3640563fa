import CatalogModel
import Diagnostics

/// Writes content as XML, always the same way: what it writes it would write again.
enum XMLWriting {
    /// Something that XML cannot say; the text holds the next best.
    struct Defect: Hashable, Sendable {
        let range: SourceRange
        let summary: Wording
    }

    /// A file of entries.
    static func entries(_ file: EntryFile) -> String { write(file).text }

    static func write(_ file: EntryFile) -> (text: String, defects: [Defect]) {
        var writer = XMLEntryWriter()
        writer.write(file)
        return (writer.output.text, writer.defects)
    }
}
