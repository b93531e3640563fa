/// Which messages a slice of the catalog takes: those that fit every key. An empty list asks for nothing.
package struct SliceFilter: Hashable, Sendable {
    package var kinds: [String]
    package var categories: [String]

    /// Ages of the slice's readers: it takes what suits at least one of them.
    package var ages: Ages?
    package var languages: [String]
    package var moods: [String]
    package var status: [String]

    /// Delicate topics that its messages do not touch.
    package var withoutTopics: [String]

    /// Who must have rated its messages: `reader` takes what people have read.
    package var rated: [String]

    package init(
        kinds: [String] = [], categories: [String] = [], ages: Ages? = nil, languages: [String] = [],
        moods: [String] = [], status: [String] = [], withoutTopics: [String] = [],
        rated: [String] = []
    ) {
        self.kinds = kinds
        self.categories = categories
        self.ages = ages
        self.languages = languages
        self.moods = moods
        self.status = status
        self.withoutTopics = withoutTopics
        self.rated = rated
    }

    /// The keys in the order in which they are asked: the first that a message does not fit is why it is left out.
    package enum Key: String, Hashable, Sendable, CaseIterable {
        case kinds, languages, categories, ages, status, moods, withoutTopics, rated

        /// Those about which the past of a message is known; see `past.jsonl`.
        package static let known: [Key] = [.languages, .categories, .ages]
        package static let unknown = allCases.filter { !known.contains($0) }
    }

    /// What a filter looks at in a message.
    package struct Candidate: Hashable, Sendable {
        package var kind = ""
        package var language: String
        package var categories: [String]
        package var minAge: Int
        package var maxAge: Int?
        package var status = ""
        package var moods: [String] = []
        package var topics: [String] = []
        package var rated = ""

        package init(language: String, categories: [String], minAge: Int, maxAge: Int?) {
            self.language = language
            self.categories = categories
            self.minAge = minAge
            self.maxAge = maxAge
        }

        /// Whether it suits one of some ages; nobody, where it is not rated.
        fileprivate func suits(_ ages: Ages) -> Bool {
            minAge >= 1 && minAge <= ages.highest ?? .max && ages.lowest <= maxAge ?? .max
        }
    }

    /// The first of some keys that a message does not fit; nil if it fits them all.
    package func misfit(of candidate: Candidate, among keys: [Key] = Key.allCases) -> Key? {
        keys.first { !fits(candidate, $0) }
    }

    private func fits(_ candidate: Candidate, _ key: Key) -> Bool {
        switch key {
        case .kinds: kinds.isEmpty || kinds.contains(candidate.kind)
        case .languages: languages.isEmpty || languages.contains(candidate.language)
        case .categories: categories.isEmpty || candidate.categories.contains(where: categories.contains)
        case .ages: ages.map { candidate.suits($0) } ?? true
        case .status: status.isEmpty || status.contains(candidate.status)
        case .moods: moods.isEmpty || candidate.moods.contains(where: moods.contains)
        case .withoutTopics: !candidate.topics.contains(where: withoutTopics.contains)
        case .rated: rated.isEmpty || rated.contains(candidate.rated)
        }
    }
}

extension SliceFilter.Candidate {
    package init(_ message: Message) {
        self.init(
            language: message.language, categories: message.categories, minAge: message.minAge, maxAge: message.maxAge)
        kind = message.kind.rawValue
        status = message.status.rawValue
        moods = message.moods
        topics = message.topics.map(\.topic)
        rated = message.rated?.rawValue ?? ""
    }
}
