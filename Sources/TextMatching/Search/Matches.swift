/// What comparing all texts with each other came to.
package struct Matches: Sendable {
    package let texts: MatchTexts

    /// The cluster of every text: texts with the same number are duplicates of one centre. Numbers mean nothing else.
    package let clusters: [UInt32]

    /// Pairs of texts that an editor should look at, by the numbers of texts that stand for their groups.
    package let review: [Pair]

    /// Pairs of groups that are duplicates, whether or not they came into one cluster; the smaller number in the upper
    /// half.
    let duplicates: [UInt64]

    /// How often a key had so many candidates that not all were compared.
    package let cappedKeys: Int

    package struct Pair: Sendable {
        package let one: Int
        package let other: Int
        package let relation: Relation
    }

    /// - Parameters:
    ///   - isThorough: whether to look for pairs that share rare words too.
    ///   - frozen: what is known of the collection that the texts belong to; nil to count the texts themselves.
    ///   - new: so many texts, from the first on, are compared with all; the others not with each other.
    package init(
        _ table: TextColumn, isThorough: Bool, frozen: WordCounts? = nil, onlyWith new: Int? = nil, workers: Workers
    ) {
        let texts = MatchTexts(table, frozen: frozen, workers: workers)
        self.texts = texts
        let verifier = Verifier(texts.vocabulary)
        var found = CandidateSearch(texts: texts, workers: workers).pairs()
        if isThorough {
            let rare = RareWordSearch(texts, hasRarer: frozen != nil, workers: workers).pairs()
            found = CandidateSearch.joined([found, rare], groups: texts.groups.count, workers)
        }
        cappedKeys = found.cappedKeys
        var pairs = found.pairs
        if let new {
            let isNew = (0..<texts.groups.count).map { texts.groups.members($0).contains { $0 < new } }
            pairs.removeAll { !isNew[Int($0 >> 32)] && !isNew[Int($0 & 0xFFFF_FFFF)] }
        }
        let compared = pairs
        let relations = workers.mapRanges(of: 0..<compared.count, atLeast: 64) { range in
            Self.relations(of: compared[range], texts, verifier)
        }.flatMap(\.self)
        duplicates = zip(pairs, relations).filter { $1 == .duplicate }.map(\.0)
        let stars = StarClusters(texts, verifier, edges: duplicates, workers)
        clusters = texts.groups.groups.map { stars.centres[Int($0)] }
        var review: [Pair] = []
        for (pair, relation) in zip(pairs, relations) {
            let (one, other) = (Int(pair >> 32), Int(pair & 0xFFFF_FFFF))
            guard relation != .distinct, stars.centres[one] != stars.centres[other] else { continue }
            // Duplicates that did not join one star are for an editor to look at.
            review.append(
                Pair(
                    one: texts.groups.text(one), other: texts.groups.text(other),
                    relation: relation == .duplicate ? .variant : relation))
        }
        self.review = review
    }

    /// So many pairs have their texts looked up together.
    private static let pairsAtOnce = 64

    /// Judges pairs in order; those of one text follow each other, so that it is laid out once.
    private static func relations(of pairs: ArraySlice<UInt64>, _ texts: MatchTexts, _ verifier: Verifier) -> [Relation]
    {
        let quick = QuickJudge(compare: verifier.compare)
        var lastText = -1
        var (a, b): ([Term], [Term]) = ([], [])
        let (terms, readings) = (texts.terms.terms, texts.vocabulary.readings)
        var words: [UInt32] = []
        var relations: [Relation] = []
        relations.reserveCapacity(pairs.count)
        for start in stride(from: pairs.startIndex, to: pairs.endIndex, by: pairsAtOnce) {
            let block = pairs[start..<min(start + pairsAtOnce, pairs.endIndex)]
            // The second texts lie all over memory: all are asked for before the first is waited for.
            let others = block.map { texts.groups.text(Int($0 & 0xFFFF_FFFF)) }
            let ranges = others.map { texts.terms.range(of: $0) }
            let shapes = others.map { texts.shape(of: $0) }
            words.removeAll(keepingCapacity: true)
            for range in ranges { words.append(contentsOf: terms[range]) }
            var next = 0
            for (number, pair) in block.enumerated() {
                let one = texts.groups.text(Int(pair >> 32))
                let other = others[number]
                if one != lastText { texts.write(one, texts.terms.range(of: one), terms.span, readings.span, to: &a) }
                lastText = one
                texts.write(other, next..<next + ranges[number].count, words.span, readings.span, to: &b)
                next += ranges[number].count
                relations.append(
                    quick.relation(a, texts.shape(of: one), b, shapes[number])
                        ?? verifier.verdict(texts.compared(one, a), texts.compared(other, b)).relation)
            }
        }
        return relations
    }
}
