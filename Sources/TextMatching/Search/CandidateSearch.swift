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
        let entries = workers.mapRanges(of: 0..<texts.table.count) { range in
            var keys = MatchKeys(texts.vocabulary, isStoring: true, isProbing: false)
            var entries: [KeyIndex.Entry] = []
            entries.reserveCapacity(range.count * 3)
            for text in range {
                guard let group = texts.groups.group(representedBy: text), texts.isComparable(group) else { continue }
                texts.makeKeys(of: group, &keys)
                for key in keys.stored { entries.append(.init(key: key, group: UInt32(group))) }
            }
            return entries
        }
        let index = KeyIndex(entries)
        let found = workers.mapRanges(of: 0..<texts.table.count) { range in probe(range, index) }
        return Self.joined(found, groups: texts.groups.count)
    }

    private func probe(_ range: Range<Int>, _ index: KeyIndex) -> Found {
        var keys = MatchKeys(texts.vocabulary, isStoring: false, isProbing: true)
        var found = Found()
        for text in range {
            guard let group = texts.groups.group(representedBy: text), texts.isComparable(group) else { continue }
            texts.makeKeys(of: group, &keys)
            for key in keys.probed where index.mayContain(key) {
                let isCapped = index.each(key, atMost: Self.bucketCap) { other in
                    if Int(other) != group { found.pairs.append(Self.pair(UInt32(group), other)) }
                }
                if isCapped { found.cappedKeys += 1 }
            }
        }
        Self.makeUnique(&found.pairs, groups: texts.groups.count)
        return found
    }

    static func pair(_ one: UInt32, _ other: UInt32) -> UInt64 {
        UInt64(min(one, other)) << 32 | UInt64(max(one, other))
    }

    static func joined(_ found: [Found], groups: Int) -> Found {
        var all = Found()
        all.pairs.reserveCapacity(found.reduce(0) { $0 + $1.pairs.count })
        for part in found {
            all.pairs += part.pairs
            all.cappedKeys += part.cappedKeys
        }
        makeUnique(&all.pairs, groups: groups)
        return all
    }

    static func makeUnique(_ pairs: inout [UInt64], groups: Int) {
        let bits = UInt64.bitWidth - UInt64(max(groups, 2)).leadingZeroBitCount
        RadixSort.sort(&pairs, bits: 0..<bits)
        RadixSort.sort(&pairs, bits: 32..<32 + bits)
        var kept = 0
        for place in pairs.indices where place == 0 || pairs[place] != pairs[kept - 1] {
            pairs[kept] = pairs[place]
            kept += 1
        }
        pairs.removeLast(pairs.count - kept)
    }
}
