import CatalogModel
import Diagnostics
import ReportWriting
import Suitability

extension ReadingsOverview {
    /// - Parameter items: in the order of the content.
    init(_ items: [ReviewQueue.Item]) {
        self.init(all: items.count, read: items.count(where: \.rating.reading.isRead))
        var readers: [String: Reader] = [:]
        var bulk: [String: Bulk] = [:]
        func count(_ reading: Reading, _ change: (inout Reader) -> Void) {
            change(&readers[Reading.person(reading.by), default: Reader(name: reading.by)])
        }
        for item in items {
            let state = item.rating.reading
            if item.isUnread { unread.append(Self.text(item, UnreadText.reason(state))) }
            for reading in state.sentBack {
                sentBack.append(Self.text(item, "\(reading.by), \(reading.on): \(reading.reason ?? "")"))
                count(reading) { $0.sentBack += 1 }
            }
            for reading in state.lapsed { count(reading) { $0.lapsed += 1 } }
            for reading in state.accepted {
                count(reading) {
                    $0.accepted += 1
                    if reading.isBulk { $0.bulk += 1 }
                }
                guard reading.isBulk, let reason = reading.reason else { continue }
                let on = reading.on.description
                bulk["\(on)\n\(reading.by)\n\(reason)", default: Bulk(on: on, by: reading.by, reason: reason, count: 0)]
                    .count += 1
            }
        }
        self.readers = readers.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }.map(\.value)
        self.bulk = bulk.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }.map(\.value)
    }

    private static func text(_ item: ReviewQueue.Item, _ why: String) -> Text {
        let line = item.message.text.split(whereSeparator: \.isNewline).joined(separator: " ")
        return Text(
            id: item.id.string, text: line.count <= 80 ? line : line.prefix(79) + "…", path: item.file, why: why)
    }
}
