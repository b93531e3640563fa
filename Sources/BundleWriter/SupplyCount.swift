import BundleReader
import CatalogModel

/// How many messages there are of each sort.
struct SupplyCount {
    private(set) var kinds: [String: Int] = [:]
    private(set) var languages: [String: Int] = [:]

    /// By category and language, for each age band; pairs without a message are there as well.
    private(set) var supply: [String: [String: [Int]]] = [:]

    init(_ input: BundleInput) {
        let none = [Int](repeating: 0, count: BundleLayout.ageBands.count)
        for category in input.categories {
            supply[category.id] = Dictionary(
                input.settings.languages.map { ($0, none) }, uniquingKeysWith: { first, _ in first })
        }
        for message in input.messages {
            kinds[message.kind.rawValue, default: 0] += 1
            languages[message.language, default: 0] += 1
            for category in message.categories {
                for (band, age) in BundleLayout.ageBands.enumerated() where message.suits(age) {
                    supply[category, default: [:]][message.language, default: none][band] += 1
                }
            }
        }
    }
}

extension Message {
    /// Whether somebody of an age may be shown it.
    fileprivate func suits(_ age: Int) -> Bool { minAge <= age && age <= maxAge ?? .max }
}
