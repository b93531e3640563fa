import FileAccess

/// Remembers roughly which keys came up twice.
///
/// Two bits for a key: seen, and seen again. Keys that share bits are taken for one, which keeps a few too many.
struct SeenTwice: Sendable {
    private var words: [UInt64]

    /// Bits for each text.
    private static let bitsPerText = 48

    init(expecting texts: Int) { words = LargePages.filled(with: 0, count: max(64, texts * Self.bitsPerText / 64)) }

    mutating func insert(_ keys: Span<KeyBuckets.Entry>) {
        var words = words.mutableSpan
        for number in keys.indices {
            let (place, bit) = Self.place(keys[number].key, words: words.count)
            let word = words[place]
            words[place] = word | bit | (word & bit) << 1
        }
    }

    /// Takes over what others have seen: each by one worker, so that nobody waits for anybody.
    mutating func join(_ other: SeenTwice) {
        let seen: UInt64 = 0x5555_5555_5555_5555
        for place in words.indices {
            let (mine, others) = (words[place], other.words[place])
            words[place] = mine | others | (mine & others & seen) << 1
        }
    }

    /// Adds to a list those of a block whose keys came up twice.
    func appendTwice(of keys: Span<KeyBuckets.Entry>, to list: inout [KeyBuckets.Entry]) {
        for number in keys.indices where isTwice(keys[number].key) { list.append(keys[number]) }
    }

    private func isTwice(_ key: UInt64) -> Bool {
        let (place, bit) = Self.place(key, words: words.count)
        return words[place] & bit << 1 != 0
    }

    @inline(__always)
    private static func place(_ key: UInt64, words: Int) -> (Int, UInt64) {
        (Int(truncatingIfNeeded: key.multipliedFullWidth(by: UInt64(words)).high), 1 << (key & 31 * 2))
    }
}
