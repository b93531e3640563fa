import BundleReader
import BundleSamples
import BundleViews
import CatalogModel
import GRDB
import TestSupport
import Testing

struct DatabaseTests {
    @Test func saysWhatTheBundleSays() throws {
        for input in [SampleCatalog.everySort, ViewSample.many(), SampleCatalog.input([])] {
            let sample = try ViewSample(input)
            try sample.write()
            #expect(try sample.differences(of: CatalogViews.database) == [])
        }
    }

    /// Also keys that a later version adds.
    @Test func holdsWhateverAReaderAccepts() throws {
        for example in try BundleExamples().good {
            let folder = try TemporaryFolder()
            for (name, bytes) in example.files { try folder.write("bundle/\(name)", bytes) }
            let bundle = try Bundle(folder: folder.at("bundle"))
            try CatalogViews.write(
                bundle.catalog.slice == nil ? [.database, .pages] : [.database], of: bundle, in: folder.at("bundle"),
                to: folder.at("views"))
            for (view, differences) in try CatalogViews.check(folder.at("views"), against: bundle) {
                #expect(differences.first == [], "\(example.name), \(view)")
            }
        }
    }

    @Test func hasTheSameBytesEachTime() throws {
        let (one, other) = (try ViewSample(), try ViewSample())
        for sample in [one, other] { try sample.write() }
        #expect(try one.folder.bytes("views/catalog.sqlite") == other.folder.bytes("views/catalog.sqlite"))
        try one.write()
        #expect(try one.folder.bytes("views/catalog.sqlite") == other.folder.bytes("views/catalog.sqlite"))
    }

    @Test func tellsWhatItIs() throws {
        let sample = try ViewSample()
        try sample.write()
        let bytes = try sample.folder.bytes("views/catalog.sqlite")
        #expect(bytes.count % 4096 == 0)
        #expect(Array(bytes[16..<18]) == [0x10, 0x00])
        #expect(String(decoding: bytes[68..<72], as: UTF8.self) == "FLOR")
        #expect(Array(bytes[60..<64]) == [0, 0, 0, 1])
        let facts = try sample.read { try Row.fetchAll($0, sql: "SELECT key, value FROM meta") }
        let meta = Dictionary(uniqueKeysWithValues: facts.map { ($0["key"] as String, $0["value"] as String) })
        #expect(meta["digest"] == sample.bundle.catalog.digest)
        #expect(meta["number"] == "2" && meta["label"] == "2026.11.21-2")
        #expect(meta["languages"] == "en de" && meta["lowest_age"] == "12" && meta["highest_age"] == "90")
        #expect(meta["messages"] == "4" && meta["empty_slots"] == "2" && meta["search"] == "fts5")
    }

    @Test func saysOnWhichDayAnIDWasRetired() throws {
        let sample = try ViewSample()
        try sample.write()
        let lines = try sample.folder.text("bundle/ids.jsonl").split(separator: "\n").map { line in
            let days = line.matches(of: /"(?:id|on)":"([^"]+)"/).map { String($0.1) }
            return days + [line.contains("\"moved\"") ? "moved" : "gone"]
        }
        let found = try sample.read { database in
            try Row.fetchAll(database, sql: "SELECT id, decided_on, moved IS NULL AS gone FROM retired_ids ORDER BY id")
                .map { [$0["id"] as String, $0["decided_on"] as String, $0["gone"] as Bool ? "gone" : "moved"] }
        }
        #expect(found == lines && Set(found.map(\.[2])) == ["gone", "moved"])
    }

    /// A change of any value in any column of any table shows.
    @Test func noticesEveryChangedValue() throws {
        let sample = try ViewSample()
        try sample.write()
        let whole = try sample.folder.bytes("views/catalog.sqlite")
        let columns = try sample.read { database in
            try Row.fetchAll(
                database,
                sql: """
                    SELECT t.name AS "table", c.name AS "column", c.type
                    FROM sqlite_master AS t, pragma_table_info(t.name) AS c
                    WHERE t.type = 'table' AND t.name NOT LIKE 'sqlite_%' AND t.name NOT LIKE 'search%'
                    """)
        }
        #expect(columns.count > 90)
        for column in columns {
            let (table, name) = (column["table"] as String, column["column"] as String)
            try sample.folder.write("views/catalog.sqlite", whole)
            let changed =
                column["type"] as String == "TEXT" ? "coalesce(\(name), '') || 'x'" : "coalesce(\(name), 0) + 100"
            try sample.change(
                "UPDATE \(table) SET \(name) = \(changed) WHERE (SELECT count(*) FROM \(table)) > 0 AND \(name) IS "
                    + "(SELECT \(name) FROM \(table) ORDER BY \(name) DESC LIMIT 1)")
            #expect(try sample.differences(of: CatalogViews.database) != [], "\(table).\(name)")
        }
        // So does a row that goes or comes.
        for table in Set(columns.map { $0["table"] as String }) {
            try sample.folder.write("views/catalog.sqlite", whole)
            try sample.change("DELETE FROM \(table)")
            #expect(try sample.differences(of: CatalogViews.database) != [], "\(table)")
        }
    }

    @Test(arguments: [
        (
            "UPDATE messages SET text = 'Other.' WHERE ord = 5",
            ["'text' of message \(SampleCatalog.id(4)) is \"Other.\", but the bundle says \"Not yet rated.\""]
        ),
        (
            "UPDATE messages SET record = replace(record, '\"rev\":1', '\"rev\":3') WHERE ord = 5",
            ["'rev' of the 'record' of message \(SampleCatalog.id(4)) is 3, but the bundle says 1"]
        ),
        (
            "DELETE FROM message_moods WHERE message = 4 AND mood = 'tired'",
            [
                "'moods' of message \(SampleCatalog.id(3)) is [], but the bundle says [\"tired\"]"
            ]
        ),
        (
            "DELETE FROM author_aliases",
            ["author_aliases: the row (\"marcus-aurelius\", 0, \"Antoninus\") is missing"]
        ),
        ("INSERT INTO meta VALUES ('more', 'x')", ["meta: the row (\"more\", \"x\") is not in the bundle"]),
        ("PRAGMA user_version = 2", ["the version of the tables is Optional(2), but the bundle says Optional(1)"]),
        (
            "DROP INDEX authors_by_sort_name",
            ["it has other tables than this version makes: index authors_by_sort_name"]
        ),
        (
            "UPDATE pool_messages SET place = 9 WHERE pool = 1 AND place = 0",
            ["pool_messages: the row (1, 0, 3) is missing"]
        ),
    ])
    func namesTheFirstDifference(change: String, differences: [String]) throws {
        let sample = try ViewSample()
        // Without an index of words, which would be out of step as well.
        try sample.write(search: .none)
        try sample.change(change)
        #expect(try sample.differences(of: CatalogViews.database) == differences)
    }

    /// Swift takes both ways of writing an umlaut as equal.
    @Test func noticesOtherBytesOfEqualText() throws {
        let sample = try ViewSample()
        try sample.write(search: .none)
        try sample.change("UPDATE messages SET text = replace(text, 'ü', 'u' || char(776))")
        let differences = try sample.differences(of: CatalogViews.database)
        #expect(differences.count == 1 && differences[0].hasSuffix("holds text that is not in NFC"), "\(differences)")
    }

    @Test func noticesAnIndexOfOtherWords() throws {
        let sample = try ViewSample()
        try sample.write()
        try sample.change("INSERT INTO search (rowid, text) VALUES (5, 'surplus')")
        #expect(try sample.differences(of: CatalogViews.database) == ["search: the index does not fit the texts"])
    }

    @Test func isNoViewOfAnotherBundle() throws {
        let (sample, other) = (try ViewSample(), try ViewSample(ViewSample.many(3)))
        try sample.write()
        let differences = try CatalogViews.check(sample.views, against: other.bundle)
        #expect(differences.map(\.view) == [CatalogViews.database, CatalogViews.pages])
        #expect(differences.allSatisfy { $0.differences.count > 0 })
    }

    /// Whatever the bytes are, the check ends, and a shorter file is never equal.
    @Test func holdsOutAgainstDamage() throws {
        let sample = try ViewSample()
        try sample.write()
        let whole = try sample.folder.bytes("views/catalog.sqlite")
        for offset in stride(from: 0, to: whole.count, by: 1009) {
            var damaged = whole
            damaged[offset] ^= 0xFF
            try sample.folder.write("views/catalog.sqlite", damaged)
            _ = try sample.differences(of: CatalogViews.database)
            try sample.folder.write("views/catalog.sqlite", Array(whole[..<offset]))
            #expect(try sample.differences(of: CatalogViews.database) != [], "\(offset) bytes")
        }
    }

    @Test func saysSoWhereItCannotBeSearched() throws {
        let sample = try ViewSample()
        let written = try CatalogViews.write(
            [.database], of: sample.bundle, in: sample.source, to: sample.views, search: .none)
        #expect(written.database?.hasSearch == false && written.pages == nil)
        #expect(try sample.differences(of: CatalogViews.database) == [])
        let word = try sample.read { try String.fetchOne($0, sql: "SELECT value FROM meta WHERE key = 'search'") }
        #expect(word == "none")
    }

    @Test(arguments: [
        ("brucke", [5]), ("BRÜCKE", [5]), ("aurelius", [3]), ("meditations", [3]), ("thousand years", [3]),
    ])
    func findsWordsWithoutAccentsAndCapitals(words: String, ordinals: [Int]) throws {
        var input = SampleCatalog.everySort
        input.messages.removeLast()
        let sample = try ViewSample(input)
        try sample.write()
        let found = try sample.read {
            try Int.fetchAll(
                $0, sql: "SELECT rowid FROM search WHERE search MATCH ? ORDER BY rowid", arguments: [words])
        }
        let expected = sample.bundle.records.filter { record in
            ordinals == [5] ? record.language == "de" : record.author != nil
        }
        #expect(found == expected.map(\.ordinal))
    }

    @Test func leavesTheOldOneWhereTheBundleDoesNotFitTogether() throws {
        let sample = try ViewSample()
        try sample.write()
        let before = try sample.folder.bytes("views/catalog.sqlite")
        var input = SampleCatalog.everySort
        input.authors = []
        let broken = try ViewSample(input)
        #expect {
            try CatalogViews.write([.database], of: broken.bundle, in: broken.source, to: sample.views)
        } throws: {
            "\($0)".hasPrefix("the bundle cannot be shown as tables: a row of ")
                && "\($0)".hasSuffix(" that is not there")
        }
        #expect(try sample.folder.bytes("views/catalog.sqlite") == before)
        #expect(try sample.folder.names(in: "views") == ["catalog.sqlite", "pages"])
    }
}
