/// Gathers duplicates around centres: a text joins only if it is a duplicate of the centre itself, so that a chain of
/// small edits never carries a text away from what it says.
struct StarClusters: Sendable {
    /// The centre of every group; itself for centres and for groups that are alone.
    private(set) var centres: [UInt32]

    /// Pairs that looked like duplicates but were kept apart because two members would say different things.
    private(set) var released: [UInt64] = []

    /// - Parameter edges: pairs of groups that are duplicates, sorted.
    init(_ texts: MatchTexts, _ verifier: Verifier, edges: [UInt64]) {
        let count = texts.groups.count
        centres = (0..<UInt32(count)).map { $0 }
        guard !edges.isEmpty else { return }
        let neighbours = Neighbours(edges, count: count)
        let order = neighbours.connected.map { group in
            (rank: Rank(texts, group, degree: neighbours.degree(group)), group: group)
        }.sorted { $0.rank == $1.rank ? $0.group < $1.group : $0.rank < $1.rank }
        var isTaken = [Bool](repeating: false, count: count)
        for (_, centre) in order where !isTaken[Int(centre)] {
            isTaken[Int(centre)] = true
            var members: [UInt32] = []
            func join(_ group: UInt32) {
                guard agrees(group, with: members, texts, verifier) else {
                    released.append(CandidateSearch.pair(centre, group))
                    return
                }
                isTaken[Int(group)] = true
                centres[Int(group)] = centre
                members.append(group)
            }
            for neighbour in neighbours[centre] where !isTaken[Int(neighbour)] { join(neighbour) }
            for member in members {
                for further in neighbours[member] where !isTaken[Int(further)] {
                    let relation = verifier.verdict(
                        texts.compared(texts.groups.text(Int(centre))), texts.compared(texts.groups.text(Int(further))),
                        budgetFactor: 2
                    ).relation
                    if relation == .duplicate { join(further) }
                }
            }
        }
    }

    /// Whether no member says something else than a new one; two parodies must not meet through a short common form.
    private func agrees(
        _ group: UInt32, with members: [UInt32], _ texts: MatchTexts, _ verifier: Verifier
    ) -> Bool {
        if members.isEmpty { return true }
        let text = texts.compared(texts.groups.text(Int(group)))
        return members.prefix(Self.compared).allSatisfy { member in
            let verdict = verifier.verdict(texts.compared(texts.groups.text(Int(member))), text)
            return !verdict.edits.contains { $0.kind.changesMeaning }
        }
    }

    /// With how many earlier members a new one is compared: clusters of thousands would take for ever.
    private static let compared = 64

    /// What makes a good centre: not cut off, much like others, without unknown words, long.
    private struct Rank: Comparable {
        let isTruncated: Bool
        let weight: Int
        let unknownWords: UInt8
        let length: Int

        init(_ texts: MatchTexts, _ group: UInt32, degree: Int) {
            let text = texts.groups.text(Int(group))
            isTruncated = texts.terms.shapes[text].flags.contains(.truncated)
            weight = degree + texts.groups.size(Int(group))
            unknownWords = texts.terms.shapes[text].unknownWords
            length = Int(texts.terms.counts[text])
        }

        static func < (one: Rank, other: Rank) -> Bool {
            if one.isTruncated != other.isTruncated { return other.isTruncated }
            if one.weight != other.weight { return one.weight > other.weight }
            if one.unknownWords != other.unknownWords { return one.unknownWords < other.unknownWords }
            return one.length > other.length
        }
    }
}

/// Who is a duplicate of whom.
private struct Neighbours {
    private var starts: [UInt32]
    private var others: [UInt32]

    /// Groups that have any, in order.
    private(set) var connected: [UInt32] = []

    init(_ edges: [UInt64], count: Int) {
        starts = [UInt32](repeating: 0, count: count + 1)
        for edge in edges {
            starts[Int(edge >> 32) + 1] += 1
            starts[Int(edge & 0xFFFF_FFFF) + 1] += 1
        }
        for group in 0..<count {
            if starts[group + 1] > 0 { connected.append(UInt32(group)) }
            starts[group + 1] += starts[group]
        }
        others = [UInt32](repeating: 0, count: edges.count * 2)
        var next = starts
        func add(_ one: Int, _ other: Int) {
            others[Int(next[one])] = UInt32(other)
            next[one] += 1
        }
        for edge in edges {
            add(Int(edge >> 32), Int(edge & 0xFFFF_FFFF))
            add(Int(edge & 0xFFFF_FFFF), Int(edge >> 32))
        }
        for group in connected { others[Int(starts[Int(group)])..<Int(starts[Int(group) + 1])].sort() }
    }

    func degree(_ group: UInt32) -> Int { Int(starts[Int(group) + 1] - starts[Int(group)]) }

    subscript(group: UInt32) -> ArraySlice<UInt32> { others[Int(starts[Int(group)])..<Int(starts[Int(group) + 1])] }
}
