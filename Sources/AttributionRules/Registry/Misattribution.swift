import CatalogModel
import Diagnostics

/// A saying that goes round under a name which is wrong or unproven.
package struct Misattribution: Sendable {
    /// What is the matter with the name that goes with the words.
    package enum Status: String, Hashable, Sendable, CaseIterable {
        /// Somebody else said it.
        case misattributed
        /// There is evidence for and against, or none at all.
        case disputed
        /// Whoever is named said something else with which these words were made.
        case altered
        /// Others credit the person; no source is known.
        case attributed
    }

    /// How well the registry knows.
    package enum Support: String, Hashable, Sendable, CaseIterable {
        /// The person who signed has seen the citation.
        case documented
        /// That the name is wrong is documented; who said it, or when, is not.
        case partly
        /// Nobody has looked it up.
        case unverified
    }

    /// The words by which the saying is known.
    package var key: Located<String>

    /// Names under which it goes round.
    package var creditedTo: [Located<String>]

    /// Words of a name by which somebody it is credited to is recognised.
    package var authorTokens: [Located<String>]
    package var status: Status

    /// Who said it, as far as that is known.
    package var author: String?

    /// What an altered saying was made of.
    package var original: Located<String>?

    /// What is known: who said it, where and when.
    package var fact: String

    /// Where that can be read.
    package var evidence: [String]
    package var support: Support
    package var by: String
    package var on: CalendarDay
}

/// A saying of which the source is known, whatever its name attracts otherwise.
package struct ConfirmedQuote: Sendable {
    package var key: Located<String>
    package var author: Located<String>
    package var source: String
}
