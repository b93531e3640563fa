import CatalogModel
import Diagnostics
import Testing

@testable import ContentRules

@Suite struct ContentCheckerTests {
    /// What rules about characters find.
    private func found(_ files: [(path: String, text: String)]) throws -> [String] {
        let rules = Set(allRules.filter { $0 is any CharacterRule }.map { type(of: $0).about.id })
        return try ExampleRun.diagnostics(of: MarkedExample(RuleExample(files: files)))
            .filter { rules.contains($0.rule) }
            .map { "\($0.rule) '\($0.range.text)'" }
    }

    @Test func looksAtTheCharactersOfNamesTitlesAndFields() throws {
        let entry = """
            > Walk on.
            >
            > — Ada Br\\&amp;ook, *Walks \\&amp; rests* ch. 2\\&nbsp;

            - note: it\\&#39;s fine
            """
        #expect(
            try found([("messages/courage/a.md", entry)]) == [
                "html-entity '\\&amp;'", "html-entity '\\&amp;'", "html-entity '\\&nbsp;'", "html-entity '&#39;'",
            ])
    }

    @Test func looksAtFieldsOfAFileOnce() throws {
        let text = "---\ncredit: Tom &amp; co\n---\n\n> Walk on.\n\n> Rest now.\n"
        #expect(try found([("messages/courage/a.md", text)]) == ["html-entity '&amp;'"])
    }

    @Test func looksAtAuthorsAndCategories() throws {
        let files = [
            ("authors/ada-brook.md", "---\nname: Ada⟨U+200B⟩ Brook\n---\n"),
            ("categories/courage.md", "---\ntitle: Cour⟨U+00AD⟩age\n---\n"),
        ]
        #expect(try found(files).map { $0.prefix { $0 != " " } } == ["zero-width-character", "soft-hyphen"])
    }

    @Test func replacesInXMLWithReferences() throws {
        let source = "R &amp;amp; D"
        let file = SourceFile(path: "a.xml", text: source)
        let text = SourceText(
            "R &amp; D", in: file, bytes: 0..<source.utf8.count,
            runs: [.init(text: 0, source: 0), .init(text: 3, source: 7)])
        let entry = Entry(text: text, attribution: nil, fields: Fields(), common: Fields(), range: file.range)
        let edits = LooseTexts.checker.check([entry]).kept.flatMap { $0.solutions[0].replacements }
        #expect(FixedText.applying(edits, to: source) == "R &amp; D")
    }

    /// The scan of traits must never keep a rule from a text that it would find fault with.
    @Test func asksNoRuleLessBecauseOfTheTraitsItNeeds() throws {
        for rule in allRules {
            let about = type(of: rule).about
            for example in about.rejects {
                let marked = MarkedExample(example)
                let content = try ExampleRun.content(of: marked)
                // The folder around examples is faultless; some rules can tell so by the traits alone.
                let files = content.files.filter { file in marked.files.contains { $0.path == file.file.path } }
                for entry in files.flatMap(\.entries) {
                    let text = ScannedText(entry.text)
                    var findings = Findings()
                    if let rule = rule as? any CharacterRule {
                        rule.check(text, &findings)
                        #expect(findings.isEmpty || text.traits.isSuperset(of: type(of: rule).needs), "\(about.id)")
                    } else if let rule = rule as? any TextRule {
                        rule.check(text, of: entry, in: CatalogContext(content), &findings)
                        #expect(findings.isEmpty || text.traits.isSuperset(of: type(of: rule).needs), "\(about.id)")
                    }
                }
            }
        }
    }
}
