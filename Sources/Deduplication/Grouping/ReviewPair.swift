import Diagnostics
import TextMatching

/// Two records that are near each other but not the same, about which an editor has not said anything yet.
package struct ReviewPair: Sendable {
    /// The places of the records; the one with the lesser id first.
    package let a: Int
    package let b: Int
    package let relation: Relation

    static func pairs(
        of matches: Matches, _ clusters: [Cluster], _ order: IDOrder, _ decided: DecidedPairs
    ) -> [ReviewPair] {
        // Whoever was merged speaks through the record that stays.
        var canonicals = Array(order.ranks.indices)
        for cluster in clusters {
            for member in cluster.members { canonicals[member.record] = cluster.canonical }
        }
        // An answer about one of those that say the same is an answer about all of them.
        var answered: Set<UInt64> = []
        for (a, b) in decided.pairs { answered.insert(key(canonicals[a], canonicals[b])) }
        var open = PairsByID(order, expecting: matches.review.count)
        for found in matches.review {
            let (one, other) = (canonicals[found.one], canonicals[found.other])
            guard one != other, answered.isEmpty || !answered.contains(key(one, other)) else { continue }
            open.append(one, other, found.relation)
        }
        var pairs: [ReviewPair] = []
        pairs.reserveCapacity(matches.review.count)
        for (a, b, relation) in open.sorted() {
            // Found by several of their texts: what was found first counts.
            if let last = pairs.last, last.a == a, last.b == b { continue }
            pairs.append(ReviewPair(a: a, b: b, relation: relation))
        }
        return pairs
    }

    /// What is reported of a pair: who said it weighs more than how near the words are.
    private enum Kind: Int, Sendable, CaseIterable {
        case conflict, excerpt, near

        var rule: RuleID {
            switch self {
            case .conflict: ConflictingAttribution.about.id
            case .excerpt: ExcerptOfQuote.about.id
            case .near: NearDuplicateQuote.about.id
            }
        }
    }

    private func kind(_ names: inout AuthorNames) -> Kind {
        if case .different = names.comparison(a, b) { return .conflict }
        return relation == .excerpt ? .excerpt : .near
    }

    private static func key(_ one: Int, _ other: Int) -> UInt64 {
        UInt64(min(one, other)) << 32 | UInt64(max(one, other))
    }

    /// Words take longer to find than the pairs: from so many on a file gets examples only, and the rest is counted.
    private static let mostWorded = 1000
    private static let examplesPerFile = 3

    static func report(
        _ pairs: [ReviewPair], _ source: any RecordSource, _ texts: MatchTexts, _ workers: Workers,
        _ findings: inout Findings
    ) {
        let kinds = workers.mapRanges(of: 0..<pairs.count) { range in
            var names = AuthorNames(source, texts)
            return range.map { pairs[$0].kind(&names) }
        }.flatMap(\.self)
        var namer = EditNamer(texts)
        var worded = 0
        var crowd: Crowd?
        for (pair, kind) in zip(pairs, kinds) {
            let file = source.file(of: pair.a)
            if crowd?.file !== file {
                crowd?.add(to: &findings)
                crowd = Crowd(file: file)
            }
            if crowd!.take(kind) { continue }
            // Who said it may be an error elsewhere in the file, and these must not count as such.
            let isCrowded = worded >= mostWorded && kind != .conflict
            if findings.count(kind.rule, unlessRoomIn: file, for: isCrowded ? examplesPerFile : .max) {
                crowd!.open(kind)
                continue
            }
            worded += 1
            let (a, b) = (source.record(pair.a), source.record(pair.b))
            let edits = namer.verdict(pair.a, pair.b).edits
            switch kind {
            case .conflict: findings.add(ConflictingAttribution.near(a, b, edits: edits))
            case .excerpt: findings.add(ExcerptOfQuote.diagnostic(a, b))
            case .near: findings.add(NearDuplicateQuote.diagnostic(a, b, edits: edits))
            }
        }
        crowd?.add(to: &findings)
    }

    /// Findings of one file of whose kinds enough are kept: they are counted here, and added up once.
    private struct Crowd {
        let file: SourceFile

        /// By kind; nil while there is room for more of it.
        private var counts = [Int?](repeating: nil, count: Kind.allCases.count)

        init(file: SourceFile) { self.file = file }

        /// From now on there is no room for more of a kind.
        mutating func open(_ kind: Kind) { counts[kind.rawValue] = 0 }

        /// - Returns: whether there is no room, so that the finding was counted.
        mutating func take(_ kind: Kind) -> Bool {
            guard let count = counts[kind.rawValue] else { return false }
            counts[kind.rawValue] = count + 1
            return true
        }

        func add(to findings: inout Findings) {
            for kind in Kind.allCases {
                guard let count = counts[kind.rawValue], count > 0 else { continue }
                _ = findings.count(kind.rule, unlessRoomIn: file, for: 0, times: count)
            }
        }
    }
}
