import AttributionRules
import ContentReading
import ContentRules
import Deduplication
import Diagnostics
import Identity
import Importing
import Rights
import Suitability
import Tagging

/// Every rule of every step: what `catalog explain` and docs/rules.md list.
package enum RuleBook {
    /// Sorted by id.
    package static let all: [RuleDescription] = joined([
        readingRules, allRules.map { type(of: $0).about }, IdentityRules.all, deduplicationRules,
        attributionPolicyRules, suitabilityRules, taggingRules, ImportRules.all, RightsRules.all,
    ])

    private static let byID = Dictionary(uniqueKeysWithValues: all.map { ($0.id, $0) })

    package static func rule(_ id: RuleID) -> RuleDescription? { byID[id] }

    /// The rules of several steps. One that more than one step asks for comes once, with the examples of all.
    ///
    /// Two descriptions of one id are a fault of the code: people would read the one and be held to the other.
    static func joined(_ groups: [[RuleDescription]]) -> [RuleDescription] {
        var rules: [RuleID: RuleDescription] = [:]
        for rule in groups.joined() {
            guard let other = rules[rule.id] else {
                rules[rule.id] = rule
                continue
            }
            precondition(
                rule.describedAt == other.describedAt,
                "rule '\(rule.id)' is described twice: at \(other.describedAt) and at \(rule.describedAt)")
            rules[rule.id] = other.showing(accepts: rule.accepts, rejects: rule.rejects)
        }
        return rules.values.sorted { $0.id < $1.id }
    }
}
