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
        var bands: [Pair: [Int]] = [:]
        for category in input.categories {
            for language in input.settings.languages { bands[Pair(category: category.id, language: language)] = none }
        }
        for message in input.messages {
            kinds[message.kind.rawValue, default: 0] += 1
            languages[message.language, default: 0] += 1
            for category in message.categories {
                let pair = Pair(category: category, language: message.language)
                message.count(in: &bands[pair, default: none])
            }
        }
        for category in input.categories { supply[category.id] = [:] }
        for (pair, counts) in bands { supply[pair.category, default: [:]][pair.language] = counts }
    }

    private struct Pair: Hashable {
        let category: String
        let language: String
    }
}

extension Message {
    /// Adds one to every band whose first year it suits.
    fileprivate func count(in bands: inout [Int]) {
        for (band, age) in BundleLayout.ageBands.enumerated() where minAge <= age && age <= maxAge ?? .max {
            bands[band] += 1
        }
    }
}
