import Diagnostics
import TextMatching

/// Records out of an index, laid out as the lines of a file that reports can show.
struct IndexedRecords: RecordSource {
    private let records: [IndexedRecord]
    private let file: SourceFile
    private let ranges: [(text: Range<Int>, author: Range<Int>)]

    /// - Parameter path: of the index. In reports it stands in brackets, which also puts it in front of whatever is
    ///   compared with it: the later of two is the one that is told.
    init(_ records: [IndexedRecord], path: String) {
        self.records = records
        var bytes: [UInt8] = []
        ranges = records.map { record in
            func field(_ name: StaticString, _ value: [UInt8]) -> Range<Int> {
                bytes.append(literal: name)
                let start = bytes.count + 1
                JSONText.append(String(decoding: value, as: UTF8.self), to: &bytes)
                return start..<bytes.count - 1
            }
            _ = field(#"{"id":"#, record.id)
            let text = field(#","text":"#, record.text)
            let author = record.author.isEmpty ? text : field(#","author":"#, record.author)
            _ = field(#","lang":"#, record.language)
            bytes.append(literal: "}\n")
            return (text, author)
        }
        file = SourceFile(path: "(\(path))", bytes: bytes)
    }

    var count: Int { records.count }

    func texts() -> TextColumn {
        var column = TextColumn()
        for record in records { column.append(record) }
        return column
    }

    func id(_ place: Int) -> String { String(decoding: records[place].id, as: UTF8.self) }

    func record(_ place: Int) -> DedupeRecord {
        let record = records[place]
        let author = RecordAuthor(
            name: String(decoding: record.author, as: UTF8.self), range: SourceRange(file, ranges[place].author))
        return DedupeRecord(
            id: id(place), text: String(decoding: record.text, as: UTF8.self),
            author: record.author.isEmpty ? nil : author, language: String(decoding: record.language, as: UTF8.self),
            range: SourceRange(file, ranges[place].text))
    }

    func file(of place: Int) -> SourceFile { file }
    func isPublished(_ place: Int) -> Bool { false }
    func hasAuthor(_ place: Int) -> Bool { !records[place].author.isEmpty }
    func isPlain(_ place: Int) -> Bool { true }
    func hasWrittenID(_ place: Int) -> Bool { true }
}
