import CatalogModel
import Diagnostics
import TextNormalisation

/// What an editor decided about two records, once and for all, as long as their words stay the same.
package struct Decision: Sendable {
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

    /// The line of `decisions/duplicates.yml` that records a decision about two texts.
    package static func line(
        _ a: (id: String, text: String), _ b: (id: String, text: String), kind: Kind, keep: Side? = nil,
        by: String, on day: CalendarDay, reason: String
    ) -> String {
        line(a, b, kind: kind, keep: keep, by: by, on: day.description, reason: reason) + "\n"
    }

    /// The same line for an editor to fill in.
    static func form(_ a: (id: String, text: String), _ b: (id: String, text: String), kind: Kind) -> String {
        line(a, b, kind: kind, keep: nil, by: "YOUR NAME", on: "YYYY-MM-DD", reason: "WHY")
    }

    private static func line(
        _ a: (id: String, text: String), _ b: (id: String, text: String), kind: Kind, keep: Side?,
        by: String, on day: String, reason: String
    ) -> String {
        let kept = keep.map { ", keep: \($0.rawValue)" } ?? ""
        let forms = "\(NormalForm(of: a.text).hash), \(NormalForm(of: b.text).hash)"
        return "- {a: \(JSONText.quoted(a.id)), b: \(JSONText.quoted(b.id)), decision: \(kind.rawValue)\(kept),"
            + " by: \(JSONText.quoted(by)), on: \(day), reason: \(JSONText.quoted(reason)), forms: [\(forms)]}"
    }
}
