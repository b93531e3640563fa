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
    package static let all: [RuleDescription] = {
        let groups: [[RuleDescription]] = [
            readingRules, allRules.map { type(of: $0).about }, IdentityRules.all, deduplicationRules,
            attributionPolicyRules, suitabilityRules, taggingRules, ImportRules.all,
            RightsRules.all,
        ]
        var rules: [RuleID: RuleDescription] = [:]
        for rule in groups.flatMap(\.self) {
            // A fault that content and foreign files can have alike is one rule with examples of both.
            rules[rule.id] = rules[rule.id].map { $0.withExamples(of: rule) } ?? rule
        }
        return rules.values.sorted { $0.id < $1.id }
    }()

    private static let byID = Dictionary(uniqueKeysWithValues: all.map { ($0.id, $0) })

    package static func rule(_ id: RuleID) -> RuleDescription? { byID[id] }
}

extension RuleDescription {
    fileprivate func withExamples(of other: RuleDescription) -> RuleDescription {
        RuleDescription(
            id: id, summary: summary, why: why, severity: severity, isBinding: isBinding,
            goesBy: goesBy, consequence: consequence, folding: folding,
            accepts: accepts + other.accepts,
            rejects: rejects + other.rejects)
    }
}
