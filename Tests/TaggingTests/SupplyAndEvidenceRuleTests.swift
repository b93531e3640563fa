import CatalogModel
import Diagnostics
import Testing

@testable import Tagging

/// Findings about categories: too little in them, nothing that speaks for them, two that are one.
struct SupplyAndEvidenceRuleTests {
    private func content(
        _ texts: [(id: String, text: String, category: String, ages: String)],
        categories: [CatalogModel.Category], evidence: String = "", floors: (days: Int, ages: [Int])? = nil
    ) -> Content {
        var content = TaggingTests.content(
            texts.map { entry($0.text, [(.id, [$0.id]), (.category, [$0.category]), (.ages, [$0.ages])]) },
            categories: categories)
        if !evidence.isEmpty { content.evidence = [SourceFile(path: "policy/evidence-en.tsv", text: evidence)] }
        content.settings.languages = ["en"]
        if let floors {
            let file = SourceFile(path: "catalog.yml", text: "floors: {days: \(floors.days)}\n")
            content.settings.floors = SupplyFloors(
                days: Located(floors.days, at: SourceRange(file, 15..<16)), ages: floors.ages)
        }
        return content
    }

    private func findings(_ content: Content, _ rule: RuleID) -> [Diagnostic] {
        Tagged(content).findings.kept.filter { $0.rule == rule }
    }

    private static let two = [
        (id: "q0000000000a1", text: "Begin.", category: "courage", ages: "12+"),
        (id: "q0000000000b3", text: "Knock.", category: "courage", ages: "16+"),
    ]

    @Test func shortSupplyNamesTheReadersWithTheFewest() throws {
        let courage = category("courage")
        let content = content(Self.two, categories: [courage], floors: (2, [12, 16]))
        let finding = try #require(findings(content, "short-supply").first)
        #expect(finding.summary.text == "category 'courage' lasts 1 of 2 days for readers of 12 in 'en'")
        #expect(finding.range == courage.title.range)
        #expect(finding.notes.map(\.range.bytes) == [15..<16])
        #expect(finding.solutions.first?.summary.text == "write 1 more for 12-year-olds, or lower the floor")
    }

    @Test func supplyThatLastsIsNoFinding() {
        #expect(
            findings(content(Self.two, categories: [category("courage")], floors: (2, [16])), "short-supply").isEmpty)
        #expect(findings(content(Self.two, categories: [category("courage")]), "short-supply").isEmpty)
    }

    @Test func everyLanguageHasASupplyOfItsOwn() {
        var content = content(Self.two, categories: [category("courage")], floors: (2, [16]))
        content.settings.languages = ["en", "de"]
        #expect(
            findings(content, "short-supply").map(\.summary.text) == [
                "category 'courage' lasts 0 of 2 days for readers of 16 in 'de'"
            ])
    }

    private static let evidence =
        "category\tcourage\t\t-1.00\ncategory\tcourage\tdare\t2.00\ncategory\trest\t\t-1.00\n"
        + "category\trest\tsoup\t1.20\ncategory\trest\twarm\t1.40\n"
    private static let soup = [(id: "q0000000000a1", text: "Warm soup.", category: "courage", ages: "12+")]

    @Test func categoryWithoutEvidenceNamesTheWordsForAnother() throws {
        let content = content(
            Self.soup, categories: [category("courage"), category("rest")], evidence: Self.evidence)
        let finding = try #require(findings(content, "category-without-evidence").first)
        #expect(finding.summary.text == "nothing here speaks for 'courage', but 'soup', 'Warm' for 'rest'")
        #expect(finding.range == content.files[0].entries[0].text.range)
        #expect(finding.notes.first?.range == content.files[0].entries[0].category?.range)
    }

    @Test(arguments: ["Dare the warm soup.", "The courage of warm soup.", "Cold kettle."])
    func categoryWithEvidenceOrWithoutAnotherIsNotDoubted(text: String) {
        let content = content(
            [(id: "q0000000000a1", text: text, category: "courage", ages: "12+")],
            categories: [category("courage"), category("rest")], evidence: Self.evidence)
        #expect(findings(content, "category-without-evidence").isEmpty)
    }

    @Test func categoryThatTheTableDoesNotKnowIsNotDoubted() {
        let rows = Self.evidence.split(separator: "\n").filter { !$0.contains("courage") }.joined(separator: "\n")
        let content = content(Self.soup, categories: [category("courage"), category("rest")], evidence: rows + "\n")
        #expect(findings(content, "category-without-evidence").isEmpty)
    }

    @Test func twoFormsOfOneNameAreNearIdentical() throws {
        let nights = category("nights", path: "categories/nights.md")
        let content = content([], categories: [category("night", path: "categories/night.md"), nights])
        let finding = try #require(findings(content, "near-identical-tags").first)
        #expect(finding.summary.text == "variants of one tag: 'night' / 'nights'")
        #expect(finding.range == nights.title.range)
    }
}
