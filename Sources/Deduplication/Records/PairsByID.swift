/// Pairs of records in the order of their ids, the lesser id of each pair first.
struct PairsByID {
    private let ranks: [UInt32]

    init(_ order: IDOrder) { ranks = order.ranks }

    /// Pairs of the same records stay in their order.
    ///
    /// - Parameter pairs: places of two records and whatever goes with them.
    func sorted<Value>(_ pairs: [(one: Int, other: Int, value: Value)]) -> [(a: Int, b: Int, value: Value)] {
        let ordered = pairs.map { one, other, value in
            ranks[one] <= ranks[other] ? (a: one, b: other, value: value) : (a: other, b: one, value: value)
        }
        let bySecond = inOrder(Array(0..<UInt32(ordered.count))) { ranks[ordered[$0].b] }
        return inOrder(bySecond) { ranks[ordered[$0].a] }.map { ordered[Int($0)] }
    }

    /// Numbers in the order of ranks, equal ones in their order: a counting sort.
    private func inOrder(_ numbers: [UInt32], by rank: (Int) -> UInt32) -> [UInt32] {
        var next = [UInt32](repeating: 0, count: ranks.count + 1)
        for number in numbers { next[Int(rank(Int(number))) + 1] += 1 }
        for rank in ranks.indices { next[rank + 1] += next[rank] }
        var sorted = numbers
        for number in numbers {
            let rank = Int(rank(Int(number)))
            sorted[Int(next[rank])] = number
            next[rank] += 1
        }
        return sorted
    }
}
