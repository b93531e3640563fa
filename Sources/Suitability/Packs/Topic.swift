import CatalogModel
import Diagnostics

/// A delicate matter, and from which age a text may touch it.
package struct Topic: Hashable, Sendable {
    package let name: Located<String>

    /// From which age, by severity (mild, moderate, strong, severe) or mode (reference, use, promotion); empty for a tag.
    package let ages: [Degree: Int]

    /// Whether it is only a tag by which apps filter, without an age.
    package let isTag: Bool

    /// The question of a store's form that it answers, by store: `apple: profanityOrCrudeHumor`.
    package let stores: [String: String]

    /// Who has to look at it, such as `specialist`.
    package let route: String?

    /// Fields that an entry must have which touches it.
    package let requires: [Requirement]

    /// How a text touches a topic.
    package enum Degree: String, Hashable, Sendable, CaseIterable {
        case mild, moderate, strong, severe
        case reference, use, promotion

        /// How far it goes within its scale, from 1 on.
        package var rank: Int {
            switch self {
            case .mild, .reference: 1
            case .moderate, .use: 2
            case .strong, .promotion: 3
            case .severe: 4
            }
        }

        package var isMode: Bool { self == .reference || self == .use || self == .promotion }
    }
}

/// What an entry must state to be allowed to touch a topic, or to make a claim.
package enum Requirement: String, Hashable, Sendable, CaseIterable {
    case source, reviewedBy, reviewDue, helpResource
}
