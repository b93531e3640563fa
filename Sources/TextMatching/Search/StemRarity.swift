/// How rare the stems of words are among those of all texts.
struct StemRarity: Sendable {
    /// By number of the word the place of its stem in the order from rare to common, equal stems at one place; `never`
    /// for words whose rarity says nothing.
    let ranks: [UInt32]

    /// From this rank on stems were counted twice or more.
    let firstCommon: UInt32

    /// By number of the word.
    let stems: [Stem]

    struct Stem: Sendable {
        var hash: UInt64
        var frequency: UInt32
    }

    static let never = UInt32.max

    /// - Parameter hasRarer: whether stems that were counted once or never have a rank.
    init(_ vocabulary: Vocabulary, hasRarer: Bool) {
        let stems = zip(vocabulary.stems, vocabulary.stemCounts()).map { Stem(hash: $0, frequency: $1) }
        let words = stems.indices.filter {
            (hasRarer || stems[$0].frequency >= 2) && vocabulary.flags[$0].isDisjoint(with: .function)
        }.sorted { one, other in
            let (one, other) = (stems[one], stems[other])
            return one.frequency == other.frequency ? one.hash < other.hash : one.frequency < other.frequency
        }
        var ranks = [UInt32](repeating: Self.never, count: stems.count)
        var (rank, firstCommon): (UInt32, UInt32) = (0, 0)
        for (place, word) in words.enumerated() {
            if place > 0, stems[words[place - 1]].hash != stems[word].hash { rank += 1 }
            if stems[word].frequency < 2 { firstCommon = rank + 1 }
            ranks[word] = rank
        }
        self.stems = stems
        self.ranks = ranks
        self.firstCommon = firstCommon
    }
}

/// The rarest words of a text, rarest first, each stem once.
struct RarestWords {
    /// How many there may be.
    static let room = 5

    /// The rank of a word in the upper half, its number in the lower.
    private var words = InlineArray<5, UInt64>(repeating: 0)
    private(set) var count = 0

    mutating func removeAll() { count = 0 }

    subscript(place: Int) -> UInt32 { UInt32(truncatingIfNeeded: words[place]) }

    /// Puts a word in its place, if it is one of the rarest.
    ///
    /// - Parameter rank: that of its stem.
    @inline(__always)
    mutating func insert(_ word: UInt32, _ rank: UInt32) {
        var place = count
        while place > 0, UInt64(rank) <= words[place - 1] >> 32 {
            if UInt64(rank) == words[place - 1] >> 32 { return }
            place -= 1
        }
        if place == Self.room { return }
        count = min(count + 1, Self.room)
        var next = count - 1
        while next > place {
            words[next] = words[next - 1]
            next -= 1
        }
        words[place] = UInt64(rank) << 32 | UInt64(word)
    }
}
