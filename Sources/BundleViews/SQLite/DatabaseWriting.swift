import BundleReader
import GRDB

/// Makes `catalog.sqlite` of a bundle. One version of SQLite makes the same bytes of the same bundle.
struct DatabaseWriting {
    private let bundle: Bundle
    private let search: CatalogViews.SearchChoice

    init(_ bundle: Bundle, _ search: CatalogViews.SearchChoice) {
        self.bundle = bundle
        self.search = search
    }

    /// - Parameter path: of a file that does not exist yet and that nobody looks at until this is done.
    /// - Returns: whether it can be searched.
    func write(to path: String) throws(ViewProblem) -> Bool {
        do {
            var configuration = Configuration()
            // References are checked once at the end, when everything is there.
            configuration.foreignKeysEnabled = false
            let queue = try DatabaseQueue(path: path, configuration: configuration)
            let hasSearch = try queue.writeWithoutTransaction(fill)
            try queue.close()
            return hasSearch
        } catch let problem as ViewProblem {
            throw problem
        } catch {
            throw .database(path: path, "\(error)")
        }
    }

    private func fill(_ database: Database) throws -> Bool {
        // A file that a crash leaves half written never gets its name, so nothing has to be undone or flushed.
        try database.execute(
            sql: """
                PRAGMA page_size = \(DatabaseLayout.pageSize);
                PRAGMA journal_mode = OFF;
                PRAGMA synchronous = OFF;
                PRAGMA auto_vacuum = NONE;
                PRAGMA application_id = \(DatabaseLayout.applicationID);
                PRAGMA user_version = \(DatabaseLayout.version);
                """)
        var hasSearch = false
        try database.inTransaction {
            hasSearch = try Self.createSchema(in: database, search)
            try insertRows(into: database, hasSearch)
            if hasSearch {
                try database.execute(sql: "INSERT INTO search (search) VALUES ('rebuild')")
                try database.execute(sql: "INSERT INTO search (search) VALUES ('optimize')")
            }
            return .commit
        }
        try checkReferences(database)
        try database.execute(sql: "ANALYZE; VACUUM")
        return hasSearch
    }

    /// Makes empty tables.
    ///
    /// - Returns: whether the one for searching is among them.
    static func createSchema(in database: Database, _ search: CatalogViews.SearchChoice) throws -> Bool {
        for table in DatabaseLayout.tables { try database.execute(sql: table.creation) }
        for index in DatabaseLayout.indexes { try database.execute(sql: index) }
        guard search == .whereAvailable else { return false }
        do {
            try database.execute(sql: DatabaseLayout.search)
            return true
        } catch let error as DatabaseError where error.message == "no such module: fts5" {
            return false
        }
    }

    private func insertRows(into database: Database, _ hasSearch: Bool) throws {
        let inserted = try DatabaseLayout.tables.map {
            (rows: $0.rows, statement: try database.makeStatement(sql: $0.insertion))
        }
        func insert(_ rows: [ViewTable.Values], with statement: Statement) throws {
            for row in rows {
                statement.setUncheckedArguments(StatementArguments(row))
                try statement.execute()
            }
        }
        for (rows, statement) in inserted {
            guard case .ofBundle(let rows) = rows else { continue }
            try insert(rows(bundle), with: statement)
        }
        try database.execute(
            sql: "INSERT INTO meta VALUES ('search', ?)", arguments: [hasSearch ? "fts5" : "none"])
        for record in bundle.records {
            let line = bundle.line(at: record.ordinal)!
            for (rows, statement) in inserted {
                guard case .ofRecord(let rows) = rows else { continue }
                try insert(rows(record, line), with: statement)
            }
        }
        for (index, pool) in Pool.all(of: bundle).enumerated() {
            for (rows, statement) in inserted {
                guard case .ofPools(let rows) = rows else { continue }
                try insert(rows(index + 1, pool), with: statement)
            }
        }
    }

    private func checkReferences(_ database: Database) throws {
        for violation in try Row.fetchAll(database, sql: "PRAGMA foreign_key_check") {
            let (table, parent) = (violation["table"] as String, violation["parent"] as String)
            throw ViewProblem.bundle("a row of \(table) refers to a row of \(parent) that is not there")
        }
    }
}
