import CatalogModel
import Diagnostics
import Testing

@testable import ContentReading

struct GeneratedRoundTripTests {
    /// Two thousand entries: written as Markdown and read again they say the same.
    @Test(arguments: 0..<100)
    func readsWhatWasWritten(seed: Int) throws {
        var generator = SampleGenerator(seed: UInt64(seed))
        let file = generator.file(entries: 20)
        let path = "messages/courage/generated.md"
        let text = MarkdownWriter(at: path, names: AuthorDirectory()).text(file)
        let parsed = ContentParsing.parse(SourceFile(path: path, text: text), at: path)
        guard case .entries(let read?) = parsed.content else {
            Issue.record("nothing was read")
            return
        }
        for finding in parsed.findings.kept {
            Issue.record("\(finding.range.start.line): \(finding.summary) in \(line(finding.range))")
        }
        #expect(read.common == file.common)
        #expect(read.items.count == file.items.count)
        for (one, other) in zip(file.items, read.items) {
            guard case .entry(let one) = one, case .entry(let other) = other else {
                #expect(one == other)
                continue
            }
            #expect(one.text.string == other.text.string, "\(other.range.text)")
            #expect(one.attribution == other.attribution, "\(other.range.text)")
            #expect(one.fields == other.fields, "\(other.range.text)")
        }
    }

    @Test(arguments: 0..<100)
    func writesTheSameAgain(seed: Int) throws {
        var generator = SampleGenerator(seed: UInt64(seed))
        let path = "messages/courage/generated.md"
        let text = MarkdownWriter(at: path, names: AuthorDirectory()).text(generator.file(entries: 20))
        let parsed = ContentParsing.parse(SourceFile(path: path, text: text), at: path)
        let formatted = try #require(try Formatting.canonical(parsed))
        // The front matter that the writer makes is as good as the one that people write.
        #expect(String(decoding: formatted, as: UTF8.self) == text)
    }

    private func line(_ range: SourceRange) -> String {
        range.file.text(range.file.bytesOfLine(range.start.line))
    }
}
