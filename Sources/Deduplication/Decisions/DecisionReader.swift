import CatalogModel
import Diagnostics
import MarkdownReading
import PolicyReading
import TextNormalisation

/// Reads `decisions/duplicates.yml`: a list of decisions, each a set of keys.
///
/// Every fault of the file is reported; decisions without one are returned all the same.
package struct DecisionReader {
    private enum Key: String, CaseIterable {
        case a, b, decision, keep, by, on, reason, forms
    }

    private var nodes: NodeReader

    package static func read(_ file: SourceFile, _ findings: inout Findings) -> [Decision] {
        var reader = DecisionReader(nodes: NodeReader(about: MalformedDecisions.about, findings: findings))
        defer { findings = reader.nodes.findings }
        return reader.decisions(file)
    }

    private mutating func decisions(_ file: SourceFile) -> [Decision] {
        var decided: [Decision.Pair: SourceRange] = [:]
        return nodes.items(of: file, "decisions").compactMap { item in
            guard let decision = decision(item) else { return nil }
            if let earlier = decided[decision.pair] {
                nodes.reportRepeated(decision.a.range, .decidedTwice(decision), earlier)
                return nil
            }
            decided[decision.pair] = decision.a.range
            return decision
        }
    }

    private mutating func decision(_ item: YAMLNode) -> Decision? {
        guard let values = nodes.keys(of: item, Key.self, "a decision") else { return nil }
        // Every value is looked at before anything is given up, so that all faults show at once.
        let place = item.range.before
        func required(_ key: Key) -> Located<String>? {
            nodes.required(values[key], "\(key.rawValue)", at: place, of: "decision")
        }
        let (a, b) = (required(.a), required(.b))
        let isDecided = nodes.isThere(values[.decision], "decision", at: place, of: "decision")
        let kind = nodes.choice(values[.decision], "decision", Decision.Kind.self)?.value
        let keep = nodes.choice(values[.keep], "keep", Decision.Side.self)?.value
        let by = required(.by)
        let day = nodes.day(required(.on))
        let reason = required(.reason)
        let forms = forms(values[.forms], at: place)
        guard isDecided, let a, let b, let kind, let by, let day, let reason, let forms else { return nil }
        guard values[.keep] == nil || keep != nil, agree(kind, values[.keep], place), differ(a, b) else { return nil }
        return Decision(
            a: a, b: b, kind: kind, keep: keep, by: by.value, on: day.value, reason: reason.value, forms: forms,
            range: item.range)
    }

    private mutating func forms(
        _ node: YAMLNode?, at place: SourceRange
    ) -> (a: Located<ContentHash>, b: Located<ContentHash>)? {
        guard nodes.isThere(node, "forms", at: place, of: "decision"), let node else { return nil }
        guard case .list(let items, _) = node, items.count == 2 else {
            nodes.report(node.range, .notTwoForms, [.init(.copyForms)])
            return nil
        }
        let forms = items.map { nodes.hash(nodes.text($0, "forms")) }
        guard let a = forms[0], let b = forms[1] else { return nil }
        return (a, b)
    }

    /// `keep` stands with `same` and nowhere else.
    private mutating func agree(_ kind: Decision.Kind, _ keep: YAMLNode?, _ place: SourceRange) -> Bool {
        if kind == .same { return nodes.isThere(keep, "keep", at: place, of: "decision") }
        guard let keep else { return true }
        nodes.report(keep.range, .keepWithout(kind.rawValue), [.init(.removeKeep)])
        return false
    }

    private mutating func differ(_ a: Located<String>, _ b: Located<String>) -> Bool {
        if a.value != b.value { return true }
        nodes.report(b.range, .sameTwice(b.value), [.init(.writeOther)])
        return false
    }
}

extension Wording {
    fileprivate static let notTwoForms: Wording = "'forms' is a list of two hashes, of a and of b"
    fileprivate static let copyForms: Wording = "copy them from the line that the report prints"
    fileprivate static func keepWithout(_ kind: String) -> Wording { "'keep' stands with '\(kind)', where both stay" }
    fileprivate static let removeKeep: Wording = "remove 'keep', or say 'decision: same'"
    fileprivate static func sameTwice(_ id: String) -> Wording { "decision is about '\(id)' twice" }
    fileprivate static let writeOther: Wording = "write the id of the other entry"
    fileprivate static func decidedTwice(_ decision: Decision) -> Wording {
        "'\(decision.a.value)' and '\(decision.b.value)' are decided twice"
    }
}
