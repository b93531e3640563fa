import BundleReader
import CatalogModel
import Identity

/// Writes messages as lines of `records.jsonl`.
struct RecordEncoder {
    private let version: Int
    private var writer = CanonicalJSONWriter()
    private var scratch = CanonicalJSONWriter()

    /// What a line says about where the record stands in the catalog's history.
    private struct History {
        let ordinal: Int
        let revision: Int
        let added: Int
        let changed: Int
    }

    /// - Parameter version: number of the content version that is written.
    init(version: Int) { self.version = version }

    static func encode(_ slots: [BundleSlots.Slot], version: Int) throws(BundleProblem) -> [UInt8] {
        var encoder = RecordEncoder(version: version)
        // Typical lines have 350 to 450 bytes.
        encoder.writer.reserve(slots.count * 450)
        for (ordinal, slot) in slots.enumerated() { try encoder.encode(slot, ordinal) }
        return encoder.writer.bytes
    }

    private mutating func encode(_ slot: BundleSlots.Slot, _ ordinal: Int) throws(BundleProblem) {
        let start = writer.bytes.count
        let id: MessageID
        switch slot {
        case .empty(let empty):
            id = empty
            writer.object {
                $0.member("gone", true)
                $0.member("id", empty.string)
                $0.member("ord", ordinal)
            }
        case .message(let message, let published):
            id = message.id
            Self.write(message, history(of: message, published, ordinal), to: &writer)
        }
        writer.endLine()
        let bytes = writer.bytes.count - start
        guard bytes <= BundleLayout.lineLimit else {
            throw .recordTooLong(id, bytes: bytes, limit: BundleLayout.lineLimit)
        }
    }

    private mutating func history(
        of message: Message, _ published: Ledger.Publication?, _ ordinal: Int
    ) -> History {
        guard let published else { return History(ordinal: ordinal, revision: 1, added: version, changed: version) }
        scratch.clear()
        Self.write(message, nil, to: &scratch)
        let isUnchanged = ShortDigest(of: scratch.bytes) == published.digest
        return History(
            ordinal: ordinal, revision: isUnchanged ? published.revision : published.revision + 1,
            added: published.since, changed: isUnchanged ? published.changed : version)
    }

    /// Writes the members in the order of their keys' bytes.
    ///
    /// - Parameter history: nil to leave it out, which gives what `RecordDigest` digests.
    private static func write(_ message: Message, _ history: History?, to writer: inout CanonicalJSONWriter) {
        writer.object {
            $0.member(ifAny: "added", history?.added)
            $0.member(ifAny: "attributedTo", message.attributedTo)
            if let author = message.author { $0.author(author) }
            $0.member("categories", message.categories)
            $0.member(ifAny: "changed", history?.changed)
            $0.member(ifAny: "character", message.character)
            $0.member("chars", characterCount(message.text))
            $0.member("id", message.id.string)
            $0.member("kind", message.kind.rawValue)
            $0.member("lang", message.language)
            if let video = message.video { $0.link(video) }
            $0.member(ifAny: "maxAge", message.maxAge)
            $0.member("minAge", message.minAge)
            $0.member("moods", message.moods)
            $0.member(ifAny: "ord", history?.ordinal)
            $0.member(ifAny: "rev", history?.revision)
            if let review = message.review { $0.review(review) }
            $0.rights(of: message)
            $0.member("sources", message.sources)
            $0.member("status", message.status.rawValue)
            $0.member("text", message.text)
            $0.member("topics", EmptyCollection<String>())
            $0.member(ifAny: "translationOf", message.translationOf?.string)
            if let translator = message.translator { $0.translator(translator, message.translated) }
            if let work = message.work { $0.work(work) }
        }
    }

    /// Extended grapheme clusters; in plain ASCII each byte is one, but for CR LF.
    private static func characterCount(_ text: String) -> Int {
        let isPlain = text.utf8.allSatisfy { $0 < 0x80 && $0 != 0x0D }
        return isPlain ? text.utf8.count : ComposedText.of(text).count
    }
}

/// The objects inside a record.
extension CanonicalJSONWriter {
    fileprivate mutating func author(_ author: Message.MessageAuthor) {
        key("author")
        object {
            $0.member("id", author.id)
            $0.member("name", author.name)
        }
    }

    fileprivate mutating func link(_ video: Message.Video) {
        key("link")
        object {
            $0.member("alt", video.alt)
            $0.member("seconds", video.seconds)
            $0.member("title", video.title)
            $0.member("url", video.link)
        }
    }

    fileprivate mutating func review(_ review: Message.Review) {
        key("review")
        object {
            $0.member("by", review.by)
            $0.member("due", review.due)
            $0.member(ifAny: "on", review.on)
        }
    }

    fileprivate mutating func rights(of message: Message) {
        key("rights")
        object {
            $0.member(ifAny: "credit", message.credit)
            $0.member("licence", message.licence)
        }
    }

    fileprivate mutating func translator(_ name: String, _ year: Int?) {
        key("translator")
        object {
            $0.member("name", name)
            $0.member(ifAny: "year", year)
        }
    }

    fileprivate mutating func work(_ work: Message.MessageWork) {
        key("work")
        object {
            $0.member(ifAny: "id", work.id)
            $0.member(ifAny: "locator", work.locator)
            $0.member("title", work.title)
            $0.member(ifAny: "type", work.type?.rawValue)
            $0.member(ifAny: "year", work.year)
        }
    }
}
