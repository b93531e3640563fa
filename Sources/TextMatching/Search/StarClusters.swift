/// Gathers duplicates around centres: a text joins only if it is a duplicate of the centre itself, so that a chain of
/// small edits never carries a text away from what it says.
struct StarClusters: Sendable {
    /// The centre of every group; itself for centres and for groups that are alone.
    private(set) var centres: [UInt32]

    private let texts: MatchTexts
    private let verifier: Verifier
    private let neighbours: Neighbours

    /// - Parameter edges: pairs of groups that are duplicates, sorted.
    init(_ texts: MatchTexts, _ verifier: Verifier, edges: [UInt64], _ workers: Workers) {
        let neighbours = Neighbours(edges, count: texts.groups.count)
        (self.texts, self.verifier, self.neighbours) = (texts, verifier, neighbours)
        centres = (0..<UInt32(texts.groups.count)).map { $0 }
        // What is not connected has nothing to do with each other.
        let components = neighbours.components
        let stars = self
        let joined = workers.mapRanges(of: 0..<components.count, atLeast: 64) { range in
            components[range].flatMap(stars.joined)
        }
        for (group, centre) in joined.joined() { centres[Int(group)] = centre }
    }

    /// The groups that join a centre, each with the centre.
    ///
    /// - Parameter component: groups that are connected, and with no others.
    private func joined(_ component: [UInt32]) -> [(group: UInt32, centre: UInt32)] {
        let order = component.map { group in
            (rank: Rank(texts, group, degree: neighbours.degree(group)), group: group)
        }.sorted { $0.rank == $1.rank ? $0.group < $1.group : $0.rank < $1.rank }
        var isTaken: Set<UInt32> = []
        var joined: [(group: UInt32, centre: UInt32)] = []
        for (_, centre) in order where isTaken.insert(centre).inserted {
            var members: [UInt32] = []
            func join(_ group: UInt32) {
                guard agrees(group, with: members) else { return }
                isTaken.insert(group)
                joined.append((group, centre))
                members.append(group)
            }
            for neighbour in neighbours[centre] where !isTaken.contains(neighbour) { join(neighbour) }
            for member in members {
                for further in neighbours[member] where !isTaken.contains(further) {
                    let relation = verifier.verdict(
                        texts.compared(texts.groups.text(Int(centre))), texts.compared(texts.groups.text(Int(further))),
                        budgetFactor: 2
                    ).relation
                    if relation == .duplicate { join(further) }
                }
            }
        }
        return joined
    }

    /// Whether no member says something else than a new one; two parodies must not meet through a short common form.
    private func agrees(_ group: UInt32, with members: [UInt32]) -> Bool {
        if members.isEmpty { return true }
        let number = texts.groups.text(Int(group))
        let text = texts.compared(number)
        let quick = QuickJudge(compare: verifier.compare)
        return members.prefix(Self.compared).allSatisfy { member in
            let otherNumber = texts.groups.text(Int(member))
            let other = texts.compared(otherNumber)
            // Either has a word of meaning that the other one lacks.
            let areApart =
                quick.relation(text.terms, texts.shape(of: number), other.terms, texts.shape(of: otherNumber)) != nil
            return !areApart && !verifier.verdict(other, text).edits.contains { $0.kind.changesMeaning }
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
private struct Neighbours: Sendable {
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

    /// Groups that lead to each other, list by list.
    var components: [[UInt32]] {
        var isListed = [Bool](repeating: false, count: starts.count)
        return connected.compactMap { group in
            if isListed[Int(group)] { return nil }
            isListed[Int(group)] = true
            var component = [group]
            var next = 0
            while next < component.count {
                for other in self[component[next]] where !isListed[Int(other)] {
                    isListed[Int(other)] = true
                    component.append(other)
                }
                next += 1
            }
            return component
        }
    }

    func degree(_ group: UInt32) -> Int { Int(starts[Int(group) + 1] - starts[Int(group)]) }

    subscript(group: UInt32) -> ArraySlice<UInt32> { others[Int(starts[Int(group)])..<Int(starts[Int(group) + 1])] }
}
