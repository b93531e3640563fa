import TextMatching

/// What editors decided, as far as it is about records of an index.
struct DecidedRecords {
    private let decisions: [Decision]

    /// Pairs of records of the index that are the same.
    private(set) var ties: [(Int, Int)] = []

    /// Records of the index about which and a new record something was decided.
    private(set) var partners: [Int] = []

    init(_ decisions: [Decision], _ newIDs: Set<String>, _ index: MatchIndex) throws(IndexFault) {
        self.decisions = decisions
        for decision in decisions {
            let a = try index.number(ofID: Array(decision.a.value.utf8))
            let b = try index.number(ofID: Array(decision.b.value.utf8))
            if decision.kind == .same, let a, let b { ties.append((a, b)) }
            if let b, newIDs.contains(decision.a.value) { partners.append(b) }
            if let a, newIDs.contains(decision.b.value) { partners.append(a) }
        }
    }

    /// The decisions about records that are compared: whether others are of use, the whole run tells.
    func relevant(in source: some RecordSource) -> [Decision] {
        if decisions.isEmpty { return [] }
        let ids = Set((0..<source.count).map { source.id($0) })
        return decisions.filter { ids.contains($0.a.value) || ids.contains($0.b.value) }
    }
}
