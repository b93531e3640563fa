/// A message of a pool for as long as it belongs to it; one that leaves and comes back is two.
struct PoolMember: Sendable {
    /// Where it stands in the bundle; of no use if it has ended.
    let line: Int32

    /// The day from which it is not here any more, in days since 1970.
    var end = never

    /// Equal numbers are one author; nil where nobody is named.
    let author: Int32?

    static let never = Int32.max

    /// Whether it is in the pool of the bundle at hand.
    var isHere: Bool { end == Self.never }
}
