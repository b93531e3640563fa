import FileAccess

/// Tells in a cache line whether a key may be among those stored; now and then it says so of one that is not.
///
/// A Bloom filter whose bits for one key lie in one word of 64 bits (Putze, Sanders and Singler, "Cache-, Hash- and
/// Space-Efficient Bloom Filters", 2009).
struct KeyFilter: Sendable {
    private let words: [UInt64]

    /// Bits for each key: 16 let through 0.8 keys in a hundred that were not stored, 10 let through 2.3 (reckoned from
    /// the shares of words with so many keys, a Poisson distribution).
    private static let bitsPerKey = 16

    init(_ buckets: KeyBuckets, _ workers: Workers) {
        // As many words for each partition: lesser keys stand in front of greater ones, so that nobody meets anybody.
        let room = buckets.entries.count * Self.bitsPerKey / 64 / KeyBuckets.partitions + 1
        let count = room * KeyBuckets.partitions
        var words: [UInt64] = LargePages.filled(with: 0, count: count)
        unsafe words.withUnsafeMutableBufferPointer { words in
            nonisolated(unsafe) let words = unsafe words
            _ = workers.map(KeyBuckets.partitions) { partition in
                for entry in buckets.entries[buckets.range(ofPartition: partition)] {
                    unsafe words[Self.place(entry.key, words: count)] |= Self.bits(entry.key)
                }
                return true
            }
        }
        self.words = words
    }

    init(_ keys: [UInt64]) {
        self.init(KeyBuckets([keys.map { .init(key: $0, group: 0) }], Workers(1)), Workers(1))
    }

    @inline(__always)
    func mayContain(_ key: UInt64) -> Bool {
        let bits = Self.bits(key)
        return words[place(key)] & bits == bits
    }

    @inline(__always)
    private func place(_ key: UInt64) -> Int { Self.place(key, words: words.count) }

    /// The upper half of a product instead of a division: lesser keys stand in front of greater ones.
    @inline(__always)
    static func place(_ key: UInt64, words: Int) -> Int {
        Int(truncatingIfNeeded: key.multipliedFullWidth(by: UInt64(words)).high)
    }

    @inline(__always)
    static func bits(_ key: UInt64) -> UInt64 { 1 << (key & 63) | 1 << (key >> 6 & 63) | 1 << (key >> 12 & 63) }
}
