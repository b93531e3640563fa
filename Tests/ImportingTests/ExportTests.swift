import CatalogModel
import Diagnostics
import Importing
import Testing

@Suite struct ExportTests {
    static let sample =
        #"[{"text": "a \"b\"\n\u00e9\ud83d\ude00", "author": "Ada Brook", "source": "https://example.org/a", "tags": ["x", "y, z"], "lang": "en", "votes": 3, "l": ["p", "q"], "o": {"i": "\u0001"}}, {"text": "b", "author": ""}, {"text": "c", "author": "Unknown, but attributed to Ben Cole"}]"#

    @Test func readsBackWhatItWrites() {
        let first = read(Self.sample, as: .json).result
        let written = JSONLinesExport.text(first.records)
        let second = Importer.read(SourceFile(path: "x.jsonl", text: written), as: .jsonLines)
        #expect(second.found.isEmpty)
        #expect(second.records.count == first.records.count)
        for (one, other) in zip(first.records, second.records) { #expect(one.says(other), "\(one) \(other)") }
        #expect(JSONLinesExport.text(second.records) == written)
    }

    @Test func writesKeysInAFixedOrder() {
        let records = read(
            "---\nquote: Go on.\nauthor: Ada Brook\nsource: The Brook\ntags: [a]\nx: y\n---\n", as: .markdown
        ).result.records
        #expect(
            JSONLinesExport.text(records)
                == #"{"id":"sample.md","text":"Go on.","author":"Ada Brook","work":"The Brook","tags":["a"],"fields":{"x":"y"},"place":"sample.md"}"#
                + "\n")
    }

    @Test func makesEntriesThatSayWhereTheyAreFrom() throws {
        let records = read(Self.sample, as: .json).result.records
        let file = ContentExport.file(
            records, path: "content/messages/courage/a.md", category: "courage", language: "de")
        let entries = file.entries
        #expect(entries.map(\.kind) == [.quote, .quote, .quote])
        #expect(entries[0].attribution?.author?.written.string == "Ada Brook")
        #expect(entries[0].attribution?.author?.id == nil)
        #expect(entries[0].status == .attributed && entries[2].status == .disputed)
        #expect(entries[2].value(.attributedTo)?.string == "Ben Cole")
        #expect(entries[2].value(.statusNote)?.string == "Unknown, but attributed to Ben Cole")
        #expect(entries[2][.note] == nil)
        #expect(entries[1].attribution == nil && entries[1].status == nil)
        #expect(entries[0].value(.source)?.string == "https://example.org/a (sample.json[0], JSON)")
        #expect(entries[1].value(.source)?.string == "sample.json[1], JSON")
        #expect(entries[0].value(.note)?.string == "tags: x, y, z\nvotes: 3\nl: p\nl: q")
        #expect(entries[0].language?.string == "en" && entries[1].language?.string == "de")
        #expect(entries[1].category?.string == "courage")
    }

    @Test func writesMarkdownThatTheContentReaderUnderstands() throws {
        let records = read(
            "Go on,\n  and on.\n\t\t-- Ada Brook, \"The Brook\", 1900\n%\nWho?\n%\nStill.\n\t\t-- Ben Cole, 1989\n",
            as: .fortune
        ).result.records
        let (bytes, unwritable) = ContentExport.markdown(
            records, at: "messages/courage/a.md", category: "courage", language: "en")
        #expect(unwritable.map(\.finding.summary.text).isEmpty)
        #expect(
            String(decoding: bytes, as: UTF8.self) == """
                ---
                category: courage
                language: en
                ---

                > Go on,\\
                > &#32;&#32;and on.
                >
                > — Ada Brook, *The Brook* (1900)

                - status: attributed
                - source: sample:1, fortune

                > Who?

                - status: anonymous
                - source: sample:5, fortune

                > Still.
                >
                > — Ben Cole (1989)

                - status: attributed
                - source: sample:7, fortune

                """)
    }

    @Test func namesRecordsThatMarkdownCannotHold() {
        let records = read(
            #"[{"text": "a", "lang": "plain English"}, {"text": "b", "author": " Ben Cole "}]"#, as: .json
        ).result.records
        let (bytes, unwritable) = ContentExport.markdown(
            records, at: "messages/courage/a.md", category: "courage", language: "en")
        #expect(unwritable.map(\.record.id) == ["sample.json[0]"])
        #expect(String(decoding: bytes, as: UTF8.self).contains("> — Ben Cole\n"))
    }

    @Test func takesAFortuneWithoutANameForNobodysMessage() {
        let entry = read("Go on.\n%\n", as: .fortune).result.records[0].entry
        #expect(entry.kind == .message && entry.status == .anonymous && entry.attribution == nil)
    }

    @Test func sumsUp() {
        let (result, _) = read(#"[{"text": "a"}, {"text": "a"}, {"sentence": "b"}, {"text": ↓""}]"#, as: .json)
        let summary = result.summary(merged: 1)
        #expect(summary.json == #"{"read":4,"kept":1,"merged":1,"rejected":2,"asked":[],"rules":{"missing-text":2}}"#)
        #expect(summary.line == "4 read = 1 kept + 1 merged + 2 rejected")
    }
}

extension ImportedRecord {
    /// Whether two records say the same, wherever they stand.
    func says(_ other: ImportedRecord) -> Bool {
        id == other.id && text == other.text && author == other.author
            && (hasAuthorField || author != nil) == (other.hasAuthorField || other.author != nil)
            && work == other.work && locator == other.locator && attributedTo == other.attributedTo
            && character == other.character && status == other.status && source == other.source
            && tags == other.tags && language == other.language && note == other.note && place == other.place
            && extras.sorted { $0.key < $1.key }.map(\.value) == other.extras.sorted { $0.key < $1.key }.map(\.value)
    }
}
