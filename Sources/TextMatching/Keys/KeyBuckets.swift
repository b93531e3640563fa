/// Entries brought together by key.
struct KeyBuckets: Sendable {
    private var entries: [KeyIndex.Entry]
    private var starts: [UInt32]

    /// - Parameter pieces: entries in the order of the groups, piece by piece.
    init(_ pieces: [[KeyIndex.Entry]]) {
        let count = pieces.reduce(0) { $0 + $1.count }
        var bits = 4
        while 1 << bits < count { bits += 1 }
        let shift = UInt64(64 - bits)
        starts = [UInt32](repeating: 0, count: 1 << bits + 1)
        for piece in pieces {
            for entry in piece { starts[Int(entry.key >> shift) + 1] += 1 }
        }
        for bucket in 1..<starts.count { starts[bucket] += starts[bucket - 1] }
        entries = [KeyIndex.Entry](repeating: .init(key: 0, group: 0), count: count)
        var next = starts
        for piece in pieces {
            for entry in piece {
                let bucket = Int(entry.key >> shift)
                entries[Int(next[bucket])] = entry
                next[bucket] += 1
            }
        }
    }

    /// How many buckets there are.
    var count: Int { starts.count - 1 }

    /// Calls with the entries of each key of some buckets that has two or more, in the order of the groups.
    func eachRun(in buckets: Range<Int>, _ body: (ArraySlice<KeyIndex.Entry>) -> Void) {
        var bucket = [KeyIndex.Entry]()
        for number in buckets {
            let range = Int(starts[number])..<Int(starts[number + 1])
            guard range.count > 1 else { continue }
            bucket.removeAll(keepingCapacity: true)
            bucket.append(contentsOf: entries[range])
            if range.count == 2 {
                guard bucket[0].key == bucket[1].key else { continue }
            } else {
                bucket.sort { $0.key == $1.key ? $0.group < $1.group : $0.key < $1.key }
            }
            var start = 0
            while start < bucket.count {
                var end = start + 1
                while end < bucket.count, bucket[end].key == bucket[start].key { end += 1 }
                if end - start > 1 { body(bucket[start..<end]) }
                start = end
            }
        }
    }
}
