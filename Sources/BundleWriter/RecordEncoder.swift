import BundleReader
import CatalogModel
import Identity

/// Writes messages as lines of `records.jsonl`.
struct RecordEncoder {
    private let version: Int
    private var lines = CanonicalJSONWriter()

    /// A record without its history: what `RecordDigest` digests.
    private var body = CanonicalJSONWriter()

    /// What a line says about where the record stands in the catalog's history.
    private struct History {
        let ordinal: Int
        let revision: Int
        let added: Int
        let changed: Int
    }

    /// Where in the body `changed`, `ord` and `rev` belong; `added` is the first member.
    private struct HistoryPlaces {
        var changed = 0
        var ordinal = 0
        var revision = 0
    }

    /// - Parameter version: number of the content version that is written.
    private init(version: Int) { self.version = version }

    static func encode(
        _ slots: [BundleSlots.Slot], of messages: [Message], version: Int
    ) throws(BundleProblem) -> [UInt8] {
        var encoder = RecordEncoder(version: version)
        // Typical lines have 350 to 450 bytes.
        encoder.lines.reserve(slots.count * 450)
        for (ordinal, slot) in slots.enumerated() {
            let start = encoder.lines.bytes.count
            switch slot {
            case .empty(let id): encoder.encode(empty: id, ordinal)
            case .message(let index, let published): encoder.encode(messages[index], published, ordinal)
            }
            encoder.lines.endLine()
            let bytes = encoder.lines.bytes.count - start
            guard bytes <= BundleLayout.lineLimit else {
                throw .recordTooLong(slot.id(in: messages), bytes: bytes, limit: BundleLayout.lineLimit)
            }
        }
        return encoder.lines.bytes
    }

    private mutating func encode(empty id: MessageID, _ ordinal: Int) {
        lines.object {
            $0.member("gone", true)
            $0.member("id", id.string)
            $0.member("ord", ordinal)
        }
    }

    private mutating func encode(_ message: Message, _ published: Ledger.Publication?, _ ordinal: Int) {
        let places = encodeBody(message)
        let history = history(published, ordinal)
        let bytes = body.bytes
        lines.object {
            $0.member("added", history.added)
            $0.members(bytes[1..<places.changed])
            $0.member("changed", history.changed)
            $0.members(bytes[places.changed + 1..<places.ordinal])
            $0.member("ord", history.ordinal)
            if places.ordinal < places.revision { $0.members(bytes[places.ordinal + 1..<places.revision]) }
            $0.member("rev", history.revision)
            $0.members(bytes[places.revision + 1..<bytes.count - 1])
        }
    }

    /// The history of the record whose body has just been written.
    private func history(_ published: Ledger.Publication?, _ ordinal: Int) -> History {
        guard let published else { return History(ordinal: ordinal, revision: 1, added: version, changed: version) }
        let isUnchanged = ShortDigest(of: body.bytes) == published.digest
        return History(
            ordinal: ordinal, revision: isUnchanged ? published.revision : published.revision + 1,
            added: published.since, changed: isUnchanged ? published.changed : version)
    }

    /// Writes the members in the order of their keys' bytes. Those before the places are never left out.
    private mutating func encodeBody(_ message: Message) -> HistoryPlaces {
        var places = HistoryPlaces()
        body.clear()
        body.object {
            $0.member(ifAny: "attributedTo", message.attributedTo)
            if let author = message.author { $0.author(author) }
            $0.member("categories", message.categories)
            places.changed = $0.bytes.count
            $0.member(ifAny: "character", message.character)
            $0.member("chars", Self.characterCount(message.text))
            $0.history(message.history)
            $0.member("id", message.id.string)
            $0.member("kind", message.kind.rawValue)
            $0.member("lang", message.language)
            if let video = message.video { $0.link(video) }
            $0.member(ifAny: "maxAge", message.maxAge)
            $0.member("minAge", message.minAge)
            $0.member("moods", message.moods)
            $0.member(ifAny: "note", message.statusNote)
            places.ordinal = $0.bytes.count
            $0.member(ifAny: "original", message.original)
            if let rated = message.rated { $0.rated(rated) }
            places.revision = $0.bytes.count
            if let review = message.review { $0.review(review) }
            $0.rights(of: message)
            $0.member("sources", message.sources)
            $0.member("status", message.status.rawValue)
            $0.member("text", message.text)
            $0.key("topics")
            $0.array(message.topics) { writer, mark in
                writer.object {
                    $0.member("mode", mark.mode)
                    $0.member("severity", mark.severity)
                    $0.member("topic", mark.topic)
                }
            }
            $0.member(ifAny: "translationOf", message.translationOf?.string)
            if let translator = message.translator { $0.translator(translator, message.translated) }
            if let work = message.work { $0.work(work) }
        }
        return places
    }

    /// Extended grapheme clusters; in plain ASCII each byte is one, but for CR LF.
    private static func characterCount(_ text: String) -> Int {
        let isPlain = text.utf8.allSatisfy { $0 < 0x80 && $0 != 0x0D }
        return isPlain ? text.utf8.count : ComposedText.of(text).count
    }
}

extension BundleSlots.Slot {
    fileprivate func id(in messages: [Message]) -> MessageID {
        switch self {
        case .message(let index, _): messages[index].id
        case .empty(let id): id
        }
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

    fileprivate mutating func rated(_ by: Message.RatedBy) {
        key("rated")
        object { $0.member("by", by.rawValue) }
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
            $0.member(ifAny: "basis", message.rights?.basis.rawValue)
            $0.member(ifAny: "credit", message.credit)
            $0.member("licence", message.licence)
            $0.member(ifAny: "reason", message.rights?.reason)
        }
    }

    fileprivate mutating func history(_ corrections: [Correction]) {
        key("history")
        array(corrections) { writer, correction in
            writer.object {
                $0.member("former", correction.former)
                $0.member("on", correction.until.description)
                $0.member("reason", correction.reason)
            }
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
