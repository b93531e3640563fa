import CatalogModel
import Diagnostics
import TextNormalisation

/// What an editor decided about two records, once and for all, as long as their words stay the same.
package struct Decision: RecordedDecision {
    package enum Kind: String, Hashable, Sendable, CaseIterable {
        /// One of the two goes, whatever the machine thinks of them.
        case same
        case variant, excerpt, translation, distinct
    }

    /// Which of the two records of a pair.
    package enum Side: String, Hashable, Sendable, CaseIterable {
        case a, b
    }

    package var a: Located<String>
    package var b: Located<String>
    package var kind: Kind

    /// Which of the two stays; only with `same`.
    package var keep: Side?
    package var by: String
    package var on: CalendarDay
    package var reason: String

    /// The hashes of the normal forms for which it was decided, of `a` and of `b`.
    package var forms: (a: Located<ContentHash>, b: Located<ContentHash>)

    /// All of it.
    package var range: SourceRange

    /// A pair of ids, whichever of the two is written first.
    package struct Pair: Hashable, Sendable, Comparable {
        package let lower: String
        package let upper: String

        package init(_ one: String, _ other: String) {
            let isOrdered = ByteOrder.precedes(one, other)
            lower = isOrdered ? one : other
            upper = isOrdered ? other : one
        }

        package static func < (one: Pair, other: Pair) -> Bool {
            one.lower == other.lower
                ? ByteOrder.precedes(one.upper, other.upper) : ByteOrder.precedes(one.lower, other.lower)
        }
    }

    package var pair: Pair { Pair(a.value, b.value) }
    package var subject: Pair { pair }

    package static func read(_ file: SourceFile, _ findings: inout Findings) -> [Decision] {
        DecisionReader.read(file, &findings)
    }

    /// The line of `decisions/duplicates.yml` that says the same.
    package var line: String {
        Self.line((a.value, forms.a.value), (b.value, forms.b.value), kind, keep, by, on, reason)
    }

    /// The line of `decisions/duplicates.yml` that records a decision about two texts.
    package static func line(
        _ a: (id: String, text: String), _ b: (id: String, text: String), kind: Kind, keep: Side? = nil,
        by: String, on day: CalendarDay, reason: String
    ) -> String {
        line((a.id, NormalForm(of: a.text).hash), (b.id, NormalForm(of: b.text).hash), kind, keep, by, day, reason)
    }

    private static func line(
        _ a: (id: String, form: ContentHash), _ b: (id: String, form: ContentHash), _ kind: Kind, _ keep: Side?,
        _ by: String, _ day: CalendarDay, _ reason: String
    ) -> String {
        let kept = keep.map { ", keep: \($0.rawValue)" } ?? ""
        return "- {a: \(JSONText.quoted(a.id)), b: \(JSONText.quoted(b.id)), decision: \(kind.rawValue)\(kept),"
            + " by: \(JSONText.quoted(by)), on: \(day), reason: \(JSONText.quoted(reason)),"
            + " forms: [\(a.form), \(b.form)]}\n"
    }
}
