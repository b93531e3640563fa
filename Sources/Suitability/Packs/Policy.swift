import CatalogModel
import Diagnostics

/// The packs of a catalog, layer upon layer: what is asked of a text in each language.
package struct Policy: Sendable {
    /// By language.
    package let languages: [LanguagePolicy]

    package init(languages: [LanguagePolicy]) { self.languages = languages.sorted { $0.language < $1.language } }

    /// A policy that asks nothing and covers nothing.
    package static let none = Policy(languages: [])

    /// Nil for a language of which no pack is there.
    ///
    /// - Parameter tag: BCP 47, such as `pt-BR`.
    package func language(_ tag: String) -> LanguagePolicy? {
        let primary = tag.prefix { $0 != "-" }.lowercased()
        return languages.first { $0.language == primary }
    }
}

/// The merged packs of one language, ready to be asked about texts.
package final class LanguagePolicy: Sendable {
    package let language: String

    /// What the rules of all layers are known to find.
    package var measured: [Measurement] { packs.flatMap(\.measured) }

    /// Topics with rules that nobody has measured.
    package var unmeasured: [String] {
        let known = Set(measured.flatMap { $0.topics.map(\.value) })
        return Set(rules.map(\.rule.topic)).subtracting(known).sorted()
    }

    /// The layers, lowest first.
    package let packs: [Pack]
    package let bands: [Int]

    /// By name.
    package let topics: [String: Topic]

    /// In the order of the layers and their files; what a layer switched off is gone.
    package let rules: [Rule]
    package let stores: StorePolicy
    package let overrides: OverridePolicy
    let table: TermTable

    /// A rule together with where it came from and what became of it.
    package struct Rule: Sendable {
        package let rule: PackRule

        /// The layer that it was written in.
        package let pack: String

        /// The layer that changed how grave it is, where one did.
        package let change: Pack.Change?
        package let changedBy: String?

        /// The youngest age at which it lets a text pass: of its topic and degree, or 18 if it blocks.
        package let minAge: Int
        let topicNumber: Int
        let exceptions: Bool
        let groups: Int
    }

    init(
        language: String, packs: [Pack], bands: [Int], topics: [String: Topic], rules: [Rule],
        stores: StorePolicy, overrides: OverridePolicy
    ) {
        self.language = language
        self.packs = packs
        self.bands = bands
        self.topics = topics
        self.rules = rules
        self.stores = stores
        self.overrides = overrides
        var terms: [(rule: Int, role: TermTable.Role, term: Term)] = []
        for (number, rule) in rules.enumerated() {
            terms += rule.rule.any.map { (number, .hit, $0.value) }
            terms += rule.rule.exceptions.map { (number, .exception, $0.value) }
            for (group, words) in (rule.rule.near?.groups ?? []).enumerated() {
                terms += words.map { (number, .group(group), $0.value) }
            }
        }
        table = TermTable(terms)
    }

    /// The lowest band: what a text is for in which nothing was found.
    package var lowestBand: Int { bands.first ?? 0 }

    /// The age of texts that are for adults only.
    package var highestBand: Int { bands.last ?? 18 }

    /// What the merged layers are called: `house-en 1.0.0 + app-en 2.1.0`.
    package var name: String { packs.map { "\($0.id.value) \($0.version)" }.joined(separator: " + ") }

    /// Whether one person alone may not overrule a rule.
    package func needsTwoPeople(_ rule: PackRule) -> Bool {
        rule.override == .twoPersons || overrides.twoPersonTopics.contains(rule.topic)
    }

    package func rule(_ id: String) -> Rule? { rules.first { $0.rule.id.value == id } }
}
