/// How many people must have read a text before it is released, and what readers under 18 get.
package struct ReadingSettings: Hashable, Sendable {
    /// Readings by different people.
    package var needed: Int

    /// Other numbers for some texts; the last one that fits counts.
    package var exceptions: [Exception]
    package var minors: Minors

    /// What apps draw for readers under 18 unless they ask for something else.
    package enum Minors: String, Hashable, Sendable, CaseIterable {
        case readOnly = "read-only"
        case unreadAllowed = "unread-allowed"
    }

    /// A number that is asked for in place of the general one. An empty list means all.
    package struct Exception: Hashable, Sendable {
        package var categories: [Located<String>]
        package var kinds: [Kind]
        package var origins: [Origin]
        package var languages: [String]
        package var needed: Int

        package init(
            categories: [Located<String>] = [], kinds: [Kind] = [], origins: [Origin] = [], languages: [String] = [],
            needed: Int
        ) {
            self.categories = categories
            self.kinds = kinds
            self.origins = origins
            self.languages = languages
            self.needed = needed
        }
    }

    package init(needed: Int, exceptions: [Exception] = [], minors: Minors = .readOnly) {
        self.needed = needed
        self.exceptions = exceptions
        self.minors = minors
    }

    /// What counts where catalog.yml says nothing: one reader, two for what was sent in.
    package static let usual = ReadingSettings(needed: 1, exceptions: [Exception(origins: [.contributed], needed: 2)])

    /// For records that belong to no catalog.
    package static let none = ReadingSettings(needed: 0, minors: .unreadAllowed)

    /// How many people must read an entry.
    ///
    /// - Parameters:
    ///   - categories: the entry's; an exception fits if it names one of them.
    ///   - language: BCP 47.
    package func needed(_ kind: Kind, _ origin: Origin, in categories: [String], language: String) -> Int {
        exceptions.last { exception in
            (exception.categories.isEmpty || exception.categories.contains { categories.contains($0.value) })
                && (exception.kinds.isEmpty || exception.kinds.contains(kind))
                && (exception.origins.isEmpty || exception.origins.contains(origin))
                && (exception.languages.isEmpty || exception.languages.contains(language))
        }?.needed ?? needed
    }
}
