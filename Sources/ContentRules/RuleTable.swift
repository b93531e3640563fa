/// The rules sorted by what they look at, each with the traits it waits for.
///
/// Made once: asking a type for its traits costs more than comparing two sets of bits.
struct RuleTable: Sendable {
    let aboutFiles: [any FileRule]
    let aboutCharacters: [(needs: TextTraits, rule: any CharacterRule)]
    let aboutTexts: [(needs: TextTraits, isAboutProse: Bool, rule: any TextRule)]
    let aboutEntries: [(needs: TextTraits, rule: any EntryRule)]
    let aboutAuthorNames: [any AuthorNameRule]
    let aboutCatalogs: [any CatalogRule]

    init(_ rules: [any Rule]) {
        aboutFiles = rules.compactMap { $0 as? any FileRule }
        aboutCharacters = rules.compactMap { $0 as? any CharacterRule }.map { (type(of: $0).needs, $0) }
        aboutTexts = rules.compactMap { $0 as? any TextRule }.map {
            (type(of: $0).needs, type(of: $0).isAboutProse, $0)
        }
        aboutEntries = rules.compactMap { $0 as? any EntryRule }.map { (type(of: $0).needs, $0) }
        aboutAuthorNames = rules.compactMap { $0 as? any AuthorNameRule }
        aboutCatalogs = rules.compactMap { $0 as? any CatalogRule }
    }

    static let all = RuleTable(allRules)

    /// Those that can be asked about entries of no catalog.
    static let withoutCatalog = RuleTable(
        allRules.filter { rule in
            switch rule {
            case let rule as any EntryRule: !type(of: rule).needsCatalog
            case let rule as any TextRule: !type(of: rule).needsCatalog
            default: true
            }
        })
}
