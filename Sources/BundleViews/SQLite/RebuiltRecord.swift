import BundleReader
import GRDB

/// A record made of nothing but the columns of its rows, to be compared with the bundle's.
///
/// The columns are written as a canonical line, which the bundle's own reader decodes: so what it gives is a record as
/// any other, and a column that does not hold what its key may hold is noticed.
struct RebuiltRecord {
    let line: [UInt8]

    /// - Parameters:
    ///   - message: a row of `messages`.
    ///   - items: for each table of `DatabaseLayout.messageTables` the rows that belong to the message.
    init(message: ViewTable.Values, items: [[ViewTable.Values]]) {
        let row = MessageRow(values: message)
        let (categories, moods, topics, sources, history) = (items[0], items[1], items[2], items[3], items[4])
        var writer = CanonicalJSONWriter()
        writer.object {
            $0.member(ifAny: "added", row.integer("added"))
            $0.member(ifAny: "attributedTo", row.text("attributed_to"))
            $0.author(row)
            $0.member("categories", categories.compactMap { Self.text($0[2]) })
            $0.member(ifAny: "changed", row.integer("changed"))
            $0.member(ifAny: "character", row.text("character"))
            $0.member(ifAny: "chars", row.integer("chars"))
            $0.history(history)
            $0.member(ifAny: "id", row.text("id"))
            $0.member(ifAny: "kind", row.text("kind"))
            $0.member(ifAny: "lang", row.text("lang"))
            $0.link(row)
            $0.member(ifAny: "maxAge", row.integer("max_age"))
            $0.member(ifAny: "minAge", row.integer("min_age"))
            $0.member("moods", moods.compactMap { Self.text($0[2]) })
            $0.member(ifAny: "note", row.text("note"))
            $0.member(ifAny: "ord", row.integer("ord"))
            $0.member(ifAny: "original", row.text("original"))
            $0.object(ifAny: "rated", row.text("rated_by")) { $0.member("by", $1) }
            $0.member(ifAny: "rev", row.integer("rev"))
            $0.review(row)
            $0.rights(row)
            $0.member("sources", sources.compactMap { Self.text($0[2]) })
            $0.member(ifAny: "status", row.text("status"))
            $0.member(ifAny: "text", row.text("text"))
            $0.topics(topics)
            $0.member(ifAny: "translationOf", row.text("translation_of"))
            $0.translator(row)
            $0.work(row)
        }
        line = writer.bytes
    }

    /// Nil for what is no text, whatever the table's rules say: the file may be damaged.
    static func text(_ value: DatabaseValue) -> String? {
        if case .string(let text) = value.storage { text } else { nil }
    }

    static func integer(_ value: DatabaseValue) -> Int? {
        if case .int64(let number) = value.storage { Int(number) } else { nil }
    }
}

/// A row of `messages` by names of columns.
private struct MessageRow {
    let values: ViewTable.Values

    private static let places = Dictionary(
        uniqueKeysWithValues: DatabaseLayout.messages.columns.enumerated().map { ($1.name, $0) })

    func text(_ column: String) -> String? { RebuiltRecord.text(values[Self.places[column]!]) }
    func integer(_ column: String) -> Int? { RebuiltRecord.integer(values[Self.places[column]!]) }
}

extension CanonicalJSONWriter {
    /// An object that is there if its first column is.
    fileprivate mutating func object(
        ifAny key: StaticString, _ text: String?, _ members: (inout CanonicalJSONWriter, String) -> Void
    ) {
        guard let text else { return }
        self.key(key)
        object { members(&$0, text) }
    }

    fileprivate mutating func author(_ row: MessageRow) {
        object(ifAny: "author", row.text("author_id")) {
            $0.member("id", $1)
            $0.member(ifAny: "name", row.text("author_name"))
        }
    }

    fileprivate mutating func history(_ items: [ViewTable.Values]) {
        key("history")
        array(items) { writer, item in
            writer.object {
                $0.member(ifAny: "former", RebuiltRecord.text(item[2]))
                $0.member(ifAny: "on", RebuiltRecord.text(item[3]))
                $0.member(ifAny: "reason", RebuiltRecord.text(item[4]))
            }
        }
    }

    fileprivate mutating func link(_ row: MessageRow) {
        object(ifAny: "link", row.text("link_url")) {
            $0.member(ifAny: "alt", row.text("link_alt"))
            $0.member(ifAny: "seconds", row.integer("link_seconds"))
            $0.member(ifAny: "title", row.text("link_title"))
            $0.member("url", $1)
        }
    }

    fileprivate mutating func review(_ row: MessageRow) {
        object(ifAny: "review", row.text("review_by")) {
            $0.member("by", $1)
            $0.member(ifAny: "due", row.text("review_due"))
            $0.member(ifAny: "on", row.text("review_on"))
        }
    }

    fileprivate mutating func rights(_ row: MessageRow) {
        object(ifAny: "rights", row.text("licence")) {
            $0.member(ifAny: "basis", row.text("rights_basis"))
            $0.member(ifAny: "credit", row.text("credit"))
            $0.member("licence", $1)
            $0.member(ifAny: "reason", row.text("rights_reason"))
        }
    }

    fileprivate mutating func topics(_ items: [ViewTable.Values]) {
        key("topics")
        array(items) { writer, item in
            writer.object {
                $0.member(ifAny: "mode", RebuiltRecord.text(item[4]))
                $0.member(ifAny: "severity", RebuiltRecord.integer(item[3]))
                $0.member(ifAny: "topic", RebuiltRecord.text(item[2]))
            }
        }
    }

    fileprivate mutating func translator(_ row: MessageRow) {
        object(ifAny: "translator", row.text("translator")) {
            $0.member("name", $1)
            $0.member(ifAny: "year", row.integer("translator_year"))
        }
    }

    fileprivate mutating func work(_ row: MessageRow) {
        object(ifAny: "work", row.text("work_title")) {
            $0.member(ifAny: "id", row.text("work_id"))
            $0.member(ifAny: "locator", row.text("locator"))
            $0.member("title", $1)
            $0.member(ifAny: "type", row.text("work_type"))
            $0.member(ifAny: "year", row.integer("work_year"))
        }
    }
}
