import Diagnostics
import TextMatching

/// Records that are to be compared, by their places from 0 on.
///
/// Records are made when they are asked for: of a million, few have anything to do with each other.
package protocol RecordSource: Sendable {
    var count: Int { get }

    /// The texts of all records, in the order of the places.
    func texts() -> TextColumn
    func id(_ place: Int) -> String

    /// The ids of all records, in the order of the places.
    func ids() -> IDColumn
    func record(_ place: Int) -> DedupeRecord

    /// The file that a record stands in.
    func file(of place: Int) -> SourceFile

    /// Whether the id has been published.
    func isPublished(_ place: Int) -> Bool
    func hasAuthor(_ place: Int) -> Bool

    /// Whether a record is no more than its text and the name of its author: no ages, no flags, not published.
    func isPlain(_ place: Int) -> Bool

    /// Whether the id stands in what people wrote; see `DedupeRecord`.
    func hasWrittenID(_ place: Int) -> Bool

    /// The places of the records that state where in which work they stand.
    func placesWithPassage() -> [Int]
}

extension RecordSource {
    package func placesWithPassage() -> [Int] { [] }

    package func ids() -> IDColumn {
        var column = IDColumn(expecting: count)
        for place in 0..<count { column.append(id(place)) }
        return column
    }
}

/// Records that are at hand.
package struct RecordArray: RecordSource {
    private let records: [DedupeRecord]

    package init(_ records: [DedupeRecord]) { self.records = records }

    package var count: Int { records.count }

    package func texts() -> TextColumn {
        var table = TextColumn()
        for record in records {
            table.append(record.text, author: record.author?.name ?? "", language: record.primaryLanguage)
        }
        return table
    }

    package func id(_ place: Int) -> String { records[place].id }
    package func record(_ place: Int) -> DedupeRecord { records[place] }
    package func file(of place: Int) -> SourceFile { records[place].range.file }
    package func isPublished(_ place: Int) -> Bool { records[place].isPublished }
    package func placesWithPassage() -> [Int] { records.indices.filter { records[$0].passage != nil } }
    package func hasAuthor(_ place: Int) -> Bool { records[place].author != nil }
    package func isPlain(_ place: Int) -> Bool { false }
    package func hasWrittenID(_ place: Int) -> Bool { records[place].hasWrittenID }
}
