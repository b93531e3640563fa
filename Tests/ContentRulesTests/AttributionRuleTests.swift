import CatalogModel
import Diagnostics
import Testing
import TextNormalisation

@testable import ContentRules

/// What rules about attribution advise, and when one leaves the word to another.
@Suite struct AttributionRuleTests {
    // MARK: Advice

    @Test(arguments: [
        ("Ada Broke", ["Ada Brook"]), ("Brook, Ada", []), ("Brook Ada", ["Ada Brook"]), ("ada  brook.", []),
        ("A. Brock", ["Ada Brook"]),
        ("Adah Brook", ["Ada Brook"]), ("Brook", ["Ada Brook"]), ("Noor Elm", []),
    ])
    func suggestsKnownAuthors(written: String, expected: [String]) throws {
        let found = try run("> Begin.\n>\n> — \(written.replacing(",", with: "\\,"))\n\n- status: attributed")
            .filter { $0.rule == "unknown-author" }
        let proposals = found.flatMap(\.solutions).flatMap(\.replacements).map(\.text)
        #expect(proposals == expected)
    }

    @Test func suggestsAtMostThreeAuthorsTheLikeliestFirst() {
        let names = [
            "Rose Kennedy", "Robert Kennedy", "John F. Kennedy", "Ted Kennedy", "Ralph Waldo Emerson", "Viktor Frankl",
            "Tony Robbins", "Kenshin Himura", "Seneca the Younger", "Antoine de Saint-Exupéry", "Søren Kierkegaard",
        ]
        let index = AuthorNameIndex(names.map(author))
        func likely(_ name: String) -> [String] { index.likely(name).map(\.name.value) }
        #expect(likely("R. Kennedy") == ["Robert Kennedy", "Rose Kennedy", "John F. Kennedy"])
        #expect(likely("Ralph Emerson") == ["Ralph Waldo Emerson"])
        #expect(likely("Victor Frankl") == ["Viktor Frankl"])
        #expect(likely("Anthony Robbins") == ["Tony Robbins"])
        #expect(likely("Himura Kenshin") == ["Kenshin Himura"])
        #expect(likely("Seneca") == ["Seneca the Younger"])
        #expect(likely("Antoine de Saint Exupery") == ["Antoine de Saint-Exupéry"])
        #expect(likely("Soren Kierkegard") == ["Søren Kierkegaard"])
        #expect(likely("老子") == [])
        #expect(likely("…") == [])
    }

    @Test func proposesTheIdWhereALinkIsWrong() throws {
        let found = try run("> Begin.\n>\n> — [Ada Brook](../../authors/ada-brok.md)\n\n- status: attributed")
        let solutions = found.filter { $0.rule == "unknown-author" }.flatMap(\.solutions)
        #expect(solutions.map(\.summary.text) == ["write 'ada-brook'", "add authors/ada-brok.md"])
    }

    /// The edits of the first solution take the finding away.
    @Test(arguments: StructureAttributionExampleTests.rules)
    func proposesEditsThatHelp(rule: RuleExampleTests.Named) throws {
        for example in rule.about.rejects {
            let marked = MarkedExample(example)
            let found = try ExampleRun.diagnostics(of: marked).filter { $0.rule == rule.about.id }
            guard let first = found.first, let solution = first.solutions.first, !solution.replacements.isEmpty else {
                continue
            }
            let files = marked.files.map { file in
                var bytes = file.bytes
                let edits = solution.replacements.filter { $0.range.file.path == file.path }
                for edit in edits.sorted(by: { $0.range > $1.range }) {
                    bytes.replaceSubrange(edit.range.bytes, with: Array(edit.text.utf8))
                }
                return (file.path, String(decoding: bytes, as: UTF8.self))
            }
            let after = try ExampleRun.diagnostics(of: MarkedExample(RuleExample(files: files)))
            #expect(after.count { $0.rule == rule.about.id } == found.count - 1, "\(files)")
        }
    }

    // MARK: One word for one fault

    @Test(arguments: [
        ("Ada Brook\\, inventor.", "role-in-author-name"),
        ("Ada Brook\\, Lamps and Other Poems", "work-in-author-name"),
        ("–Ada Brook", "mark-in-author-name"), ("/u/c00yt825", "user-handle-as-author"),
        ("it comes soon enough.", "author-looks-like-sentence"),
        ("Unknown\\, but often attributed to Ada Brook", "attribution-in-prose"), ("Ada Broke", "unknown-author"),
    ])
    func saysOneThingAboutAName(written: String, rule: String) throws {
        let found = try run("> I never think of the future\n>\n> — \(written)\n\n- status: attributed")
        #expect(found.map(\.rule.name) == [rule])
    }

    @Test func takesNamesInTheAuthorityFileAsTheyAre() throws {
        let author =
            "---\nname: Noor Elm, The Last Lamps\ndied: 1950\naliases:\n  - {text: 'Noor Elm, poet', kind: role-suffixed}\n---\n"
        func rules(_ written: String) throws -> [String] {
            try run([
                ("authors/noor-elm.md", author),
                (
                    "messages/courage/a.md",
                    "---\ncategory: courage\n---\n\n> Begin.\n>\n> — \(written)\n\n- status: attributed\n"
                ),
            ]).map(\.rule.name)
        }
        #expect(try rules("Noor Elm\\, The Last Lamps") == [])
        #expect(try rules("Noor Elm\\, poet") == ["role-in-author-name"])
    }

    @Test func leavesANameOfSeveralAuthorsToTheReader() throws {
        let found = try run([
            ("authors/a-elm.md", "---\nname: Aki Elm\naliases: [A. Elm]\ndied: 1950\n---\n"),
            ("authors/b-elm.md", "---\nname: Anne Elm\naliases: [A. Elm]\ndied: 1950\n---\n"),
            (
                "messages/courage/a.md",
                "---\ncategory: courage\n---\n\n> Begin.\n>\n> — A. Elm\n\n- status: attributed\n"
            ),
        ])
        #expect(!found.contains { $0.rule == "unknown-author" })
        #expect(found.contains { $0.rule == "shared-author-identity" })
    }

    // MARK: The authority file

    @Test(
        arguments: [
            ("wikidata: Q1430", nil), ("wikidata: q1430", "Q1430"),
            ("wikidata: https://www.wikidata.org/wiki/Q1430", "Q1430"),
            ("wikidata: Q0143", ""), ("viaf: 102895066", nil), ("viaf: https://viaf.org/viaf/102895066", "102895066"),
            ("isni: 0000 0001 2103 2683", nil), ("isni: 0000000121032683", nil), ("isni: 0000000121032638", ""),
            ("isni: 000000012103268", ""), ("isni: 000000012146438X", nil),
            ("isni: 000000012146438x", "000000012146438X"),
            ("isni: https://isni.org/isni/0000000121032683", "0000000121032683"),
        ] as [(String, String?)])
    func checksIdentifiers(field: String, expected: String?) throws {
        let found = try run([("authors/noor-elm.md", "---\nname: Noor Elm\n\(field)\n---\n")])
            .filter { $0.rule == "invalid-identifier" }
        guard let expected else {
            #expect(found.isEmpty)
            return
        }
        #expect(found.count == 1)
        #expect(found.flatMap(\.solutions).flatMap(\.replacements).map(\.text) == (expected.isEmpty ? [] : [expected]))
    }

    @Test func namesBothPlacesOfASharedIdentity() throws {
        let link = "https://en.wikipedia.org/wiki/George_Bernard_Shaw"
        let found = try run([
            ("authors/bernard-shaw.md", "---\nname: Bernard Shaw\nlinks: [\(link)]\n---\n"),
            (
                "authors/george-bernard-shaw.md",
                "---\nname: George Bernard Shaw\naliases: [Bernard Shaw]\nwikipedia: \(link)\n---\n"
            ),
        ]).filter { $0.rule == "shared-author-identity" }
        #expect(found.map(\.range.file.path) == ["authors/george-bernard-shaw.md"])
        #expect(found.flatMap(\.notes).map(\.range.text) == [link])
    }

    @Test(arguments: [
        ("born: 1842", "1841", true), ("born: 1842", "1842", false), ("born: 1842~", "1800", false),
        ("born: 1842~", "1791", true), ("born: -4", "-30", true), ("died: 1900", "1800", false),
    ])
    func comparesYearsOfWorksWithTheBirth(line: String, year: String, isFault: Bool) throws {
        let work = "works:\n  - id: letters\n    title: Letters\n    type: letter\n    year: \(year)\n"
        let found = try run([("authors/noor-elm.md", "---\nname: Noor Elm\n\(line)\n\(work)---\n")])
        #expect(found.contains { $0.rule == "source-outside-lifetime" } == isFault)
    }

    // MARK: Helpers

    private func run(_ markdown: String) throws -> [Diagnostic] {
        try ExampleRun.diagnostics(of: MarkedExample(RuleExample(stringLiteral: markdown)))
    }

    private func run(_ files: [(path: String, text: String)]) throws -> [Diagnostic] {
        try ExampleRun.diagnostics(of: MarkedExample(RuleExample(files: files)))
    }

    private func author(_ name: String) -> Author {
        let file = SourceFile(path: "authors/a.md", text: name)
        return Author(id: FoldedName(name).slug, name: Located(name, at: file.range), range: file.range)
    }
}
