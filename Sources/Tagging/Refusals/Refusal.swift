import CatalogModel
import Diagnostics
import TextNormalisation

/// A tag that a person does not want on an entry, so that nobody is asked again.
///
/// It holds as long as the words of the entry are those that were judged.
package struct Refusal: RecordedDecision {
    package let entry: String
    package let tag: Tag
    package let reason: String
    package let by: String
    package let on: CalendarDay

    /// The words that were judged.
    package let form: ContentHash

    /// All of it in its file; the entry for one that is not written yet.
    package let range: SourceRange

    package init(
        entry: String, tag: Tag, reason: String, by: String, on: CalendarDay, form: ContentHash, range: SourceRange
    ) {
        self.entry = entry
        self.tag = tag
        self.reason = reason
        self.by = by
        self.on = on
        self.form = form
        self.range = range
    }

    package struct Subject: Hashable, Sendable, Comparable {
        package let entry: String
        package let tag: Tag

        package static func < (one: Subject, other: Subject) -> Bool {
            one.entry != other.entry ? one.entry.utf8.lexicographicallyPrecedes(other.entry.utf8) : one.tag < other.tag
        }
    }

    package var subject: Subject { Subject(entry: entry, tag: tag) }

    package static func read(_ file: SourceFile, _ findings: inout Findings) -> [Refusal] {
        RefusalReader.read(file, &findings)
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
