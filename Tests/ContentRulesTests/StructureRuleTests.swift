import CatalogModel
import Diagnostics
import Testing

@testable import ContentRules

/// Rules about structure at their edges.
@Suite struct StructureRuleTests {
    /// Entries from elsewhere have no folder whose categories, moods and authors they could name.
    @Test func asksNothingOfACatalogThatIsNotThere() throws {
        let markdown =
            "> Begin\n> where you are.\n>\n> — Noor Elm, *Letters* 3\n\n- moods: calmer\n- language: fr\n- category: any"
        let content = try ExampleRun.content(of: MarkedExample(RuleExample(stringLiteral: markdown)))
        let entries = content.files.flatMap(\.entries).filter { $0.attribution?.author?.written.string == "Noor Elm" }
        func rules(_ checker: ContentChecker) -> Set<String> { Set(checker.check(entries).kept.map(\.rule.name)) }
        #expect(rules(ContentChecker(CatalogContext(content))) == [])
        #expect(
            rules(ContentChecker(content)) == [
                "missing-status", "unknown-author", "unknown-mood", "unknown-category", "undeclared-language",
            ])
    }

    @Test(arguments: [
        ("What was new?", "en", true), ("Tell me; now.", "en", false), ("Τι ήταν νέο;", "el", true),
        ("今日は何が新しかった？", "ja", true), ("ما الجديد؟", "ar", true), ("Wait…", "en", false),
    ])
    func knowsQuestionsOfSeveralScripts(text: String, language: String, isQuestion: Bool) throws {
        let example = RuleExample(stringLiteral: "> \(text)\n\n- kind: prompt\n- language: \(language)")
        let found = try ExampleRun.diagnostics(of: MarkedExample(example))
        #expect(found.contains { $0.rule == "prompt-without-question" } == !isQuestion)
    }

    @Test func findsOriginalsInTheLedgerOnlyByWholeIds() throws {
        func isKnown(_ ledger: String) throws -> Bool {
            let entry = "---\ncategory: courage\n---\n\n> Eine Stufe.\n\n- translationOf: q3fk2m7v5xw1y\n"
            let example = RuleExample(files: [("ids.jsonl", ledger), ("messages/courage/a.md", entry)])
            return try !ExampleRun.diagnostics(of: MarkedExample(example)).contains { $0.rule == "unknown-reference" }
        }
        #expect(try isKnown("{\"id\":\"q000000000000\"}\n{\"id\":\"q3fk2m7v5xw1y\"}\n"))
        #expect(try !isKnown("{\"id\":\"q3fk2m7v5xw1yz\"}\n"))
        #expect(try !isKnown(""))
    }

    @Test func offersTheRightWordForAMisspeltOne() throws {
        let example = RuleExample(
            "messages/courage/a.md", "---\ncategory: courge\nmoods: [clam]\n---\n\n> One stair.\n")
        let found = try ExampleRun.diagnostics(of: MarkedExample(example))
        #expect(
            found.map(\.summary.text) == [
                "category 'courge' does not exist; did you mean 'courage'?",
                "mood 'clam' does not exist; did you mean 'calm'?",
            ])
        #expect(found.flatMap(\.solutions).flatMap(\.replacements).map(\.text) == ["courage", "calm"])
    }

    @Test(arguments: [("clam", ["unknown-category"]), ("zzzzzz", ["empty-category", "unknown-category"])])
    func aMisspeltCategoryIsNotEmptyAsWell(written: String, rules: [String]) throws {
        let example = RuleExample(
            files: RuleExample.categories(["calm"]) + [
                ("messages/calm/a.md", "---\ncategory: \(written)\n---\n\n> Listen to the kettle.\n")
            ])
        let found = try ExampleRun.diagnostics(of: MarkedExample(example))
        #expect(found.map(\.rule.name).filter { $0.hasSuffix("-category") }.sorted() == rules)
    }
}
