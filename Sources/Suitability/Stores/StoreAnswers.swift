import CatalogModel

/// Suggested answers to the questions that stores ask about an app: derived from the messages it would show.
///
/// They are suggestions with their evidence; a person answers.
package struct StoreAnswers: Sendable {
    package enum Frequency: String, Hashable, Sendable {
        case none = "NONE"
        case infrequent = "INFREQUENT"
        case frequent = "FREQUENT"
    }

    /// One question of one store.
    package struct Question: Sendable {
        package let name: String

        /// Our topics that it is about, by name.
        package let topics: [String]

        /// The messages that touch them, in the order in which they were given.
        package let messages: [String]

        /// Thousandths of all messages, rounded up.
        package let share: Int
        package let answer: Frequency
    }

    package struct Store: Sendable {
        package let name: String

        /// The store's band for the oldest message; nil where the policy has no bands of this store.
        package let band: Int?

        /// By name.
        package let questions: [Question]
    }

    /// What of a message counts.
    package struct Message: Sendable {
        package let id: String
        package let minAge: Int
        package let topics: [TopicMark]

        package init(id: String, minAge: Int, topics: [TopicMark]) {
            self.id = id
            self.minAge = minAge
            self.topics = topics
        }
    }

    /// By name.
    package let stores: [Store]

    /// The age that all messages together ask for.
    package let minAge: Int

    package init(_ messages: [Message], _ policy: Policy) {
        let highest = messages.map(\.minAge).max() ?? 0
        minAge = highest
        let rules = policy.languages.reduce(into: StorePolicy()) { all, language in
            all.bands.merge(language.stores.bands) { first, _ in first }
        }
        let frequentFrom = policy.languages.map(\.stores.frequentFrom).min() ?? StorePolicy().frequentFrom
        // One question may stand for several topics, and packs of several languages may name the same ones.
        var topics: [String: [String: Set<String>]] = [:]
        for topic in policy.languages.flatMap(\.topics.values) {
            for (store, question) in topic.stores {
                topics[store, default: [:]][question, default: []].insert(topic.name.value)
            }
        }
        stores = Set(topics.keys).union(rules.bands.keys).sorted().map { store in
            Store(
                name: store, band: rules.bands[store].flatMap { Self.band($0, for: highest) },
                questions: (topics[store] ?? [:]).sorted { $0.key < $1.key }.map { name, topics in
                    Self.question(name, topics, messages, frequentFrom)
                })
        }
    }

    private static func question(
        _ name: String, _ topics: Set<String>, _ messages: [Message], _ frequentFrom: Int
    ) -> Question {
        let touching = messages.filter { $0.topics.contains { topics.contains($0.topic) } }.map(\.id)
        let share = messages.isEmpty ? 0 : (touching.count * 1000 + messages.count - 1) / messages.count
        let answer: Frequency = touching.isEmpty ? .none : share >= frequentFrom ? .frequent : .infrequent
        return Question(name: name, topics: topics.sorted(), messages: touching, share: share, answer: answer)
    }

    /// The store's band for one of our ages: its own, else that of the next higher age that it knows.
    private static func band(_ bands: [Int: Int], for age: Int) -> Int? {
        bands.filter { $0.key >= age }.min { $0.key < $1.key }?.value ?? bands.values.max()
    }
}
