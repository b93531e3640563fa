import CatalogModel
import Diagnostics

/// The declared age is not below what the words ask for.
enum UnderDeclaredAge {
    static let about = RuleDescription(
        id: "under-declared-age",
        summary: "The age that is declared for an entry is not below what its words ask for.",
        why: """
            People declare for which ages an entry is, and the tool checks. It never raises an age by itself, so that \
            the file says what apps do: somebody raises the age, rewrites the words, or writes down why they are fine.
            """,
        isBinding: true,
        accepts: [
            SuitabilityExample.files("> Bloody hard work, and done.\n\n- id: q0000000000a1\n- ages: 13+\n"),
            SuitabilityExample.files(SuitabilityExample.judged, overrides: SuitabilityExample.override()),
        ],
        rejects: [SuitabilityExample.files("> ↓Bloody hard work, and done.\n\n- id: q0000000000a1\n")])

    static func diagnostic(
        _ judged: EntryRating.JudgedFinding, _ age: Int, _ declared: Ages, _ words: String, at range: SourceRange,
        _ entry: Entry, _ rating: EntryRating
    ) -> Diagnostic {
        let rule = judged.place.rule.rule
        let raised = Ages(lowest: age, highest: declared.highest).description
        var solutions: [Diagnostic.Solution] = []
        if let suggestion = rule.suggestion { solutions.append(.init("write it another way: \(suggestion)")) }
        if rating.source == .entry, let written = entry.fields[.ages]?.values.first {
            solutions.append(.init("declare 'ages: \(raised)'", [.init(written.range, with: raised)]))
        } else {
            solutions.append(.init("declare 'ages: \(raised)' for this entry, or use other words"))
        }
        solutions.append(.override(rule, entry, rating.verdict.policy))
        return Diagnostic(
            about, at: range,
            "'\(words)' asks for \(age)+, and the entry is declared \(declared.description): \(rule.why)",
            notes: [.init(at: rule.id.range, "the rule '\(rule.id.value)'")], solutions: solutions)
    }

    /// For a record that nobody has rated: an error only where the catalog has no readers of that age.
    static func undeclared(
        _ judged: EntryRating.JudgedFinding, _ age: Int, _ audience: Ages, _ words: String, at range: SourceRange
    ) -> Diagnostic {
        let rule = judged.place.rule.rule
        let isAbove = audience.highest.map { age > $0 } ?? false
        var finding = Diagnostic(
            about, at: range,
            isAbove
                ? "'\(words)' asks for \(age)+, and the catalog's readers are \(audience.description): \(rule.why)"
                : "'\(words)' asks for \(age)+, and no ages are declared: \(rule.why)",
            notes: [.init(at: rule.id.range, "the rule '\(rule.id.value)'")],
            solutions: (rule.suggestion.map { [.init("write it another way: \($0)")] } ?? [])
                + (isAbove ? [.init("leave it out")] : [.init("declare 'ages: \(age)+'")]))
        if !isAbove { finding.severity = .warning }
        return finding
    }
}

extension Diagnostic.Solution {
    /// How to say that a finding does not count, where the rule lets people say that.
    static func override(_ rule: PackRule, _ entry: Entry, _ policy: LanguagePolicy?) -> Diagnostic.Solution {
        if rule.override == .never { return .init("nobody may overrule '\(rule.id.value)': use other words") }
        let needsTwo = policy?.needsTwoPeople(rule) ?? false
        let names: Wording = needsTwo ? " --by \"…\" --by \"…\"" : ""
        let people: Wording = needsTwo ? "two people agree" : "you are sure"
        return .init(
            "if \(people) that the words are fine here: catalog override \(entry.id?.string ?? "ID") \(rule.id.value) ignore\(names) --because \"…\""
        )
    }
}
