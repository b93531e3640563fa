import Diagnostics

/// Records no two of which have the same id, in the order of their ids.
struct RecordSet: Sendable {
    let records: [DedupeRecord]

    /// Records whose id another record has; which of them is kept depends on what they say, never on their order.
    let rejected: [DedupeRecord]

    init(_ records: [DedupeRecord], _ findings: inout Findings) {
        let sorted = Self.isSorted(records) ? records : Self.sorted(records)
        var unique: [DedupeRecord] = []
        var rejected: [DedupeRecord] = []
        unique.reserveCapacity(sorted.count)
        var start = 0
        while start < sorted.count {
            var end = start + 1
            while end < sorted.count, sorted[end].id == sorted[start].id { end += 1 }
            let candidates = end - start == 1 ? sorted[start..<end] : Self.byContent(sorted[start..<end])[...]
            unique.append(candidates.first!)
            for other in candidates.dropFirst() {
                rejected.append(other)
                findings.add(RepeatedRecordID.diagnostic(other, first: candidates.first!))
            }
            start = end
        }
        self.records = unique
        self.rejected = rejected
    }

    /// The place of the record with an id.
    func index(of id: String) -> Int? {
        var low = 0
        var high = records.count
        while low < high {
            let middle = (low + high) / 2
            if ByteOrder.precedes(records[middle].id, id) { low = middle + 1 } else { high = middle }
        }
        return low < records.count && records[low].id == id ? low : nil
    }

    /// Sorts places rather than records, which are large.
    private static func sorted(_ records: [DedupeRecord]) -> [DedupeRecord] {
        let ids = records.map(\.id)
        return ids.indices.sorted { ByteOrder.precedes(ids[$0], ids[$1]) }.map { records[$0] }
    }

    private static func isSorted(_ records: [DedupeRecord]) -> Bool {
        records.indices.dropFirst().allSatisfy { ByteOrder.precedes(records[$0 - 1].id, records[$0].id) }
    }

    private static func byContent(_ records: ArraySlice<DedupeRecord>) -> [DedupeRecord] {
        var ranked = records.map { (preference: Preference($0), record: $0) }
        ranked.sort { one, other in
            if one.preference < other.preference { return true }
            if other.preference < one.preference { return false }
            return one.record.range < other.record.range
        }
        return ranked.map(\.record)
    }
}
