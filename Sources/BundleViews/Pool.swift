import BundleReader

/// The messages that suit everybody of some ages who asks for a category and a language: what a client draws from.
///
/// The ages of the pools of one category and language do not overlap. An age that is in none of them has no message.
struct Pool: Hashable, Sendable {
    /// Nil for all categories together.
    let category: String?
    let language: String
    let ages: Ages

    /// Ordinals of the messages, rising; never empty.
    let ordinals: [Int]

    /// From the one year up to the other, both included.
    struct Ages: Hashable, Sendable {
        let first: Int

        /// Nil where there is no upper end.
        let last: Int?

        func contains(_ age: Int) -> Bool { first <= age && age <= last ?? .max }
    }

    /// Every pool of a bundle: by category, that of all categories first, then by language, then by age.
    ///
    /// A message that nobody has rated (a youngest age of 0) is in none.
    static func all(of bundle: Bundle) -> [Pool] {
        var members: [Choice: [Member]] = [:]
        for record in bundle.records where record.minAge >= 1 {
            let member = Member(ordinal: record.ordinal, ages: Ages(first: record.minAge, last: record.maxAge))
            for category in [nil] + record.categories.map(Optional.some) {
                members[Choice(category: category, language: record.language), default: []].append(member)
            }
        }
        return members.sorted { $0.key < $1.key }.flatMap { pools(of: $0.key, $0.value) }
    }

    private struct Choice: Hashable, Comparable {
        let category: String?
        let language: String

        static func < (one: Choice, other: Choice) -> Bool {
            // No id is empty, so that of all categories comes first.
            let (mine, others) = (one.category ?? "", other.category ?? "")
            if mine != others { return mine.utf8.lexicographicallyPrecedes(others.utf8) }
            return one.language.utf8.lexicographicallyPrecedes(other.language.utf8)
        }
    }

    private struct Member {
        let ordinal: Int
        let ages: Ages
    }

    /// Cuts the ages wherever a message begins or ceases to suit.
    private static func pools(of choice: Choice, _ members: [Member]) -> [Pool] {
        let cuts = Set(members.flatMap { [$0.ages.first] + [$0.ages.last].compactMap { $0.map { $0 + 1 } } }).sorted()
        return cuts.indices.compactMap { index in
            let ages = Ages(first: cuts[index], last: index + 1 < cuts.count ? cuts[index + 1] - 1 : nil)
            let ordinals = members.filter { $0.ages.contains(ages.first) }.map(\.ordinal)
            return ordinals.isEmpty
                ? nil : Pool(category: choice.category, language: choice.language, ages: ages, ordinals: ordinals)
        }
    }
}
