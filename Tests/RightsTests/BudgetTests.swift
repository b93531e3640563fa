import CatalogModel
import ContentReading
import Diagnostics
import Testing

@testable import Rights

/// How much of one work may be quoted, on both sides of each number, over the whole catalog.
@Suite struct BudgetTests {
    /// A quotation of so many words, in a file of its own.
    struct Quote: Sendable {
        var words: Int
        var work = "Letters"
        var fields = "- credit: C\n"
    }

    private static let budget =
        "quotation: {wordsPerQuote: 50, wordsPerWork: 300, quotesPerWork: 10, quotesPerScreenWork: 5}\n"
    private static let table = """
        publicDomain:
          - {id: us, in: [US], published: -1977, free: published + 96, source: 17 U.S.C. 304}
          - {id: eu, in: [EU], free: death + 71, source: Directive 2006/116/EC}

        """

    @Test(arguments: [
        ([50], 0), ([51], 1), ([50, 50, 50, 50, 50, 50], 0), ([50, 50, 50, 50, 50, 50, 1], 1),
        (Array(repeating: 1, count: 10), 0), (Array(repeating: 1, count: 11), 1),
        // A quotation that is too long is one finding, not two.
        ([301], 1), ([51, 51], 2),
    ])
    func proseStaysWithinTheNumbers(words: [Int], findings: Int) throws {
        let found = try Self.findings(words.map { Quote(words: $0) })
        #expect(found.map(\.severity) == Array(repeating: .error, count: findings), "\(found)")
    }

    @Test(arguments: [("Film", 5, 0), ("Film", 6, 1), ("Series", 5, 0), ("Series", 6, 1)])
    func screenWorksHaveANumberOfTheirOwn(work: String, count: Int, findings: Int) throws {
        let found = try Self.findings((0..<count).map { _ in Quote(words: 3, work: work) })
        #expect(found.count == findings, "\(found)")
    }

    @Test(arguments: ["Poem", "Song"]) func versesNeedLeave(work: String) throws {
        let found = try Self.findings([Quote(words: 1, work: work)])
        #expect(found.map(\.severity) == [.error])
        for licence in ["LicenseRef-Permission-1", "CC-BY-4.0"] {
            let fields = "- credit: C\n- licence: \(licence)\n"
            #expect(try Self.findings([Quote(words: 90, work: work, fields: fields)]).isEmpty)
        }
    }

    @Test func whatIsAllowedDoesNotCount() throws {
        let allowed = Quote(words: 50, fields: "- credit: C\n- licence: LicenseRef-Permission-1\n")
        let quotes = Array(repeating: allowed, count: 9) + Array(repeating: Quote(words: 50), count: 6)
        #expect(try Self.findings(quotes).isEmpty)
    }

    @Test func whatIsFreeDoesNotCount() throws {
        #expect(try Self.findings((0..<12).map { _ in Quote(words: 60) }, died: "died: 1900").isEmpty)
    }

    /// What nobody knows to be free is quoted, not free; and nobody knows it to be protected.
    @Test func whatIsUnknownCountsAndIsAWarning() throws {
        let found = try Self.findings([Quote(words: 51)], died: "died: unknown")
        #expect(found.map(\.severity) == [.warning])
        let verse = try Self.findings([Quote(words: 1, work: "Poem")], died: "died: unknown")
        #expect(verse.map(\.severity) == [.warning])
        let noTable = try Self.findings([Quote(words: 51)], policy: Self.budget)
        #expect(noTable.map(\.severity) == [.warning])
    }

    /// Titles and ids of one work, in several files, are one work; another work has a number of its own.
    @Test func notesTheOtherPlacesOfTheWholeCatalog() throws {
        let quotes = (0..<11).map { Quote(words: $0 + 1, work: $0 == 5 ? "Other Letters" : "Letters") }
        #expect(try Self.findings(quotes).isEmpty)
        let found = try #require(try Self.findings(quotes + [Quote(words: 12), Quote(words: 13)]).first)
        #expect(
            found.summary.text
                == "'Letters' by Noor Elm is quoted 12 times, more than 10; it is protected in EU until the end of 2040, because Noor Elm died in 1970"
        )
        #expect(found.range.file.path == "messages/courage/l.md")
        #expect(
            found.notes.map { "\($0.range.file.path.suffix(4)) \($0.text.text)" } == [
                "a.md one word is quoted here", "b.md 2 words are quoted here", "c.md 3 words are quoted here",
                "d.md 4 words are quoted here", "e.md 5 words are quoted here", "g.md 7 words are quoted here",
                "h.md 8 words are quoted here", "i.md 9 words are quoted here", "j.md 10 words are quoted here",
                "k.md 11 words are quoted here", "m.md 13 words are quoted here",
            ])
    }

    @Test(arguments: [
        ("One stair, then the next.", 5), ("", 0), ("– … –", 0), ("It’s 3 o’clock — now", 4), ("不積跬步無以至千里", 9),
        ("well-known and/or", 2), ("می‌خواهم بروم", 2), ("a\n\nb", 2),
    ])
    func countsWordsAsAPublisherDoes(text: String, count: Int) { #expect(countedWords(text) == count) }

    @Test func listsTheWorksByUse() throws {
        let content = try Self.content([
            Quote(words: 3), Quote(words: 9, work: "Film"), Quote(words: 4), Quote(words: 9, work: "Poem"),
        ])
        let uses = WorkUse.all(in: content, RightsCalculator(content))
        #expect(
            uses.map { "\($0.title ?? "-") \($0.type?.rawValue ?? "-") \($0.quotes.count) \($0.words) \($0.state)" }
                == ["Film film 1 9 protected", "Poem poem 1 9 protected", "Letters letter 2 7 protected"])
    }

    // MARK: -

    private static func findings(
        _ quotes: [Quote], died: String = "died: 1970", policy: String = table + budget
    ) throws -> [Diagnostic] {
        var findings = Findings()
        RightsRules.check(try content(quotes, died: died, policy: policy), &findings)
        return findings.kept.sorted().filter { $0.rule == "quotation-budget-exceeded" }
    }

    private static func content(
        _ quotes: [Quote], died: String = "died: 1970", policy: String = table + budget
    ) throws -> Content {
        let works = ["Letters letter", "Other Letters letter", "Film film", "Series series", "Poem poem", "Song song"]
        let declared = works.map { work in
            let words = work.split(separator: " ")
            let title = words.dropLast().joined(separator: " ")
            return
                "  - {id: \(title.lowercased().replacing(" ", with: "-")), title: \(title), type: \(words.last!), year: 1920}\n"
        }
        var files = [
            ("catalog.yml", RightsExamples.settings), ("policy/rights.yml", policy),
            ("authors/noor-elm.md", "---\nname: Noor Elm\n\(died)\nworks:\n\(declared.joined())---\n"),
            ("categories/courage.md", "---\ntitle: Courage\n---\n\nC.\n"),
            ("permissions/1.md", "You may.\n"),
        ]
        for (index, quote) in quotes.enumerated() {
            let name = Character(Unicode.Scalar(UInt8(ascii: "a") + UInt8(index)))
            let words = Array(repeating: "word", count: quote.words).joined(separator: " ")
            files.append(
                (
                    "messages/courage/\(name).md",
                    "---\ncategory: courage\nstatus: attributed\n---\n\n> \(words)\n>\n> — Noor Elm, *\(quote.work)* 3\n\n\(quote.fields)"
                ))
        }
        return try #require(
            ContentAssembly.assemble(files.map { ContentParsing.parse(SourceFile(path: $0.0, text: $0.1), at: $0.0) })
                .content)
    }
}
