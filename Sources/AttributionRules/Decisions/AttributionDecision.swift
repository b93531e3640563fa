import CatalogModel
import Diagnostics
import TextNormalisation

/// What an editor found out about a saying that the registry doubts, for one entry and as long as it stays the same.
package struct AttributionDecision: Sendable {
    package enum Kind: String, Hashable, Sendable, CaseIterable {
        /// The person said it; the registry is wrong.
        case genuine
        /// The words are those of the saying by chance; this is another one.
        case unrelated
    }

    /// The key of the misattribution in the registry.
    package var key: Located<String>

    /// The id of the entry.
    package var entry: Located<String>

    /// Who is credited: an id of the authority file, or a name.
    package var author: Located<String>
    package var kind: Kind
    package var reason: String
    package var source: String
    package var by: String
    package var on: CalendarDay

    /// The hash of the normal form of the text for which it was decided.
    package var form: Located<ContentHash>

    /// The line of `decisions/attributions.yml` that records a decision about a text.
    package static func line(
        key: String, entry: String, author: String, text: String, kind: Kind = .genuine, reason: String = "…",
        source: String = "…", by: String = "…", on day: CalendarDay? = nil
    ) -> String {
        "- {key: \(JSONText.quoted(key)), entry: \(JSONText.quoted(entry)), author: \(JSONText.quoted(author)),"
            + " decision: \(kind.rawValue), reason: \(JSONText.quoted(reason)), source: \(JSONText.quoted(source)),"
            + " by: \(JSONText.quoted(by)), on: \(day?.description ?? "…"), form: \(NormalForm(of: text).hash)}\n"
    }
}
