import BundleReader
import GRDB

import struct BundleReader.Record

/// What `catalog.sqlite` consists of; docs/views.md explains it to those who read it.
enum DatabaseLayout {
    /// `PRAGMA application_id`: "FLOR" in ASCII, by which `file` and others tell what the file is.
    static let applicationID = 0x464C_4F52

    /// `PRAGMA user_version`: raised when a table or column changes its meaning or goes.
    static let version = 1

    /// Bytes; what SQLite takes unless told otherwise, written down so that a library built with another default makes
    /// the same.
    static let pageSize = 4096

    /// In the order in which they are filled: a row stands before those that refer to it.
    static let tables =
        [meta] + categoryTables + authorTables + [messages] + messageTables + [emptySlots, retiredIDs] + poolTables

    static let indexes = [
        "CREATE INDEX message_categories_by_category ON message_categories (category, message)",
        "CREATE INDEX message_moods_by_mood ON message_moods (mood, message)",
        "CREATE INDEX message_topics_by_topic ON message_topics (topic, message)",
        "CREATE INDEX messages_by_author ON messages (author_id, work_id)",
        "CREATE INDEX messages_by_original ON messages (translation_of) WHERE translation_of IS NOT NULL",
        "CREATE INDEX messages_by_change ON messages (changed)",
        "CREATE INDEX authors_by_sort_name ON authors (sort_name)",
        "CREATE INDEX pools_by_choice ON pools (category, lang, first_age)",
    ]

    /// Made only where the library has FTS5. The words stand in the index; the texts stay in `messages`.
    static let search = """
        CREATE VIRTUAL TABLE search USING fts5(
          text, author_name, work_title,
          content='messages', content_rowid='ord', tokenize='unicode61 remove_diacritics 2'
        )
        """

    /// Fills `meta`; the second is `search`, which only the writer knows.
    private static let meta = ViewTable(
        "meta", [.text("key"), .text("value")], key: ["key"],
        rows: .ofBundle { bundle in
            let catalog = bundle.catalog
            let values: [(String, String?)] = [
                ("digest", catalog.digest), ("name", catalog.name), ("number", String(catalog.contentNumber)),
                ("label", catalog.contentLabel), ("phase", catalog.phase), ("released", catalog.released),
                ("licence", catalog.licence), ("format", "\(catalog.format.major).\(catalog.format.minor)"),
                ("languages", catalog.languages.joined(separator: " ")),
                ("lowest_age", String(catalog.audience.lowest)),
                ("highest_age", catalog.audience.highest.map { String($0) }),
                ("messages", String(catalog.counts.live)), ("empty_slots", String(catalog.counts.gone)),
            ]
            return values.compactMap { key, text in text.map { [textValue(key), textValue($0)] } }
        })

    /// A table of texts that belong to something, in their order.
    private static func list(
        _ name: String, of owner: ViewTable.Column, _ item: String, _ rules: [String],
        _ lists: @escaping @Sendable (Bundle) -> [(owner: String, texts: [String])]
    ) -> ViewTable {
        ViewTable(
            name, [owner, .integer("place"), .text(item)], key: [owner.name, "place"], rules: rules,
            rows: .ofBundle { bundle in
                lists(bundle).flatMap { owner, texts in
                    texts.enumerated().map { [textValue(owner), numberValue($0), textValue($1)] }
                }
            })
    }

    private static let ofCategory = "FOREIGN KEY (category) REFERENCES categories (id)"
    private static let ofMood = "FOREIGN KEY (mood) REFERENCES moods (id)"
    private static let ofAuthor = "FOREIGN KEY (author_id) REFERENCES authors (id)"

    private static let categoryTables = [
        ViewTable(
            "moods", [.text("id"), .integer("place")], key: ["id"],
            rows: .ofBundle { $0.catalog.moods.enumerated().map { [textValue($1), numberValue($0)] } }),
        ViewTable(
            "categories",
            [.text("id"), .integer("place"), .text("title"), .text("description"), .integer(ifAny: "sort_order")],
            key: ["id"],
            rows: .ofBundle {
                $0.catalog.categories.enumerated().map { place, category in
                    [
                        textValue(category.id), numberValue(place), textValue(category.title),
                        textValue(category.description),
                        numberValue(category.order),
                    ]
                }
            }),
        list("category_kinds", of: .text("category"), "kind", [ofCategory]) {
            $0.catalog.categories.map { ($0.id, $0.kinds) }
        },
        list("category_moods", of: .text("category"), "mood", [ofCategory, ofMood]) {
            $0.catalog.categories.map { ($0.id, $0.moods) }
        },
        list("category_keywords", of: .text("category"), "keyword", [ofCategory]) {
            $0.catalog.categories.map { ($0.id, $0.keywords) }
        },
    ]

    private static let authorTables = [
        ViewTable(
            "authors",
            [
                .text("id"), .text("name"), .text("sort_name"), .text("kind"), .text(ifAny: "born"),
                .text(ifAny: "died"), .text(ifAny: "life"), .integer("messages"),
            ],
            key: ["id"],
            rows: .ofBundle {
                $0.authors.map {
                    [
                        textValue($0.id), textValue($0.name), textValue($0.sortName), textValue($0.kind),
                        textValue($0.born),
                        textValue($0.died), textValue($0.life), numberValue($0.messageCount),
                    ]
                }
            }),
        list("author_aliases", of: .text("author_id"), "name", [ofAuthor]) { $0.authors.map { ($0.id, $0.aliases) } },
        list("author_links", of: .text("author_id"), "url", [ofAuthor]) { $0.authors.map { ($0.id, $0.links) } },
        ViewTable(
            "works",
            [
                .text("author_id"), .text("id"), .text("title"), .text("type"), .integer(ifAny: "year"),
                .integer("messages"),
            ],
            key: ["author_id", "id"], rules: [ofAuthor],
            rows: .ofBundle {
                $0.authors.flatMap { author in
                    author.works.map {
                        [
                            textValue(author.id), textValue($0.id), textValue($0.title), textValue($0.type),
                            numberValue($0.year),
                            numberValue($0.messageCount),
                        ]
                    }
                }
            }),
    ]

    private static let emptySlots = ViewTable(
        "empty_slots", [.integer("ord"), .text("record")], key: ["ord"],
        rows: .ofBundle { bundle in
            // What a slice leaves out has no line.
            bundle.ordinals.filter { bundle.record(at: $0) == nil }.compactMap { ordinal in
                bundle.line(at: ordinal).map { line in
                    [numberValue(ordinal), textValue(String(decoding: line, as: UTF8.self))]
                }
            }
        })

    private static let retiredIDs = ViewTable(
        "retired_ids",
        [
            .text("id"), .text(ifAny: "moved"), .text(ifAny: "reason"), .text(ifAny: "instead"), .integer("erase"),
            .text(ifAny: "decided_on"),
        ],
        key: ["id"],
        rules: [
            "FOREIGN KEY (moved) REFERENCES messages (id)", "FOREIGN KEY (instead) REFERENCES messages (id)",
            "CHECK ((moved IS NULL) <> (reason IS NULL))",
        ],
        rows: .ofBundle { bundle in
            bundle.retiredIDs.map { id in
                let day = textValue(bundle.retirementDay(of: id))
                switch bundle.resolve(id) {
                case .moved(let target): return [textValue(id), textValue(target), .null, .null, numberValue(0), day]
                case .gone(let reason, let instead, let erase):
                    return [
                        textValue(id), .null, textValue(reason), textValue(instead), numberValue(erase ? 1 : 0), day,
                    ]
                case .live, .unknown: preconditionFailure("\(id) is neither moved nor gone")
                }
            }
        })

    private static let poolTables = [
        ViewTable(
            "pools",
            [
                .integer("pool"), .text(ifAny: "category"), .text("lang"), .integer("first_age"),
                .integer(ifAny: "last_age"), .integer("messages"),
            ],
            key: ["pool"],
            rows: .ofPools { number, pool in
                [
                    [
                        numberValue(number), textValue(pool.category), textValue(pool.language),
                        numberValue(pool.ages.first),
                        numberValue(pool.ages.last), numberValue(pool.ordinals.count),
                    ]
                ]
            }),
        ViewTable(
            "pool_messages", [.integer("pool"), .integer("place"), .integer("message")], key: ["pool", "place"],
            rules: ["FOREIGN KEY (pool) REFERENCES pools (pool)", "FOREIGN KEY (message) REFERENCES messages (ord)"],
            rows: .ofPools { number, pool in
                pool.ordinals.enumerated().map { [numberValue(number), numberValue($0), numberValue($1)] }
            }),
    ]
}
