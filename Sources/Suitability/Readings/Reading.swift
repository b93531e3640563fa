import BundleReader
import CatalogModel
import Diagnostics
import Identity
import TextNormalisation

/// What a person said who has read an entry: for which ages it is, what it touches, and whether it is fit to be published.
///
/// It holds as long as the words are those that were read; their case and punctuation may change.
package struct Reading: Sendable {
    package let id: Located<MessageID>

    /// The words that were read.
    package let form: ShortDigest
    package let by: String
    package let on: CalendarDay

    /// For whom the reader thinks it is; nil where the text was sent back.
    package let ages: Ages?

    /// Delicate topics that it touches.
    package let topics: [Located<String>]
    package let verdict: Verdict

    /// Why it was sent back, or was accepted together with many others.
    package let reason: String?

    /// Whether it was accepted together with others and not by itself.
    package let isBulk: Bool

    /// The whole line.
    package let range: SourceRange

    package enum Verdict: String, Hashable, Sendable, CaseIterable {
        case accepted
        case sentBack = "sent-back"
    }

    package init(
        id: Located<MessageID>, form: ShortDigest, by: String, on: CalendarDay, ages: Ages?,
        topics: [Located<String>], verdict: Verdict, reason: String?, isBulk: Bool, range: SourceRange
    ) {
        self.id = id
        self.form = form
        self.by = by
        self.on = on
        self.ages = ages
        self.topics = topics
        self.verdict = verdict
        self.reason = reason
        self.isBulk = isBulk
        self.range = range
    }

    /// Of all the words of an entry that readers see, as the ledger takes down those of a text.
    package static func form(of entry: Entry) -> ShortDigest {
        var bytes: [UInt8] = []
        for (number, part) in EntryRater.texts(of: entry).enumerated() {
            if number > 0 { bytes += Array("\n\(part.field.rawValue)\n".utf8) }
            bytes += NormalForm.bytes(of: part.text.string)
        }
        return ShortDigest(of: bytes)
    }

    /// The name without its case and spaces: the same person, however they type their name.
    package static func person(_ name: String) -> String {
        name.split(whereSeparator: \.isWhitespace).joined(separator: " ").lowercased()
    }

    /// The line of `decisions/readings.jsonl` that says the same.
    package var line: [UInt8] {
        var writer = CanonicalJSONWriter()
        writer.object {
            $0.member(ifAny: "ages", ages?.description)
            $0.member(ifAny: "because", reason)
            if isBulk { $0.member("bulk", true) }
            $0.member("by", by)
            $0.member("form", form.description)
            $0.member("id", id.value.string)
            $0.member("on", on.description)
            if !topics.isEmpty { $0.member("topics", topics.map(\.value)) }
            $0.member("verdict", verdict.rawValue)
        }
        writer.endLine()
        return writer.bytes
    }
}
