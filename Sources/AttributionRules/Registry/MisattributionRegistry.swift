import CatalogModel
import Diagnostics
import TextNormalisation

/// What is known of sayings with wrong names, made ready for asking about many texts.
package struct MisattributionRegistry: Sendable {
    package let misattributions: [Misattribution]
    package let confirmed: [ConfirmedQuote]
    private let names: CreditedNames

    /// The phrases of the misattributions, and behind them those of the confirmed quotes.
    private let matcher: PhraseMatcher
    private let confirmedAuthors: [String]
    private let rightAuthors: [String?]

    /// A saying of the registry in a text.
    package struct Hit: Sendable {
        package let misattribution: Misattribution

        /// Where it stands, in bytes of the text.
        package let range: Range<Int>
    }

    package init(_ misattributions: [Misattribution], confirmed: [ConfirmedQuote], authors: [Author]) {
        self.misattributions = misattributions
        self.confirmed = confirmed
        names = CreditedNames(misattributions, authors: authors)
        matcher = PhraseMatcher(misattributions.map(\.key.value) + confirmed.map(\.key.value))
        confirmedAuthors = confirmed.map { AuthorityName($0.author.value).key }
        rightAuthors = misattributions.map { $0.author.map { AuthorityName($0).key } }
    }

    package var isEmpty: Bool { misattributions.isEmpty && confirmed.isEmpty }

    /// The sayings in a text that go with another name, or with none that is proven; the worst of them first.
    ///
    /// - Parameter mention: who is credited with the text.
    package func misattributions(
        in text: String, creditedTo mention: AuthorMention, _ normaliser: inout Normaliser
    ) -> [Hit] {
        let candidates = names.entries(crediting: mention)
        if candidates.isEmpty { return [] }
        let hits = matcher.hits(in: text, &normaliser)
        guard !hits.isEmpty, !isConfirmed(hits, mention) else { return [] }
        let wrong = hits.filter { candidates.contains($0.phrase) && !isRight(mention, $0.phrase) }
        return wrong.map { Hit(misattribution: misattributions[$0.phrase], range: $0.range) }
            .sorted { ($0.misattribution.rank, $0.range.lowerBound) < ($1.misattribution.rank, $1.range.lowerBound) }
    }

    /// Whether the source of a text under this name is known.
    package func isConfirmed(
        _ text: String, by mention: AuthorMention, _ normaliser: inout Normaliser
    ) -> Bool {
        !confirmed.isEmpty && isConfirmed(matcher.hits(in: text, &normaliser), mention)
    }

    private func isConfirmed(_ hits: [PhraseMatcher.Hit], _ mention: AuthorMention) -> Bool {
        let first = misattributions.count
        guard hits.contains(where: { $0.phrase >= first }) else { return false }
        let keys = names.keys(of: mention)
        return hits.contains { $0.phrase >= first && keys.contains(confirmedAuthors[$0.phrase - first]) }
    }

    /// The sayings in a text of which somebody is the right author.
    package func sayings(
        in text: String, rightlyCreditedTo mention: AuthorMention, _ normaliser: inout Normaliser
    ) -> [Hit] {
        matcher.hits(in: text, &normaliser)
            .filter { $0.phrase < misattributions.count && isRight(mention, $0.phrase) }
            .map { Hit(misattribution: misattributions[$0.phrase], range: $0.range) }
    }

    private func isRight(_ mention: AuthorMention, _ entry: Int) -> Bool {
        guard let right = rightAuthors[entry] else { return false }
        return names.keys(of: mention).contains(right)
    }
}

extension Misattribution {
    /// What is known best comes first.
    fileprivate var rank: Int {
        let support = Support.allCases.firstIndex(of: support)!
        let status = Status.allCases.firstIndex(of: status)!
        return support * Status.allCases.count + status
    }
}
