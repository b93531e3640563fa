import CatalogModel
import Diagnostics

/// Tries the examples of every rule on the merged policy.
package enum PolicyExamples {
    package static func check(_ policy: LanguagePolicy, _ findings: inout Findings) {
        var rater = TextRater(policy)
        for (number, rule) in policy.rules.enumerated() {
            let (context, field) = surroundings(of: rule.rule)
            for hit in rule.rule.hits where rater.finding(of: number, in: hit.value, context, field) == nil {
                findings.add(
                    Diagnostic(
                        FailingPolicyExample.about, at: hit.range,
                        "rule '\(rule.rule.id.value)' does not find its example"))
            }
            for miss in rule.rule.misses {
                guard let finding = rater.finding(of: number, in: miss.value, context, field) else { continue }
                findings.add(
                    Diagnostic(
                        FailingPolicyExample.about, at: miss.range,
                        "rule '\(rule.rule.id.value)' finds '\(finding.words(in: miss.value))' in a sentence that it must leave alone"
                    ))
            }
        }
    }

    /// A context and a field in which the rule applies.
    static func surroundings(of rule: PackRule) -> (RatingContext, RatedField) {
        let context = RatingContext(
            kind: rule.condition.kinds?.sorted { $0.rawValue < $1.rawValue }.first,
            categories: rule.condition.categories?.sorted() ?? [])
        return (context, rule.condition.fields?.sorted { $0.rawValue < $1.rawValue }.first ?? .text)
    }
}
