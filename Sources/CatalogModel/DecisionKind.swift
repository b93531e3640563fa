/// What people decided, by the files of `decisions/`. A new file is a new case.
package enum DecisionKind: String, Hashable, Sendable, CaseIterable {
    case attributions = "attributions.yml"
    case duplicates = "duplicates.yml"
    case readings = "readings.jsonl"
    case suitability = "suitability.yml"
    case tags = "tags.yml"

    /// Below the content folder.
    package var path: String { "decisions/\(rawValue)" }

    /// What the file holds, for the table of the guide.
    package var holds: String {
        switch self {
        case .attributions: "where the registry of misattributions is wrong about an entry"
        case .duplicates: "answers about two that say the same, written by `catalog decide`"
        case .readings: "who read which text and for which ages, written by `catalog review`"
        case .suitability: "words that are fine where they stand, written by `catalog override`"
        case .tags: "tags that nobody wants, written by `catalog tag accept`"
        }
    }
}
