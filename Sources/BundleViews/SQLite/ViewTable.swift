import BundleReader
import GRDB

import struct BundleReader.Record

/// One table of `catalog.sqlite`: its columns and what stands in them.
struct ViewTable: Sendable {
    typealias Values = [DatabaseValue]

    let name: String
    let columns: [Column]

    /// Names of the columns by which a row is found.
    let key: [String]

    /// Further rules, such as foreign keys, as SQL.
    let rules: [String]
    let rows: Rows

    enum Rows: Sendable {
        /// All rows of the table.
        case ofBundle(@Sendable (Bundle) -> [Values])

        /// The rows of one message, given its canonical line as well; the first column is its ordinal.
        case ofRecord(@Sendable (Record, _ line: [UInt8]) -> [Values])

        /// Members of `Pool.all`, which is only worked out once.
        case ofPools(@Sendable (_ number: Int, Pool) -> [Values])
    }

    /// A column with the type it is checked for. `STRICT` would do the same, but SQLite knows it only from 3.37 on, and
    /// phones that are still in use have older ones.
    struct Column: Hashable, Sendable {
        enum Kind: String, Sendable {
            case text, integer
        }

        let name: String
        let kind: Kind
        let isOptional: Bool

        static func text(_ name: String) -> Column { Column(name: name, kind: .text, isOptional: false) }
        static func text(ifAny name: String) -> Column { Column(name: name, kind: .text, isOptional: true) }
        static func integer(_ name: String) -> Column { Column(name: name, kind: .integer, isOptional: false) }
        static func integer(ifAny name: String) -> Column { Column(name: name, kind: .integer, isOptional: true) }

        fileprivate func sql(isRowID: Bool) -> String {
            let type = kind.rawValue.uppercased()
            // SQLite itself lets nothing but integers in here.
            if isRowID { return "\(name) \(type) PRIMARY KEY NOT NULL" }
            return isOptional
                ? "\(name) \(type) CHECK (typeof(\(name)) IN ('\(kind.rawValue)', 'null'))"
                : "\(name) \(type) NOT NULL CHECK (typeof(\(name)) = '\(kind.rawValue)')"
        }
    }

    init(_ name: String, _ columns: [Column], key: [String], rules: [String] = [], rows: Rows) {
        self.name = name
        self.columns = columns
        self.key = key
        self.rules = rules
        self.rows = rows
    }

    /// The statement that makes the table. One integer as its key is the row's own number; other keys are the tree in
    /// which rows stand.
    var creation: String {
        let isRowID = key.count == 1 && columns.first { $0.name == key[0] }?.kind == .integer
        let lines =
            columns.map { $0.sql(isRowID: isRowID && $0.name == key[0]) }
            + (isRowID ? [] : ["PRIMARY KEY (\(key.joined(separator: ", ")))"]) + rules
        return "CREATE TABLE \(name) (\n  \(lines.joined(separator: ",\n  "))\n)\(isRowID ? "" : " WITHOUT ROWID")"
    }

    var insertion: String {
        let marks = columns.map { _ in "?" }.joined(separator: ", ")
        return "INSERT INTO \(name) VALUES (\(marks))"
    }

    /// Reads every row in the order of the key.
    var selection: String {
        "SELECT \(columns.map(\.name).joined(separator: ", ")) FROM \(name) ORDER BY \(key.joined(separator: ", "))"
    }
}

func textValue(_ text: String?) -> DatabaseValue { text?.databaseValue ?? .null }
func numberValue(_ number: Int?) -> DatabaseValue { number?.databaseValue ?? .null }
