import CatalogModel
import Diagnostics
import Testing

@testable import ContentReading

struct ContentAssemblyTests {
    private func assemble(_ files: [String: String], shuffled seed: UInt64 = 0) -> (
        content: Content?, findings: [Diagnostic]
    ) {
        var numbers = SeededNumbers(seed)
        let parsed = files.sorted { $0.key < $1.key }.shuffled(using: &numbers).map { path, text in
            let isEntries = path.hasPrefix("messages/") && path.hasSuffix(".md") && !text.hasPrefix("---")
            let whole = isEntries ? "---\ncategory: courage\n---\n\n" + text : text
            return ContentParsing.parse(SourceFile(path: "content/" + path, text: whole), at: path)
        }
        for file in parsed { #expect(file.findings.isEmpty, "\(file.findings.kept.map(\.summary))") }
        let (content, findings) = ContentAssembly.assemble(parsed)
        return (content, findings.kept.sorted())
    }

    private let settings = SampleFolder.defaults["catalog.yml"]!

    @Test(arguments: 0..<10)
    func dependsOnNothingButTheContent(seed: Int) throws {
        let files = [
            "catalog.yml": settings, "categories/b.md": "---\ntitle: B\norder: 1\n---\n",
            "categories/a.md": "---\ntitle: A\n---\n",
            "categories/c.md": "---\ntitle: C\norder: 1\n---\n", "authors/z.md": "---\nname: Z\n---\n",
            "authors/y.md": "---\nname: Y\n---\n", "messages/b/2.md": "> b\n", "messages/b/10.md": "> a\n",
            "ids.jsonl": "{}\n",
            "decisions/tags.yml": "b", "decisions/duplicates.yml": "a",
        ]
        let content = try #require(assemble(files, shuffled: UInt64(seed)).content)
        #expect(content.categories.map(\.id) == ["b", "c", "a"])
        #expect(content.authors.map(\.id) == ["y", "z"])
        #expect(content.files.map(\.file.path) == ["content/messages/b/10.md", "content/messages/b/2.md"])
        #expect(
            content.decisions.mapValues(\.path) == [
                .tags: "content/decisions/tags.yml", .duplicates: "content/decisions/duplicates.yml",
            ])
        #expect(content.ledger?.path == "content/ids.jsonl")
    }

    @Test(arguments: [
        ("Ada Brook", "ada-brook", "walks"), ("ADA  brook", "ada-brook", "walks"), ("A. Brook", "ada-brook", "walks"),
        ("Bjo\u{308}rn", "bjorn", nil), ("[Somebody](../../authors/ada-brook.md)", "ada-brook", "walks"),
        ("Nobody", nil, nil),
        ("[Ada](../../authors/nobody.md)", nil, nil),
    ])
    func findsAuthorsAndWorks(name: String, author: String?, work: String?) throws {
        let files = [
            "catalog.yml": settings,
            "authors/ada-brook.md":
                "---\nname: Ada Brook\naliases: [A. Brook]\nworks:\n  - id: walks\n    title: The Walks\n    type: book\n---\n",
            "authors/bjorn.md": "---\nname: Björn\n---\n", "messages/a/b.md": "> a\n>\n> — \(name), *the  walks* 3\n",
        ]
        let (content, findings) = assemble(files)
        #expect(findings.isEmpty)
        let attribution = try #require(content?.files.first?.entries.first?.attribution)
        #expect(attribution.author?.id == author)
        #expect(attribution.work?.id == work)
        if name.contains("nobody.md") {
            #expect(attribution.author?.written.string == "nobody")
            #expect(attribution.author?.written.range.text == "nobody")
            #expect(attribution.author?.written.bytes.lowerBound == 59)
        }
    }

    @Test func tellsWhatSettingsToAdd() throws {
        let (content, findings) = assemble(["messages/a/b.md": "> a\n"])
        #expect(content == nil)
        let finding = try #require(findings.first)
        #expect(finding.rule == "missing-settings" && finding.range.file.path == "content/catalog.yml")
        let lines = try #require(finding.solutions.first?.replacements.first?.text)
        #expect(ContentParsing.parse(SourceFile(path: "catalog.yml", text: lines), at: "catalog.yml").findings.isEmpty)
    }

    @Test func keepsTheFirstOfTwoFilesWithOneID() throws {
        let files = [
            "catalog.yml": settings, "categories/courage.md": "---\ntitle: One\n---\n",
            "categories/courage.xml": "<category xmlns=\"urn:florilegium:content:1\" title=\"Two\"/>\n",
        ]
        let (content, findings) = assemble(files)
        #expect(content?.categories.map(\.title.value) == ["One"])
        #expect(findings.map(\.rule) == ["duplicate-file-id"])
        #expect(findings.first?.range.file.path == "content/categories/courage.xml")
        #expect(findings.first?.notes.first?.range.file.path == "content/categories/courage.md")
    }

    @Test func readsAWholeAuthor() throws {
        let text = """
            ---
            name: Marcus Aurelius
            sortName: Aurelius, Marcus
            kind: person
            aliases:
              - Antoninus
              - {text: Марк Аврелий, lang: ru, kind: transliteration}
            born: 121
            died: 180~
            wikidata: Q1430
            wikipedia: https://en.wikipedia.org/wiki/Marcus_Aurelius
            links: [https://a.example/, https://b.example/]
            works:
              - id: meditations
                title: Meditations
                type: book
                year: 180
                originalTitle: Ta eis heauton
                originalLang: grc
            policy:
              deny: true
              reason: under review
            ---

            Emperor of Rome,
            and a writer at night.
            """
        let parsed = ContentParsing.parse(SourceFile(path: "authors/m.md", text: text), at: "authors/m.md")
        #expect(parsed.findings.isEmpty)
        guard case .author(let author?) = parsed.content else {
            Issue.record("not read")
            return
        }
        #expect(
            author.id == "m" && author.name.value == "Marcus Aurelius" && author.name.range.text == "Marcus Aurelius")
        #expect(author.aliases.map(\.text.value) == ["Antoninus", "Марк Аврелий"])
        #expect(author.aliases.map(\.language) == [nil, "ru"])
        #expect(author.born?.value == YearMark("121"))
        guard case .year(let died) = author.died else {
            Issue.record("no death")
            return
        }
        #expect(died.value.isApproximate && died.range.start.line == 9)
        #expect(author.links.map(\.value) == ["https://a.example/", "https://b.example/"])
        #expect(author.work("meditations")?.originalLanguage == "grc" && author.works[0].type == .book)
        #expect(author.denied?.value == "under review")
        #expect(author.life == "Emperor of Rome, and a writer at night.")
    }
}
