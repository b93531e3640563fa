import CatalogModel
import Diagnostics
import MarkdownReading
import PolicyReading
import TextNormalisation

/// Reads `decisions/suitability.yml`: a list of judgements about findings.
package enum OverrideReader {
    private enum Key: String, CaseIterable { case entry, rule, match, to, reason, by, on, expires, forms }

    package static func read(_ file: SourceFile, _ findings: inout Findings) -> [Override] {
        var nodes = NodeReader(about: MalformedOverrides.about, findings: findings)
        defer { findings = nodes.findings }
        var judged: [String: SourceRange] = [:]
        return nodes.items(of: file, "overrides").compactMap { item in
            guard let override = override(item, &nodes) else { return nil }
            let key = "\(override.entry.value)\n\(override.rule.value)\n\(override.match.value)"
            if let earlier = judged.updateValue(override.entry.range, forKey: key) {
                nodes.findings.add(
                    Diagnostic(
                        MalformedOverrides.about, at: override.entry.range, "the same finding is judged twice",
                        notes: [.init(at: earlier, "first judged here")], solutions: [.init("remove one of the two")]))
                return nil
            }
            return override
        }
    }

    private static func override(_ item: YAMLNode, _ nodes: inout NodeReader) -> Override? {
        guard let values = nodes.keys(of: item, Key.self, "an override") else { return nil }
        let place = item.range.before
        func required(_ key: Key) -> Located<String>? {
            nodes.required(values[key], "\(key.rawValue)", at: place, of: "override")
        }
        let (entry, rule, match, reason) = (required(.entry), required(.rule), required(.match), required(.reason))
        let effect = effect(required(.to), &nodes)
        let on = nodes.day(required(.on))
        let expires = values[.expires] == nil ? nil : nodes.day(required(.expires))
        let by = nodes.texts(values[.by], "by").map(\.value)
        if by.isEmpty { nodes.report(place, "override has no 'by'") }
        let forms = nodes.texts(values[.forms], "forms").compactMap { nodes.hash($0) }
        if forms.count != 2 {
            nodes.report(values[.forms]?.range ?? place, "'forms' is a list of two hashes, of text and rule")
        }
        guard let entry, let rule, let match, let reason, let effect, let on, !by.isEmpty, forms.count == 2 else {
            return nil
        }
        return Override(
            entry: entry, rule: rule, match: match, effect: effect, reason: reason, by: by, on: on.value,
            expires: expires,
            forms: (forms[0], forms[1]), range: item.range)
    }

    private static func effect(_ written: Located<String>?, _ nodes: inout NodeReader) -> Override.Effect? {
        guard let written else { return nil }
        if written.value == "ignore" { return .ignore }
        if let age = Int(written.value), (0...18).contains(age) { return .age(age) }
        nodes.report(written.range, "'to' is 'ignore' or an age such as 12")
        return nil
    }
}
