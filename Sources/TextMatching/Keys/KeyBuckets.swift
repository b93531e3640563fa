import FileAccess

/// Entries brought together by key: those of a bucket share the first bits of their keys.
struct KeyBuckets: Sendable {
    /// One key and who is stored under it.
    struct Entry: Sendable {
        var key: UInt64
        var group: UInt32
    }

    /// Bucket by bucket; within a bucket as they came.
    private(set) var entries: [Entry]

    /// Where the entries of each bucket begin; one more at the end.
    private var starts: [UInt32]
    private let shift: UInt64

    /// So many partitions of equal numbers of buckets are put in order one by one: of a million texts each fits into the
    /// cache of a processor.
    static let partitions = 1 << partitionBits
    private static let partitionBits = 6

    /// - Parameter pieces: entries in any order; those of a bucket stay in it.
    init(_ pieces: [[Entry]], _ workers: Workers) {
        let count = pieces.reduce(0) { $0 + $1.count }
        var bits = Self.partitionBits
        while 1 << bits < count { bits += 1 }
        let (shift, size) = (UInt64(64 - bits), 1 << bits)
        self.shift = shift
        let places = Self.places(of: pieces, workers)
        var starts = [UInt32](repeating: 0, count: size + 1)
        entries = unsafe [Entry](unsafeUninitializedCapacity: count) { entries, filled in
            unsafe LargePages.prefer(for: UnsafeMutableRawBufferPointer(entries))
            unsafe starts.withUnsafeMutableBufferPointer { starts in
                nonisolated(unsafe) let (entries, starts) = unsafe (entries, starts)
                // Every piece has places of its own in every partition.
                _ = workers.map(pieces.count) { number in
                    var next = places[number]
                    for entry in pieces[number] {
                        let partition = Self.partition(of: entry.key)
                        unsafe (entries.baseAddress! + next[partition]).initialize(to: entry)
                        next[partition] += 1
                    }
                    return true
                }
                // Every partition has entries and buckets of its own.
                _ = workers.map(Self.partitions) { partition in
                    let first = places[0][partition]
                    let end = partition + 1 < Self.partitions ? places[0][partition + 1] : count
                    let buckets = size / Self.partitions * partition..<size / Self.partitions * (partition + 1)
                    let part = unsafe Array(UnsafeMutableBufferPointer(rebasing: entries[first..<end]))
                    // Where a bucket begins is kept behind it until its entries are put there: then it ends there.
                    for entry in part { unsafe starts[Int(entry.key >> shift) + 1] += 1 }
                    var start = UInt32(first)
                    for bucket in buckets {
                        let size = unsafe starts[bucket + 1]
                        unsafe starts[bucket + 1] = start
                        start += size
                    }
                    for entry in part {
                        let bucket = Int(entry.key >> shift)
                        unsafe entries[Int(starts[bucket + 1])] = entry
                        unsafe starts[bucket + 1] += 1
                    }
                    return true
                }
            }
            filled = count
        }
        self.starts = starts
    }

    /// For each piece where its entries of each partition go.
    private static func places(of pieces: [[Entry]], _ workers: Workers) -> [[Int]] {
        let counts = workers.map(pieces.count) { number in
            var counts = [Int](repeating: 0, count: partitions)
            for entry in pieces[number] { counts[partition(of: entry.key)] += 1 }
            return counts
        }
        var places = counts.isEmpty ? [[Int](repeating: 0, count: partitions)] : counts
        var place = 0
        for partition in 0..<partitions {
            for piece in counts.indices {
                places[piece][partition] = place
                place += counts[piece][partition]
            }
        }
        return places
    }

    @inline(__always)
    private static func partition(of key: UInt64) -> Int { Int(key >> UInt64(64 - partitionBits)) }

    /// Where the entries of a partition lie.
    func range(ofPartition partition: Int) -> Range<Int> {
        let buckets = count / Self.partitions
        return Int(starts[buckets * partition])..<Int(starts[buckets * (partition + 1)])
    }

    /// How many buckets there are.
    var count: Int { starts.count - 1 }

    /// Where the entries of a bucket lie.
    @inline(__always)
    func range(_ bucket: Int) -> Range<Int> { Int(starts[bucket])..<Int(starts[bucket + 1]) }

    /// Where the entries of the bucket lie that a key belongs to.
    @inline(__always)
    func range(of key: UInt64) -> Range<Int> { range(Int(key >> shift)) }

    /// Puts the entries of a bucket into the order of their keys, and under one key into that of the groups.
    mutating func sort(_ bucket: Int) { entries[range(bucket)].sort(by: Self.precedes) }

    /// Calls with the entries of each key of some buckets that has enough of them, in the order of the keys and under one
    /// key in that of the groups.
    ///
    /// - Parameter least: how many are enough.
    func eachRun(in buckets: Range<Int>, ofAtLeast least: Int = 2, _ body: (Span<Entry>) -> Void) {
        let all = entries.span
        var bucket: [Entry] = []
        for number in buckets {
            let range = range(number)
            guard range.count >= max(least, 2) else {
                if least < 2, !range.isEmpty { body(all.extracting(range)) }
                continue
            }
            bucket.removeAll(keepingCapacity: true)
            bucket.append(contentsOf: entries[range])
            if range.count > 2 {
                bucket.sort(by: Self.precedes)
            } else if Self.precedes(bucket[1], bucket[0]) {
                bucket.swapAt(0, 1)
            }
            var start = 0
            while start < bucket.count {
                var end = start + 1
                while end < bucket.count, bucket[end].key == bucket[start].key { end += 1 }
                if end - start >= least { body(bucket.span.extracting(start..<end)) }
                start = end
            }
        }
    }

    private static func precedes(_ one: Entry, _ other: Entry) -> Bool {
        one.key == other.key ? one.group < other.group : one.key < other.key
    }
}
