import CatalogModel
import Diagnostics
import Testing

@testable import ContentReading

/// Words that look like an attribution and are text are written so that they stay text.
@Suite struct LooseAttributionTests {
    @Test(arguments: [
        "Go on.\n— Ada Brook", "Go on.\n\n— Ada Brook", "Go on.\n\n– Ada Brook", "Go on.\n~ Ada Brook, Walks 3",
        "– Ada Brook", "Go on.\n− Ada Brook", "Go on.\n\n- Ada Brook",
        "One stair, and then the next one, and then the door at the end of the long corridor. — Ada Brook",
        "One stair, and then the next one, and then the door at the end of the long corridor, — Ada Brook – Elm",
    ])
    func staysText(text: String) throws {
        let path = "messages/courage/a.md"
        let source = SourceFile(path: path, text: text)
        let entry = Entry(
            text: SourceText(text, in: source, bytes: 0..<text.utf8.count), attribution: nil, fields: Fields(),
            common: Fields(), range: SourceRange(source, 0..<text.utf8.count))
        let file = EntryFile(file: source, syntax: .markdown, common: Fields(), items: [.entry(entry)])
        let markdown = MarkdownWriter(at: path, names: AuthorDirectory()).text(file)
        var findings = Findings()
        let read = MarkdownEntries.read(SourceFile(path: path, text: markdown), at: path, &findings)
        #expect(read.entries.map(\.text.string) == [text], "\(markdown)")
        #expect(
            read.entries[0].attribution == nil && findings.kept.allSatisfy { $0.rule == "missing-front-matter" },
            "\(markdown) \(findings.kept)")
    }

    /// Credited to nobody in particular, it is a quotation all the same.
    @Test func whatIsAttributedIsAQuotation() throws {
        var findings = Findings()
        let file = MarkdownEntries.read(
            SourceFile(
                path: "messages/courage/a.md",
                text: "---\ncategory: courage\n---\n\n> Fall seven times.\n\n- attributedTo: Japanese proverb\n"),
            at: "messages/courage/a.md", &findings)
        #expect(file.entries[0].kind == .quote)
    }
}
