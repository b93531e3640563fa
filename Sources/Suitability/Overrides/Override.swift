import CatalogModel
import Diagnostics
import TextNormalisation

/// What people decided about one finding: that it does not count, or from which age it does.
///
/// It holds as long as the words of the entry and the meaning of the rule are those that were judged.
package struct Override: Sendable {
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

    /// The line of `decisions/suitability.yml` that records a judgement.
    package static func line(
        entry: String, rule: PackRule, match: String, text: String, effect: Effect, reason: String, by: [String],
        on day: CalendarDay, expires: CalendarDay?
    ) -> String {
        let to = if case .age(let age) = effect { String(age) } else { "ignore" }
        let names = by.map(JSONText.quoted).joined(separator: ", ")
        let end = expires.map { ", expires: \($0)" } ?? ""
        return
            "- {entry: \(JSONText.quoted(entry)), rule: \(rule.id.value), match: \(JSONText.quoted(match)), to: \(to),"
            + " reason: \(JSONText.quoted(reason)), by: [\(names)], on: \(day)\(end),"
            + " forms: [\(textForm(text)), \(ruleForm(rule))]}\n"
    }
}
