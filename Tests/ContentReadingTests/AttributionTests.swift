import CatalogModel
import Diagnostics
import Testing

@testable import ContentReading

struct AttributionTests {
    struct Parts: Equatable, CustomStringConvertible, Sendable {
        var author: String?
        var id: String?
        var work: String?
        var locator: String?
        var year: String?
        var translator: String?

        var description: String {
            [author, id, work, locator, year, translator].map { $0 ?? "–" }.joined(separator: " | ")
        }
    }

    private func read(_ attribution: String) throws -> (parts: Parts, findings: [Diagnostic], entry: Entry) {
        let path = "messages/courage/a.md"
        let file = SourceFile(path: path, text: "---\ncategory: courage\n---\n\n> Words.\n>\n> \(attribution)\n")
        let parsed = ContentParsing.parse(file, at: path)
        guard case .entries(let read?) = parsed.content else { throw NothingRead() }
        let entry = try #require(read.entries.first)
        let found = try #require(entry.attribution)
        let parts = Parts(
            author: found.author?.written.string, id: found.author?.id, work: found.work?.written.string,
            locator: found.locator?.string, year: found.year?.string, translator: entry.value(.translator)?.string)
        // Every part stands where it was read.
        for text in [found.author?.written, found.work?.written, found.locator, found.year].compactMap(\.self) {
            if !attribution.contains("\\"), !attribution.contains("\n") { #expect(text.range.text == text.string) }
        }
        return (parts, parsed.findings.kept, entry)
    }

    struct NothingRead: Error {}

    @Test(arguments: [
        ("— [Ada Brook](../../authors/ada-brook.md)", Parts(author: "Ada Brook", id: "ada-brook")),
        ("— [Ada Brook](../../authors/ada-brook.xml)", Parts(author: "Ada Brook", id: "ada-brook")),
        ("— Ada Brook", Parts(author: "Ada Brook")), ("-- Ada Brook", Parts(author: "Ada Brook")),
        ("― Ada Brook", Parts(author: "Ada Brook")), ("—Ada Brook", Parts(author: "Ada Brook")),
        (
            "— [Ada Brook](../../authors/ada-brook.md), *Walks* chapter 2 (1901)",
            Parts(author: "Ada Brook", id: "ada-brook", work: "Walks", locator: "chapter 2", year: "1901")
        ),
        ("— Ada Brook, *Walks*, IV.17", Parts(author: "Ada Brook", work: "Walks", locator: "IV.17")),
        ("— Ada Brook, _Walks_ IV.17", Parts(author: "Ada Brook", work: "Walks", locator: "IV.17")),
        ("— Ada Brook (1862)", Parts(author: "Ada Brook", year: "1862")),
        (
            "— Ada Brook, *Walks* 3 (George Long) (1862)",
            Parts(author: "Ada Brook", work: "Walks", locator: "3", year: "1862", translator: "George Long")
        ),
        (
            "— Ada Brook, *Walks* (1901) (tr. George Long, 1862)",
            Parts(author: "Ada Brook", work: "Walks", year: "1901", translator: "George Long, 1862")
        ),
        ("— Ada Brook, *Walks* II (end)", Parts(author: "Ada Brook", work: "Walks", locator: "II (end)")),
        ("— Ada Brook, *Walks* II (the End\\)", Parts(author: "Ada Brook", work: "Walks", locator: "II (the End)")),
        ("— *Walks* 3", Parts(work: "Walks", locator: "3")), ("— *Walks, and back*", Parts(work: "Walks, and back")),
        ("— Martin King\\, Jr., *Talks*", Parts(author: "Martin King, Jr.", work: "Talks")),
        ("— 孔子, *论语* 1.1 (朱熹)", Parts(author: "孔子", work: "论语", locator: "1.1", translator: "朱熹")),
        (
            "— [Ada\n> Brook](../../authors/ada-brook.md), *Long\n> Walks* 3",
            Parts(author: "Ada Brook", id: "ada-brook", work: "Long Walks", locator: "3")
        ),
        ("— Ada Brook, *Walks* (1343~)", Parts(author: "Ada Brook", work: "Walks", year: "1343~")),
    ])
    func readsTheParts(attribution: String, parts: Parts) throws {
        let (read, findings, _) = try read(attribution)
        #expect(findings.isEmpty, "\(findings.map(\.summary))")
        #expect(read == parts)
    }

    @Test(arguments: [
        ("— Ada Brook, Walks", "'Walks' could be several things"), ("— Ada Brook, Walks (1862)", "'Walks' could be"),
        ("— Ada Brook, in *Walks*", "'in' could be"), ("— Ada Brook *Walks*", "no comma"),
        ("— Ada Brook,", "nothing follows"),
        ("— Ada, *Walks* in *Works*", "'Works' is marked up"),
        ("— Ada, *Walks* [x](../../authors/x.md)", "'x' is marked up"),
        ("— [Ada](../../authors/ada.md) of Walks", "'of Walks' is neither"), ("—", "nobody"),
        ("— Ada (perhaps)", "neither"),
        ("— by [Ada](../../authors/ada.md)", "'Ada' is marked up"),
    ])
    func refusesToGuess(attribution: String, words: String) throws {
        let (_, findings, _) = try read(attribution)
        #expect(findings.map(\.rule) == ["ambiguous-attribution"], "\(findings.map(\.summary))")
        #expect(findings.first?.summary.text.contains(words) == true, "\(findings.map(\.summary))")
        #expect(findings.first?.solutions.isEmpty == false)
    }

    @Test(arguments: [
        "../authors/ada.md", "/authors/ada.md", "../../authors/ada", "../../authors/Ada.md",
        "../../authors/ada.md#works",
        "../../authors/../authors/ada.md", "../../authors/.md", "http://x.example/../../authors/ada.md",
    ])
    func refusesLinksThatLeadElsewhere(address: String) throws {
        let (parts, findings, _) = try read("— [Ada](\(address))")
        #expect(findings.map(\.rule) == ["broken-author-link"])
        #expect(findings.first?.range.text == address)
        #expect(parts.id == nil)
    }

    @Test func knowsHowDeepTheFileLies() throws {
        let text = "---\ncategory: courage\n---\n\n> a\n>\n> — [Ada](../../../authors/ada.md)\n"
        let path = "messages/courage/more/a.md"
        #expect(ContentParsing.parse(SourceFile(path: path, text: text), at: path).findings.isEmpty)
    }

    /// A dash is text where it does not begin the last paragraph as it is written.
    @Test(arguments: [
        "> &mdash; Hello, said the tide.", "> \\-- Hello.", "> Hello — said the tide.", "> — Hello.\n>\n> The tide.",
        "> – Hello.", "> Words\n> — more words.",
    ])
    func leavesOtherDashesInTheText(quote: String) throws {
        let text = "---\ncategory: a\n---\n\n" + quote
        let parsed = ContentParsing.parse(SourceFile(path: "messages/a/b.md", text: text), at: "messages/a/b.md")
        guard case .entries(let file?) = parsed.content else { throw NothingRead() }
        #expect(file.entries.first?.attribution == nil)
        #expect(parsed.findings.isEmpty)
    }

    @Test func reportsATranslatorStatedTwice() throws {
        let text = "> Words.\n>\n> — Ada, *Walks* (George Long)\n\n- translator: Ann Long\n"
        let parsed = ContentParsing.parse(SourceFile(path: "messages/a/b.md", text: text), at: "messages/a/b.md")
        let finding = try #require(parsed.findings.kept.first)
        #expect(finding.rule == "duplicate-key")
        #expect(finding.range.start.line == 5)
        #expect(finding.notes.map(\.range.text) == ["George Long"])
    }
}
