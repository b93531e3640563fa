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
        if !evidence.isEmpty { content.evidence = ["en": SourceFile(path: "policy/evidence-en.tsv", text: evidence)] }
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

    /// A language that was just added is a note of its own, and no category of it is judged yet.
    @Test func everyLanguageHasASupplyOfItsOwn() {
        var content = content(Self.two, categories: [category("courage")], floors: (2, [16]))
        content.settings.languages = ["en", "de"]
        #expect(
            findings(content, "growing-language").map(\.summary.text).count == 1
                && findings(content, "short-supply").isEmpty)
    }

    @Test func anExceptionHasAFloorOfItsOwn() throws {
        var content = content(Self.two, categories: [category("courage")], floors: (2, [12]))
        let file = SourceFile(path: "catalog.yml", text: "exceptions: [{days: 1}, {days: 3}]\n")
        func exception(_ categories: [String], _ languages: [String], at place: Int) -> SupplyFloors.Exception {
            let range = SourceRange(file, place..<place + 1)
            return .init(
                categories: categories.map { Located($0, at: range) }, languages: languages,
                days: Located(place == 20 ? 1 : 3, at: range))
        }
        content.settings.floors?.exceptions = [exception(["courage"], [], at: 20)]
        #expect(findings(content, "short-supply").isEmpty)
        content.settings.floors?.exceptions.append(exception([], ["en"], at: 31))
        let finding = try #require(findings(content, "short-supply").first)
        #expect(finding.summary.text == "category 'courage' lasts 1 of 3 days for readers of 12 in 'en'")
        #expect(finding.notes.map(\.range.text) == ["3"])
        content.settings.floors?.exceptions = [exception(["rest"], [], at: 31), exception(["courage"], ["de"], at: 31)]
        #expect(
            findings(content, "short-supply").map(\.summary.text) == [
                "category 'courage' lasts 1 of 2 days for readers of 12 in 'en'"
            ])
    }

    private static let sliceFile = SourceFile(path: "catalog.yml", text: "slices: [{name: start, days: 2}]\n")

    private func slice(_ filter: SliceFilter, days: Int? = nil, categoryDays: Int? = nil) -> SliceSettings {
        let (name, number) = (SourceRange(Self.sliceFile, 16..<21), SourceRange(Self.sliceFile, 29..<30))
        return SliceSettings(
            name: Located("start", at: name), filter: filter,
            categories: filter.categories.map { Located($0, at: name) },
            withoutTopics: filter.withoutTopics.map { Located($0, at: name) },
            days: days.map { Located($0, at: number) }, categoryDays: categoryDays.map { Located($0, at: number) })
    }

    @Test(arguments: [
        (SliceFilter(kinds: ["video"]), "slice 'start' has none of 2 messages: 'kinds' leaves out 2"),
        (
            SliceFilter(ages: Ages(lowest: 12, highest: 15), languages: ["de"]),
            "slice 'start' has none of 2 messages: 'languages' leaves out 2"
        ),
        (
            SliceFilter(ages: Ages(lowest: 12, highest: 15), moods: ["tired"]),
            "slice 'start' has none of 2 messages: 'ages' leaves out 1, 'moods' leaves out 1"
        ),
        (SliceFilter(categories: ["courage", "rest"]), "slice 'start' has no messages in category 'rest'"),
    ])
    func emptySliceSaysWhatLeavesEverythingOut(filter: SliceFilter, summary: String) throws {
        var content = content(Self.two, categories: [category("courage"), category("rest")])
        content.settings.slices = [slice(filter)]
        let found = findings(content, "empty-slice")
        #expect(found.map(\.summary.text) == [summary])
        #expect(found.map(\.range.text) == ["start"])
        #expect(EmptySlice.about.severity[.draft] == .warning && EmptySlice.about.severity[.review] == .warning)
        #expect(EmptySlice.about.severity[.release] == .error)
    }

    @Test func aSliceHasFloorsOfItsOwn() {
        var content = content(Self.two, categories: [category("courage")])
        content.settings.slices = [slice(SliceFilter(), days: 2, categoryDays: 2)]
        #expect(
            findings(content, "short-supply").map(\.summary.text) == [
                "slice 'start' lasts 1 of 2 days for readers of 12 in 'en'",
                "category 'courage' of slice 'start' lasts 1 of 2 days for readers of 12 in 'en'",
            ])
        #expect(findings(content, "short-supply").flatMap(\.notes).map(\.range.text) == ["2", "2"])
        content.settings.slices = [slice(SliceFilter(ages: Ages(lowest: 16, highest: 20)), days: 2, categoryDays: 2)]
        #expect(findings(content, "short-supply").isEmpty)
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
