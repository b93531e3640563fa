/// A message of a pool for as long as it belongs to it; one that leaves and comes back is two.
struct DrawingMember: Hashable, Sendable {
    let ordinal: Int

    /// Hash of its id.
    let hash: UInt64

    /// Equal numbers are one author; nil where nobody is named.
    var author: Int32?

    /// The first day on which it can be drawn, in days since 1970.
    let joins: Int

    /// From this day on it is passed over, because a release without it is out.
    var isPassedOver = Int.max

    /// The first day on which it does not count any more.
    var leaves = Int.max

    /// Whether it is in the pool of the bundle at hand.
    var isHere: Bool { leaves == .max }
}
