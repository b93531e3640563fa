/// What two texts are to each other.
package enum Relation: String, Hashable, Sendable, CaseIterable {
    /// The same words up to harmless edits.
    case duplicate
    /// Close, but an edit changes the meaning, or there are too many of them.
    case variant
    /// One is a part of the other, cut at a sentence or clause.
    case excerpt
    /// The same saying in another language; declared, never inferred.
    case translation
    case distinct

    /// What is to be done: merge, ask, or nothing.
    package var verdict: String {
        switch self {
        case .duplicate: "duplicate"
        case .variant, .excerpt, .translation: "review"
        case .distinct: "distinct"
        }
    }
}
