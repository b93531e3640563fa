import CatalogModel
import ContentReading
import Diagnostics
import Foundation
import Testing

@testable import Rights

/// The table of `content/policy/rights.yml` on both sides of every limit.
@Suite struct TermTests {
    /// A work, where it is asked about, and the first year in which it is free; nil for never known to be.
    struct Case: Sendable, CustomTestStringConvertible {
        let author: String
        let work: String
        let place: String
        let freeFrom: Int?
        var translator = ""

        /// Whether only a bound is known, so that before the year it is not known to be free rather than protected.
        var isBounded = false
        var testDescription: String { "\(author) \(work) \(translator) in \(place)" }
    }

    static let cases: [Case] = [
        // Published in the United States, 95 years to the end of the year.
        Case(author: "died: 1999", work: "year: 1930", place: "US", freeFrom: 2026),
        Case(author: "died: 1999", work: "year: 1977", place: "US", freeFrom: 2073),
        Case(author: "died: 1999", work: "year: 1850", place: "US", freeFrom: 1946),
        // Created from 1978 on, 70 years after the death.
        Case(author: "died: 1999", work: "year: 1978", place: "US", freeFrom: 2070),
        Case(author: "died: 1978", work: "year: 1978", place: "US", freeFrom: 2049),
        // Written before 1978 and published later: the table has no row.
        Case(author: "died: 1977", work: "year: 1978", place: "US", freeFrom: nil),
        Case(author: "kind: collective", work: "year: 1980", place: "US", freeFrom: 2076),
        Case(author: "died: 1900", work: "year: 1980\n    rightsCase: corporate", place: "US", freeFrom: 2076),
        // Special cases need evidence.
        Case(
            author: "died: 1999", work: "year: 1963\n    rightsCase: not-renewed\n    rightsEvidence: searched",
            place: "US", freeFrom: 0),
        Case(
            author: "died: 1999", work: "year: 1964\n    rightsCase: not-renewed\n    rightsEvidence: searched",
            place: "US", freeFrom: 2060),
        Case(
            author: "died: 1999", work: "year: 1923\n    rightsCase: not-renewed\n    rightsEvidence: searched",
            place: "US", freeFrom: 0),
        Case(author: "died: 1999", work: "year: 1963\n    rightsCase: not-renewed", place: "US", freeFrom: 2059),
        Case(
            author: "died: 1999", work: "year: 1977\n    rightsCase: without-notice\n    rightsEvidence: seen",
            place: "US", freeFrom: 0),
        Case(
            author: "died: 1999", work: "year: 1989\n    rightsCase: not-registered\n    rightsEvidence: seen",
            place: "US", freeFrom: 0),
        Case(
            author: "died: 1999", work: "year: 1990\n    rightsCase: not-registered\n    rightsEvidence: seen",
            place: "US", freeFrom: 2070),
        // Unpublished.
        Case(author: "died: 1955", work: "year: 1940\n    rightsCase: unpublished", place: "US", freeFrom: 2026),
        Case(author: "died: unknown", work: "year: 1905\n    rightsCase: unpublished", place: "US", freeFrom: 2026),
        Case(author: "died: 1999", work: "year: 2001\n    rightsCase: government", place: "US", freeFrom: 0),
        // Europe and the United Kingdom, 70 years after the death.
        Case(author: "died: 1955", work: "year: 1954", place: "EU", freeFrom: 2026),
        Case(author: "died: 1955", work: "year: 1954", place: "UK", freeFrom: 2026),
        Case(author: "died: -43", work: "year: -44", place: "EU", freeFrom: 28),
        Case(author: "died: unknown", work: "year: 1850", place: "EU", freeFrom: nil),
        // Nobody lives longer than 125 years: whoever was born in 1800, or published something in 1801, is dead.
        Case(author: "born: 1800", work: "year: 1850", place: "EU", freeFrom: 1996, isBounded: true),
        Case(author: "died: unknown", work: "year: 1801", place: "UK", freeFrom: 1997, isBounded: true),
        Case(author: "born: 1800~", work: "year: 1850", place: "EU", freeFrom: 2021, isBounded: true),
        Case(author: "kind: anonymous", work: "year: 1850", place: "EU", freeFrom: nil),
        // Doubtful years count with their margin of 25 years.
        Case(author: "died: 1930~", work: "year: 1920", place: "EU", freeFrom: 2026),
        Case(author: "died: 1905?", work: "year: 1900", place: "UK", freeFrom: 2001),
        // Joint authors: the last death.
        Case(author: "died: 1920", work: "year: 1900\n    coauthors: [ben-cole]", place: "EU", freeFrom: 2051),
        // A row without a source decides nothing.
        Case(author: "died: 1600", work: "year: 1590", place: "CA", freeFrom: nil),
        // The translator's rights count as well, and the later of the two.
        Case(author: "died: 180", work: "year: 170", place: "EU", freeFrom: 2051, translator: "Ben Cole, 1950"),
        Case(author: "died: 180", work: "year: 170", place: "US", freeFrom: 2046, translator: "Ben Cole, 1950"),
        Case(author: "died: 180", work: "year: 170", place: "EU", freeFrom: nil, translator: "Nobody Known, 1862"),
        Case(author: "died: 180", work: "year: 170", place: "US", freeFrom: 1958, translator: "Nobody Known, 1862"),
        Case(
            author: "died: 180", work: "year: 170\n    originalLang: grc", place: "EU", freeFrom: nil),
        // A translation so old that nobody of its time is alive needs no record of the translator.
        Case(
            author: "died: 180", work: "year: 170", place: "EU", freeFrom: 1881, translator: "Nobody Known, 1685",
            isBounded: true),
        Case(
            author: "died: 180", work: "year: 170", place: "EU", freeFrom: nil, translator: "Gregory Hays, 2002"),
        // A proverb is nobody's.
        Case(author: "kind: proverb", work: "type: proverb", place: "EU", freeFrom: 0),
        Case(author: "kind: proverb", work: "type: proverb", place: "UK", freeFrom: 0),
        Case(author: "kind: proverb", work: "type: proverb", place: "US", freeFrom: 0),
        // Nothing is known without a year of publication.
        Case(author: "died: 1700", work: "type: book", place: "US", freeFrom: nil),
    ]

    @Test(arguments: cases) func isFreeFromTheYearOnAndNotBefore(sample: Case) throws {
        let limit = sample.freeFrom ?? 2026
        for year in [limit - 1, limit, limit + 1] where year > 0 {
            let result = try result(sample, in: year)
            switch sample.freeFrom {
            case nil: #expect(result.state != .free, "\(result)")
            case 0?: #expect(result.state == .free, "\(result)")
            case let free?:
                let isDoubtful = sample.author.contains("~") || sample.author.contains("?") || sample.isBounded
                let before: RightsState = isDoubtful ? .unknown : .protected
                #expect(result.state == (year >= free ? .free : before), "\(year): \(result)")
                if !isDoubtful, year < free { #expect(result.sentence.contains("until the end of \(free - 1)")) }
            }
        }
    }

    /// The catalog is the same, only `asOf` is a year later.
    @Test func becomesFreeOnTheFirstDayOfAYear() throws {
        let sample = Case(author: "died: 1955", work: "year: 1930", place: "US, EU, UK", freeFrom: 2026)
        #expect(try result(sample, on: "2025-12-31").state == .protected)
        #expect(try result(sample, on: "2026-01-01").state == .free)
    }

    @Test func countsTheStrictestJurisdiction() throws {
        let sample = Case(author: "died: 1999", work: "year: 1920", place: "US, EU, CA", freeFrom: nil)
        let result = try result(sample, in: 2026)
        #expect(result.state == .protected)
        #expect(
            result.sentence == "protected in EU until the end of 2069, because Noor Elm died in 1999")
    }

    @Test func saysWhyInOneSentence() throws {
        let free = Case(
            author: "died: 180", work: "year: 170", place: "US, EU, UK", freeFrom: 0, translator: "Ben Cole, 1862")
        #expect(
            try result(free, in: 2060).sentence
                == "free in 2060 in US, because the translation was published in 1862; in EU and UK, because Ben Cole died in 1980"
        )
        let unknown = Case(author: "kind: person", work: "year: 1850", place: "US, EU", freeFrom: nil)
        #expect(
            try result(unknown, in: 2026).sentence
                == "not known to be free in EU, because no year of death is stated for Noor Elm")
    }

    /// Without the policy, or with every source taken out of it, nothing is free.
    @Test(arguments: cases) func isNeverFreeWithoutASource(sample: Case) throws {
        let lines = try Self.policy().split(separator: "\n", omittingEmptySubsequences: false)
        let bare = lines.filter { !$0.hasPrefix("    source:") }.joined(separator: "\n")
        #expect(try result(sample, in: 2200, policy: bare).state == .unknown)
        #expect(try result(sample, in: 2200, policy: nil).state == .unknown)
    }

    // MARK: -

    private func result(_ sample: Case, in year: Int) throws -> RightsResult {
        let digits = String(year)
        return try result(sample, on: String(repeating: "0", count: 4 - digits.count) + digits + "-06-30")
    }

    private func result(_ sample: Case, in year: Int, policy: String?) throws -> RightsResult {
        try result(sample, on: "\(year)-06-30", policy: policy)
    }

    private func result(_ sample: Case, on day: String) throws -> RightsResult {
        try result(sample, on: day, policy: Self.policy())
    }

    private func result(_ sample: Case, on day: String, policy: String?) throws -> RightsResult {
        let type = sample.work.contains("type:") ? "" : "\n    type: book"
        let translator = sample.translator.isEmpty ? "" : "- translator: \(sample.translator)\n"
        var files = [
            (
                "catalog.yml",
                "name: N\naudience: 12+\nlanguages: [en]\nlicence: CC0-1.0\nasOf: \(day)\nmoods: [sad]\n"
                    + "jurisdictions: [\(sample.place)]\n"
            ),
            (
                "authors/noor-elm.md",
                "---\nname: Noor Elm\n\(sample.author)\nworks:\n  - id: w\n    title: W\(type)\n    \(sample.work)\n---\n"
            ),
            ("authors/ben-cole.md", "---\nname: Ben Cole\ndied: 1980\n---\n"),
            ("categories/courage.md", "---\ntitle: Courage\n---\n\nC.\n"),
            (
                "messages/courage/a.md",
                "---\ncategory: courage\nlanguage: en\n---\n\n> Go on.\n>\n> — Noor Elm, *W* 3\n\n- status: sourced\n\(translator)"
            ),
        ]
        if let policy { files.append(("policy/rights.yml", policy)) }
        let parsed = files.map { ContentParsing.parse(SourceFile(path: $0.0, text: $0.1), at: $0.0) }
        for file in parsed { #expect(file.findings.isEmpty, "\(file.findings.kept)") }
        let content = try #require(ContentAssembly.assemble(parsed).content)
        return try #require(content.rights(of: content.files[0].entries[0]).result)
    }

    private static func policy() throws -> String {
        try String(
            contentsOfFile: #filePath.components(separatedBy: "/Tests/")[0] + "/content/policy/rights.yml",
            encoding: .utf8)
    }
}
