import GRDB

/// The rows of a table of messages' items, handed out message by message.
struct ItemRows {
    private let cursor: RowCursor
    private var ahead: ViewTable.Values?

    init(of table: ViewTable, in database: Database) throws {
        cursor = try Row.fetchCursor(database, sql: table.selection)
        ahead = try cursor.next().map { Array($0.databaseValues) }
    }

    /// - Parameter ordinal: not smaller than the one before; rows of messages between them are passed over, because
    ///   the check of references has found them already.
    mutating func next(of ordinal: Int) throws -> [ViewTable.Values] {
        var rows: [ViewTable.Values] = []
        while let row = ahead, let owner = RebuiltRecord.integer(row[0]), owner <= ordinal {
            if owner == ordinal { rows.append(row) }
            ahead = try cursor.next().map { Array($0.databaseValues) }
        }
        return rows
    }
}
