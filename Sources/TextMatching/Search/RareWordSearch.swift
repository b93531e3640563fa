/// The second tier: pairs of texts that share rare words, for which no edit makes them meet exactly.
///
/// Mostly fills the list of variants. The rarest words of a text are taken two by two, and where such a pair is still
/// common three by three; two texts that have a pair in common are compared.
struct RareWordSearch: Sendable {
    let texts: MatchTexts
    let workers: Workers

    private let rarity: StemRarity

    /// For each text that stands for a group the words with the rarest stems, rarest first, `room` places each;
    /// `noWord` behind the last.
    ///
    /// By text, not by group: going through the texts in their order is many times faster.
    private let rareWords: [UInt32]

    /// As many words of stems that were counted twice or more, and where the counts are of other texts as many of those
    /// that were not: a new text may be the second that has them.
    let room: Int

    private static let noWord = UInt32.max
    private static let bucketCap = 24

    /// How many workers mark at once: each has marks of its own, six megabytes for a million texts.
    private static let mostMarks = 8

    /// From this expected number of texts that share two words on, a third is added.
    private static let commonPair = 2.0

    /// Texts of fewer words are also looked for with one word less, on both sides.
    static let short = 8

    private static let bagSalt: UInt64 = 0xC0AC_29B7_C97C_50DD
    private static let pairSalt: UInt64 = 0x3F84_D5B5_B547_0917

    /// - Parameter hasRarer: whether to heed stems that were counted once or never. Where the texts were counted
    ///   themselves no two can share one.
    init(_ texts: MatchTexts, hasRarer: Bool, workers: Workers) {
        self.texts = texts
        let room = hasRarer ? 2 * RarestWords.room : RarestWords.room
        self.room = room
        self.workers = workers
        let rarity = StemRarity(texts.vocabulary, hasRarer: hasRarer)
        self.rarity = rarity
        rareWords = workers.mapRanges(of: 0..<texts.table.count) {
            Self.rareWords(of: $0, texts, rarity, room: room)
        }.flatMap(\.self)
    }

    /// The words with the rarest stems of a group, and behind them the largest number.
    func rareWords(of group: Int) -> ArraySlice<UInt32> {
        let text = texts.groups.text(group)
        return rareWords[text * room..<(text + 1) * room]
    }

    /// Pairs that are near enough to be worth a closer look; sorted, each once.
    func pairs() -> CandidateSearch.Found {
        // The first pass marks what is there twice, so that what is there once need not be kept.
        let count = texts.table.count
        let pieces = min(workers.count, Self.mostMarks, count / 1024 + 1)
        let marked = workers.map(pieces) { piece in
            var seen = SeenTwice(expecting: texts.groups.count)
            eachBlock(of: count * piece / pieces..<count * (piece + 1) / pieces) { seen.insert($0) }
            return seen
        }
        var seen = marked[0]
        for other in marked.dropFirst() { seen.join(other) }
        return match(entries(seenTwiceIn: seen))
    }

    private func entries(seenTwiceIn seen: SeenTwice) -> [[KeyIndex.Entry]] {
        workers.mapRanges(of: 0..<texts.table.count) { range in
            var entries: [KeyIndex.Entry] = []
            entries.reserveCapacity(range.count * 4)
            eachBlock(of: range) { seen.appendTwice(of: $0, to: &entries) }
            return entries
        }
    }

    private func match(_ pieces: [[KeyIndex.Entry]]) -> CandidateSearch.Found {
        let buckets = KeyBuckets(pieces, workers)
        let outlines = TextOutline.ofGroups(texts, workers)
        let found = workers.mapRanges(of: 0..<buckets.count, atLeast: 1 << 12) { range in
            var found = CandidateSearch.Found()
            buckets.eachRun(in: range) { run in
                if run.count > Self.bucketCap { found.cappedKeys += 1 }
                let members = run.extracting(first: Self.bucketCap)
                for place in members.indices {
                    let one = members[place].group
                    let outline = outlines[Int(one)]
                    for next in place + 1..<members.count {
                        let other = members[next].group
                        guard one != other, outline.isNear(outlines[Int(other)]) else { continue }
                        found.pairs.append(CandidateSearch.pair(one, other))
                    }
                }
            }
            CandidateSearch.makeUnique(&found.pairs, groups: texts.groups.count, Workers(1))
            return found
        }
        return CandidateSearch.joined(found, groups: texts.groups.count, workers)
    }

    /// The most entries that are handed on at once.
    private static let block = 1 << 11

    /// Calls with the keys of some texts, a block at a time.
    private func eachBlock(of range: Range<Int>, _ body: (Span<KeyIndex.Entry>) -> Void) {
        let (terms, words) = (texts.terms.terms, texts.vocabulary.keyWords)
        var entries: [KeyIndex.Entry] = []
        entries.reserveCapacity(2 * Self.block)
        for text in range {
            guard texts.isWords(text), let group = texts.groups.group(representedBy: text) else { continue }
            appendKeys(of: text, UInt32(group), terms.span, words.span, to: &entries)
            if entries.count < Self.block { continue }
            body(entries.span)
            entries.removeAll(keepingCapacity: true)
        }
        body(entries.span)
    }

    @inline(__always)
    private func appendKeys(
        of text: Int, _ group: UInt32, _ terms: Span<UInt32>, _ words: Span<Vocabulary.KeyWord>,
        to entries: inout [KeyIndex.Entry]
    ) {
        let salt = texts.salt(of: text)
        // Sums do not depend on the order of the words.
        eachPair(of: text) { one, other in
            entries.append(.init(key: WordHash.mix(one &+ other &+ salt ^ Self.pairSalt), group: group))
        } orThree: { one, other, third in
            entries.append(.init(key: WordHash.mix(one &+ other &+ third &+ salt ^ Self.pairSalt), group: group))
        }
        let places = texts.terms.range(of: text)
        guard places.count < Self.short else { return }
        var bag = salt
        for place in places { bag &+= words[Int(terms[place] & TermTable.numberBits)].stem }
        entries.append(.init(key: WordHash.mix(bag ^ Self.bagSalt), group: group))
        for place in places {
            let stem = words[Int(terms[place] & TermTable.numberBits)].stem
            entries.append(.init(key: WordHash.mix((bag &- stem) ^ Self.bagSalt), group: group))
        }
    }

    /// Calls with the stems of each two or three rare words of a group under which it meets others.
    func eachCombination(of group: Int, _ body: ([UInt64]) -> Void) {
        eachPair(of: texts.groups.text(group)) {
            body([$0, $1])
        } orThree: {
            body([$0, $1, $2])
        }
    }

    @inline(__always)
    private func eachPair(
        of text: Int, _ body: (UInt64, UInt64) -> Void, orThree: (UInt64, UInt64, UInt64) -> Void
    ) {
        let rareWords = rareWords.span
        let stems = rarity.stems.span
        let most = Self.commonPair * Double(texts.vocabulary.textCount)
        var end = text * room
        while end < (text + 1) * room, rareWords[end] != Self.noWord { end += 1 }
        for first in text * room..<end {
            let one = stems[Int(rareWords[first])]
            for second in first + 1..<max(first + 1, end) {
                let other = stems[Int(rareWords[second])]
                if Double(one.frequency) * Double(other.frequency) <= most {
                    body(one.hash, other.hash)
                } else {
                    for third in second + 1..<max(second + 1, end) {
                        orThree(one.hash, other.hash, stems[Int(rareWords[third])].hash)
                    }
                }
            }
        }
    }

    /// The words with the rarest stems of each text that stands for a group: by frequency, then by the hash of the stem.
    ///
    /// - Parameter room: how many places each text has.
    private static func rareWords(
        of range: Range<Int>, _ texts: MatchTexts, _ rarity: StemRarity, room: Int
    ) -> [UInt32] {
        let (ranks, terms) = (rarity.ranks, texts.terms.terms)
        var result = [UInt32](repeating: noWord, count: range.count * room)
        var rarest = RarestWords()
        var rarer = RarestWords()
        for text in range where texts.groups.group(representedBy: text) != nil {
            rarest.removeAll()
            rarer.removeAll()
            for place in texts.terms.range(of: text) {
                let word = terms[place] & TermTable.numberBits
                let rank = ranks[Int(word)]
                if rank == StemRarity.never { continue }
                if rank < rarity.firstCommon { rarer.insert(word, rank) } else { rarest.insert(word, rank) }
            }
            var next = (text - range.lowerBound) * room
            for place in 0..<rarer.count {
                result[next] = rarer[place]
                next += 1
            }
            for place in 0..<rarest.count {
                result[next] = rarest[place]
                next += 1
            }
        }
        return result
    }
}
