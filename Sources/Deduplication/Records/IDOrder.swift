import TextMatching

/// The order of all records by the bytes of their ids.
struct IDOrder: Sendable {
    let ids: IDColumn

    /// The place of each record in the order; of records with one id the earlier comes first.
    let ranks: [UInt32]

    /// The places of the records in this order.
    private let places: [UInt32]

    /// For each id that several records have their places, in order; the ids in the order of their first places.
    let repeated: [[Int]]

    init(_ source: some RecordSource, _ workers: Workers) {
        let ids = source.ids()
        self.ids = ids
        let isAscending = workers.mapRanges(of: 0..<ids.count) { range in
            range.allSatisfy { place in
                place == 0 || ids.withID(place - 1) { one in ids.withID(place) { ByteOrder.precedes(one, $0) } }
            }
        }
        // Most files are written in this order.
        if isAscending.allSatisfy(\.self) {
            ranks = Array(0..<UInt32(ids.count))
            places = ranks
            repeated = []
            return
        }
        let entries = (0..<ids.count).map { Entry(beginning: ids.withID($0, Self.beginning), place: UInt32($0)) }
        let sorted = workers.sorted(entries) { one, other in
            if one.beginning != other.beginning { return one.beginning < other.beginning }
            return ids.withID(Int(one.place)) { a in
                ids.withID(Int(other.place)) { b in ByteOrder.precedes(a, b) }
            }
        }
        var ranks = [UInt32](repeating: 0, count: ids.count)
        for (rank, entry) in sorted.enumerated() { ranks[Int(entry.place)] = UInt32(rank) }
        self.ranks = ranks
        places = sorted.map(\.place)
        var repeated: [[Int]] = []
        for (entry, next) in zip(sorted, sorted.dropFirst()) where entry.beginning == next.beginning {
            let (place, other) = (Int(entry.place), Int(next.place))
            let areEqual = ids.withID(place) { a in ids.withID(other) { !ByteOrder.precedes(a, $0) } }
            guard areEqual else { continue }
            if repeated.last?.last == place {
                repeated[repeated.count - 1].append(other)
            } else {
                repeated.append([place, other])
            }
        }
        self.repeated = repeated.sorted { $0[0] < $1[0] }
    }

    func place(ofRank rank: Int) -> Int { Int(places[rank]) }

    /// A record, and the first bytes of its id as a number, so that few ids need a look at all their letters.
    private struct Entry: Sendable {
        let beginning: UInt64
        let place: UInt32
    }

    private static func beginning(_ id: Span<UInt8>) -> UInt64 {
        var bytes: UInt64 = 0
        for place in 0..<8 { bytes = bytes << 8 | UInt64(place < id.count ? id[place] : 0) }
        return bytes
    }
}
