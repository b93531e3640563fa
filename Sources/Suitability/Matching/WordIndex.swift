/// Numbers words, and finds the number of a word by its bytes: open addressing behind a filter of single bits.
///
/// Nearly every word of a text is in no rule; the filter answers for those out of four kilobytes.
package struct WordIndex: Sendable {
    package private(set) var words: [[UInt8]] = []
    private var hashes: [UInt64] = []

    /// Number of a word plus one; 0 is free. At most half full.
    private var slots: [Int32] = Array(repeating: 0, count: 16)
    private var filter: [UInt64] = Array(repeating: 0, count: 512)

    package init() {}

    package var count: Int { words.count }

    /// The number of a word, which is new if nobody had it yet.
    package mutating func insert(_ word: [UInt8]) -> Int {
        let hash = FoldedHash.hash(word)
        if let known = find(hash, word, word.count) { return known }
        words.append(word)
        hashes.append(hash)
        filter[Self.bit(hash) >> 6] |= 1 << UInt64(Self.bit(hash) & 63)
        if words.count * 2 > slots.count {
            slots = Array(repeating: 0, count: slots.count * 2)
            for number in words.indices { place(number) }
        } else {
            place(words.count - 1)
        }
        return words.count - 1
    }

    /// Whether a word of this hash may be here; wrong only in saying yes.
    @inline(__always)
    func mayHold(_ hash: UInt64) -> Bool {
        let bit = Self.bit(hash)
        return filter[bit >> 6] & (1 << UInt64(bit & 63)) != 0
    }

    /// The number of the word that the first bytes of a buffer spell.
    package func find(_ hash: UInt64, _ bytes: [UInt8], _ length: Int) -> Int? {
        let mask = slots.count - 1
        var slot = Int(truncatingIfNeeded: hash ^ hash >> 32) & mask
        while slots[slot] != 0 {
            let number = Int(slots[slot]) - 1
            if hashes[number] == hash, words[number].count == length, words[number].elementsEqual(bytes[..<length]) {
                return number
            }
            slot = (slot + 1) & mask
        }
        return nil
    }

    private mutating func place(_ number: Int) {
        let mask = slots.count - 1
        var slot = Int(truncatingIfNeeded: hashes[number] ^ hashes[number] >> 32) & mask
        while slots[slot] != 0 { slot = (slot + 1) & mask }
        slots[slot] = Int32(number + 1)
    }

    @inline(__always)
    private static func bit(_ hash: UInt64) -> Int { Int(truncatingIfNeeded: hash >> 44) & 0x7FFF }
}

/// A hash that grows with every byte of a word, so that those of its beginnings are known on the way.
///
/// Source: Fowler–Noll–Vo, FNV-1a with 64 bits.
package enum FoldedHash {
    package static let start: UInt64 = 0xCBF2_9CE4_8422_2325

    @inline(__always)
    package static func adding(_ byte: UInt8, to hash: UInt64) -> UInt64 {
        (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3
    }

    package static func hash(_ bytes: some Sequence<UInt8>) -> UInt64 { bytes.reduce(start) { adding($1, to: $0) } }
}
