import CatalogModel
import Deduplication
import Diagnostics
import Identity

/// The entries of a content folder by any id they ever had.
struct NamedEntries {
    /// As the dedupe step compares them.
    let records: [DedupeRecord]

    private let content: Content
    private let ledger: Ledger
    private let places: [String: Int]

    /// - Parameter content: with an id at every entry.
    init(_ content: Content, _ ledger: Ledger) {
        self.content = content
        self.ledger = ledger
        records = ContentRecords.records(of: content, published: Set(ledger.ids.map(\.string)))
        places = Dictionary(zip(records.map(\.id), records.indices), uniquingKeysWith: { first, _ in first })
    }

    /// Finds the entry that an id means today.
    ///
    /// - Returns: its place among the records, and a line to say if it has another id now.
    func find(_ written: String) throws(DecisionProblem) -> (place: Int, remark: String?) {
        if let place = places[written] { return (place, nil) }
        guard let id = MessageID(written) else { throw unknown(written) }
        if let (target, remark) = try ledger.current(id, isThere: { places[$0.string] != nil }) {
            return (places[target.string]!, remark)
        }
        let isVideo = content.files.contains { $0.entries.contains { $0.id == id && $0.kind == .video } }
        if isVideo { throw .notCompared(written) }
        throw unknown(written)
    }

    private func unknown(_ id: String) -> DecisionProblem {
        .unknownID(id, likely: Suggestion.nearest(to: id, among: records.map(\.id)))
    }
}
