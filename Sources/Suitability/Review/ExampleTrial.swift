/// What the examples of a policy's rules show when they are tried: the report behind `pack test`.
package struct ExampleTrial: Sendable {
    /// One example of a rule, and the words that the rule found in it.
    package struct Result: Sendable {
        package let sentence: String
        package let isHit: Bool
        package let found: String?

        /// Whether the rule did what the example says.
        package var isRight: Bool { isHit == (found != nil) }
    }

    package struct Rule: Sendable {
        package let id: String
        package let pack: String
        package let minAge: Int
        package let terms: Int
        package let results: [Result]
    }

    package let rules: [Rule]

    package init(_ policy: LanguagePolicy) {
        var rater = TextRater(policy)
        rules = policy.rules.enumerated().map { number, rule in
            let (context, field) = PolicyExamples.surroundings(of: rule.rule)
            func results(_ sentences: [String], isHit: Bool) -> [Result] {
                sentences.map { sentence in
                    let finding = rater.finding(of: number, in: sentence, context, field)
                    return Result(sentence: sentence, isHit: isHit, found: finding?.words(in: sentence))
                }
            }
            let near = rule.rule.near?.groups.reduce(0) { $0 + $1.count } ?? 0
            return Rule(
                id: rule.rule.id.value, pack: rule.pack, minAge: rule.minAge, terms: rule.rule.any.count + near,
                results: results(rule.rule.hits.map(\.value), isHit: true)
                    + results(rule.rule.misses.map(\.value), isHit: false))
        }
    }
}
