import Diagnostics
import TextMatching

/// Two records that are near each other but not the same, about which an editor has not said anything yet.
package struct ReviewPair: Sendable {
    /// The places of the records; the one with the lesser id first.
    package let a: Int
    package let b: Int
    package let relation: Relation

    static func pairs(
        of matches: Matches, _ clusters: [Cluster], _ source: any RecordSource, _ decided: DecidedPairs
    ) -> [ReviewPair] {
        var canonicals = [Int: Int]()
        for cluster in clusters {
            for member in cluster.members { canonicals[member.record] = cluster.canonical }
        }
        // An answer about one of those that say the same is an answer about all of them.
        var seen: Set<UInt64> = []
        for (a, b) in decided.pairs { seen.insert(key(canonicals[a] ?? a, canonicals[b] ?? b)) }
        var pairs: [(a: String, b: String, pair: ReviewPair)] = []
        for found in matches.review {
            // Whoever was merged speaks through the record that stays.
            let (one, other) = (canonicals[found.one] ?? found.one, canonicals[found.other] ?? found.other)
            guard one != other, seen.insert(key(one, other)).inserted else { continue }
            let (id, otherID) = (source.id(one), source.id(other))
            let isOrdered = ByteOrder.precedes(id, otherID)
            pairs.append(
                isOrdered
                    ? (id, otherID, ReviewPair(a: one, b: other, relation: found.relation))
                    : (otherID, id, ReviewPair(a: other, b: one, relation: found.relation)))
        }
        pairs.sort { one, other in
            one.a == other.a ? ByteOrder.precedes(one.b, other.b) : ByteOrder.precedes(one.a, other.a)
        }
        return pairs.map(\.pair)
    }

    /// The rule that the pair breaks: who said it weighs more than how near the words are.
    private func rule(_ names: inout AuthorNames) -> RuleID {
        if case .different = names.comparison(a, b) { return ConflictingAttribution.about.id }
        return relation == .excerpt ? ExcerptOfQuote.about.id : NearDuplicateQuote.about.id
    }

    private static func key(_ one: Int, _ other: Int) -> UInt64 {
        UInt64(min(one, other)) << 32 | UInt64(max(one, other))
    }

    /// Words take longer to find than the pairs: from so many on a file gets examples only, and the rest is counted.
    private static let mostWorded = 1000
    private static let examplesPerFile = 3

    static func report(
        _ pairs: [ReviewPair], _ source: any RecordSource, _ texts: MatchTexts, _ names: inout AuthorNames,
        _ findings: inout Findings
    ) {
        var namer = EditNamer(texts)
        var worded = 0
        for pair in pairs {
            let rule = pair.rule(&names)
            // Who said it may be an error elsewhere in the file, and these must not count as such.
            let isCrowded = worded >= mostWorded && rule != ConflictingAttribution.about.id
            let file = source.file(of: pair.a)
            if findings.count(rule, unlessRoomIn: file, for: isCrowded ? examplesPerFile : .max) { continue }
            worded += 1
            let (a, b) = (source.record(pair.a), source.record(pair.b))
            let edits = namer.verdict(pair.a, pair.b).edits
            switch rule {
            case ConflictingAttribution.about.id: findings.add(ConflictingAttribution.near(a, b, edits: edits))
            case ExcerptOfQuote.about.id: findings.add(ExcerptOfQuote.diagnostic(a, b))
            default: findings.add(NearDuplicateQuote.diagnostic(a, b, edits: edits))
            }
        }
    }
}
