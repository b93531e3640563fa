import Diagnostics
import TextMatching

/// Records whose id another record has. Which of them is kept depends on what they say, never on their order.
struct RepeatedIDs: Sendable {
    /// The places of those that are not compared.
    private(set) var rejected: Set<Int> = []

    init(_ source: some RecordSource, _ workers: Workers, _ findings: inout Findings) {
        for places in Self.repeated(source, workers) {
            let ranked = places.map { place in
                let record = source.record(place)
                return (preference: Preference(record), record: record, place: place)
            }.sorted { one, other in
                if one.preference != other.preference { return one.preference < other.preference }
                return one.record.range < other.record.range
            }
            for other in ranked.dropFirst() {
                rejected.insert(other.place)
                findings.add(RepeatedRecordID.diagnostic(other.record, first: ranked[0].record))
            }
        }
    }

    /// For each id that several records have their places, in order; the ids in the order of their first places.
    static func repeated(_ source: some RecordSource, _ workers: Workers) -> [[Int]] {
        let hashes = workers.mapRanges(of: 0..<source.count) { range in
            range.map { place in
                var id = source.id(place)
                return id.withUTF8 { unsafe WordHash.hash($0) }
            }
        }.flatMap(\.self)
        // Open addressing: the place of a record plus 1, 0 is free.
        var size = 1 << 4
        while size < 2 * hashes.count { size *= 2 }
        var slots = [UInt32](repeating: 0, count: size)
        var repeated: [Int: [Int]] = [:]
        for place in hashes.indices {
            var slot = Int(truncatingIfNeeded: hashes[place]) & (size - 1)
            while slots[slot] != 0 {
                let first = Int(slots[slot]) - 1
                if hashes[first] == hashes[place], source.id(first) == source.id(place) {
                    repeated[first, default: [first]].append(place)
                    break
                }
                slot = (slot + 1) & (size - 1)
            }
            if slots[slot] == 0 { slots[slot] = UInt32(place) + 1 }
        }
        return repeated.keys.sorted().map { repeated[$0]! }
    }
}
