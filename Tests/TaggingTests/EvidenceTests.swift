import Diagnostics
import Testing

@testable import Tagging

/// What is learnt from tagged texts.
struct EvidenceTests {
    private static let courage = Tag(.category, "courage")
    private static let rest = Tag(.category, "rest")

    private static let texts: [(String, Set<Tag>)] = [
        ("Dare to knock at the door.", [courage]), ("Daring hands open the door.", [courage]),
        ("Who dares, knocks twice.", [courage]), ("Lie down in the afternoon.", [rest]),
        ("Lie down before the evening.", [rest]), ("Nobody minds the afternoon.", [rest]),
    ]

    private func table(_ texts: [(String, Set<Tag>)] = texts) -> EvidenceTable {
        var counts = EvidenceCounts()
        for (text, tags) in texts { counts.add(text, tags) }
        return counts.table
    }

    private func weight(_ word: String, _ tag: Tag, in table: EvidenceTable) -> Weight? {
        table.rows.first { $0.tag == tag && $0.word == word }?.weight
    }

    @Test func formsOfAWordCountTogetherUnderTheCommonestOfThem() throws {
        let words = table().rows.filter { $0.tag == Self.courage }.map(\.word)
        #expect(words.contains("dare") && words.contains("knock"), "\(words)")
        #expect(!words.contains("daring") && !words.contains("dares"))
    }

    @Test func aWordOfOneTextIsNoEvidence() {
        let words = Set(table().rows.map(\.word))
        #expect(!words.contains("hands") && !words.contains("evening"))
        #expect(words.contains("lie down"))
    }

    @Test func weightsAreTheLogOddsRatioOfTheirSource() {
        // Three texts of one tag hold 10 words in all, three others 20; the word stands in two of the first.
        let weight = LogOdds.weight(.init(inside: 2, outside: 0, allInside: 10, allOutside: 20))
        // By hand: the prior is 30 / 8 = 3.75, of which 2/30 is 0.25; odds 2.25/11.5 and 0.25/23.5; their log ratio is
        // 2.911877, its z-score 2.911877 / √(1/2.25 + 1/0.25) = 1.381225.
        #expect(abs(weight - 2.911877 * 1.381225 / 2.381225) < 0.00001)
        #expect(LogOdds.weight(.init(inside: 0, outside: 2, allInside: 10, allOutside: 20)) < 0)
    }

    @Test func tableIsTheSameForTextsInAnyOrder() {
        #expect(table() == table(Self.texts.reversed()))
    }

    @Test func tableReadsBackAsItWasWritten() {
        let table = table()
        var findings = Findings()
        let file = SourceFile(path: "policy/evidence-en.tsv", text: table.text)
        #expect(EvidenceTable(file, &findings) == table)
        #expect(findings.isEmpty)
    }

    @Test(arguments: [
        "courage dare 1.50", "category\tcourage\tdare\t1.5", "category\tcourage\tdare\t", "theme\tcourage\tdare\t1.50",
        "category\t\tdare\t1.50", "category\tcourage\tdare\t1.50\tmore", "category\tcourage\tdare\t9999999999.00",
    ])
    func everyLineThatCannotBeReadIsReportedAndLeftOut(line: String) throws {
        var findings = Findings()
        let file = SourceFile(path: "policy/evidence-en.tsv", text: "category\tcourage\t\t-1.00\n\(line)\n# end\n")
        let table = EvidenceTable(file, &findings)
        #expect(table.rows.count == 1)
        let finding = try #require(findings.kept.first)
        #expect(finding.rule == "malformed-evidence")
        #expect(file.text(finding.range.bytes) == line)
    }

    @Test func tagWithATabIsNotLearnt() {
        var counts = EvidenceCounts()
        counts.add("Begin.", [Tag(.category, "a\tb"), Tag(.category, "")])
        #expect(counts.table.rows.isEmpty)
    }

    @Test(arguments: [("1.05", 105), ("-0.50", -50), ("0.00", 0), ("12.34", 1234)])
    func weightsHaveTwoDecimals(text: String, hundredths: Int) {
        #expect(Weight(text)?.hundredths == hundredths)
        #expect(Weight(hundredths: hundredths).description == text)
    }

    @Test(arguments: ["", "1", "1.5", ".50", "1.234", "--1.00", "1,50", "a.bc", "1.2.", "-.50"])
    func otherNumbersAreNoWeights(text: String) { #expect(Weight(text) == nil) }
}
