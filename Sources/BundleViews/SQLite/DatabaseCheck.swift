import BundleReader
import GRDB

import struct BundleReader.Record

/// Holds `catalog.sqlite` against the bundle it should be of.
struct DatabaseCheck {
    private let bundle: Bundle
    private let database: Database
    private var differences = Differences()

    /// What differs; a file that SQLite cannot read counts as one difference.
    static func differences(of path: String, from bundle: Bundle) throws(ViewProblem) -> Differences {
        do {
            var configuration = Configuration()
            configuration.readonly = true
            let queue = try DatabaseQueue(path: path, configuration: configuration)
            let differences = try queue.read { database in
                var check = DatabaseCheck(bundle: bundle, database: database)
                try check.run()
                return check.differences
            }
            guard differences.count == 0 else { return differences }
            return try searchDifferences(of: queue)
        } catch let error as DatabaseError {
            var differences = Differences()
            differences.add("SQLite cannot read it: \(error.message ?? "\(error.resultCode)")")
            return differences
        } catch {
            throw .database(path: path, "\(error)")
        }
    }

    private init(bundle: Bundle, database: Database) {
        self.bundle = bundle
        self.database = database
    }

    private mutating func run() throws {
        try checkFile()
        guard differences.count == 0 else { return }
        try checkSchema()
        // What follows reads the columns by their places.
        guard differences.count == 0 else { return }
        for table in DatabaseLayout.tables {
            guard case .ofBundle(let rows) = table.rows else { continue }
            try compareRows(of: table, with: rows(bundle))
        }
        try compareRecords()
        try comparePools()
    }

    private mutating func checkFile() throws {
        differences.compare(
            try Int.fetchOne(database, sql: "PRAGMA application_id"), DatabaseLayout.applicationID,
            "the application id")
        differences.compare(
            try Int.fetchOne(database, sql: "PRAGMA user_version"), DatabaseLayout.version, "the version of the tables")
        for line in try String.fetchAll(database, sql: "PRAGMA integrity_check") where line != "ok" {
            differences.add("SQLite finds it damaged: \(line)")
        }
        for _ in try Row.fetchAll(database, sql: "PRAGMA foreign_key_check") {
            differences.add("a row refers to one that is not there")
        }
    }

    /// The tables must be those that a new file gets.
    private mutating func checkSchema() throws {
        let selection = """
            SELECT type || ' ' || name, coalesce(sql, '') FROM sqlite_master
            WHERE name NOT LIKE 'sqlite_stat%' ORDER BY 1
            """
        let hasSearch = try Self.hasSearch(database)
        let expected = try DatabaseQueue().write { fresh in
            _ = try DatabaseWriting.createSchema(in: fresh, hasSearch ? .whereAvailable : .none)
            return try Row.fetchAll(fresh, sql: selection).map { Array($0.databaseValues) }
        }
        let found = try Row.fetchAll(database, sql: selection).map { Array($0.databaseValues) }
        if found != expected {
            let names = Set(found).symmetricDifference(expected).compactMap { RebuiltRecord.text($0[0]) }
            differences.add(
                "it has other tables than this version makes: \(Set(names).sorted().joined(separator: ", "))")
        }
    }

    private static func hasSearch(_ database: Database) throws -> Bool {
        try Bool.fetchOne(database, sql: "SELECT count(*) > 0 FROM sqlite_master WHERE name = 'search'") ?? false
    }

    private mutating func compareRows(of table: ViewTable, with expected: [ViewTable.Values]) throws {
        var found = Set(try Row.fetchAll(database, sql: table.selection).map { Array($0.databaseValues) })
        for row in found { checkForm(of: row, table.name) }
        if table.name == "meta" {
            // The one row that tells about the library, not the bundle.
            let word = try Self.hasSearch(database) ? "fts5" : "none"
            if found.remove([textValue("search"), textValue(word)]) == nil {
                differences.add("meta: 'search' is not '\(word)'")
            }
        }
        for row in expected where found.remove(row) == nil {
            differences.add("\(table.name): the row \(Self.shown(row)) is missing")
        }
        for row in found.map(Self.shown).sorted() {
            differences.add("\(table.name): the row \(row) is not in the bundle")
        }
    }

    /// Texts are compared as Swift compares them, which takes two ways to write an accent as one; so each must be
    /// written as the bundle writes it.
    private mutating func checkForm(of row: ViewTable.Values, _ table: String) {
        for case .string(let text) in row.lazy.map(\.storage)
        where !ComposedText.of(text).utf8.elementsEqual(text.utf8) {
            differences.add("\(table): the row \(Self.shown(row)) holds text that is not in NFC")
        }
    }

    private static func shown(_ row: ViewTable.Values) -> String {
        let text = "(" + row.map(\.description).joined(separator: ", ") + ")"
        return text.count <= 80 ? text : text.prefix(79) + "…"
    }

    /// Reads every message with all rows that belong to it, makes a record of them, and compares.
    private mutating func compareRecords() throws {
        let messages = try Row.fetchCursor(database, sql: DatabaseLayout.messages.selection)
        var items = try DatabaseLayout.messageTables.map { try ItemRows(of: $0, in: database) }
        var waiting = bundle.ordinals.lazy.filter { [bundle] in bundle.record(at: $0) != nil }.makeIterator()
        while let values = try messages.next().map({ Array($0.databaseValues) }) {
            guard let ordinal = RebuiltRecord.integer(values[0]) else { continue }
            checkForm(of: values, DatabaseLayout.messages.name)
            var rows: [[ViewTable.Values]] = []
            for index in items.indices {
                rows.append(try items[index].next(of: ordinal))
                let name = DatabaseLayout.messageTables[index].name
                for row in rows[index] { checkForm(of: row, name) }
                if rows[index].map({ RebuiltRecord.integer($0[1]) }) != Array(0..<rows[index].count) {
                    differences.add("\(name): the places of ordinal \(ordinal) are not 0, 1, 2, …")
                }
            }
            let expected = waiting.next()
            guard ordinal == expected else {
                return differences.add(
                    expected.map { "messages: the row after ordinal \($0) is \(ordinal)" }
                        ?? "messages: there is no message of ordinal \(ordinal)")
            }
            let line = bundle.line(at: ordinal)!
            let record = bundle.record(at: ordinal)!
            let what = "message \(record.id)"
            differences.compareLines(
                Array((RebuiltRecord.text(values.last!) ?? "").utf8), line, "the 'record' of \(what)")
            let rebuilt = RebuiltRecord(message: values, items: rows).line
            if (try? Record(canonicalLine: rebuilt)) != record { differences.compareLines(rebuilt, line, what) }
        }
        if let next = waiting.next() { differences.add("messages: ordinal \(next) and all after it are missing") }
    }

    private mutating func comparePools() throws {
        let pools = Pool.all(of: bundle)
        for table in DatabaseLayout.tables {
            guard case .ofPools(let rows) = table.rows else { continue }
            let found = try Row.fetchCursor(database, sql: table.selection)
            for (index, pool) in pools.enumerated() {
                for row in rows(index + 1, pool) {
                    guard let other = try found.next().map({ Array($0.databaseValues) }), other == row else {
                        return differences.add("\(table.name): the row \(Self.shown(row)) is missing")
                    }
                }
            }
            if try found.next() != nil { differences.add("\(table.name) has more rows than the bundle has pools for") }
        }
    }

    /// Lets SQLite compare the words of the index with the texts. As it does so only in a file that it may write, it
    /// gets a copy in memory.
    private static func searchDifferences(of queue: DatabaseQueue) throws -> Differences {
        var differences = Differences()
        guard try queue.read(hasSearch) else { return differences }
        let copy = try DatabaseQueue()
        try queue.backup(to: copy)
        do {
            try copy.write { try $0.execute(sql: "INSERT INTO search (search, rank) VALUES ('integrity-check', 1)") }
        } catch let error as DatabaseError where error.resultCode == .SQLITE_CORRUPT {
            differences.add("search: the index does not fit the texts")
        }
        return differences
    }
}
