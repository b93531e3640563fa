import CatalogModel
import Diagnostics

/// Names and sites that call for a second look: `policy/attribution.yml`.
package struct AttributionPolicy: Sendable {
    /// People to whom words are credited that they never said: names, aliases or ids.
    package var magnetAuthors: [Located<String>] = []

    /// Sites that collect quotations from each other and prove nothing; in lower case.
    package var aggregatorHosts: [Located<String>] = []

    /// Whether quotations may be printed of which it is disputed who said them.
    package var disputed: Disputed?

    package enum Disputed: String, CaseIterable, Sendable { case allowed, refused }

    /// The first aggregator among the addresses of a text, and where it stands; nil if an address leads elsewhere, or
    /// there is none.
    func onlyAggregator(in text: String) -> (host: String, range: Range<Int>)? {
        let addresses = WebAddress.all(in: text)
        guard let first = addresses.first, addresses.allSatisfy({ isAggregator($0.host) }) else { return nil }
        return (first.host, first.range)
    }

    private func isAggregator(_ host: String) -> Bool {
        aggregatorHosts.contains { host == $0.value || host.hasSuffix("." + $0.value) }
    }
}
