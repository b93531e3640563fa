/// Whether words are free.
package enum RightsState: String, Hashable, Sendable, CaseIterable {
    case free, protected, unknown

    /// The stricter of two: what is protected anywhere is protected, and what is unknown anywhere is not free.
    func strictest(_ other: RightsState) -> RightsState {
        if self == .protected || other == .protected { return .protected }
        return self == .unknown || other == .unknown ? .unknown : .free
    }
}

/// What the table of terms says about one contribution in one jurisdiction.
struct TermAnswer: Hashable, Sendable {
    var state: RightsState

    /// The first year in which it is free, as far as that is known; nil for always.
    var freeFrom: Int?

    /// Whether that is only the earliest there can be.
    var isAtLeast = false

    /// The fact that decides, as part of a sentence: "George Long died in 1879".
    var fact: String

    /// What somebody would have to find out; nil where nothing is missing, or the policy is what lacks something.
    var missing: MissingFact?
}
