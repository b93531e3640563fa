import CatalogModel

/// For which ages an entry is, and how that came about.
package struct EntryRating: Sendable {
    /// A finding, and the judgement that speaks against it, where there is one.
    package struct JudgedFinding: Sendable {
        package let place: Verdict.Place
        package let override: Override?

        /// The age that counts in the end; nil where somebody said that the finding does not count.
        package var minAge: Int? {
            switch override?.effect {
            case nil: place.rule.minAge
            case .ignore: nil
            // A judgement may only lower what the machine found, never the topic's being there.
            case .age(let age): min(age, place.rule.minAge)
            }
        }

        package var isBlocking: Bool { place.rule.rule.action == .block && override?.effect != .ignore }
    }

    /// What people declared: of the entry, its file or its category. Nil where nobody did.
    package let declared: Ages?

    /// Where the declared ages are written.
    package let source: Source
    package let verdict: Verdict
    package let findings: [JudgedFinding]

    /// Who has read it.
    package let reading: ReadingState

    /// Declared, found and named by readers, each as grave as its gravest mention.
    package let topics: [TopicMark]

    /// Who declared the ages stands for.
    package enum Source: String, Sendable { case entry, file, category, nobody }

    /// The youngest age that may read it. Never below what was declared, found or asked for by a reader; for adults where
    /// nobody declared anything.
    package var minAge: Int {
        findings.reduce(max((declared ?? .unrated).lowest, reading.minAge)) { max($0, $1.minAge ?? 0) }
    }

    /// Whether it may be shown to nobody, whatever the age.
    package var isBlocked: Bool { findings.contains(where: \.isBlocking) }
}
