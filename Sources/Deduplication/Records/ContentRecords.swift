import CatalogModel
import Diagnostics

/// Makes records of the entries of a content folder.
package struct ContentRecords {
    private let authors: [String: Author]
    private let published: Set<String>

    /// The records of all entries but videos, which are told apart by what is shown, not by the words beside it.
    ///
    /// - Parameter published: the ids that earlier releases hold.
    package static func records(of content: Content, published: Set<String> = []) -> [DedupeRecord] {
        let maker = ContentRecords(
            authors: Dictionary(content.authors.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first }),
            published: published)
        return content.files.flatMap { file in
            file.entries.lazy.filter { $0.kind != .video }.map { maker.record($0, in: content) }
        }
    }

    private func record(_ entry: Entry, in content: Content) -> DedupeRecord {
        // An entry that has not been given an id yet is known by its place.
        let id = entry.id?.string ?? "\(entry.range.file.path):\(entry.range.start.line)"
        let category = entry.category.map(\.string)
        var record = DedupeRecord(
            id: id, text: entry.text.string, author: author(of: entry),
            sources: entry.value(.source).map { [$0.string] } ?? [],
            categories: (category.map { [$0] } ?? []) + (entry[.alsoIn]?.values.map(\.string) ?? []),
            language: entry.language?.string ?? content.settings.languages.first ?? "en",
            ages: entry.value(.ages).flatMap { written in
                Ages(written.string).map { Located($0, at: written.range) }
            },
            isPublished: published.contains(id), range: entry.text.range)
        record.isEntry = true
        record.passage = Passage(entry.attribution)
        record.translationOf = entry.value(.translationOf)?.string
        // An id that was minted in memory is a field that nobody wrote.
        record.hasWrittenID = entry.value(.id)?.bytes.isEmpty == false
        return record
    }

    private func author(of entry: Entry) -> RecordAuthor? {
        if let mention = entry.attribution?.author {
            let name = mention.id.flatMap { authors[$0]?.name.value } ?? mention.written.string
            return RecordAuthor(id: mention.id, name: name, range: mention.written.range)
        }
        return entry.value(.attributedTo).flatMap { RecordAuthor(name: $0.string, range: $0.range) }
    }
}
