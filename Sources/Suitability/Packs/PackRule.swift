import CatalogModel
import Diagnostics

/// One rule of a pack: what it looks for, what that means, and why.
package struct PackRule: Sendable {
    package let id: Located<String>
    package let topic: String

    /// Nil for topics that are tags.
    package var degree: Topic.Degree?

    /// Words and phrases of which each is a finding.
    package let any: [Located<Term>]

    /// Groups of words that make a finding together.
    package let near: Near?

    /// Phrases that make something harmless of what they overlap.
    package let exceptions: [Located<Term>]

    /// Words that make something harmless of what stands near them: a "never" before it, a help line after it.
    package let reliefs: [Relief]

    package let condition: Condition

    /// What each `prefix*` is known to hit.
    package let expansions: [String: [Located<String>]]

    /// Whether only words count whose first letter is written small, because they are names as well.
    package let isLowerCaseOnly: Bool
    package let action: Action?
    package let override: OverrideLevel

    /// How loudly an editor hears of it; nil where the age alone speaks.
    package let level: Severity?

    /// Categories in which the level is error.
    package let errorIn: Set<String>

    /// What to write or do instead.
    package let suggestion: String?
    package let requires: [Requirement]
    package let why: String
    package let hits: [Located<String>]
    package let misses: [Located<String>]

    /// The whole rule in its file.
    package let range: SourceRange

    package struct Near: Sendable {
        package let groups: [[Located<Term>]]

        /// From the first word of a finding to the last, at most.
        package let within: Located<Int>

        /// Whether the groups have to follow one another as they are listed: "cut", then "my", then "arms".
        package let isInOrder: Bool
    }

    /// Words that speak for a finding beside which they stand.
    package struct Relief: Sendable {
        package let words: [Located<Term>]

        /// How many words may lie between them and the finding, at most.
        package let within: Int

        /// Whether only words before the finding count, as with a negation.
        package let isBefore: Bool
    }

    /// Where the rule applies; nil for everywhere.
    package struct Condition: Hashable, Sendable {
        package var kinds: Set<Kind>?
        package var categories: Set<String>?
        package var fields: Set<RatedField>?

        package func holds(for context: RatingContext, in field: RatedField) -> Bool {
            if let kinds { guard let kind = context.kind, kinds.contains(kind) else { return false } }
            if let categories, categories.isDisjoint(with: context.categories) { return false }
            if let fields, !fields.contains(field) { return false }
            return true
        }
    }

    /// All that it looks for in a text, for and against a finding.
    package var terms: [Located<Term>] {
        any + (near?.groups.flatMap(\.self) ?? []) + exceptions + reliefs.flatMap(\.words)
    }

    package enum Action: String, Hashable, Sendable, CaseIterable {
        /// Ships in no band, whatever the age.
        case block
        /// Ships once somebody has checked it and said so in the entry.
        case review
    }

    /// Who may say that a finding does not count.
    package enum OverrideLevel: String, Hashable, Sendable, CaseIterable {
        case onePerson = "one-person"
        case twoPersons = "two-person"
        case never
    }
}

/// What is known of a text beside its words.
package struct RatingContext: Hashable, Sendable {
    /// Nil for anyone's records.
    package let kind: Kind?
    package let categories: [String]

    package init(kind: Kind? = nil, categories: [String] = []) {
        self.kind = kind
        self.categories = categories
    }
}

/// A text of an entry that readers see.
package enum RatedField: String, Hashable, Sendable, CaseIterable {
    case text, title, alt
}
