/// What was done to a text to get the other, in the words of the outputs.
package enum EditKind: String, Hashable, Sendable, CaseIterable, Comparable {
    // Harmless
    case letterCase = "case"
    case punctuation
    case unicodeForm = "unicode-form"
    case contraction
    case spellingVariant = "spelling-variant"
    case numberForm = "number-form"
    case typo
    case firstLetterLost = "first-letter-lost"
    case inflection
    case wordClass = "word-class"
    case wordSplit = "word-split"
    case attributionAppended = "attribution-appended"
    case labelPrefixed = "label-prefixed"
    case truncated
    case clausesReordered = "clauses-reordered"
    case wordsReordered = "words-reordered"
    case functionWordAdded = "function-word-added"
    case functionWordDropped = "function-word-dropped"
    case contentWordAdded = "content-word-added"
    case contentWordDropped = "content-word-dropped"

    // Meaning
    case negationChanged = "negation-changed"
    case numberChanged = "number-changed"
    case contentWordReplaced = "content-word-replaced"
    case functionWordReplaced = "function-word-replaced"
    case rolesExchanged = "roles-exchanged"

    /// Whether the edit changes what is said.
    package var changesMeaning: Bool {
        switch self {
        case .negationChanged, .numberChanged, .contentWordReplaced, .functionWordReplaced, .rolesExchanged: true
        default: false
        }
    }

    /// What the edit is on the way back.
    var turned: EditKind {
        switch self {
        case .functionWordAdded: .functionWordDropped
        case .functionWordDropped: .functionWordAdded
        case .contentWordAdded: .contentWordDropped
        case .contentWordDropped: .contentWordAdded
        default: self
        }
    }

    package static func < (one: EditKind, other: EditKind) -> Bool {
        allCases.firstIndex(of: one)! < allCases.firstIndex(of: other)!
    }
}
