/// The records of an index that decide what becomes of new ones.
///
/// Beside those that are like a new text itself these are whatever says the same as one of its duplicates, for clusters
/// are made of all that is tied together; and whatever is near to any of those, with its own cluster, because pairs for
/// an editor name the records that stay.
package struct IndexNeighbourhood {
    /// Numbers of records in the index, sorted.
    package let records: [Int]

    /// - Parameters:
    ///   - texts: the new ones.
    ///   - gone: numbers of records that are not there any more.
    ///   - ties: pairs of records that an editor called the same.
    ///   - seeds: records that belong to the new ones for another reason than their texts.
    package init(
        of texts: TextColumn, in index: MatchIndex, without gone: Set<Int>, ties: [(Int, Int)], also seeds: [Int],
        isThorough: Bool, workers: Workers
    ) throws(IndexFault) {
        let newTexts = MatchTexts(texts, frozen: index.counts, workers: workers)
        var search = IndexSearch(index, newTexts, isThorough: isThorough)
        try search.lookForAll()
        var tied: [UInt32: [UInt32]] = [:]
        for (one, other) in ties {
            guard let one = try index.group(of: one), let other = try index.group(of: other) else { continue }
            tied[one, default: []].append(other)
            tied[other, default: []].append(one)
        }
        var (same, near) = try Self.related(
            search.found.sorted(), to: texts, in: index, without: gone, isThorough: isThorough, workers)
        for seed in seeds {
            if let group = try index.group(of: seed) { same.insert(group) }
        }
        same = try Self.closure(of: same, in: index, tied)
        near.formUnion(same)
        for group in same { try index.eachRelated(to: group) { other, _ in near.insert(other) } }
        near = try Self.closure(of: near, in: index, tied)
        var records: [Int] = []
        for group in near {
            for record in try index.records(of: group) where !gone.contains(Int(record)) { records.append(Int(record)) }
        }
        self.records = records.sorted()
    }

    /// Which of the groups that were found are duplicates of a new text, or at least near to one.
    private static func related(
        _ groups: [UInt32], to texts: TextColumn, in index: MatchIndex, without gone: Set<Int>, isThorough: Bool,
        _ workers: Workers
    ) throws(IndexFault) -> (same: Set<UInt32>, near: Set<UInt32>) {
        var column = texts
        var shown: [UInt32] = []
        for group in groups {
            guard let first = try index.records(of: group).first, !gone.contains(Int(first)) else { continue }
            column.append(try index.record(Int(first)))
            shown.append(group)
        }
        let new = texts.count
        let matches = Matches(column, isThorough: isThorough, frozen: index.counts, onlyWith: new, workers: workers)
        let members = matches.texts.groups
        var (same, near): (Set<UInt32>, Set<UInt32>) = ([], [])
        func add(_ group: Int, to set: inout Set<UInt32>) {
            for text in members.members(group) where text >= new { set.insert(shown[Int(text) - new]) }
        }
        for group in 0..<members.count where members.members(group).contains(where: { $0 < new }) {
            add(group, to: &same)
        }
        for pair in matches.duplicates {
            add(Int(pair >> 32), to: &same)
            add(Int(pair & 0xFFFF_FFFF), to: &same)
        }
        for pair in matches.review {
            add(Int(members.groups[pair.one]), to: &near)
            add(Int(members.groups[pair.other]), to: &near)
        }
        return (same, near)
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
