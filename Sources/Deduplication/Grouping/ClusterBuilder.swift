/// Joins records into clusters: those that are duplicates by their texts, and those an editor called the same, unless an editor keeps them apart.
struct ClusterBuilder {
    let preferences: Preferences
    let isPublished: (Int) -> Bool
    let groups: RecordGroups
    let decided: DecidedPairs

    /// The records of each cluster of two or more, the canonical one first.
    ///
    /// Records are taken in the order of preference. A free one becomes a centre and draws in whatever is tied to it,
    /// and what is tied to that, but nothing that is to stay apart from a record drawn in before.
    func clusters() -> [[Int]] {
        if decided.pairs.isEmpty { return components() }
        var isTaken = [Bool](repeating: false, count: groups.groupOfRecord.count)
        var clusters: [[Int]] = []
        for candidates in components() {
            for centre in candidates where !isTaken[centre] {
                isTaken[centre] = true
                let cluster = draw(to: centre, &isTaken)
                if cluster.count > 1 { clusters.append(byPreference(cluster)) }
            }
        }
        return clusters
    }

    private func draw(to centre: Int, _ isTaken: inout [Bool]) -> [Int] {
        var cluster = [centre]
        var inside: Set<Int> = decided.apart.isEmpty ? [] : [centre]
        var seenGroups: Set<Int> = []
        var next = 0
        while next < cluster.count {
            let record = cluster[next]
            next += 1
            let group = groups.group(of: record)
            var tied = decided.same[record].map(byPreference) ?? []
            if seenGroups.insert(group).inserted { tied += byPreference(Array(groups.members(of: group))) }
            for other in tied where !isTaken[other] {
                if !decided.apart.isEmpty {
                    if decided.isApart(other, from: inside) { continue }
                    inside.insert(other)
                }
                isTaken[other] = true
                cluster.append(other)
            }
        }
        return cluster
    }

    /// Records that may have to do with each other, in order of preference; no two lists do.
    private func components() -> [[Int]] {
        var isListed = [Bool](repeating: false, count: groups.count)
        var components: [[Int]] = []
        for group in 0..<groups.count where !isListed[group] {
            // Most are alone, and no decision ties them to others.
            if decided.same.isEmpty, groups.members(of: group).count < 2 { continue }
            isListed[group] = true
            var listed = [group]
            var next = 0
            while !decided.same.isEmpty, next < listed.count {
                for record in groups.members(of: listed[next]) {
                    for other in decided.same[record] ?? [] where !isListed[groups.group(of: other)] {
                        isListed[groups.group(of: other)] = true
                        listed.append(groups.group(of: other))
                    }
                }
                next += 1
            }
            let candidates = listed.flatMap { groups.members(of: $0) }
            if candidates.count > 1 { components.append(byPreference(candidates)) }
        }
        return components
    }

    /// What is published comes first, since people may have it as a favourite; then what editors chose to keep, and
    /// last what they chose to drop.
    private func byPreference(_ records: [Int]) -> [Int] {
        if records.count < 2 { return records }
        var ranked = records.map { (rank: rank($0), preference: preferences[$0], record: $0) }
        ranked.sort { one, other in
            one.rank == other.rank ? one.preference < other.preference : one.rank < other.rank
        }
        return ranked.map(\.record)
    }

    private func rank(_ record: Int) -> Int {
        (isPublished(record) ? 0 : 4) + (decided.dropped.contains(record) ? 2 : 0)
            + (decided.kept.contains(record) ? 0 : 1)
    }
}
