import CatalogModel
import Diagnostics
import TextNormalisation

/// A tag that a person does not want on an entry, so that nobody is asked again.
///
/// It holds as long as the words of the entry are those that were judged.
package struct Refusal: Hashable, Sendable {
    package let entry: String
    package let tag: Tag
    package let reason: String
    package let by: String
    package let on: CalendarDay

    /// The words that were judged.
    package let form: ContentHash

    package init(entry: String, tag: Tag, reason: String, by: String, on: CalendarDay, form: ContentHash) {
        self.entry = entry
        self.tag = tag
        self.reason = reason
        self.by = by
        self.on = on
        self.form = form
    }

    package static func form(of text: String) -> ContentHash {
        var text = text
        text.makeContiguousUTF8()
        return ContentHash(text.utf8.span, seed: 0x7461_6773)
    }

    /// The line of `decisions/tags.yml` that records it.
    package var line: String {
        "- {entry: \(JSONText.quoted(entry)), refuse: \(JSONText.quoted(tag.name)), kind: \(tag.kind.rawValue),"
            + " reason: \(JSONText.quoted(reason)), by: \(JSONText.quoted(by)), on: \(on), form: \(form)}\n"
    }
}
