import CatalogModel
import Diagnostics
import Foundation
import Testing

@testable import ContentRules

/// The rules against texts that people published, where false alarms show.
@Suite struct RealTextTests {
    /// The texts of a public collection of 2,127 quotes; nil where the corpora are not at hand.
    private static let quotes: [String]? = {
        struct Quote: Decodable { let content: String }
        guard let data = corpus("quotable-data/quotes.json") else { return nil }
        return try? JSONDecoder().decode([Quote].self, from: data).map(\.content)
    }()

    private static func corpus(_ path: String) -> Data? {
        let environment = ProcessInfo.processInfo.environment["FLORILEGIUM_CORPORA"]
        let folder = environment ?? FileManager.default.currentDirectoryPath + "/../shared/corpora"
        return FileManager.default.contents(atPath: "\(folder)/\(path)")
    }

    /// Each of these was read: five texts without an end, a name in the words, a double space.
    @Test(.enabled(if: quotes != nil, "the corpora are not there; set FLORILEGIUM_CORPORA"))
    func findsOnlyWhatIsAtFaultInAWellKeptCollection() throws {
        let findings = LooseTexts.check(try #require(Self.quotes))
        var counts: [String: Int] = [:]
        for diagnostic in findings.kept { counts[diagnostic.rule.name, default: 0] += 1 }
        counts["too-long-for-notification"] = nil
        #expect(counts == ["truncated-text": 5, "text-contains-attribution": 1, "double-space": 1])
    }

    /// What only the pages of a catalog are asked: three dashes of two hyphens, and no text of another language.
    @Test(.enabled(if: quotes != nil, "the corpora are not there; set FLORILEGIUM_CORPORA"))
    func findsLittleMoreWhereItStandsInACatalog() throws {
        let checker = ContentChecker(try ExampleRun.content(around: []))
        let entries = try #require(Self.quotes).enumerated().map {
            LooseTexts.entry($0.element, path: "\($0.offset).md")
        }
        var counts: [String: Int] = [:]
        let rules = ["double-hyphen", "contact-in-text", "unfinished-text", "unexpected-language", "ligature"]
        for diagnostic in checker.check(entries).kept where rules.contains(diagnostic.rule.name) {
            counts[diagnostic.rule.name, default: 0] += 1
        }
        #expect(counts == ["double-hyphen": 3])
    }

    @Test(.enabled(if: quotes != nil, "the corpora are not there; set FLORILEGIUM_CORPORA"))
    func findsEveryWindows1252ByteOfAFileOfThem() throws {
        let bytes = [UInt8](try #require(Self.corpus("jamesft-quotes/quotes.json")))
        let file = SourceFile(path: "quotes.json", bytes: bytes)
        let findings = ContentChecker.checkBytes(file)
        let count = findings.counts[Findings.Place(path: "quotes.json", rule: "invalid-utf8")]
        #expect(count == bytes.count { $0 >= 0x80 })
        let dash = try #require(findings.kept.first { $0.range.start.line == 671 })
        #expect(dash.range.bytes.lowerBound == file.lineStarts[670] + 44)
        #expect(dash.summary.text.hasSuffix("is not UTF-8; in Windows-1252 it is '—' (U+2014)"))
    }
}
