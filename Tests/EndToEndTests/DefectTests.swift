import Foundation
import TestSupport
import Testing

/// Defects known to be in published collections, each reported at its place by the built tool.
@Suite struct DefectTests {
    /// Rows of the list of defects whose files lie beside the repository: options, and `rule file:line:column` each.
    struct Row: Sendable, CustomTestStringConvertible {
        let number: String
        let arguments: [String]
        let expected: [String]

        var testDescription: String { number }
    }

    private static let clock = [
        "csv", "literature-clock-csv/litclock_annotated.csv", "--separator", "|", "--no-quoting", "--no-header",
        "--map", "text=3", "--map", "work=4", "--map", "author=5", "--values", "6=sfw,nsfw,unknown",
    ]
    private static let quotable = [
        "json", "quotable-data/quotes.json", "--tags", "quotable-data/tags.json", "--authors",
        "quotable-data/authors.json",
    ]
    private static let daily = "a-quote-a-day-md/quotes/"

    static let rows = [
        Row(
            number: "D01", arguments: ["json", "jamesft-quotes/quotes.json"],
            expected: ["invalid-utf8 jamesft-quotes/quotes.json:671:45"]),
        Row(
            number: "D02", arguments: ["json", "programming-quotes/quotes.json"],
            expected: ["zero-width-character programming-quotes/quotes.json:2320:15"]),
        Row(
            number: "D03, D04, D37",
            arguments: ["json", "hitokoto-bundle/sentences", "--timestamps", "hitokoto-bundle/version.json"],
            expected: [
                "soft-hyphen hitokoto-bundle/sentences/a.json:10967:35",
                "edge-space hitokoto-bundle/sentences/d.json:5101:56",
                "html-entity hitokoto-bundle/sentences/g.json:15142:21",
                "stale-file-timestamp hitokoto-bundle/version.json:14:20",
            ]),
        Row(
            number: "D05, D16, D17", arguments: clock,
            expected: [
                "html-line-break-converted \(clock[1]):3:59", "unknown-flag-value \(clock[1]):1984:167",
                "conflicting-age \(clock[1]):1961:", "conflicting-age \(clock[1]):2125:",
            ]),
        Row(
            number: "D09, D28, D29", arguments: ["json", "jamesft-quotes/quotes.json"],
            expected: [
                "missing-space-after-punctuation jamesft-quotes/quotes.json:1715:69",
                "conflicting-attribution jamesft-quotes/quotes.json:4683:17",
                "author-spelling-variant jamesft-quotes/quotes.json:8811:17",
            ]),
        Row(
            number: "D11, D26, D35", arguments: quotable,
            expected: [
                "text-contains-attribution quotable-data/quotes.json:12299:144",
                "shared-author-identity quotable-data/authors.json:3170:14",
                "tag-declared-twice quotable-data/tags.json:67:36", "unused-tag quotable-data/tags.json:21:34",
                "repeated-tag quotable-data/quotes.json:10566:26",
            ]),
        Row(
            number: "D13", arguments: ["fortune", "fortune-mod/knghtbrd"],
            expected: ["empty-entry fortune-mod/knghtbrd:1031:1"]),
        Row(
            number: "D18, D19, D20", arguments: ["markdown", "a-quote-a-day-md/quotes"],
            expected: [
                "unrecognised-file \(daily)2026-05-17_barry_Mobius:1:1",
                "unterminated-front-matter \(daily)2026-04-04_avi_Monkey D Luffy .md:1:1",
                "file-name \(daily)2026-04-04_avi_Monkey D Luffy .md:1:1",
                "quote-fields-missing \(daily)test.md:1:1", "quote-fields-missing \(daily)testing.md:1:1",
                "quote-fields-missing \(daily)testy.md:1:1",
            ]),
        Row(
            number: "D23, D29", arguments: ["json", "well300-json/quotes.json"],
            expected: [
                "mark-in-author-name well300-json/quotes.json:400:20",
                "mark-in-author-name well300-json/quotes.json:164:20",
                "author-spelling-variant well300-json/quotes.json:653:19",
                "author-spelling-variant well300-json/quotes.json:565:19",
            ]),
        Row(
            number: "D25", arguments: ["docbook", "jchoyt-docbook-xml/quotes.xml"],
            expected: [
                "attribution-in-prose jchoyt-docbook-xml/quotes.xml:1488:24",
                "missing-author jchoyt-docbook-xml/quotes.xml:31:19",
            ]),
        Row(
            number: "D36", arguments: ["csv", "martinstyk-csv/quotes.csv"],
            expected: ["near-identical-tags martinstyk-csv/quotes.csv:2:103"]),
    ]

    @Test(.enabled(if: Corpora.folder != nil, Testing.Comment(rawValue: Corpora.whyMissing)), arguments: rows)
    func areReportedAtTheirPlace(row: Row) throws {
        let found = try findings(row.arguments, in: #require(Corpora.folder))
        for expected in row.expected {
            #expect(
                found.contains { $0 == expected || expected.hasSuffix(":") && $0.hasPrefix(expected) }, "\(expected)")
        }
    }

    /// Rows whose collection is not at hand, written anew with the same defect: all that is said of the record.
    @Test(arguments: [
        ("D06", "They cannâ€™t wait.", "Ada Brook", ["mojibake"]),
        ("D07", "You don\u{92}t say.", "Ada Brook", ["c1-control"]),
        (
            "D08", "Dance on,Sing on,And rest.", "Ada Brook",
            Array(repeating: "missing-space-after-punctuation", count: 2)
        ),
        ("D10", "he road is long and kind.", "Ada Brook", ["text-begins-in-lower-case"]),
        ("D12", "- More quotations on: [Patience] The road is long.", "Ada Brook", ["scraper-text"]),
        ("D14", "I never count the stairs", "they end soon enough.", ["author-looks-like-sentence"]),
        ("D21", "The road is long.", "Martin Luther King Jr., A Testament of Hope", ["work-in-author-name"]),
        ("D22", "The road is long.", "Ada Brook, entrepreneur.", ["role-in-author-name"]),
        ("D24", "The road is long.", "/u/ada99", ["user-handle-as-author"]),
    ])
    func saysNothingElse(number: String, text: String, author: String, rules: [String]) throws {
        let record = try JSONEncoder().encode([["quote": text, "author": author]])
        let folder = try TemporaryFolder(["quotes.json": String(decoding: record, as: UTF8.self)])
        let found = try findings(["json", "quotes.json"], in: folder.path)
        #expect(found.map { String($0.prefix { $0 != " " }) } == rules, "\(number): \(found)")
        #expect(found.allSatisfy { $0.contains(" quotes.json:1:") })
    }

    /// Each finding as `rule path:line:column`.
    private func findings(_ arguments: [String], in folder: String) throws -> [String] {
        let result = try BuiltTool().run(["import"] + arguments + ["--report", "jsonl"], in: folder)
        return try result.output.split(separator: "\n").compactMap { line in
            guard line.hasPrefix("{\"type\":\"diagnostic\"") else { return nil }
            let finding = try JSONDecoder().decode(Finding.self, from: Data(line.utf8))
            let start = finding.place.start
            return "\(finding.rule) \(finding.place.path):\(start.line):\(start.column)"
        }
    }

    private struct Finding: Decodable {
        struct Place: Decodable {
            struct Start: Decodable {
                let line: Int
                let column: Int
            }
            let path: String
            let start: Start
        }
        let rule: String
        let place: Place
    }
}
