/// How sure the catalog is of who said it.
package enum AttributionStatus: String, Hashable, Sendable, CaseIterable {
    /// The primary source was seen and its place is given.
    case sourced
    /// Only secondary evidence.
    case attributed
    /// Evidence for and against.
    case disputed
    /// Known to be by someone else.
    case misattributed
    /// A paraphrase; the original is recorded.
    case altered
    /// Nobody in particular is known.
    case anonymous
    case proverb
    /// Spoken by a character.
    case fictional
    /// Written in house.
    case original
}
