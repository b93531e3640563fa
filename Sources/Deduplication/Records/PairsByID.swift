import TextMatching

/// Pairs of records in the order of their ids, the lesser id of each pair first.
struct PairsByID {
    /// Places of two records, and what they are to each other.
    typealias Pair = (a: Int, b: Int, relation: Relation)

    /// The ranks of both records, the lesser in the upper half, and behind the other one the number of the relation: so
    /// that putting numbers in order puts the pairs in order.
    private var numbers: [UInt64] = []
    private let order: IDOrder

    private static let rankBits = 31
    private static let relationBits = 2
    private static let relations: [Relation] = [.duplicate, .variant, .excerpt, .translation]

    init(_ order: IDOrder, expecting count: Int) {
        precondition(order.ranks.count < 1 << Self.rankBits, "two ranks and a relation fill a number")
        self.order = order
        numbers.reserveCapacity(count)
    }

    mutating func append(_ one: Int, _ other: Int, _ relation: Relation) {
        let (rank, otherRank) = (UInt64(order.ranks[one]), UInt64(order.ranks[other]))
        let number = UInt64(Self.relations.firstIndex(of: relation)!)
        numbers.append(
            min(rank, otherRank) << UInt64(Self.rankBits + Self.relationBits)
                | max(rank, otherRank) << UInt64(Self.relationBits) | number)
    }

    /// The pairs in order; those of the same records in the order in which they were added.
    func sorted() -> [Pair] {
        var sorted = numbers
        let bits = UInt64.bitWidth - UInt64(order.ranks.count).leadingZeroBitCount
        for start in [Self.relationBits, Self.relationBits + Self.rankBits] {
            RadixSort.sort(&sorted, bits: start..<start + bits)
        }
        return sorted.map { number in
            let second = Int(number >> UInt64(Self.relationBits) & (1 << UInt64(Self.rankBits) - 1))
            return (
                a: order.place(ofRank: Int(number >> UInt64(Self.rankBits + Self.relationBits))),
                b: order.place(ofRank: second),
                relation: Self.relations[Int(number & (1 << UInt64(Self.relationBits) - 1))]
            )
        }
    }
}
