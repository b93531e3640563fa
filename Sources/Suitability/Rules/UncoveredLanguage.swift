import CatalogModel
import Diagnostics

/// An entry in a language without rules is rated by two people.
enum UncoveredLanguage {
    static let about = RuleDescription(
        id: "uncovered-language",
        summary: "An entry in a language without a pack is rated by two people.",
        why: """
            Where no rules are there for a language, nothing is found because nothing was looked for. That is not \
            "clean": two people who know the language have to say for which ages the entry is.
            """,
        isBinding: true,
        accepts: [
            SuitabilityExample.files(
                "> Taşı delen suyun gücü değil, sürekliliğidir.\n\n- id: q0000000000a1\n- language: tr\n- ratedBy: A. Reader, B. Reader\n"
            )
        ],
        rejects: [
            SuitabilityExample.files(
                "> ↓Taşı delen suyun gücü değil, sürekliliğidir.\n\n- id: q0000000000a1\n- language: tr\n- ratedBy: A. Reader\n"
            )
        ])

    static func diagnostic(_ entry: Entry, _ usual: String, _ names: Int) -> Diagnostic {
        let language = entry.language?.string ?? usual
        return Diagnostic(
            about, at: entry.text.range,
            "there are no rules for '\(language)', and \(names == 0 ? "nobody" : "one person") has signed for the rating",
            solutions: [.init("declare 'ages', and add 'ratedBy: NAME, NAME': two people who know the language")])
    }
}

extension SuitabilityContext {
    /// For records in a language without a pack: they are kept, and what was not asked is said once.
    package static func uncovered(_ language: String, records: Int, at range: SourceRange) -> Diagnostic {
        let those: Wording = records == 1 ? "this record was" : "\(records) records from here on were"
        var finding = Diagnostic(
            UncoveredLanguage.about, at: range,
            "there are no rules for '\(language)': \(those) not looked at for what does not suit every age",
            solutions: [.init("add a pack for '\(language)', or let two people who know the language read them")])
        finding.severity = .warning
        return finding
    }
}

/// A topic that an entry or a slice names is one of the policy.
package enum UnknownTopic {
    static let about = RuleDescription(
        id: "unknown-topic",
        summary: "A topic that an entry says it touches is one that the policy knows.",
        why: "Apps leave out topics that their readers do not want; a topic with another name passes them.",
        isBinding: true,
        accepts: [SuitabilityExample.files("> Rest.\n\n- id: q0000000000a1\n- touches: sadness\n")],
        rejects: [SuitabilityExample.files("> Rest.\n\n- id: q0000000000a1\n- touches: ↓sadnes\n")])

    /// A topic that a slice leaves out.
    package static func check(_ named: Located<String>, _ policy: Policy, _ findings: inout Findings) {
        let topics = Set(policy.languages.flatMap(\.topics.keys))
        guard !topics.contains(named.value) else { return }
        let text = SourceText(named.value, in: named.range.file, bytes: named.range.bytes)
        findings.add(diagnostic(text, topics.sorted()))
    }

    static func diagnostic(_ named: SourceText, _ topics: [String]) -> Diagnostic {
        let likely = Suggestion.nearest(to: named.string, among: topics)
        return Diagnostic(
            about, at: named.range, "no topic is called '\(named.string)'; there are \(anyOf: topics)",
            solutions: likely.map { .init("write '\($0)'", [.init(named.range, with: $0)]) })
    }
}
