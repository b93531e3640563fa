/// Finds the representatives that are stored under a key.
struct KeyIndex: Sendable {
    typealias Entry = KeyBuckets.Entry

    private let filter: KeyFilter
    private var buckets: KeyBuckets

    /// From this size on a bucket is sorted by key, so that one hot key does not slow down its neighbours.
    ///
    /// Not more than a key may bring, so that what a cap leaves out never depends on the order of the entries.
    private static let large = 64

    /// - Parameter pieces: entries in any order: where it would matter they are sorted.
    init(_ pieces: [[Entry]], _ workers: Workers) {
        buckets = KeyBuckets(pieces, workers)
        filter = KeyFilter(buckets, workers)
        for bucket in 0..<buckets.count where buckets.range(bucket).count >= Self.large { buckets.sort(bucket) }
    }

    @inline(__always)
    func mayContain(_ key: UInt64) -> Bool { filter.mayContain(key) }

    /// Where those are that may be stored under a key.
    @inline(__always)
    func place(of key: UInt64) -> Range<Int> { buckets.range(of: key) }

    /// Calls with those stored under a key, in their order, and at most so many.
    ///
    /// - Parameter range: the place of the key.
    /// - Returns: whether there were more.
    @inline(__always)
    func each(_ key: UInt64, at range: Range<Int>, atMost limit: Int, _ body: (UInt32) -> Void) -> Bool {
        let isSorted = range.count >= Self.large
        var place = isSorted ? firstEntry(of: key, in: range) : range.lowerBound
        var left = limit
        while place < range.upperBound {
            let entry = buckets.entries[place]
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
            if buckets.entries[middle].key < key { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
