import CatalogModel
import Diagnostics
import Testing

@testable import Tagging

struct TaggedTests {
    private let courage = category("courage", ages: "12+")

    private func tagged(_ entries: [Entry], categories: [CatalogModel.Category]? = nil) -> Tagged {
        Tagged(content(entries, categories: categories ?? [courage]))
    }

    @Test func makesAMessageOfEveryEntryWithAnID() {
        let result = tagged([
            entry("Second.", [(.id, ["q0000000000b1"]), (.category, ["courage"])]),
            entry("No id yet.", [(.category, ["courage"])]),
            entry("First.", [(.id, ["q0000000000a1"]), (.category, ["courage"])]),
        ])
        #expect(result.messages.map(\.text) == ["First.", "Second."])
        #expect(result.withoutID == 1)
        #expect(result.findings.isEmpty)
    }

    @Test func leavesOutWhatWasMergedAndHandsOnWhatItBrought() {
        let kept = entry("First.", [(.id, ["q0000000000a1"]), (.category, ["courage"])])
        let merged = entry("first", [(.id, ["q0000000000b1"]), (.category, ["rest"])])
        let result = Tagged(
            content([kept, merged], categories: [courage]), isKept: { $0.text.string == "First." },
            additions: [kept.id!: Tagger.Additions(sources: ["web"], categories: ["rest"])])
        #expect(result.messages.map(\.categories) == [["courage", "rest"]])
        #expect(result.messages.map(\.sources) == [["web"]])
    }

    @Test(
        arguments: [
            ("3-90", "ages 3-90 reach outside 12-90", "12-90"), ("18-100", "ages 18-100 reach outside 12-90", "18-90"),
            ("4+", "ages 4+ reach outside 12-90", "12+"), ("3-11", "ages 3-11 miss all readers, who are 12-90", nil),
            ("91-95", "ages 91-95 miss all readers, who are 12-90", nil),
        ] as [(String, String, String?)])
    func agesMustLieWithinTheAudience(ages: String, summary: String, fix: String?) throws {
        let sample = entry("Begin.", [(.id, ["q0000000000a1"]), (.category, ["courage"]), (.ages, [ages])])
        let finding = try #require(tagged([sample]).findings.kept.first)
        #expect(finding.rule == "age-outside-audience")
        #expect(finding.summary.text == summary)
        #expect(finding.range.text == ages)
        #expect(finding.solutions.first?.replacements.first?.text == fix)
    }

    @Test(arguments: ["12+", "12-90", "90+", "13-13"])
    func agesWithinTheAudienceAreFine(ages: String) {
        let sample = entry("Begin.", [(.id, ["q0000000000a1"]), (.category, ["courage"]), (.ages, [ages])])
        #expect(tagged([sample]).findings.isEmpty)
    }

    @Test func agesOfACategoryAreCheckedOnceHoweverManyEntriesHaveThem() {
        let entries = (0..<9).map { entry("Begin \($0).", [(.id, ["q0000000000a\($0)"]), (.category, ["courage"])]) }
        let result = tagged(entries, categories: [category("courage", ages: "3-90")])
        #expect(result.findings.kept.map(\.rule) == ["age-outside-audience"])
        #expect(result.findings.kept.first?.range.file.path == "categories/courage.md")
    }

    @Test func findsTagsNamedTwice() throws {
        let sample = entry(
            "Begin.",
            [
                (.id, ["q0000000000a1"]), (.category, ["courage"]), (.alsoIn, ["rest", "courage"]),
                (.moods, ["calm", "tired", "calm"]),
            ])
        let findings = tagged([sample]).findings.kept
        #expect(
            findings.map(\.summary.text) == ["category 'courage' is named already", "mood 'calm' is named already"])
        #expect(findings.map(\.range) == [sample[.alsoIn]!.values[1].range, sample[.moods]!.values[2].range])
        #expect(findings.map(\.notes.first?.range) == [sample.category!.range, sample[.moods]!.values[0].range])
    }

    @Test func findsCategoriesDeclaredTwice() {
        let same = [
            category("courage", path: "categories/courage.md"), category("courage", path: "categories/courage.xml"),
        ]
        #expect(
            tagged([], categories: same).findings.kept.map(\.summary.text) == ["category 'courage' is declared twice"])
        let alike = [category("work", title: "Work"), category("works", title: "WORK"), category("rest")]
        let findings = tagged([], categories: alike).findings.kept
        #expect(findings.map(\.summary.text) == ["category 'works' has the title of 'work'"])
        #expect(findings.first?.range.text == "WORK")
        #expect(findings.first?.notes.first?.range.text == "Work")
    }

    @Test func kindsMustBeThoseOfTheCategory() throws {
        let prompts = category("prompts", kinds: [.prompt, .message], ages: "12+")
        let quote = entry("Begin.", [(.id, ["q0000000000a1"]), (.category, ["prompts"]), (.kind, ["quote"])])
        let finding = try #require(tagged([quote], categories: [prompts]).findings.kept.first)
        #expect(finding.rule == "kind-not-in-category")
        #expect(finding.summary.text == "quote stands in category 'prompts', which holds 'prompt' or 'message'")
        #expect(finding.range == quote.value(.kind)?.range)
        let message = entry("Begin.", [(.id, ["q0000000000a1"]), (.category, ["prompts"])])
        #expect(tagged([message], categories: [prompts]).findings.isEmpty)
        #expect(tagged([message.changed(to: "courage")], categories: [courage]).findings.isEmpty)
    }

    @Test func rulesAreListedInOrderWithExamples() {
        let ids = taggingRules.map(\.id)
        #expect(ids == ids.sorted())
        for rule in taggingRules {
            #expect(!rule.accepts.isEmpty, "\(rule.id)")
            #expect(!rule.rejects.isEmpty, "\(rule.id)")
            for example in rule.rejects { #expect(example.files.contains { $0.text.contains("↓") }, "\(rule.id)") }
        }
    }
}

extension Entry {
    fileprivate func changed(to category: String) -> Entry {
        var entry = self
        entry.fields.set(Field(.category, at: range, values: [SourceText(category, in: range.file, bytes: 0..<0)]))
        return entry
    }
}
