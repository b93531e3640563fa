import BundleWriter
import ContentReading
import ContentRules
import Deduplication
import Diagnostics
import Importing
import Tagging

/// Every rule of every step: what `catalog explain` and docs/rules.md list.
package enum RuleBook {
    /// Sorted by id.
    package static let all: [RuleDescription] = {
        let groups: [[RuleDescription]] = [
            readingRules, allRules.map { type(of: $0).about }, deduplicationRules, taggingRules, bundleRules,
            importingRules,
        ]
        let rules = groups.flatMap(\.self).sorted { $0.id < $1.id }
        for (one, other) in zip(rules, rules.dropFirst()) {
            precondition(one.id != other.id, "two rules are called \(one.id)")
        }
        return rules
    }()

    private static let byID = Dictionary(uniqueKeysWithValues: all.map { ($0.id, $0) })

    package static func rule(_ id: RuleID) -> RuleDescription? { byID[id] }
}
