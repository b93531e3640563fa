import CatalogModel
import Diagnostics
import MarkdownReading

/// Reads values out of a YAML tree and reports, each at its place, what is not as it should be.
package struct NodeReader {
    /// The rule that is broken by what cannot be read.
    package let about: RuleDescription
    package var findings: Findings

    package init(about: RuleDescription, findings: Findings) {
        self.about = about
        self.findings = findings
    }

    package mutating func report(_ range: SourceRange, _ summary: Wording, _ solutions: [Diagnostic.Solution] = []) {
        findings.add(Diagnostic(about, at: range, summary, solutions: solutions))
    }

    /// The values of a map by key; nil where the node is none. Unknown and repeated keys are reported.
    ///
    /// - Parameter what: what the map describes, such as "a rule".
    package mutating func keys<Key: RawRepresentable<String> & CaseIterable & Hashable>(
        of node: YAMLNode, _ type: Key.Type, _ what: Wording
    ) -> [Key: YAMLNode]? {
        guard case .map(let pairs, _) = node else {
            report(node.range, "\(what) is a set of keys such as '\(Key.allCases.first!.rawValue): …'")
            return nil
        }
        var values: [Key: YAMLNode] = [:]
        for (key, value) in pairs {
            guard let known = Key(rawValue: key.string) else {
                let near = Suggestion.nearest(to: key.string, among: Key.allCases.map(\.rawValue))
                report(
                    key.range, "\(what) has no key '\(key.string)'",
                    near.map { .init("write '\($0)'", [.init(key.range, with: $0)]) })
                continue
            }
            if values[known] == nil {
                values[known] = value
            } else {
                report(key.range, "key '\(key.string)' stands twice")
            }
        }
        return values
    }

    /// The pairs of a map whose keys are names of the file's own.
    package mutating func pairs(of node: YAMLNode?, _ what: Wording) -> [(key: SourceText, value: YAMLNode)] {
        switch node {
        case nil: return []
        case .map(let pairs, _):
            var seen: Set<String> = []
            return pairs.filter { pair in
                if seen.insert(pair.key.string).inserted { return true }
                report(pair.key.range, "key '\(pair.key.string)' stands twice")
                return false
            }
        case .some(let other):
            report(other.range, "\(what) are keys with values")
            return []
        }
    }

    package mutating func text(_ node: YAMLNode?, _ key: Wording) -> Located<String>? {
        guard let node else { return nil }
        guard case .scalar(let text) = node, !text.string.isEmpty else {
            report(node.range, "'\(key)' is a text")
            return nil
        }
        return Located(text.string, at: text.range)
    }

    /// - Parameter place: where to say that it is missing.
    package mutating func required(_ node: YAMLNode?, _ key: Wording, at place: SourceRange, of what: Wording)
        -> Located<
            String
        >?
    {
        guard node != nil else {
            report(place, "\(what) has no '\(key)'")
            return nil
        }
        return text(node, key)
    }

    /// The items of a list; a single value counts as a list of one.
    package mutating func list(_ node: YAMLNode?) -> [YAMLNode] {
        switch node {
        case nil: []
        case .list(let items, _): items
        case .some(let single): [single]
        }
    }

    package mutating func texts(_ node: YAMLNode?, _ key: Wording) -> [Located<String>] {
        list(node).compactMap { text($0, key) }
    }

    package mutating func integer(_ node: YAMLNode?, _ key: Wording) -> Located<Int>? {
        guard let written = text(node, key) else { return nil }
        if let number = Int(written.value), written.value.utf8.count <= 6 { return Located(number, at: written.range) }
        report(written.range, "'\(written.value)' is no whole number")
        return nil
    }

    package mutating func flag(_ node: YAMLNode?, _ key: Wording) -> Bool {
        guard let written = text(node, key) else { return false }
        if written.value == "true" || written.value == "false" { return written.value == "true" }
        report(written.range, "'\(key)' is true or false")
        return false
    }

    package mutating func choice<Choice: RawRepresentable<String> & CaseIterable & Sendable>(
        _ node: YAMLNode?, _ key: Wording, _ type: Choice.Type = Choice.self
    ) -> Located<Choice>? {
        guard let written = text(node, key) else { return nil }
        if let choice = Choice(rawValue: written.value) { return Located(choice, at: written.range) }
        let known = Choice.allCases.map(\.rawValue)
        let near = Suggestion.nearest(to: written.value, among: known)
        report(
            written.range, "'\(key)' is '\(written.value)'; it may be \(anyOf: known)",
            near.map { .init("write '\($0)'", [.init(written.range, with: $0)]) })
        return nil
    }

    package mutating func choices<Choice: RawRepresentable<String> & CaseIterable & Sendable>(
        _ node: YAMLNode?, _ key: Wording, _ type: Choice.Type = Choice.self
    ) -> [Choice] {
        list(node).compactMap { choice($0, key, type)?.value }
    }
}
