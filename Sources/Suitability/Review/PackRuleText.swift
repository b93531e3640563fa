import Diagnostics

/// One rule of the packs for an editor who met its name in a finding: why it is there, what it asks, with its examples.
package struct PackRuleText {
    private let rule: LanguagePolicy.Rule
    private let policy: LanguagePolicy

    package init(_ rule: LanguagePolicy.Rule, of policy: LanguagePolicy) {
        self.rule = rule
        self.policy = policy
    }

    package var text: String {
        let written = rule.rule
        let file = written.range.file
        var lines = [
            written.id.value, "", written.why, "",
            "language: \(policy.language)",
            "layer:    \(rule.pack), \(escaped(file.path)):\(file.line(at: written.id.range.bytes.lowerBound))",
        ]
        if let change = rule.change, let layer = rule.changedBy {
            lines.append("changed:  by \(layer), because: \(escaped(change.reason))")
        }
        lines.append("topic:    \(written.topic)\(written.degree.map { ", \($0.rawValue)" } ?? "")")
        lines.append("means:    \(meaning)")
        lines.append("anyway:   \(permission)")
        lines += ["", "Found:", ""] + written.hits.map { "    \(escaped($0.value))" }
        lines += ["", "Left alone:", ""] + written.misses.map { "    \(escaped($0.value))" }
        lines += ["", "`catalog tag pack show --rule \(written.id.value)` lists its words."]
        return lines.joined(separator: "\n") + "\n"
    }

    private var meaning: String {
        switch rule.rule.action {
        case .block: "shown to nobody, whatever the age"
        case .review:
            "for \(rule.minAge)+, once somebody has checked it"
                + (rule.rule.requires.isEmpty
                    ? "" : "; the entry states \(rule.rule.requires.map(\.rawValue).joined(separator: ", "))")
        case nil: "for \(rule.minAge)+"
        }
    }

    /// Who may say that the words are fine in an entry.
    private var permission: String {
        let command = "catalog override ID \(rule.rule.id.value) ignore --because \"…\""
        return switch rule.rule.override {
        case .onePerson: "where the words are fine: \(command)"
        case .twoPersons: "where two people find that the words are fine: \(command)"
        case .never: "nobody can allow it"
        }
    }
}
