import CatalogModel
import Diagnostics
import TestSupport
import Testing

@testable import ContentReading

/// An entry is taken out, and every other byte stays.
struct EntryRemovalTests {
    private func items(_ text: String, _ path: String) -> [EntryFile.Item] {
        let file = SourceFile(path: path, text: text)
        guard case .entries(let entries?) = ContentParsing.parse(file, at: path).content else { return [] }
        return entries.items
    }

    private func removing(_ number: Int, from text: String, _ path: String = "messages/courage/a.md") -> String {
        let entries = items(text, path).compactMap { if case .entry(let entry) = $0 { entry } else { nil } }
        let edit = EntryRemoval.removing(entries[number])
        return String(decoding: Edits.apply([edit], to: edit.range.file), as: UTF8.self)
    }

    private static let front = "---\ncategory: courage\n---\n\n"

    @Test(arguments: ["\n", "\r\n"])
    func theNeighboursStandAsFarApartAsBefore(end: String) {
        let text = Self.front + "> One.\n\n- id: q000000000000\n\n\n> Two.\n\n- moods: tired\n\n> Three.\n"
        let written = text.replacing("\n", with: end)
        let expected = [
            Self.front + "> Two.\n\n- moods: tired\n\n> Three.\n",
            Self.front + "> One.\n\n- id: q000000000000\n\n\n> Three.\n",
            Self.front + "> One.\n\n- id: q000000000000\n\n\n> Two.\n\n- moods: tired\n",
        ]
        for number in 0..<3 {
            #expect(removing(number, from: written) == expected[number].replacing("\n", with: end), "\(number)")
        }
    }

    @Test func aFileMayEndWithoutALineEndAndHoldComments() {
        let text = Self.front + "# Steps\n\n<!-- kept -->\n\n> One.\n\n<!-- also kept -->\n\n> Two."
        #expect(removing(0, from: text) == text.replacing("> One.\n\n", with: ""))
        #expect(removing(1, from: text) == text.replacing("\n> Two.", with: ""))
    }

    @Test func anElementGoesWithItsLine() {
        let opening = "<messages xmlns=\"urn:florilegium:content:1\" category=\"courage\">"
        let (one, two) = ("<message><text>One.</text></message>", "<message>\n    <text>Two.</text>\n  </message>")
        let path = "messages/courage/a.xml"
        let lines = "\(opening)\n  \(one)\n  \(two)\n</messages>\n"
        #expect(removing(0, from: lines, path) == "\(opening)\n  \(two)\n</messages>\n")
        #expect(removing(1, from: lines, path) == "\(opening)\n  \(one)\n</messages>\n")
        let dense = "\(opening)\(one)\(one)<!-- kept --></messages>\n"
        #expect(removing(1, from: dense, path) == "\(opening)\(one)<!-- kept --></messages>\n")
        let gaps = "\(opening)\n\n  \(one)\n\n  \(two)\n\n</messages>\n"
        #expect(removing(1, from: gaps, path) == "\(opening)\n\n  \(one)\n\n</messages>\n")
    }

    /// However a generated file is written: what is left says what it said.
    @Test(arguments: [EntryFile.Syntax.markdown, .xml])
    func whatIsLeftOfGeneratedFilesSaysTheSame(syntax: EntryFile.Syntax) throws {
        var removed = 0
        for seed in 0..<40 {
            var generator = SampleGenerator(seed: UInt64(seed))
            let path = "messages/courage/generated.\(syntax == .markdown ? "md" : "xml")"
            let file = generator.file(entries: 4)
            let text =
                syntax == .markdown
                ? MarkdownWriter(at: path, names: AuthorDirectory()).text(file) : XMLWriting.entries(file)
            let before = items(text, path)
            let places = before.indices.filter { if case .entry = before[$0] { true } else { false } }
            for (number, place) in places.enumerated() {
                var expected = before
                expected.remove(at: place)
                #expect(items(removing(number, from: text, path), path) == expected, "\(seed): \(number)\n\(text)")
                removed += 1
            }
        }
        #expect(removed > 100)
    }
}
