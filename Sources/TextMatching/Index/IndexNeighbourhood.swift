/// The records of an index that decide what becomes of new ones.
///
/// Beside those that may be like a new text itself these are whatever says the same as one of them, for clusters are made
/// of all that is tied together; and whatever was found near to any of those, with its own cluster, because pairs for
/// an editor name the records that stay.
package struct IndexNeighbourhood {
    /// Numbers of records in the index, sorted.
    package let records: [Int]

    /// - Parameters:
    ///   - texts: the new ones.
    ///   - ties: pairs of records that an editor called the same.
    package init(
        of texts: TextColumn, in index: MatchIndex, ties: [(Int, Int)], also seeds: [Int], isThorough: Bool,
        workers: Workers
    ) throws(IndexFault) {
        let matchTexts = MatchTexts(texts, frozen: index.counts, workers: workers)
        var search = IndexSearch(index, matchTexts, isThorough: isThorough)
        try search.lookForAll()
        var tied: [UInt32: [UInt32]] = [:]
        for (one, other) in ties {
            guard let one = try index.group(of: one), let other = try index.group(of: other) else { continue }
            tied[one, default: []].append(other)
            tied[other, default: []].append(one)
        }
        var near = search.found
        for seed in seeds {
            if let group = try index.group(of: seed) { near.insert(group) }
        }
        let same = try Self.closure(of: near, in: index, tied)
        var all = same
        for group in same { try index.eachRelated(to: group) { other, _ in all.insert(other) } }
        all = try Self.closure(of: all, in: index, tied)
        var records: [Int] = []
        for group in all { records += try index.records(of: group).map(Int.init) }
        self.records = records.sorted()
    }

    /// Some groups and all that are duplicates of them, or of those.
    private static func closure(
        of groups: Set<UInt32>, in index: MatchIndex, _ tied: [UInt32: [UInt32]]
    ) throws(IndexFault) -> Set<UInt32> {
        var all = groups
        var open = Array(groups)
        while let group = open.popLast() {
            for other in tied[group] ?? [] where all.insert(other).inserted { open.append(other) }
            try index.eachRelated(to: group) { other, isDuplicate in
                if isDuplicate, all.insert(other).inserted { open.append(other) }
            }
        }
        return all
    }
}

extension MatchIndex {
    /// The other records of a group whose representative goes: from now on one of them stands for it.
    package func remaining(after record: Int) throws(IndexFault) -> [Int] {
        guard let group = try group(of: record) else { return [] }
        let members = try records(of: group)
        return members.first == UInt32(record) ? members.dropFirst().map(Int.init) : []
    }
}
