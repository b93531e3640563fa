import CatalogModel

/// What a policy says about the texts of one entry.
package struct Verdict: Sendable {
    /// A finding and the text that it was made in.
    package struct Place: Sendable {
        package let field: RatedField
        package let finding: TextFinding
        package let rule: LanguagePolicy.Rule
    }

    /// Nil where no pack knows the language: then nothing was found because nothing was looked for.
    package let policy: LanguagePolicy?

    /// By field and place.
    package private(set) var places: [Place] = []

    /// - Parameter policy: nil for a language without a pack.
    package init(_ policy: LanguagePolicy?) { self.policy = policy }

    package mutating func add(_ text: String, _ field: RatedField, _ context: RatingContext, _ rater: inout TextRater) {
        for finding in rater.findings(in: text, context, field) {
            places.append(Place(field: field, finding: finding, rule: rater.policy.rules[finding.rule]))
        }
    }

    /// The youngest age that the findings let through: severity counts by its maximum, never by mean or number.
    package var minAge: Int { places.reduce(policy?.lowestBand ?? 0) { max($0, $1.rule.minAge) } }

    package var isBlocked: Bool { places.contains { $0.rule.rule.action == .block } }

    /// The topics that were found, each as grave as its gravest finding, by name.
    package var topics: [TopicMark] { TopicMark.united(places.map { TopicMark(of: $0.rule) }) }

    /// Whether anything was looked for: `partial` or `none`. Nothing is ever looked for in full.
    package var coverage: String { policy == nil ? "none" : "partial" }
}

extension TopicMark {
    init(of rule: LanguagePolicy.Rule) {
        let degree = rule.rule.degree
        self.init(
            topic: rule.rule.topic, severity: degree?.rank ?? 0,
            mode: degree.flatMap { $0.isMode ? $0.rawValue : nil } ?? "")
    }
}
