import Suitability

/// Finds the tags that the words of texts speak for. Keep one per thread: its memory is used again for every text.
package struct EvidenceSearch {
    package let index: EvidenceIndex

    /// How many tags are suggested for one text at most.
    package static let most = 3

    private var scanner = TokenScanner()
    private var memo = WordMemo()
    private var stems: [Int32] = []
    private var found: [Found] = []
    private var tallies: [Tally]

    /// Tags that some word of the text is about.
    private var touched: [Int32] = []

    /// In which text a place was last seen, so that a word counts once a text.
    private var lastSeen: [UInt32]
    private var text: UInt32 = 0

    private struct Found {
        let place: Int32
        let first: Int32
        let last: Int32
    }

    private struct Tally {
        var sum: Int32 = 0
        var best: Int32 = 0
        var isSufficient = false
        var isTouched = false
    }

    package init(_ index: EvidenceIndex) {
        self.index = index
        tallies = Array(repeating: Tally(), count: index.tags.count)
        lastSeen = Array(repeating: 0, count: index.placeCount)
    }

    /// The tags that score best, the best first.
    ///
    /// The score of a tag starts below nothing, the lower the rarer it is, and each word that speaks for it adds its
    /// weight once. No single word may give more than half of what is asked, unless it is enough by itself.
    ///
    /// - Parameters:
    ///   - least: the score from which a tag counts.
    ///   - isWanted: whether a tag, by its number, may be suggested at all.
    package mutating func suggestions(
        for text: Span<UInt8>, least: Weight = EvidenceIndex.threshold, where isWanted: (Int) -> Bool = { _ in true }
    ) -> [TagSuggestion] {
        read(text)
        var ranked: [(tag: Int32, score: Int32)] = []
        for tag in touched where tallies[Int(tag)].best > 0 {
            let score = score(of: tag)
            guard Int(score) >= least.hundredths, isWanted(Int(tag)) else { continue }
            let place = ranked.firstIndex { $0.score != score ? $0.score < score : $0.tag > tag } ?? ranked.count
            if place < Self.most {
                ranked.insert((tag, score), at: place)
                if ranked.count > Self.most { ranked.removeLast() }
            }
        }
        return ranked.map { suggestion($0.tag, $0.score) }
    }

    package mutating func suggestions(
        for text: String, least: Weight = EvidenceIndex.threshold, where isWanted: (Int) -> Bool = { _ in true }
    ) -> [TagSuggestion] {
        var text = text
        text.makeContiguousUTF8()
        return suggestions(for: text.utf8.span, least: least, where: isWanted)
    }

    /// Whether any word of a text speaks for a tag.
    package mutating func hasEvidence(in text: String, for tag: Int) -> Bool {
        var text = text
        text.makeContiguousUTF8()
        read(text.utf8.span)
        return tallies[tag].best > 0
    }

    // MARK: Reading

    private mutating func read(_ bytes: Span<UInt8>) {
        for tag in touched { tallies[Int(tag)] = Tally() }
        touched.removeAll(keepingCapacity: true)
        found.removeAll(keepingCapacity: true)
        stems.removeAll(keepingCapacity: true)
        if text == .max {
            lastSeen = Array(repeating: 0, count: index.placeCount)
            text = 0
        }
        text += 1
        scanner.scan(bytes)
        for token in scanner.tokens { stems.append(memo.stem(of: token, in: scanner, index.stems) ?? -1) }
        for token in stems.indices where stems[token] >= 0 {
            var place = index.root(stems[token])
            guard place != 0 else { continue }
            count(place, token, token)
            var last = token + 1
            while last < stems.count, stems[last] >= 0, scanner.tokens[last].isJoined,
                let next = index.next(place, stems[last])
            {
                place = next
                count(place, token, last)
                last += 1
            }
        }
    }

    private mutating func count(_ place: Int32, _ first: Int, _ last: Int) {
        let worths = index.worths(at: place)
        if worths.isEmpty || lastSeen[Int(place)] == text { return }
        lastSeen[Int(place)] = text
        found.append(Found(place: place, first: Int32(first), last: Int32(last)))
        for number in worths {
            let worth = index.worths[number]
            let tag = Int(worth.tag)
            if !tallies[tag].isTouched {
                tallies[tag].isTouched = true
                touched.append(worth.tag)
            }
            tallies[tag].sum += worth.weight
            tallies[tag].best = max(tallies[tag].best, worth.weight)
            if worth.isSufficient { tallies[tag].isSufficient = true }
        }
    }

    // MARK: Scores

    @inline(__always)
    private func cap(_ tag: Int32) -> Int32 { index.asked(Int(tag)) / 2 }

    private func score(of tag: Int32) -> Int32 {
        let tally = tallies[Int(tag)]
        let excess = tally.isSufficient ? 0 : max(0, tally.best - cap(tag))
        return index.starts[Int(tag)] + tally.sum - excess
    }

    private func suggestion(_ tag: Int32, _ score: Int32) -> TagSuggestion {
        let tally = tallies[Int(tag)]
        var isCapped = tally.isSufficient || tally.best <= cap(tag)
        var evidence: [TagSuggestion.Evidence] = []
        for item in found {
            for number in index.worths(at: item.place) where index.worths[number].tag == tag {
                var weight = index.worths[number].weight
                if !isCapped, weight == tally.best {
                    weight = cap(tag)
                    isCapped = true
                }
                let bytes = scanner.tokens[Int(item.first)].start..<scanner.tokens[Int(item.last)].end
                evidence.append(.init(bytes: bytes, weight: Weight(hundredths: Int(weight))))
            }
        }
        return TagSuggestion(
            tag: index.tags[Int(tag)], start: Weight(hundredths: Int(index.starts[Int(tag)])),
            score: Weight(hundredths: Int(score)), evidence: evidence)
    }
}
