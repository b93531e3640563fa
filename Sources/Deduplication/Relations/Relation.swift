/// How two texts stand to each other.
package enum Relation: String, Hashable, Sendable, CaseIterable {
    /// The same words, up to harmless edits.
    case duplicate
    case distinct

    /// What to do about it, in one word.
    package var verdict: String { rawValue }
}
