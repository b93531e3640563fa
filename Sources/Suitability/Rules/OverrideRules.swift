import CatalogModel
import Diagnostics

/// Overrides can be read.
enum MalformedOverrides {
    static let about = RuleDescription(
        id: "malformed-overrides",
        summary: "Overrides of ratings can be read.",
        why: """
            An override that cannot be read is not applied, and the entry it was written for would be refused. The tool \
            writes these lines itself; they go wrong when they are edited by hand.
            """,
        isBinding: true,
        accepts: [SuitabilityExample.files(SuitabilityExample.judged, overrides: SuitabilityExample.override())],
        rejects: [
            SuitabilityExample.files("> Rest.\n\n- id: q0000000000a1\n", overrides: "↓overrides: none\n"),
            SuitabilityExample.files(
                SuitabilityExample.judged, overrides: SuitabilityExample.override(to: "never", mark: "to")),
        ])
}

/// An override is about the words and the rule that were judged.
enum StaleOverride {
    static let about = RuleDescription(
        id: "stale-override",
        summary: "An override is about the words and the rule that somebody judged.",
        why: """
            Somebody looked at a sentence and said that it is fine. Since then the sentence or the rule has changed, or \
            the time for which it was meant is over; somebody has to look again.
            """,
        isBinding: true,
        accepts: [SuitabilityExample.files(SuitabilityExample.judged, overrides: SuitabilityExample.override())],
        rejects: [
            SuitabilityExample.files(
                SuitabilityExample.judged, overrides: SuitabilityExample.override(text: "Other words.", mark: "text")),
            SuitabilityExample.files(
                SuitabilityExample.judged, overrides: SuitabilityExample.override(rule: "curse", mark: "rule")),
        ])

    static func noRule(_ override: Override, _ policy: LanguagePolicy) -> Diagnostic {
        let likely = Suggestion.nearest(to: override.rule.value, among: policy.rules.map(\.rule.id.value))
        return Diagnostic(
            about, at: override.rule.range, "there is no rule '\(override.rule.value)' any more",
            solutions: likely.map { .init("write '\($0)'", [.init(override.rule.range, with: $0)]) } + [
                .init("remove the line")
            ])
    }

    static func newWords(_ override: Override, _ entry: Entry) -> Diagnostic {
        Diagnostic(
            about, at: override.forms.text.range, "'\(override.entry.value)' was judged in other words",
            notes: [.init(at: entry.text.range, "the words today")],
            solutions: [.write("'\(Override.textForm(entry.text.string).description)'")])
    }

    static func newMeaning(_ override: Override, _ rule: PackRule) -> Diagnostic {
        Diagnostic(
            about, at: override.forms.rule.range,
            "rule '\(override.rule.value)' meant something else when it was overruled",
            notes: [.init(at: rule.id.range, "the rule today")],
            solutions: [.write("'\(Override.ruleForm(rule).description)'")])
    }

    static func expired(_ override: Override, _ expires: Located<CalendarDay>) -> Diagnostic {
        Diagnostic(
            about, at: expires.range, "the override held until \(expires.value.description)",
            solutions: [.write("a later day")])
    }
}

/// Every override is needed.
package enum UnusedOverride {
    static let about = RuleDescription(
        id: "unused-override",
        summary: "Every override is needed.",
        why: """
            An override that nothing needs waits for a finding that nobody has judged. When the words or the rule are \
            gone, so is its line.
            """,
        isBinding: true,
        accepts: [SuitabilityExample.files(SuitabilityExample.judged, overrides: SuitabilityExample.override())],
        rejects: [
            SuitabilityExample.files(
                "> Hard work, and done.\n\n- id: q0000000000a1\n",
                overrides: SuitabilityExample.override(text: "Hard work, and done.", mark: "entry"))
        ])

    enum Reason {
        case nothingFound, changesNothing(Int), noEntry
    }

    /// About an entry that is not in the catalog, or was merged into another.
    package static func withoutEntry(_ override: Override) -> Diagnostic { diagnostic(override, .noEntry) }

    static func diagnostic(_ override: Override, _ reason: Reason) -> Diagnostic {
        let summary: Wording =
            switch reason {
            case .nothingFound:
                "rule '\(override.rule.value)' does not find '\(override.match.value)' in '\(override.entry.value)'"
            case .changesNothing(let age): "the finding asks for \(age)+ anyway"
            case .noEntry: "there is no entry '\(override.entry.value)'"
            }
        return Diagnostic(about, at: override.entry.range, summary, solutions: [.init("remove the line")])
    }
}

/// Some rules are overruled by two people, and some by nobody.
enum OverrideNotAllowed {
    static let about = RuleDescription(
        id: "override-not-allowed",
        summary: "Some rules are overruled by two people, with a reason, and some by nobody.",
        why: """
            What touches suicide or health is too grave for one person in a hurry, and methods are not for any catalog.
            """,
        isBinding: true,
        accepts: [SuitabilityExample.files(SuitabilityExample.judged, overrides: SuitabilityExample.override())],
        rejects: [
            SuitabilityExample.files(
                SuitabilityExample.judged, overrides: SuitabilityExample.override(reason: "It is fine.", mark: "reason")
            )
        ])

    static func never(_ override: Override) -> Diagnostic {
        Diagnostic(
            about, at: override.rule.range, "nobody may overrule '\(override.rule.value)'",
            solutions: [.init("rewrite the entry or take it out, and remove the line")])
    }

    static func onePerson(_ override: Override) -> Diagnostic {
        Diagnostic(
            about, at: override.rule.range,
            "'\(override.rule.value)' is overruled by two people, and \(override.by.count == 1 ? "one has" : "the same has") signed",
            solutions: [.init("let a second person look and add their name to 'by'")])
    }

    static func shortReason(_ override: Override, _ least: Int) -> Diagnostic {
        Diagnostic(
            about, at: override.reason.range, "the reason has fewer than \(least) characters",
            solutions: [.init("say why these words are fine here, for somebody who asks in a year")])
    }
}

extension Diagnostic.Solution {
    /// No edit that a tool could make: somebody has to look.
    fileprivate static func write(_ value: Wording) -> Diagnostic.Solution {
        .init("look again; if the judgement still holds, write \(value) here, else remove the line")
    }
}
