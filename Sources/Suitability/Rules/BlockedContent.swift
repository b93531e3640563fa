import CatalogModel
import Diagnostics

/// Some words ship in no catalog, whatever the age.
enum BlockedContent {
    static let about = RuleDescription(
        id: "blocked-content",
        summary: "An entry holds nothing that no reader may see.",
        why: """
            Slurs, methods of suicide and praise of starving harm readers of every age. Such words are no matter of \
            rating: the entry is rewritten or taken out.
            """,
        isBinding: true,
        accepts: [SuitabilityExample.files("> Build a bridge, plank by plank.\n\n- id: q0000000000a1\n")],
        rejects: [
            SuitabilityExample.files(
                "> He wrote of ↓suicide and a bridge.\n\n- id: q0000000000a1\n- helpResource: helpline\n")
        ])

    static func diagnostic(
        _ rule: PackRule, _ words: String, at range: SourceRange, _ entry: Entry, _ policy: LanguagePolicy?
    ) -> Diagnostic {
        Diagnostic(
            about, at: range, "'\(words)' may be shown to nobody: \(rule.why)",
            notes: [.init(at: rule.id.range, "the rule '\(rule.id.value)'")],
            solutions: [.init(rule.suggestion.map { "\($0)" } ?? "take the words or the whole entry out")]
                + (rule.override == .never ? [] : [.override(rule, entry, policy)]))
    }
}
