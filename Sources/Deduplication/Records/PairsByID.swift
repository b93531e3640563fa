import TextMatching

/// The first bytes of an id as a number, so that most ids need no look at their letters to be put in order.
struct IDBeginning: Comparable {
    private let bytes: UInt64

    init(_ id: String) {
        var bytes: UInt64 = 0
        for (place, byte) in id.utf8.prefix(8).enumerated() { bytes |= UInt64(byte) << UInt64(56 - 8 * place) }
        self.bytes = bytes
    }

    static func < (one: IDBeginning, other: IDBeginning) -> Bool { one.bytes < other.bytes }
}

/// Pairs of records in the order of their ids, the lesser id of each pair first.
struct PairsByID {
    private let source: any RecordSource
    private let workers: Workers

    init(_ source: any RecordSource, _ workers: Workers) {
        self.source = source
        self.workers = workers
    }

    /// - Parameter pairs: places of two records and whatever goes with them.
    func sorted<Value: Sendable>(_ pairs: [(one: Int, other: Int, value: Value)]) -> [(a: Int, b: Int, value: Value)] {
        let source = source
        let entries = workers.mapRanges(of: 0..<pairs.count) { range in
            range.map { number in
                let (one, other, value) = pairs[number]
                let (id, otherID) = (source.id(one), source.id(other))
                let isOrdered = !ByteOrder.precedes(otherID, id)
                let (a, b) = isOrdered ? (id, otherID) : (otherID, id)
                return Entry(
                    beginnings: (IDBeginning(a), IDBeginning(b)), a: isOrdered ? one : other,
                    b: isOrdered ? other : one,
                    value: value)
            }
        }.flatMap(\.self)
        return workers.sorted(entries) { one, other in
            if one.a != other.a {
                if one.beginnings.a != other.beginnings.a { return one.beginnings.a < other.beginnings.a }
                return ByteOrder.precedes(source.id(one.a), source.id(other.a))
            }
            if one.beginnings.b != other.beginnings.b { return one.beginnings.b < other.beginnings.b }
            return one.b != other.b && ByteOrder.precedes(source.id(one.b), source.id(other.b))
        }.map { ($0.a, $0.b, $0.value) }
    }

    private struct Entry<Value: Sendable>: Sendable {
        var beginnings: (a: IDBeginning, b: IDBeginning)
        var a: Int
        var b: Int
        var value: Value
    }
}
