import CatalogModel

/// An overview of what people decided against the packs: by whom, about which rule, how long ago, and what is out of date.
package struct OverrideAudit: Sendable {
    /// One override, and whether it still holds.
    package struct Item: Sendable {
        package let override: Override

        /// The topic of its rule; nil if there is no such rule any more.
        package let topic: String?

        /// Days from the judgement to the day of the catalog.
        package let age: Int
        package let state: State
    }

    package enum State: String, Hashable, Sendable, CaseIterable {
        case holds
        /// The words or the rule have changed, or its time is over.
        case stale
        /// Nothing is found that it could be about.
        case unused
        /// The policy does not allow it.
        case refused
    }

    /// By entry, rule and words.
    package let items: [Item]

    /// - Parameter states: what rating the catalog came to, by the override's number; without one there is no such entry.
    package init(_ context: SuitabilityContext, _ states: [Int: State]) {
        items = context.overrides.all.enumerated().map { number, override in
            let rule = context.policy.languages.lazy.compactMap { $0.rule(override.rule.value) }.first
            return Item(
                override: override, topic: rule?.rule.topic,
                age: (context.settings.asOf.secondsSince1970 - override.on.secondsSince1970) / 86_400,
                state: states[number] ?? .unused)
        }.sorted { $0.override.subject < $1.override.subject }
    }

    /// How many overrides there are for each value of something, the most first.
    package func counts(by key: (Item) -> [String]) -> [(value: String, count: Int)] {
        var counts: [String: Int] = [:]
        for item in items { for value in key(item) { counts[value, default: 0] += 1 } }
        return counts.sorted { $0.value != $1.value ? $0.value > $1.value : $0.key < $1.key }
            .map { ($0.key, $0.value) }
    }
}
