import CatalogModel
import Diagnostics
import MarkdownReading
import PolicyReading
import TextNormalisation

/// Reads `policy/attribution.yml`; every fault of the file is reported.
struct AttributionPolicyReader {
    private enum Key: String, CaseIterable { case magnetAuthors, aggregatorHosts, disputed }

    private var nodes: NodeReader

    static func read(_ file: SourceFile, _ findings: inout Findings) -> AttributionPolicy {
        var reader = AttributionPolicyReader(nodes: NodeReader(about: MalformedRegistry.about, findings: findings))
        defer { findings = reader.nodes.findings }
        return reader.policy(file)
    }

    private mutating func policy(_ file: SourceFile) -> AttributionPolicy {
        var policy = AttributionPolicy()
        guard let root = nodes.root(of: file),
            let values = nodes.keys(of: root, Key.self, "the policy about attribution")
        else { return policy }
        policy.disputed = nodes.choice(values[.disputed], "disputed")?.value
        policy.magnetAuthors = unique(values[.magnetAuthors], "magnetAuthors") { AuthorityName($0).key }
        policy.aggregatorHosts = unique(values[.aggregatorHosts], "aggregatorHosts") { $0 }.filter { isHost($0) }
        return policy
    }

    private mutating func isHost(_ written: Located<String>) -> Bool {
        if WebAddress.isHost(Array(written.value.utf8)) { return true }
        nodes.report(written.range, .noHost(written.value), [.init(.writeHost)])
        return false
    }

    /// A list in which everything stands once.
    private mutating func unique(
        _ node: YAMLNode?, _ key: Wording, _ folded: (String) -> String
    ) -> [Located<String>] {
        var first: [String: SourceRange] = [:]
        return nodes.listOrNothing(node).compactMap { nodes.text($0, key) }.filter { value in
            guard let earlier = first.updateValue(value.range, forKey: folded(value.value)) else { return true }
            nodes.reportRepeated(value.range, .standsTwice(value.value), earlier)
            return false
        }
    }
}

extension Wording {
    fileprivate static func noHost(_ text: String) -> Wording { "'\(text)' is no name of a site" }
    fileprivate static let writeHost: Wording = "write the name alone, in small letters: goodreads.com"
    fileprivate static func standsTwice(_ text: String) -> Wording { "'\(text)' stands twice" }
}
