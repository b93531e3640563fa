import BundleReader
import BundleViews
import GRDB

/// The same messages in SQLite, asked through GRDB with the query of docs/views.md, prepared once.
enum SQLitePeer {
    static let pick = """
        SELECT m.text FROM pools AS p
        JOIN pool_messages AS pm ON pm.pool = p.pool AND pm.place = ? % p.messages
        JOIN messages AS m ON m.ord = pm.message
        WHERE p.category IS ? AND p.lang = 'en' AND p.first_age <= ? AND (p.last_age IS NULL OR p.last_age >= ?)
        """
    static let search = """
        SELECT m.text FROM search JOIN messages AS m ON m.ord = search.rowid
        WHERE search MATCH ? AND m.min_age BETWEEN 1 AND 18 AND (m.max_age IS NULL OR m.max_age >= 18)
        ORDER BY search.rank, m.ord LIMIT 20
        """

    static func make(_ folder: String, in views: String) throws {
        try CatalogViews.write([.database], of: Bundle(folder: folder), in: folder, to: views)
    }

    static func open(_ views: String) throws {
        let watch = Stopwatch()
        let text = try queue(views).read { database in
            try String.fetchOne(database, sql: pick, arguments: [Int.random(in: 0..<1_000_000), "category-7", 14, 14])
        }
        report("milliseconds", watch.seconds * 1e3)
        precondition(text != nil)
    }

    /// - Parameter words: common and rare words, as `Searching` found them.
    static func run(_ views: String, words: [String]) throws {
        var generator = SeededGenerator(2)
        var size = 0
        try queue(views).read { database in
            let statement = try database.cachedStatement(sql: pick)
            report(
                "picks",
                try rate {
                    for _ in 0..<1000 {
                        let number = Int(generator.next() >> 1)
                        size &+= try String.fetchOne(statement, arguments: [number, nil, 18, 18])!.utf8.count
                    }
                    return 1000
                })
            for word in words {
                let watch = Stopwatch()
                for _ in 0..<5 {
                    let found = try String.fetchAll(database, sql: search, arguments: ["\"\(word)\""])
                    precondition(!found.isEmpty)
                }
                report("search.\(word)", watch.seconds / 5 * 1e3)
            }
        }
        report("memory", Memory.anonymous())
        precondition(size > 0)
    }

    private static func queue(_ views: String) throws -> DatabaseQueue {
        var configuration = Configuration()
        configuration.readonly = true
        return try DatabaseQueue(path: "\(views)/\(CatalogViews.database)", configuration: configuration)
    }
}
