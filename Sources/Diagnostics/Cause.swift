/// What makes a finding the reason of others: something could not be read, or only by a guess.
///
/// Causes come first in a report, nobody may silence them, and what follows from them is counted, not listed: see
/// `Consequences`.
package struct Cause: Hashable, Sendable {
    /// What nobody knows because of it.
    package var lacks: [Basis]

    /// What follows from it.
    package var consequences: [Consequence]

    /// How the tool went on all the same: "checked as if it said 'category'".
    package var assumption: Wording?

    package init(lacks: [Basis] = [], consequences: [Consequence] = [], assumption: Wording? = nil) {
        self.lacks = lacks
        self.consequences = consequences
        self.assumption = assumption
    }

    /// What rules go by. A rule that goes by what nobody knows finds only what follows from that.
    package enum Basis: Hashable, Sendable {
        /// A key of catalog.yml.
        case setting(String)
        /// A key that the entries of a file have in common; in a cause, one of its own file.
        case field(String)
        /// All that the entries of a file have in common.
        case fields
        /// Which entries there are, and in which categories.
        case entries
        /// Which ids still have their entries.
        case ids
        /// What a category says.
        case categories
    }

    /// A number of things that follow.
    package struct Consequence: Hashable, Sendable {
        package var count: Int

        /// The rule that would have reported them; nil where the tool went on with a guess.
        package var rule: RuleID?
        package var words: Words

        package init(_ count: Int, _ words: Words, rule: RuleID? = nil) {
            self.count = count
            self.words = words
            self.rule = rule
        }
    }

    /// Words behind a number: "entry of this file has no category", "entries of this file have no category".
    package struct Words: Hashable, Sendable {
        package let one: String
        package let many: String

        /// Whether they say what happens because of the finding, not how many it is about.
        package let isEffect: Bool

        package init(one: String, many: String, isEffect: Bool = true) {
            self.one = one
            self.many = many
            self.isEffect = isEffect
        }
    }

    /// All that follows, as one line; nil where nothing does.
    package var sentence: String? {
        let counts = consequences.map { counted($0.count, $0.words.one, $0.words.many) }
        let isEffect = consequences.contains(where: \.words.isEffect)
        let follows = counts.isEmpty ? nil : counts.joined(separator: ", ") + (isEffect ? " because of this" : "")
        let parts = [follows, assumption?.text].compactMap(\.self)
        return parts.isEmpty ? nil : parts.joined(separator: "; ")
    }
}
