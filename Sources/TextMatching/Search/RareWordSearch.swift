/// The second tier: pairs of texts that share rare words, for which no edit makes them meet exactly.
///
/// Mostly fills the list of variants. The rarest words of a text are taken two by two, and where such a pair is still
/// common three by three; two texts that have a pair in common are compared.
struct RareWordSearch: Sendable {
    let texts: MatchTexts
    let workers: Workers

    /// How often each stem was counted, by number of the word.
    private let frequencies: [UInt32]

    /// For each text that stands for a group the words with the rarest stems, rarest first, `room` places each;
    /// `noWord` behind the last.
    ///
    /// By text, not by group: going through the texts in their order is many times faster.
    private let rareWords: [UInt32]

    /// As many words of stems that were counted twice or more, and where the counts are of other texts as many of those
    /// that were not: a new text may be the second that has them.
    let room: Int

    private static let rarest = 5
    private static let noWord = UInt32.max
    private static let bucketCap = 24

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
        let room = hasRarer ? 2 * Self.rarest : Self.rarest
        self.room = room
        self.workers = workers
        let frequencies = texts.vocabulary.stemCounts()
        self.frequencies = frequencies
        rareWords = workers.mapRanges(of: 0..<texts.table.count) {
            Self.rareWords(of: $0, texts, frequencies, room: room)
        }.flatMap(\.self)
    }

    /// The words with the rarest stems of a group, and behind them the largest number.
    func rareWords(of group: Int) -> ArraySlice<UInt32> {
        let text = texts.groups.text(group)
        return rareWords[text * room..<(text + 1) * room]
    }

    /// Pairs that are near enough to be worth a closer look; sorted, each once.
    func pairs() -> CandidateSearch.Found {
        let seen = SeenTwice(expecting: texts.groups.count)
        // The first pass marks what is there twice, so that what is there once need not be kept.
        _ = workers.mapRanges(of: 0..<texts.table.count) { range in
            eachKey(of: range) { key, _ in seen.insert(key) }
            return true
        }
        let pieces = workers.mapRanges(of: 0..<texts.table.count) { range in
            var entries: [KeyIndex.Entry] = []
            entries.reserveCapacity(range.count * 4)
            eachKey(of: range) { key, group in
                if seen.isTwice(key) { entries.append(.init(key: key, group: group)) }
            }
            return entries
        }
        return match(pieces)
    }

    private func match(_ pieces: [[KeyIndex.Entry]]) -> CandidateSearch.Found {
        let buckets = KeyBuckets(pieces)
        let found = workers.mapRanges(of: 0..<buckets.count, atLeast: 1 << 12) { range in
            var found = CandidateSearch.Found()
            buckets.eachRun(in: range) { run in
                if run.count > Self.bucketCap { found.cappedKeys += 1 }
                let members = run.prefix(Self.bucketCap)
                for place in members.indices {
                    let one = members[place].group
                    for next in place + 1..<members.endIndex {
                        let other = members[next].group
                        guard one != other, isPromising(Int(one), Int(other)) else { continue }
                        found.pairs.append(CandidateSearch.pair(one, other))
                    }
                }
            }
            CandidateSearch.makeUnique(&found.pairs, groups: texts.groups.count)
            return found
        }
        return CandidateSearch.joined(found, groups: texts.groups.count)
    }

    /// Not too different in length, and enough words in common to be near.
    private func isPromising(_ one: Int, _ other: Int) -> Bool {
        guard texts.haveSimilarContent(one, other) else { return false }
        let (a, b) = (texts.groups.text(one), texts.groups.text(other))
        guard texts.table.language(of: a) == texts.table.language(of: b) else { return false }
        let (count, otherCount) = (Int(texts.terms.counts[a]), Int(texts.terms.counts[b]))
        return min(count, otherCount) * 2 >= max(count, otherCount)
    }

    private func eachKey(of range: Range<Int>, _ body: (UInt64, UInt32) -> Void) {
        let stems = texts.vocabulary.stems
        let terms = texts.terms.terms
        let all = Double(texts.vocabulary.textCount)
        for text in range {
            let length = Int(texts.terms.counts[text])
            guard length > 0, let number = texts.groups.group(representedBy: text) else { continue }
            let group = UInt32(number)
            let salt = texts.salt(of: text)
            // Sums do not depend on the order of the words.
            eachPair(of: text, all) { one, other in
                body(WordHash.mix(stems[one] &+ stems[other] &+ salt ^ Self.pairSalt), group)
            } orThree: { one, other, third in
                body(WordHash.mix(stems[one] &+ stems[other] &+ stems[third] &+ salt ^ Self.pairSalt), group)
            }
            guard length < Self.short else { continue }
            var bag = salt
            let places = texts.terms.range(of: text)
            for place in places { bag &+= stems[Int(terms[place] & TermTable.numberBits)] }
            body(WordHash.mix(bag ^ Self.bagSalt), group)
            for place in places {
                body(WordHash.mix((bag &- stems[Int(terms[place] & TermTable.numberBits)]) ^ Self.bagSalt), group)
            }
        }
    }

    /// Calls with the stems of each two or three rare words of a group under which it meets others.
    func eachCombination(of group: Int, _ body: ([UInt64]) -> Void) {
        let stems = texts.vocabulary.stems
        eachPair(of: texts.groups.text(group), Double(texts.vocabulary.textCount)) { one, other in
            body([stems[one], stems[other]])
        } orThree: { one, other, third in
            body([stems[one], stems[other], stems[third]])
        }
    }

    @inline(__always)
    private func eachPair(
        of text: Int, _ all: Double, _ body: (Int, Int) -> Void, orThree: (Int, Int, Int) -> Void
    ) {
        var end = text * room
        while end < (text + 1) * room, rareWords[end] != Self.noWord { end += 1 }
        for first in text * room..<end {
            let one = Int(rareWords[first])
            for second in first + 1..<max(first + 1, end) {
                let other = Int(rareWords[second])
                if Double(frequencies[one]) * Double(frequencies[other]) <= Self.commonPair * all {
                    body(one, other)
                } else {
                    for third in second + 1..<max(second + 1, end) { orThree(one, other, Int(rareWords[third])) }
                }
            }
        }
    }

    /// The words with the rarest stems of each text that stands for a group: by frequency, then by the hash of the stem.
    ///
    /// - Parameter room: how many places each text has.
    private static func rareWords(
        of range: Range<Int>, _ texts: MatchTexts, _ frequencies: [UInt32], room: Int
    ) -> [UInt32] {
        let (stems, flags, terms) = (texts.vocabulary.stems, texts.vocabulary.flags, texts.terms.terms)
        var result = [UInt32](repeating: noWord, count: range.count * room)

        /// Puts a word in its place among those from a start on, if it is one of the rarest.
        func insert(_ word: UInt32, _ start: Int, _ count: inout Int) {
            let (frequency, stem) = (frequencies[Int(word)], stems[Int(word)])
            var at = count
            while at > 0 {
                let before = Int(result[start + at - 1])
                if stems[before] == stem { return }
                guard frequency < frequencies[before] || frequency == frequencies[before] && stem < stems[before] else {
                    break
                }
                at -= 1
            }
            if at == rarest { return }
            count = min(count + 1, rarest)
            var next = count - 1
            while next > at {
                result[start + next] = result[start + next - 1]
                next -= 1
            }
            result[start + at] = word
        }
        for text in range where texts.groups.group(representedBy: text) != nil {
            let start = (text - range.lowerBound) * room
            var (count, rarerCount) = (0, 0)
            for place in texts.terms.range(of: text) {
                let word = terms[place] & TermTable.numberBits
                guard flags[Int(word)].isDisjoint(with: .function) else { continue }
                if frequencies[Int(word)] >= 2 {
                    insert(word, start, &count)
                } else if room > rarest {
                    insert(word, start + rarest, &rarerCount)
                }
            }
            if rarerCount == 0 { continue }
            let words = result[start + rarest..<start + rarest + rarerCount] + result[start..<start + count]
            for place in 0..<room {
                result[start + place] = place < words.count ? words[words.startIndex + place] : noWord
            }
        }
        return result
    }
}
