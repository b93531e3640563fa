import BundleReader
import GRDB

import struct BundleReader.Record

/// The tables of messages: one row for each, and one for each item of its lists.
extension DatabaseLayout {
    private static let messageColumns: [(column: ViewTable.Column, value: @Sendable (Record) -> DatabaseValue)] = [
        (.integer("ord"), { numberValue($0.ordinal) }),
        (.text("id"), { textValue($0.id) }),
        (.integer("rev"), { numberValue($0.revision) }),
        (.text("kind"), { textValue($0.kind.rawValue) }),
        (.text("lang"), { textValue($0.language) }),
        (.text("text"), { textValue($0.text) }),
        (.integer("chars"), { numberValue($0.characterCount) }),
        (.integer("min_age"), { numberValue($0.minAge) }),
        (.integer(ifAny: "max_age"), { numberValue($0.maxAge) }),
        (.text(ifAny: "rated_by"), { textValue($0.rated?.by) }),
        (.text("status"), { textValue($0.status.rawValue) }),
        (.text(ifAny: "note"), { textValue($0.note) }),
        (.text(ifAny: "original"), { textValue($0.original) }),
        (.text(ifAny: "author_id"), { textValue($0.author?.id) }),
        (.text(ifAny: "author_name"), { textValue($0.author?.name) }),
        (.text(ifAny: "attributed_to"), { textValue($0.attributedTo) }),
        (.text(ifAny: "character"), { textValue($0.character) }),
        (.text(ifAny: "work_id"), { textValue($0.work?.id) }),
        (.text(ifAny: "work_title"), { textValue($0.work?.title) }),
        (.text(ifAny: "work_type"), { textValue($0.work?.type) }),
        (.integer(ifAny: "work_year"), { numberValue($0.work?.year) }),
        (.text(ifAny: "locator"), { textValue($0.work?.locator) }),
        (.text(ifAny: "translator"), { textValue($0.translator?.name) }),
        (.integer(ifAny: "translator_year"), { numberValue($0.translator?.year) }),
        (.text(ifAny: "translation_of"), { textValue($0.translationOf) }),
        (.text(ifAny: "review_by"), { textValue($0.review?.by) }),
        (.text(ifAny: "review_on"), { textValue($0.review?.on) }),
        (.text(ifAny: "review_due"), { textValue($0.review?.due) }),
        (.text(ifAny: "link_url"), { textValue($0.link?.url) }),
        (.text(ifAny: "link_title"), { textValue($0.link?.title) }),
        (.integer(ifAny: "link_seconds"), { numberValue($0.link?.seconds) }),
        (.text(ifAny: "link_alt"), { textValue($0.link?.alt) }),
        (.text("licence"), { textValue($0.rights.licence) }),
        (.text(ifAny: "rights_basis"), { textValue($0.rights.basis) }),
        (.text(ifAny: "rights_reason"), { textValue($0.rights.reason) }),
        (.text(ifAny: "credit"), { textValue($0.rights.credit) }),
        (.integer("added"), { numberValue($0.added) }),
        (.integer("changed"), { numberValue($0.changed) }),
    ]

    static let messages = ViewTable(
        "messages", messageColumns.map(\.column) + [.text("record")], key: ["ord"],
        rules: [
            "UNIQUE (id)", "FOREIGN KEY (author_id) REFERENCES authors (id)",
            "FOREIGN KEY (author_id, work_id) REFERENCES works (author_id, id)",
        ],
        rows: .ofRecord { record, line in
            [messageColumns.map { $0.value(record) } + [textValue(String(decoding: line, as: UTF8.self))]]
        })

    /// In the order in which `RebuiltRecord` takes their rows.
    static let messageTables = [
        // In a slice, messages may have categories that are not listed there.
        items("message_categories", [.text("category")]) {
            $0.categories.map { [textValue($0)] }
        },
        items("message_moods", [.text("mood")], ["FOREIGN KEY (mood) REFERENCES moods (id)"]) {
            $0.moods.map { [textValue($0)] }
        },
        items("message_topics", [.text("topic"), .integer("severity"), .text("mode")]) {
            $0.topics.map { [textValue($0.topic), numberValue($0.severity), textValue($0.mode)] }
        },
        items("message_sources", [.text("source")]) { $0.sources.map { [textValue($0)] } },
        items("message_history", [.text("former"), .text("until"), .text("reason")]) {
            $0.history.map { [textValue($0.former), textValue($0.on), textValue($0.reason)] }
        },
    ]

    private static func items(
        _ name: String, _ columns: [ViewTable.Column], _ rules: [String] = [],
        _ items: @escaping @Sendable (Record) -> [ViewTable.Values]
    ) -> ViewTable {
        ViewTable(
            name, [.integer("message"), .integer("place")] + columns, key: ["message", "place"],
            rules: ["FOREIGN KEY (message) REFERENCES messages (ord)"] + rules,
            rows: .ofRecord { record, _ in
                items(record).enumerated().map { [numberValue(record.ordinal), numberValue($0)] + $1 }
            })
    }
}
