/// The second tier: pairs of texts that share rare words, for which no edit makes them meet exactly.
///
/// Mostly fills the list of variants. The rarest words of a text are taken two by two, and where such a pair is still
/// common three by three; two texts that have a pair in common are compared.
struct RareWordSearch: Sendable {
    let texts: MatchTexts
    let workers: Workers

    /// How many texts hold each stem, by number of the stem.
    private let stemNumbers: [UInt32]
    private let frequencies: [UInt32]

    private static let rarest = 5
    private static let bucketCap = 24

    /// From this expected number of texts that share two words on, a third is added.
    private static let commonPair = 2.0

    /// Texts of fewer words are also looked for with one word less, on both sides.
    private static let short = 8

    private static let bagSalt: UInt64 = 0xC0AC_29B7_C97C_50DD
    private static let pairSalt: UInt64 = 0x3F84_D5B5_B547_0917

    init(_ texts: MatchTexts, workers: Workers) {
        self.texts = texts
        self.workers = workers
        (stemNumbers, frequencies) = Self.count(texts, workers)
    }

    /// Pairs that are near enough to be worth a closer look; sorted, each once.
    func pairs() -> CandidateSearch.Found {
        let groups = texts.groups.count
        let seen = SeenTwice(expecting: groups)
        // The first pass marks what is there twice, so that what is there once need not be kept.
        _ = workers.mapRanges(of: 0..<groups) { range in
            eachKey(of: range) { key, _ in seen.insert(key) }
            return true
        }
        let pieces = workers.mapRanges(of: 0..<groups) { range in
            var entries: [KeyIndex.Entry] = []
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
                for (place, one) in members.enumerated() {
                    for other in members.dropFirst(place + 1) where one.group != other.group {
                        guard isPromising(Int(one.group), Int(other.group)) else { continue }
                        found.pairs.append(CandidateSearch.pair(one.group, other.group))
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
        let (a, b) = (texts.groups.text(one), texts.groups.text(other))
        guard texts.table.language(of: a) == texts.table.language(of: b) else { return false }
        let (count, otherCount) = (Int(texts.terms.counts[a]), Int(texts.terms.counts[b]))
        guard min(count, otherCount) * 2 >= max(count, otherCount) else { return false }
        return texts.haveSimilarContent(one, other)
    }

    private func eachKey(of range: Range<Int>, _ body: (UInt64, UInt32) -> Void) {
        var rarest: [(frequency: UInt32, stem: UInt64)] = []
        for group in range where texts.isComparable(group) {
            let text = texts.groups.text(group)
            rarest.removeAll(keepingCapacity: true)
            let range = texts.terms.range(of: text)
            let salt = texts.salt(of: text)
            for place in range {
                let word = Int(texts.terms.terms[place] & TermTable.numberBits)
                guard texts.vocabulary.flags[word].isDisjoint(with: .function) else { continue }
                let frequency = frequencies[Int(stemNumbers[word])]
                guard frequency >= 2 else { continue }
                let stem = texts.vocabulary.stems[word]
                if rarest.contains(where: { $0.stem == stem }) { continue }
                insert((frequency, stem), into: &rarest)
            }
            eachPair(of: rarest) { body(WordHash.mix($0 &+ salt ^ Self.pairSalt), UInt32(group)) }
            if range.count < Self.short {
                let bag = range.reduce(salt) { $0 &+ texts.vocabulary.stems[word(at: $1)] }
                body(WordHash.mix(bag ^ Self.bagSalt), UInt32(group))
                for place in range {
                    body(WordHash.mix((bag &- texts.vocabulary.stems[word(at: place)]) ^ Self.bagSalt), UInt32(group))
                }
            }
        }
    }

    private func word(at place: Int) -> Int { Int(texts.terms.terms[place] & TermTable.numberBits) }

    /// Keeps the list sorted by frequency, then by the hash of the stem, and short.
    private func insert(
        _ stem: (frequency: UInt32, stem: UInt64), into rarest: inout [(frequency: UInt32, stem: UInt64)]
    ) {
        var place = rarest.count
        while place > 0, stem < rarest[place - 1] { place -= 1 }
        guard place < Self.rarest else { return }
        rarest.insert(stem, at: place)
        if rarest.count > Self.rarest { rarest.removeLast() }
    }

    /// Sums do not depend on the order of the words.
    private func eachPair(of stems: [(frequency: UInt32, stem: UInt64)], _ body: (UInt64) -> Void) {
        let all = Double(texts.groups.count)
        for one in stems.indices {
            for other in stems.indices.dropFirst(one + 1) {
                let expected = Double(stems[one].frequency) * Double(stems[other].frequency) / all
                let sum = stems[one].stem &+ stems[other].stem
                if expected <= Self.commonPair {
                    body(sum)
                } else {
                    for third in stems.indices.dropFirst(other + 1) { body(sum &+ stems[third].stem) }
                }
            }
        }
    }

    /// Numbers the stems of all words and counts in how many texts each is, as words, not as texts: close enough to
    /// tell rare from common.
    private static func count(_ texts: MatchTexts, _ workers: Workers) -> (numbers: [UInt32], frequencies: [UInt32]) {
        var numbers: [UInt64: UInt32] = [:]
        var frequencies: [UInt32] = []
        let stemNumbers = texts.vocabulary.stems.map { stem in
            let number = numbers[stem] ?? UInt32(frequencies.count)
            if number == frequencies.count {
                numbers[stem] = number
                frequencies.append(0)
            }
            return number
        }
        let words = texts.vocabulary.count
        let counts = workers.mapRanges(of: 0..<texts.groups.count, atLeast: 1 << 16) { range in
            var counts = [UInt32](repeating: 0, count: words)
            for group in range {
                for place in texts.terms.range(of: texts.groups.text(group)) {
                    counts[Int(texts.terms.terms[place] & TermTable.numberBits)] += 1
                }
            }
            return counts
        }
        for part in counts {
            for (word, count) in part.enumerated() where count > 0 { frequencies[Int(stemNumbers[word])] += count }
        }
        return (stemNumbers, frequencies)
    }
}
