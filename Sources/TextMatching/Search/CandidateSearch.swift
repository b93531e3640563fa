/// Looks for texts that may be the same: pairs that share a key.
struct CandidateSearch: Sendable {
    let texts: MatchTexts
    let workers: Workers

    /// The most candidates that one key may bring.
    static let bucketCap = 128

    struct Found: Sendable {
        /// Pairs of groups, the smaller number in the upper half; sorted, each once.
        var pairs: [UInt64] = []

        /// How often a key had more candidates than it may bring.
        var cappedKeys = 0
    }

    func pairs() -> Found {
        let stored = workers.mapRanges(of: 0..<texts.table.count, store)
        let index = KeyIndex(stored.map(\.entries), workers)
        let beginnings = KeyFilter(stored.flatMap(\.beginnings))
        let found = workers.mapRanges(of: 0..<texts.table.count) { probe($0, index, beginnings) }
        return Self.joined(found, groups: texts.groups.count, workers)
    }

    /// What a stretch of texts is found under.
    private struct Stored: Sendable {
        var entries: [KeyIndex.Entry] = []

        /// How texts begin that are cut off.
        var beginnings: [UInt64] = []
    }

    private func store(_ range: Range<Int>) -> Stored {
        var keys = MatchKeys(isStoring: true, isProbing: false)
        let (terms, words) = (texts.terms.terms, texts.vocabulary.keyWords)
        var stored = Stored()
        stored.entries.reserveCapacity(range.count * 3)
        for text in range {
            guard let group = texts.groups.group(representedBy: text), texts.isWords(text) else { continue }
            keys.make(
                terms.span.extracting(texts.terms.range(of: text)), words.span, texts.shape(of: text),
                salt: texts.salt(of: text))
            for key in keys.stored { stored.entries.append(.init(key: key, group: UInt32(group))) }
            if texts.isCutOff(text), let beginning = texts.beginning(of: text) {
                stored.beginnings.append(beginning)
            }
        }
        return stored
    }

    private func probe(_ range: Range<Int>, _ index: KeyIndex, _ beginnings: KeyFilter) -> Found {
        let (terms, words) = (texts.terms.terms, texts.vocabulary.keyWords)
        var found = Found()
        var hits: [KeyIndex.Entry] = []
        for text in range {
            guard let group = texts.groups.group(representedBy: text), texts.isWords(text) else { continue }
            let (own, salt) = (terms.span.extracting(texts.terms.range(of: text)), texts.salt(of: text))
            let sums = MatchKeys.sums(of: own, words.span, salt: salt)
            MatchKeys.eachProbed(of: own, words.span, salt: salt, sums, beginnings: beginnings) { key in
                if index.mayContain(key) { hits.append(.init(key: key, group: UInt32(group))) }
            }
            if hits.count < Self.hitsAtOnce { continue }
            look(for: hits, in: index, &found)
            hits.removeAll(keepingCapacity: true)
        }
        look(for: hits, in: index, &found)
        Self.makeUnique(&found.pairs, groups: texts.groups.count, Workers(1))
        return found
    }

    /// So many keys are looked up together.
    private static let hitsAtOnce = 256

    private func look(for hits: [KeyIndex.Entry], in index: KeyIndex, _ found: inout Found) {
        // All at once, for each has to wait for memory.
        let places = hits.map { index.place(of: $0.key) }
        for (hit, place) in zip(hits, places) {
            let isCapped = index.each(hit.key, at: place, atMost: Self.bucketCap) { other in
                if other != hit.group { found.pairs.append(Self.pair(hit.group, other)) }
            }
            if isCapped { found.cappedKeys += 1 }
        }
    }

    static func pair(_ one: UInt32, _ other: UInt32) -> UInt64 {
        UInt64(min(one, other)) << 32 | UInt64(max(one, other))
    }

    static func joined(_ found: [Found], groups: Int, _ workers: Workers) -> Found {
        var all = Found()
        all.pairs.reserveCapacity(found.reduce(0) { $0 + $1.pairs.count })
        for part in found {
            all.pairs += part.pairs
            all.cappedKeys += part.cappedKeys
        }
        makeUnique(&all.pairs, groups: groups, workers)
        return all
    }

    static func makeUnique(_ pairs: inout [UInt64], groups: Int, _ workers: Workers) {
        let bits = UInt64.bitWidth - UInt64(max(groups, 2)).leadingZeroBitCount
        pairs = workers.sorted(pairs, by: <) { stretch in
            RadixSort.sort(&stretch, bits: 0..<bits)
            RadixSort.sort(&stretch, bits: 32..<32 + bits)
        }
        var kept = 0
        for place in pairs.indices where place == 0 || pairs[place] != pairs[kept - 1] {
            pairs[kept] = pairs[place]
            kept += 1
        }
        pairs.removeLast(pairs.count - kept)
    }
}
