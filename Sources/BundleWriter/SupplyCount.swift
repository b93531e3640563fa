import BundleReader
import CatalogModel

/// How many messages there are of each sort.
struct SupplyCount {
    private(set) var kinds: [String: Int] = [:]
    private(set) var languages: [String: Int] = [:]

    /// By category and language, for each age band; pairs without a message are there as well.
    private(set) var supply: [String: [String: [Int]]] = [:]

    init(_ input: BundleInput) {
        for message in input.messages {
            kinds[message.kind.rawValue, default: 0] += 1
            languages[message.language, default: 0] += 1
        }
        let matrix = SupplyMatrix(input.messages, ages: BundleLayout.ageBands)
        for category in input.categories.map(\.id) {
            supply[category] = [:]
            for language in matrix.languages(of: category).union(input.settings.languages) {
                supply[category]![language] = matrix.days(of: category, in: language)
            }
        }
    }
}
