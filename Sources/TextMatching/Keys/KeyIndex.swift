/// Finds the representatives that are stored under a key.
struct KeyIndex: Sendable {
    /// One key and who is stored under it.
    struct Entry: Sendable {
        var key: UInt64
        var group: UInt32
    }

    private var filter: KeyFilter
    private var entries: [Entry]

    /// Where the entries of each bucket begin; one more at the end.
    private var starts: [UInt32]
    private let shift: UInt64

    /// From this size on a bucket is sorted by key, so that one hot key does not slow down its neighbours.
    ///
    /// Not more than a key may bring, so that what a cap leaves out never depends on the order of the entries.
    private static let large = 64

    /// - Parameter pieces: entries in any order: where it would matter they are sorted.
    init(_ pieces: [[Entry]]) {
        let count = pieces.reduce(0) { $0 + $1.count }
        var bits = 4
        while 1 << bits < count { bits += 1 }
        shift = UInt64(64 - bits)
        filter = KeyFilter(expecting: count)
        starts = [UInt32](repeating: 0, count: 1 << bits + 1)
        for piece in pieces {
            for entry in piece {
                starts[Int(entry.key >> shift) + 1] += 1
                filter.insert(entry.key)
            }
        }
        for bucket in 1..<starts.count { starts[bucket] += starts[bucket - 1] }
        entries = [Entry](repeating: Entry(key: 0, group: 0), count: count)
        var next = starts
        for piece in pieces {
            for entry in piece {
                let bucket = Int(entry.key >> shift)
                entries[Int(next[bucket])] = entry
                next[bucket] += 1
            }
        }
        for bucket in 0..<starts.count - 1 {
            let range = Int(starts[bucket])..<Int(starts[bucket + 1])
            if range.count >= Self.large {
                entries[range].sort { $0.key == $1.key ? $0.group < $1.group : $0.key < $1.key }
            }
        }
    }

    @inline(__always)
    func mayContain(_ key: UInt64) -> Bool { filter.mayContain(key) }

    /// Calls with those stored under a key, in their order, and at most so many.
    ///
    /// - Returns: whether there were more.
    func each(_ key: UInt64, atMost limit: Int, _ body: (UInt32) -> Void) -> Bool {
        let bucket = Int(key >> shift)
        var place = Int(starts[bucket])
        let end = Int(starts[bucket + 1])
        let isSorted = end - place >= Self.large
        if isSorted { place = firstEntry(of: key, in: place..<end) }
        var left = limit
        while place < end {
            let entry = entries[place]
            place += 1
            guard entry.key == key else {
                if isSorted { return false }
                continue
            }
            if left == 0 { return true }
            left -= 1
            body(entry.group)
        }
        return false
    }

    private func firstEntry(of key: UInt64, in range: Range<Int>) -> Int {
        var (low, high) = (range.lowerBound, range.upperBound)
        while low < high {
            let middle = (low + high) / 2
            if entries[middle].key < key { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
