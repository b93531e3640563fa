import BundleSamples
import BundleViews
import CatalogModel
import GRDB
import TestSupport
import Testing

/// docs/views.md tells what is there, and its queries run.
struct ViewsPageTests {
    private let sample: ViewSample
    private let page: String

    init() throws {
        sample = try ViewSample()
        try sample.write()
        page = try documentation("views.md")
    }

    @Test func namesEveryTableAndColumn() throws {
        let columns = try sample.read { database in
            try Row.fetchAll(
                database,
                sql: """
                    SELECT t.name AS "table", c.name AS "column" FROM sqlite_master AS t, pragma_table_info(t.name) AS c
                    WHERE t.type = 'table' AND t.name NOT LIKE 'sqlite_%' AND t.name NOT LIKE 'search%'
                    """
            ).map { ($0["table"] as String, $0["column"] as String) }
        }
        let lines = page.split(separator: "\n").filter { $0.hasPrefix("|") }
        for (table, column) in columns {
            #expect(
                lines.contains { $0.contains("`\(column)`") && (table == "messages" || $0.contains("`\(table)`")) },
                "\(table).\(column)")
        }
    }

    private static let texts = [
        "category": "courage", "lang": "en", "mood": "tired", "author": "marcus-aurelius", "words": "years",
        "id": SampleCatalog.id(10).string,
    ]
    private static let numbers = ["age": 13, "number": 1, "place": 0]

    /// What the queries of the page give, in their order; `NULL` is written as "∅".
    private var expected: [[String]] {
        let (quotation, message) = (SampleCatalog.id(1), SampleCatalog.id(3))
        let steps = "\(message)|Small steps \"count\",\nround by round\\bend."
        let years = "Do not act as if you were going to live ten thousand years."
        return [
            ["\(steps)|∅"],
            ["0|\(quotation)|\(years)", "1|\(steps)"],
            ["courage|Courage|2", "rest|Rest|1"],
            [steps],
            ["marcus-aurelius|Marcus Aurelius|1"],
            ["\(quotation)|Meditations|IV.17|\(years)"],
            ["\(quotation)|…you were going to live ten thousand [years]."],
            ["\(SampleCatalog.id(10))|∅|∅|late|\(quotation)|1|2026-11-20"],
            sample.bundle.records.map {
                "\($0.id)|1|\(String(decoding: sample.bundle.line(at: $0.ordinal)!, as: UTF8.self))"
            },
        ]
    }

    private var queries: [String] { pieces(of: page, between: "```sql\n", and: "```") }

    /// The parameters that a query names.
    private func arguments(_ query: String) -> StatementArguments {
        let all = Self.texts.mapValues(\.databaseValue).merging(Self.numbers.mapValues(\.databaseValue)) { text, _ in
            text
        }
        return StatementArguments(all.filter { query.contains(":\($0.key)") })
    }

    @Test func queriesGiveWhatTheySay() throws {
        let found = try sample.read { database in
            try queries.map { query in
                try Row.fetchAll(database, sql: query, arguments: arguments(query)).map { row in
                    row.databaseValues.map { $0.isNull ? "∅" : String.fromDatabaseValue($0) ?? $0.description }
                        .joined(separator: "|")
                }
            }
        }
        #expect(found == expected)
    }

    /// What an app asks at every start looks at a few rows, however many there are.
    @Test(arguments: ["A message for somebody", "A category, twenty at a time", "What has become of a favourite"])
    func queriesFindTheirRowsByAnIndex(heading: String) throws {
        let many = try ViewSample(ViewSample.many())
        try many.write()
        let query = pieces(
            of: pieces(of: page, between: heading, and: "\n```\n")[0] + "\n", between: "```sql", and: "```")[0]
        let plan = try many.read { database in
            try Row.fetchAll(database, sql: "EXPLAIN QUERY PLAN \(query)", arguments: arguments(query))
                .map { $0["detail"] as String }
        }
        #expect(plan.contains { $0.hasPrefix("SEARCH") } && !plan.contains { $0.hasPrefix("SCAN") }, "\(plan)")
    }

    @Test(.enabled(if: Program.succeeds(["python3", "-c", "import sqlite3"]), "python3 is not installed"))
    func queriesGiveTheSameInPython() throws {
        let program = """
            import json, sqlite3, sys
            database = sqlite3.connect(f"file:{sys.argv[1]}?mode=ro", uri=True)
            asked = json.load(sys.stdin)
            values = {**asked["texts"], **asked["numbers"]}
            def shown(row): return "|".join("∅" if value is None else str(value) for value in row)
            print(json.dumps([[shown(row) for row in database.execute(query, values)] for query in asked["queries"]]))
            """
        let asked = Asked(texts: Self.texts, numbers: Self.numbers, queries: queries)
        let outcome = try Program.run(["python3", "-c", program, sample.database], input: encoded(asked))
        #expect(outcome.exitCode == 0, "\(outcome.errors)")
        #expect(try decoded(Array(outcome.output.utf8)) == expected)
    }

    private struct Asked: Encodable {
        let texts: [String: String]
        let numbers: [String: Int]
        let queries: [String]
    }

    @Test(.enabled(if: Program.succeeds(["sqlite3", "--version"]), "sqlite3 is not installed"))
    func queriesGiveTheSameInTheShell() throws {
        let settings =
            Self.texts.map { ".parameter set :\($0) \"'\($1)'\"\n" }
            + Self.numbers.map { ".parameter set :\($0) \($1)\n" }
        // Parameters are kept in a table of the connection, so `-readonly` would refuse them.
        let script = settings.joined() + ".nullvalue ∅\n" + queries.map { "\($0)SELECT 'end';\n" }.joined()
        let outcome = try Program.run(["sqlite3", "-bail", sample.database], input: script)
        #expect(outcome.exitCode == 0 && outcome.errors.isEmpty, "\(outcome.errors)")
        #expect(outcome.output == expected.map { $0.map { "\($0)\n" }.joined() + "end\n" }.joined())
    }
}
