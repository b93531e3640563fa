import Diagnostics
import Importing
import Testing

/// Real collections: how many records they have, and the defects known to be in them.
@Suite(.disabled(if: Corpora.isMissing, Comment(rawValue: Corpora.hint)))
struct CorporaTests {
    @Test func readsEveryFortune() throws {
        let english = Importer.read(try Corpora.files(in: "fortune-mod"), as: .fortune)
        #expect(english.files == 44 && english.records.count == 16_139 && english.rejections.isEmpty)
        let empty = english.findings.kept.filter { $0.rule == "empty-entry" }.map(\.range)
        #expect(empty.map(\.file.path) == ["fortune-mod/knghtbrd"] && empty.map(\.start.line) == [1031])
        let zippy = try #require(english.records.first { $0.id == "zippy:370" })
        #expect(zippy.text.string == "-- I have seen the FUN --" && zippy.author == nil)
        // Credited to nobody are texts without a dash, lists, and entries of several people.
        #expect(english.records.count { $0.author != nil } > 8300)

        let german = Importer.read(try Corpora.files(in: "fortunes-deb-de"), as: .fortune)
        #expect(german.files == 49 && german.records.count == 18_760)
        // An author who stands alone between two lines of '%'.
        #expect(german.rejections.map(\.origin.description) == ["fussball:864"])
        #expect(german.findings.kept.count { $0.rule == "empty-entry" } == 3)
        #expect(german.records.count { $0.author != nil } > 13_000)
    }

    @Test func readsTaggedFortunes() throws {
        let result = Importer.read([try Corpora.file("tfortunes-deb/en.tfortunes")], as: .fortune)
        #expect(result.records.count == 204)
        #expect(result.records.reduce(0) { $0 + $1.tags.count } == 416)
        #expect(result.records.count { $0.author == nil } == 56)
    }

    @Test func readsTheSameQuotesOutOfMarkdownAndTheFortunesMadeOfIt() throws {
        let list = Importer.read([try Corpora.file("tvogels01-md/QUOTES.md")], as: .markdown)
        let fortunes = Importer.read([try Corpora.file("tvogels01-md/quotes")], as: .fortune)
        #expect(list.records.count == 42 && fortunes.records.count == 42)
        #expect(list.records.map(\.author) == fortunes.records.map(\.author))
        #expect(list.records.allSatisfy { $0.tags.count == 1 })
    }

    @Test func readsOneQuoteAFileAndPassesOverNone() throws {
        let result = Importer.read(try Corpora.files(in: "a-quote-a-day-md/quotes"), as: .markdown)
        #expect(result.summary().line == "135 read = 127 kept + 0 merged + 8 rejected")
        func paths(_ rule: RuleID) -> [String] {
            result.findings.kept.filter { $0.rule == rule }.map {
                String($0.range.file.path.split(separator: "/").last!)
            }
        }
        #expect(paths("unterminated-front-matter") == ["2026-04-04_avi_Monkey D Luffy .md"])
        #expect(paths("file-name") == ["2026-04-04_avi_Monkey D Luffy .md"])
        #expect(paths("quote-fields-missing") == ["test.md", "testing.md", "testy.md"])
        #expect(paths("unrecognised-file").first == "2026-05-17_barry_Mobius")
        #expect(paths("unrecognised-file").count == 6)
        let drafts = Importer.read(try Corpora.files(in: "a-quote-a-day-md/quotes", ending: ".json"), as: .json)
        #expect(drafts.files == 5 && drafts.records.count == 4)
        #expect(drafts.findings.kept.map(\.rule) == ["no-record"])
    }

    @Test func findsWhatIsWrongWithQuotableData() throws {
        let companions = Companions(
            tags: try Corpora.file("quotable-data/tags.json"), authors: try Corpora.file("quotable-data/authors.json"))
        let result = Importer.read(
            [try Corpora.file("quotable-data/quotes.json")], as: .json, companions: companions)
        #expect(result.records.count == 2127 && result.rejections.isEmpty)
        let summaries = result.findings.kept.map(\.summary.text)
        #expect(summaries.contains("tag 'Work' is declared twice: [59] and [65]"))
        #expect(summaries.filter { $0.hasSuffix("is used by no record") }.count == 3)
        #expect(summaries.contains { $0.hasPrefix("'George Bernard Shaw' and 'Bernard Shaw' have the same link") })
        let repeated = result.findings.kept.filter { $0.rule == "repeated-tag" }.map(\.range.bytes.lowerBound)
        #expect(repeated.contains { result.records[1760].range.bytes.contains($0) })
    }

    @Test func readsWindows1252AndTellsWhereItIsNotUTF8() throws {
        let file = try Corpora.file("jamesft-quotes/quotes.json")
        let result = Importer.read(file, as: .json)
        #expect(result.read == 5421 && result.rejections.count == 131)
        #expect(result.summary().rules == ["invalid-utf8": 139])
        let first = try #require(result.findings.kept.first)
        #expect(first.rule == "invalid-utf8" && first.range.start.line == 671)
        #expect(first.range.bytes.lowerBound - file.lineStarts[670] == 44)
        var options = ImportOptions()
        options.encoding = .windows1252
        let decoded = Importer.read(file, as: .json, options)
        #expect(decoded.records.count == 5421 && decoded.findings.isEmpty)
        #expect(decoded.records[223].text.string.contains("\u{2014}"))
        #expect(decoded.records.count { $0.author == nil } == 349)
    }

    @Test func findsTimestampsOlderThanTheirFiles() throws {
        let companions = Companions(version: try Corpora.file("hitokoto-bundle/version.json"))
        let result = Importer.read(
            try Corpora.files(in: "hitokoto-bundle/sentences"), as: .json, companions: companions)
        #expect(result.records.count == 10_032 && result.rejections.isEmpty)
        #expect(result.records.count { $0.author == nil } == 3708)
        let stale = result.findings.kept.filter { $0.rule == "stale-file-timestamp" }
        #expect(stale.first?.range.text == "1619244060706")
        #expect(stale.first?.summary.text.contains("created on 2026-08-") == true)
    }

    @Test(arguments: [
        ("well300-json/quotes.json", "", 235), ("programming-quotes/quotes.json", "", 501),
        ("programming-quotes/quotes-2020-backup.json", "", 501), ("programming-quotes/quotes-sr.json", "", 144),
        ("programming-quotes/svetemysli.json", "sr", 1322),
    ])
    func readsJSON(path: String, textField: String, count: Int) throws {
        var options = ImportOptions()
        if !textField.isEmpty { options.map = [.text: textField] }
        let result = Importer.read([try Corpora.file(path)], as: .json, options)
        #expect(result.records.count == count && result.rejections.isEmpty)
    }

    @Test func readsTables() throws {
        let quotes = Importer.read([try Corpora.file("martinstyk-csv/quotes.csv")], as: .csv)
        #expect(quotes.records.count == 9301 && quotes.rejections.isEmpty)
        #expect(quotes.findings.kept.contains { $0.summary.text.hasSuffix("'Failure' (1144) / 'Failures' (9)") })
        // Reported once over the whole. Taking off a last "s" finds 195; the other eleven are plurals in "es" and "ies",
        // such as 'Tax' and 'Taxes', 'Memory' and 'Memories'.
        #expect(quotes.summary().rules == ["near-identical-tags": 206])

        var options = ImportOptions()
        options.separator = "|"
        options.hasHeader = false
        options.hasQuoting = false
        options.map = [.text: "3", .work: "4", .author: "5"]
        options.values = ["6": ["sfw", "nsfw", "unknown"]]
        let clock = Importer.read([try Corpora.file("literature-clock-csv/litclock_annotated.csv")], as: .csv, options)
        #expect(clock.records.count == 3626 && clock.rejections.isEmpty)
        let flag = clock.findings.kept.filter { $0.rule == "unknown-flag-value" }
        #expect(flag.map(\.range.start.line) == [1984] && flag.map(\.range.text) == ["nswf"])
        #expect(clock.findings.kept.first { $0.rule == "html-line-break-converted" }?.range.start.line == 3)
        #expect(clock.summary().rules["html-line-break-converted"] == 581)
    }

    @Test func readsDocBook() throws {
        let result = Importer.read([try Corpora.file("jchoyt-docbook-xml/quotes.xml")], as: .docbook)
        #expect(result.records.count == 339 && result.rejections.isEmpty)
        #expect(result.records[3].author == nil && result.records[3].hasAuthorField)
        #expect(result.records[3].entry.kind == .quote)
        #expect(result.records[318].attributedTo?.string == "Mark Twain" && result.records[318].status == .disputed)
        #expect(result.records.count { $0.isUncredited } == 37)
    }

    @Test func readsBackEverythingItWrites() throws {
        let result = Importer.read(try Corpora.files(in: "fortune-mod"), as: .fortune)
        let written = JSONLinesExport.text(result.records)
        let back = Importer.read(SourceFile(path: "x.jsonl", text: written), as: .jsonLines)
        #expect(back.records.count == result.records.count && back.findings.isEmpty)
        #expect(zip(result.records, back.records).allSatisfy { $0.says($1) })
    }
}

extension ImportedRecord {
    /// Whether nothing at all is said about who and where.
    var isUncredited: Bool {
        author == nil && attributedTo == nil && work == nil && note == nil && source == nil && locator == nil
    }
}
