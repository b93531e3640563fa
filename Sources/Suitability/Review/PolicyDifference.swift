import CatalogModel

/// What a change of packs does to texts: whose age, topics or block it changes, and by which words.
package struct PolicyDifference: Sendable {
    /// A text whose rating is another under the new packs.
    package struct Item: Sendable {
        package let id: String
        package let text: String
        package let before: Rating
        package let after: Rating

        /// What is found no more, and what is found only now.
        package let gone: [String]
        package let added: [String]
    }

    package struct Rating: Hashable, Sendable {
        package let minAge: Int
        package let topics: [TopicMark]
        package let isBlocked: Bool

        init(_ verdict: Verdict) {
            minAge = verdict.minAge
            topics = verdict.topics
            isBlocked = verdict.isBlocked
        }
    }

    /// A text that is to be rated.
    package struct Text: Sendable {
        package let id: String
        package let language: String
        package let fields: [(field: RatedField, text: String)]
        package let context: RatingContext

        package init(
            id: String, language: String, fields: [(field: RatedField, text: String)], context: RatingContext
        ) {
            self.id = id
            self.language = language
            self.fields = fields
            self.context = context
        }
    }

    /// In the order of the texts.
    package private(set) var items: [Item] = []
    package private(set) var compared = 0

    private let policies: (old: Policy, new: Policy)
    private var raters: (old: [String: TextRater], new: [String: TextRater]) = ([:], [:])

    package init(from old: Policy, to new: Policy) { policies = (old, new) }

    package mutating func compare(_ text: Text) {
        compared += 1
        let old = Self.verdict(text, policies.old, &raters.old)
        let new = Self.verdict(text, policies.new, &raters.new)
        let (before, after) = (Rating(old), Rating(new))
        guard before != after else { return }
        let (had, has) = (Self.words(old, text), Self.words(new, text))
        items.append(
            Item(
                id: text.id, text: text.fields.first?.text ?? "", before: before, after: after,
                gone: had.filter { !has.contains($0) }, added: has.filter { !had.contains($0) }))
    }

    private static func verdict(_ text: Text, _ policy: Policy, _ raters: inout [String: TextRater]) -> Verdict {
        guard let language = policy.language(text.language) else { return Verdict(nil) }
        var verdict = Verdict(language)
        for (field, words) in text.fields {
            verdict.add(words, field, text.context, &raters[language.language, default: TextRater(language)])
        }
        return verdict
    }

    /// `swear-mild 'damn'` for each finding, in the order of the text.
    private static func words(_ verdict: Verdict, _ text: Text) -> [String] {
        verdict.places.map { place in
            let words = text.fields.first { $0.field == place.field }.map { place.finding.words(in: $0.text) } ?? ""
            return "\(place.rule.rule.id.value) '\(words)'"
        }
    }
}
