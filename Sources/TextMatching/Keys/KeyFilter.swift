/// Tells in a cache line whether a key may be among those stored; now and then it says so of one that is not.
///
/// A Bloom filter whose bits for one key lie in one word of 64 bits (Putze, Sanders and Singler, "Cache-, Hash- and
/// Space-Efficient Bloom Filters", 2009).
struct KeyFilter: Sendable {
    private var words: [UInt64]

    /// Bits for each key: 16 let through 0.8 keys in a hundred that were not stored, 10 let through 2.3 (reckoned from
    /// the shares of words with so many keys, a Poisson distribution).
    private static let bitsPerKey = 16

    init(expecting keys: Int) {
        words = [UInt64](repeating: 0, count: max(1, keys * Self.bitsPerKey / 64))
    }

    mutating func insert(_ key: UInt64) { words[place(key)] |= Self.bits(key) }

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
