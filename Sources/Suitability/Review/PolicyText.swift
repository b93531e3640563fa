import Diagnostics

/// Shows the merged packs of a language as one, every line with the layer that it comes from.
package struct PolicyText {
    private let policy: LanguagePolicy

    package init(_ policy: LanguagePolicy) { self.policy = policy }

    /// YAML for people: `topics` and `rules` as they count, the layer behind `#`.
    ///
    /// - Parameter only: the rule to show; nil for all.
    package func text(only: String? = nil) -> String {
        var lines: [(text: String, layer: String)] = []
        if only == nil {
            lines.append(("language: \(policy.language)", ""))
            lines.append(("packs: \(policy.name)", ""))
            lines.append(("bands: [\(policy.bands.map(String.init).joined(separator: ", "))]", layerOfBands))
            lines.append(("topics:", ""))
            lines += topics
            lines.append(("rules:", ""))
        }
        for rule in policy.rules where only == nil || rule.rule.id.value == only { lines += self.lines(of: rule) }
        if only == nil { lines += disabled }
        let width = min(100, lines.map { $0.text.count }.max() ?? 0)
        return lines.map { line in
            line.layer.isEmpty ? line.text + "\n" : padded(line.text, to: width) + "  # \(line.layer)\n"
        }.joined()
    }

    private var layerOfBands: String { policy.packs.last { !$0.bands.isEmpty }?.id.value ?? "" }

    private var topics: [(text: String, layer: String)] {
        var lines: [(String, String)] = []
        for topic in policy.topics.values.sorted(by: { $0.name.value < $1.name.value }) {
            let layer = policy.packs.last { $0.topics.contains { $0.name.value == topic.name.value } }?.id.value ?? ""
            let ages = Topic.Degree.allCases.compactMap { degree in
                topic.ages[degree].map { "\(degree.rawValue): \($0)" }
            }
            lines.append(
                ("  \(topic.name.value): {\(topic.isTag ? "tag: true" : ages.joined(separator: ", "))}", layer))
        }
        return lines
    }

    private func lines(of rule: LanguagePolicy.Rule) -> [(text: String, layer: String)] {
        let written = rule.rule
        var lines: [(String, String)] = [("  - id: \(written.id.value)", rule.pack)]
        func add(_ key: String, _ value: String, _ layer: String? = nil) {
            lines.append(("    \(key): \(value)", layer ?? rule.pack))
        }
        add("topic", written.topic)
        if let degree = written.degree {
            add(degree.isMode ? "mode" : "severity", degree.rawValue, rule.changedBy)
            if let change = rule.change { add("reason", JSONText.quoted(change.reason), rule.changedBy) }
        }
        add("from", "\(rule.minAge)", rule.changedBy)
        if let action = written.action { add("action", action.rawValue) }
        if written.override != .onePerson { add("override", written.override.rawValue) }
        if !written.any.isEmpty { add("any", Self.list(written.any.map(\.value.text))) }
        if let near = written.near {
            for group in near.groups { add("near", Self.list(group.map(\.value.text))) }
            add("within", "\(near.within.value)\(near.isInOrder ? ", in order" : "")")
        }
        if !written.exceptions.isEmpty { add("unless", Self.list(written.exceptions.map(\.value.text))) }
        for relief in written.reliefs {
            add("unless-near", Self.list(relief.words.map(\.value.text)))
            add(relief.isBefore ? "before" : "within", "\(relief.within)")
        }
        add("why", JSONText.quoted(written.why))
        return lines
    }

    /// What layers switched off, and why.
    private var disabled: [(text: String, layer: String)] {
        let changes = policy.packs.flatMap { pack in pack.disabled.map { (pack.id.value, $0) } }
        guard !changes.isEmpty else { return [] }
        return [("disabled:", "")]
            + changes.map { layer, change in
                (
                    "  - {id: \(change.rule.value), reason: \(JSONText.quoted(change.reason)), by: \(JSONText.quoted(change.by))}",
                    layer
                )
            }
    }

    private static func list(_ terms: [String]) -> String { "[\(terms.joined(separator: ", "))]" }
}
