import CatalogModel
import Diagnostics
import MarkdownReading
import TextNormalisation
import Yams

/// Reads `policy/attribution.yml`; every fault of the file is reported.
struct AttributionPolicyReader {
    /// The name of the file in the folder of policies.
    static let fileName = "attribution.yml"

    private var keys: PolicyKeys

    static func read(_ file: SourceFile, _ findings: inout Findings) -> AttributionPolicy {
        do {
            var reader = AttributionPolicyReader(keys: PolicyKeys(try YAMLDocument(file), MalformedRegistry.about))
            let policy = reader.policy()
            findings.merge(reader.keys.findings)
            return policy
        } catch {
            findings.add(
                Diagnostic(
                    MalformedRegistry.about, at: error.range, .noYAML(error.problem), solutions: [.init(.correctYAML)]))
            return AttributionPolicy()
        }
    }

    private mutating func policy() -> AttributionPolicy {
        var policy = AttributionPolicy()
        guard let root = keys.document.root, let map = keys.map(root, .policy, Key.self) else { return policy }
        policy.magnetAuthors = unique(keys.texts(.magnetAuthors, of: map, .policy)) { AuthorityName($0).key }
        policy.aggregatorHosts = unique(keys.texts(.aggregatorHosts, of: map, .policy).compactMap { host($0) }) { $0 }
        if map.values[.disputed] != nil { policy.disputed = keys.choice(.disputed, of: map, .policy) }
        return policy
    }

    private mutating func host(_ written: Located<String>) -> Located<String>? {
        if WebAddress.isHost(Array(written.value.utf8)) { return written }
        keys.report(written.range, .noHost(written.value), .writeHost)
        return nil
    }

    private mutating func unique(
        _ values: [Located<String>], _ folded: (String) -> String
    ) -> [Located<String>] {
        var first: [String: SourceRange] = [:]
        return values.filter { value in
            guard let earlier = first.updateValue(value.range, forKey: folded(value.value)) else { return true }
            keys.report(value.range, .standsTwice(value.value), .removeOne, [.init(at: earlier, .firstHere)])
            return false
        }
    }

    private enum Key: String, CaseIterable { case magnetAuthors, aggregatorHosts, disputed }
}

extension Wording {
    fileprivate static let policy: Wording = "the policy about attribution"
    fileprivate static func noHost(_ text: String) -> Wording { "'\(text)' is no name of a site" }
    fileprivate static let writeHost: Wording = "write the name alone, in small letters: goodreads.com"
    fileprivate static func standsTwice(_ text: String) -> Wording { "'\(text)' stands twice" }
    fileprivate static let firstHere: Wording = "first written here"
    fileprivate static let removeOne: Wording = "remove one of the two"
}
