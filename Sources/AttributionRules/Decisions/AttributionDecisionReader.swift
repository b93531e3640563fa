import CatalogModel
import Diagnostics
import MarkdownReading
import PolicyReading
import TextNormalisation

/// Reads `decisions/attributions.yml`: a list of decisions, each a set of keys.
struct AttributionDecisionReader {
    private enum Key: String, CaseIterable { case key, entry, author, decision, reason, source, by, on, form }

    private var nodes: NodeReader

    static func read(_ file: SourceFile, _ findings: inout Findings) -> [AttributionDecision] {
        var reader = AttributionDecisionReader(
            nodes: NodeReader(about: MalformedAttributionDecisions.about, findings: findings))
        defer { findings = reader.nodes.findings }
        return reader.decisions(file)
    }

    private mutating func decisions(_ file: SourceFile) -> [AttributionDecision] {
        var decided: [[String]: SourceRange] = [:]
        return nodes.items(of: file, "decisions").compactMap { item in
            guard let decision = decision(item) else { return nil }
            let subject = [decision.key.value, decision.entry.value]
            if let earlier = decided[subject] {
                nodes.reportRepeated(decision.entry.range, .decidedTwice(decision.entry.value), earlier)
                return nil
            }
            decided[subject] = decision.entry.range
            return decision
        }
    }

    private mutating func decision(_ item: YAMLNode) -> AttributionDecision? {
        let what: Wording = "a decision about an attribution"
        guard let values = nodes.keys(of: item, Key.self, what) else { return nil }
        // Every value is looked at before anything is given up, so that all faults show at once.
        let place = item.range.before
        func required(_ key: Key) -> Located<String>? {
            nodes.required(values[key], "\(key.rawValue)", at: place, of: what)
        }
        let (key, entry, author) = (required(.key), required(.entry), required(.author))
        let isDecided = nodes.isThere(values[.decision], "decision", at: place, of: what)
        let kind = nodes.choice(values[.decision], "decision", AttributionDecision.Kind.self)
        let (reason, source, by) = (required(.reason), required(.source), required(.by))
        let on = nodes.day(required(.on))
        let form = nodes.hash(required(.form))
        guard isDecided, let key, let entry, let author, let kind, let reason, let source, let by, let on, let form
        else { return nil }
        return AttributionDecision(
            key: key, entry: entry, author: author, kind: kind.value, reason: reason.value, source: source.value,
            by: by.value, on: on.value, form: form)
    }
}

extension Wording {
    fileprivate static func decidedTwice(_ entry: String) -> Wording { "'\(entry)' is decided about twice" }
}
