import CatalogModel
import Diagnostics
import Testing

@testable import ContentRules

/// What newcomers write under the words of others: one finding, at its place, and an edit that does what they meant.
@Suite struct AttributionSlipTests {
    struct Slip: Sendable, CustomTestStringConvertible {
        /// With `↓` where the finding is expected.
        let written: String
        let rule: String

        /// What the first edit makes of it; nil where there is none.
        var mended: String?
        var testDescription: String { written }
    }

    static let quotation = "> Slow is a speed.\n>\n> — Ada Brook\n\n- status: attributed\n"

    static let slips: [Slip] = [
        // No empty line above the author.
        Slip(
            written: "> Slow is a speed.\n> ↓— Ada Brook\n\n- status: attributed\n", rule: "misplaced-attribution",
            mended: quotation),
        Slip(
            written: "> Slow is a speed.\\\n> ↓— Ada Brook\n\n- status: attributed\n", rule: "misplaced-attribution",
            mended: quotation),
        Slip(
            written:
                "> Slow is a speed.\n> ↓— [Ada Brook](../../authors/ada-brook.md), *Small Lamps* 3\n\n- status: sourced\n",
            rule: "misplaced-attribution",
            mended:
                "> Slow is a speed.\n>\n> — [Ada Brook](../../authors/ada-brook.md), *Small Lamps* 3\n\n- status: sourced\n"
        ),
        // Outside the quotation.
        Slip(
            written: "> Slow is a speed.\n↓— Ada Brook\n\n- status: attributed\n", rule: "misplaced-attribution",
            mended: quotation),
        Slip(
            written: "> Slow is a speed.\n\n↓— Ada Brook\n\n- status: attributed\n", rule: "misplaced-attribution",
            mended: quotation),
        Slip(
            written: "> Slow is a speed.\n\n- status: attributed\n\n↓— Ada Brook\n", rule: "misplaced-attribution",
            mended: "> Slow is a speed.\n>\n> — Ada Brook\n\n- status: attributed\n"),
        Slip(
            written: "> Slow is a speed.\n\n- ↓Ada Brook\n- status: attributed\n", rule: "misplaced-attribution",
            mended: quotation),
        // Another dash, or none.
        Slip(
            written: "> Slow is a speed.\n>\n> ↓– Ada Brook\n\n- status: attributed\n", rule: "misplaced-attribution",
            mended: quotation),
        Slip(
            written: "> Slow is a speed.\n>\n> ↓- Ada Brook\n\n- status: attributed\n", rule: "misplaced-attribution",
            mended: quotation),
        Slip(
            written: "> Slow is a speed.\n>\n> ↓~ Ada Brook\n\n- status: attributed\n", rule: "misplaced-attribution",
            mended: quotation),
        Slip(
            written: "> Slow is a speed.\n>\n> *↓— Ada Brook*\n\n- status: attributed\n", rule: "misplaced-attribution",
            mended: quotation),
        Slip(
            written: "> Slow is a speed.\n>\n> *↓Ada Brook*\n\n- status: attributed\n", rule: "misplaced-attribution",
            mended: quotation),
        Slip(
            written: "> Slow is a speed. ↓— Ada Brook\n", rule: "text-contains-attribution",
            mended: "> Slow is a speed.\n>\n> — Ada Brook\n"),
        Slip(
            written: "> Slow is a speed. ↓(Ada Brook)\n", rule: "missing-attribution-dash",
            mended: "> Slow is a speed.\n>\n> — Ada Brook\n"),
        Slip(
            written: "> Slow is a speed.\n>\n> ↓by Ada Brook\n", rule: "missing-attribution-dash",
            mended: "> Slow is a speed.\n>\n> — Ada Brook\n"),
        Slip(
            written: "> Slow is a speed.\n>\n> ↓Zeno of Citium\n", rule: "missing-attribution-dash",
            mended: "> Slow is a speed.\n>\n> — Zeno of Citium\n"),
        Slip(
            written: "> Slow is a speed.\n>\n> ↓[Ada Brook](../../authors/ada-brook.md)\n\n- status: attributed\n",
            rule: "misplaced-attribution",
            mended: "> Slow is a speed.\n>\n> — [Ada Brook](../../authors/ada-brook.md)\n\n- status: attributed\n"),
        // Nobody in particular.
        Slip(
            written: "> Slow is a speed.\n>\n> — ↓Unknown\n", rule: "nobody-as-author",
            mended: "> Slow is a speed.\n\n- attributedTo: Unknown\n- status: anonymous\n"),
        Slip(
            written: "> Slow is a speed.\n>\n> — ↓Anonymous\n\n- moods: tired\n- status: attributed\n",
            rule: "nobody-as-author",
            mended: "> Slow is a speed.\n\n- attributedTo: Anonymous\n- moods: tired\n- status: anonymous\n"),
        Slip(
            written: "> Slow is a speed.\n>\n> — ↓Japanese proverb\n\n- status: proverb\n", rule: "nobody-as-author",
            mended: "> Slow is a speed.\n\n- attributedTo: Japanese proverb\n- status: proverb\n"),
        // What the author was, and how the author is written.
        Slip(
            written: "> Slow is a speed.\n>\n> — Ada Brook, ↓Roman emperor\n\n- status: attributed\n",
            rule: "ambiguous-attribution", mended: quotation),
        Slip(
            written:
                "> Slow is a speed.\n>\n> — [Ada Brook](../../authors/ada-brook.md), ↓poet and painter\n\n- status: attributed\n",
            rule: "ambiguous-attribution",
            mended: "> Slow is a speed.\n>\n> — [Ada Brook](../../authors/ada-brook.md)\n\n- status: attributed\n"),
        Slip(
            written: "> Slow is a speed.\n>\n> — Ada Brook (↓poet)\n\n- status: attributed\n",
            rule: "ambiguous-attribution", mended: quotation),
        Slip(
            written: "> Slow is a speed.\n>\n> — [Ada Brook](../../authors/↓ada-brok.md)\n\n- status: attributed\n",
            rule: "unknown-author",
            mended: "> Slow is a speed.\n>\n> — [Ada Brook](../../authors/ada-brook.md)\n\n- status: attributed\n"),
        Slip(
            written: "> Slow is a speed.\n>\n> — [Ada Brook](↓../../authors/Ada Brook.md)\n\n- status: attributed\n",
            rule: "broken-author-link",
            mended: "> Slow is a speed.\n>\n> — [Ada Brook](../../authors/ada-brook.md)\n\n- status: attributed\n"),
        // Two entries in one block quote.
        Slip(
            written: "> Slow is a speed.\n>\n> — Ada Brook\n>\n> ↓Begin.\n>\n> — Ada Brook\n\n- status: attributed\n",
            rule: "misplaced-attribution",
            mended: "> Slow is a speed.\n>\n> — Ada Brook\n\n> Begin.\n>\n> — Ada Brook\n\n- status: attributed\n"),
        Slip(
            written: "> Slow is a speed.\n>\n> — Ada Brook\n>\n> ↓Begin.\n\n- status: attributed\n",
            rule: "misplaced-attribution",
            mended: "> Slow is a speed.\n>\n> Begin.\n>\n> — Ada Brook\n\n- status: attributed\n"),
        // A quotation by nobody.
        Slip(written: "> ↓“Who dares, wins.”\n", rule: "unnamed-quotation"),
        Slip(written: "> ↓\"Who dares, wins\".\n", rule: "unnamed-quotation"),
        Slip(written: "> Slow is a speed.\n\n- status: ↓attributed\n", rule: "unnamed-quotation"),
        Slip(written: "> Slow is a speed.\n\n- translator: ↓George Long, 1862\n", rule: "unnamed-quotation"),
    ]

    @Test(arguments: slips) func isOneFindingWithTheRightEdit(slip: Slip) throws {
        let marked = RuleExample.decode(RuleExample.usualFrontMatter + slip.written, path: "messages/courage/a.md")
        let reading = try WholeReading([marked.source])
        // That a status or a translator is missing as well is another matter.
        let found = reading.diagnostics.filter {
            $0.range.file.path == "messages/courage/a.md" && $0.rule != "missing-status"
                && $0.rule != "missing-language"
        }
        #expect(found.map(\.rule.name) == [slip.rule], "\(found)")
        #expect(found.map(\.range.bytes.lowerBound) == marked.marks, "\(found)")
        let solution = found.first?.solutions.first { !$0.replacements.isEmpty }
        guard let mended = slip.mended else { return #expect(solution == nil) }
        let after = try reading.after(try #require(solution, "\(found)"))
        #expect(after.files[0].text(0..<after.files[0].bytes.count) == RuleExample.usualFrontMatter + mended)
        #expect(!after.diagnostics.contains { $0.rule.name == slip.rule }, "\(after.diagnostics)")
        #expect(after.entries.allSatisfy { $0.kind == .quote })
    }

    /// Told as a question for whoever writes, and as an error to others.
    @Test func anUnnamedQuotationStopsAReview() {
        let severity = UnnamedQuotation.about.severity
        #expect(Phase.allCases.map { severity[$0] } == [.warning, .error, .error])
        for about in [MissingAttributionDash.about, TextContainsAttribution.about] {
            #expect(about.severity[.review] == .error && about.severity[.release] == .error)
        }
    }

    @Test(arguments: [
        "> “Who dares, wins.”\n\n- kind: message\n", "> “Go,” said the lamp, “go on.”\n", "> She said “go on” twice.\n",
        "> Slow is a speed\n> — and a good one.\n", "> Slow is a speed.\n>\n> Begin anyway.\n",
        "> Do you hear it?\n>\n> — Yes.\n>\n> Then go on.\n",
    ])
    func ourOwnWordsAreLeftAlone(written: String) throws {
        let reading = try WholeReading(written)
        let asked = reading.diagnostics.filter { WholeReading.asking.contains($0.rule) }
        #expect(asked.isEmpty, "\(asked)")
    }

    @Test func aFileOfQuotationsHoldsQuotations() throws {
        let asked = try WholeReading("> Go on.\n", at: "messages/courage/quotes.md").diagnostics
        #expect(asked.contains { $0.rule == "unnamed-quotation" })
        let mostly = Self.quotation + "\n" + Self.quotation.replacing("Slow", with: "Late") + "\n> Go on.\n"
        #expect(try WholeReading(mostly).diagnostics.count { $0.rule == "unnamed-quotation" } == 1)
        let mixed = Self.quotation + "\n> Go on.\n\n> Rest on the landing.\n"
        #expect(try !WholeReading(mixed).diagnostics.contains { $0.rule == "unnamed-quotation" })
    }

    @Test func helpSpeaksXML() throws {
        func entry(_ words: String) -> String {
            "<messages xmlns=\"urn:florilegium:content:1\" category=\"courage\">\n  \(words)\n</messages>\n"
        }
        let path = "messages/courage/a.xml"
        let nobody = try WholeReading(
            entry("<quote status=\"attributed\"><text>Go on.</text><author>Unknown</author></quote>"), at: path)
        let finding = try #require(nobody.diagnostics.first { $0.rule == "nobody-as-author" })
        #expect(finding.solutions[0].summary.text.contains("<attributedTo>Unknown</attributedTo>"))
        let mended = try nobody.after(finding.solutions[0])
        #expect(mended.diagnostics.isEmpty && mended.entries[0].kind == .quote, "\(mended.diagnostics)")
        let ours = try WholeReading(
            entry("<message><text>Slow is a speed. — Ada Brook</text></message>"), at: path)
        let told = try #require(ours.diagnostics.first { $0.rule == "text-contains-attribution" })
        #expect(told.solutions[0].summary.text.contains("<author>") && told.solutions[0].replacements.isEmpty)
    }
}
