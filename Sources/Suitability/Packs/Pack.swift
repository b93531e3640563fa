import CatalogModel
import Diagnostics

/// A file of rules as somebody keeps it: one layer of a policy.
package struct Pack: Sendable {
    package let file: SourceFile
    package let id: Located<String>
    package let version: String

    /// Primary subtag of BCP 47, such as `en`.
    package let language: String

    /// What its rules are known to find; of everything else nobody knows.
    package let measured: [Measurement]

    /// The topics that its rules look for, where it says so; else all that it has rules for.
    package let covered: [String]

    /// The packs that this one builds upon.
    package let extends: [Located<String>]
    package let license: String
    package let sources: [String]

    /// The ages that a text can be raised to, rising; empty where a lower layer states them.
    package let bands: [Int]
    package let topics: [Topic]
    package let rules: [PackRule]
    package let disabled: [Change]
    package let changed: [Change]
    package let stores: StorePolicy?
    package let overrides: OverridePolicy?

    /// What a layer says about a rule of a lower one.
    package struct Change: Sendable {
        package let rule: Located<String>

        /// Nil for a rule that is switched off.
        package let degree: Topic.Degree?
        package let reason: String
        package let by: String
    }
}

/// How a person's judgement may stand against a rule.
package struct OverridePolicy: Hashable, Sendable {
    /// Characters that a reason has at least.
    package var minimumReason = 20

    /// Topics of which every override needs two people.
    package var twoPersonTopics: Set<String> = []
}

/// How ages and shares of topics are said in the forms of stores.
package struct StorePolicy: Hashable, Sendable {
    /// By store, the band of the store for each of ours.
    package var bands: [String: [Int: Int]] = [:]

    /// The share of entries, in thousandths, from which a topic is frequent.
    package var frequentFrom = 50
}
