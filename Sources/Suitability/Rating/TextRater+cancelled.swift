extension TextRater {
    /// Something that a rule would have found, had an exception of its not stood there.
    package struct Cancelled: Hashable, Sendable {
        package let finding: TextFinding

        /// The exception's words, as bytes of the text's UTF-8.
        package let exception: Range<Int>
    }

    /// What exceptions kept from being found, by rule and place: the silent half of a verdict.
    package mutating func cancelled(
        in text: String, _ context: RatingContext = RatingContext(), _ field: RatedField = .text
    ) -> [Cancelled] {
        search.search(text, policy.table)
        let tokens = search.scanner.tokens
        var cancelled: [Cancelled] = []
        for (number, matches) in matchesByRule() {
            let rule = policy.rules[number]
            guard rule.rule.condition.holds(for: context, in: field) else { continue }
            let exceptions = spans(.exception, matches)
            let reliefs = reliefs(of: rule, matches)
            for span in hits(of: rule, matches, text) {
                guard
                    let exception = exceptions.first(where: { $0.first <= span.last && span.first <= $0.last })
                        ?? relief(for: span, of: rule, reliefs)
                else { continue }
                cancelled.append(
                    Cancelled(
                        finding: finding(number, span),
                        exception: tokens[exception.first].start..<tokens[exception.last].end))
            }
        }
        return cancelled
    }
}
