import CatalogModel
import Diagnostics
import TextNormalisation

/// What people decided about one finding: that it does not count, or from which age it does.
///
/// It holds as long as the words of the entry and the meaning of the rule are those that were judged.
package struct Override: RecordedDecision {
    package let entry: Located<String>
    package let rule: Located<String>

    /// The words that the rule found, as they are written in the entry.
    package let match: Located<String>
    package let effect: Effect
    package let reason: Located<String>

    /// Who judged; two names where the rule asks for two people.
    package let by: [String]
    package let on: CalendarDay

    /// The first day on which it no longer holds.
    package let expires: Located<CalendarDay>?

    /// What was judged: the entry's text, and the rule.
    package let forms: (text: Located<ContentHash>, rule: Located<ContentHash>)
    package let range: SourceRange

    package enum Effect: Hashable, Sendable {
        case ignore
        /// Counts from this age.
        case age(Int)
    }

    package static func textForm(_ text: String) -> ContentHash { ContentHash(text.utf8.span, seed: 0x7375_6974) }

    /// Of what a rule means: its topic, how grave, what is done. Its words may grow without anybody judging anew.
    package static func ruleForm(_ rule: PackRule) -> ContentHash {
        ruleForm(meaning: "\(rule.topic)\n\(rule.degree?.rawValue ?? "")\n\(rule.action?.rawValue ?? "")")
    }

    static func ruleForm(meaning: String) -> ContentHash { ContentHash(meaning.utf8.span, seed: 0x7275_6C65) }

    /// What is judged: words that a rule found in an entry.
    package struct Subject: Hashable, Sendable, Comparable {
        package let entry: String
        package let rule: String
        package let match: String

        package static func < (one: Subject, other: Subject) -> Bool {
            if one.entry != other.entry { return one.entry.utf8.lexicographicallyPrecedes(other.entry.utf8) }
            if one.rule != other.rule { return one.rule.utf8.lexicographicallyPrecedes(other.rule.utf8) }
            return one.match.utf8.lexicographicallyPrecedes(other.match.utf8)
        }
    }

    package var subject: Subject { Subject(entry: entry.value, rule: rule.value, match: match.value) }

    package static func read(_ file: SourceFile, _ findings: inout Findings) -> [Override] {
        OverrideReader.read(file, &findings)
    }

    /// The line of `decisions/suitability.yml` that says the same.
    package var line: String {
        Self.line(subject, effect, reason.value, by, on, expires?.value, (forms.text.value, forms.rule.value))
    }

    /// The line of `decisions/suitability.yml` that records a judgement.
    package static func line(
        entry: String, rule: PackRule, match: String, text: String, effect: Effect, reason: String, by: [String],
        on day: CalendarDay, expires: CalendarDay?
    ) -> String {
        line(
            Subject(entry: entry, rule: rule.id.value, match: match), effect, reason, by, day, expires,
            (textForm(text), ruleForm(rule)))
    }

    private static func line(
        _ subject: Subject, _ effect: Effect, _ reason: String, _ by: [String], _ day: CalendarDay,
        _ expires: CalendarDay?, _ forms: (text: ContentHash, rule: ContentHash)
    ) -> String {
        let to = if case .age(let age) = effect { String(age) } else { "ignore" }
        let names = by.map(JSONText.quoted).joined(separator: ", ")
        let end = expires.map { ", expires: \($0)" } ?? ""
        return
            "- {entry: \(JSONText.quoted(subject.entry)), rule: \(subject.rule), match: \(JSONText.quoted(subject.match)),"
            + " to: \(to), reason: \(JSONText.quoted(reason)), by: [\(names)], on: \(day)\(end),"
            + " forms: [\(forms.text), \(forms.rule)]}\n"
    }
}
