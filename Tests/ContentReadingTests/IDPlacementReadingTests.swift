import CatalogModel
import Diagnostics
import Testing

@testable import ContentReading

/// Ids written beside entries as the readers find them.
struct IDPlacementReadingTests {
    private func inserted(_ text: String, at path: String = "messages/a/b.md") throws -> String {
        let parsed = ContentParsing.parse(SourceFile(path: path, text: text), at: path)
        guard case .entries(let file?) = parsed.content else { throw NothingRead() }
        let ids = file.entries.enumerated().map { (entry: $1, id: MessageID(bits: UInt64($0))) }
        let edits = ids.filter { $0.entry.fields[.id] == nil }
            .map { IDPlacement.writing($0.id, into: $0.entry, file.syntax) }
        return String(decoding: Edits.apply(edits, to: file.file), as: UTF8.self)
    }

    struct NothingRead: Error {}

    @Test(arguments: [
        ("> a\n", "> a\n\n- id: q000000000000\n"), ("> a", "> a\n\n- id: q000000000000"),
        ("> a\n\n- moods: sad\n", "> a\n\n- id: q000000000000\n- moods: sad\n"),
        ("> a\r\n\r\n- moods: sad\r\n", "> a\r\n\r\n- id: q000000000000\r\n- moods: sad\r\n"),
        ("> a\r\n\r\n> b\r\n", "> a\r\n\r\n- id: q000000000000\r\n\r\n> b\r\n\r\n- id: q000000000001\r\n"),
        ("> a\n\n * moods: sad\n * ages: 12+\n", "> a\n\n * id: q000000000000\n * moods: sad\n * ages: 12+\n"),
        ("> a\nlazy\n- moods: sad\n", "> a\nlazy\n- id: q000000000000\n- moods: sad\n"),
        ("> a\n>\n> — Ada (Ann Long)\n## b\n", "> a\n>\n> — Ada (Ann Long)\n\n- id: q000000000000\n\n## b\n"),
        ("> a\n\n- id: q3fk2m7v5xw1y\n\n> b\n", "> a\n\n- id: q3fk2m7v5xw1y\n\n> b\n\n- id: q000000000001\n"),
        (
            "---\ncategory: a\n---\n> a  \n> \n\n\n> b\n",
            "---\ncategory: a\n---\n> a  \n> \n\n- id: q000000000000\n\n\n> b\n\n- id: q000000000001\n"
        ),
        // Left indented, the second quotation would become part of the list.
        ("> a\n\n  > b\n  > c\n", "> a\n\n- id: q000000000000\n\n> b\n  > c\n\n- id: q000000000001\n"),
        ("> a\n   ## b\n", "> a\n\n- id: q000000000000\n\n## b\n"),
        ("> a\n\n > b\n", "> a\n\n- id: q000000000000\n\n > b\n\n- id: q000000000001\n"),
        // Line ends of every kind: what is written ends as the line beside it does, or CR and LF would meet as one.
        ("> a\rb\n>\nc\n--", "> a\rb\n>\n\n- id: q000000000000\n\nc\n--"),
        ("> a\nb\r>\rc\r--", "> a\nb\r>\r\r- id: q000000000000\r\rc\r--"),
        ("# a\r> b\r\n\r\n- moods: sad\n", "# a\r> b\r\n\r\n- id: q000000000000\n- moods: sad\n"),
        ("\u{FEFF}> a\r\r> b\r", "\u{FEFF}> a\r\r- id: q000000000000\r\r> b\r\r- id: q000000000001\r"),
    ])
    func touchesNoOtherByte(text: String, expected: String) throws {
        #expect(try inserted(text) == expected)
    }

    @Test func writesAttributesInXML() throws {
        let text = """
            <messages xmlns="urn:florilegium:content:1" category="courage" language="en">
              <message><text>a</text></message>
              <quote
                 status="sourced"><text>b</text><author>Ada</author></quote>
              <message id="q3fk2m7v5xw1y"><text>c</text></message>
            </messages>
            """
        let expected = """
            <messages xmlns="urn:florilegium:content:1" category="courage" language="en">
              <message id="q000000000000"><text>a</text></message>
              <quote id="q000000000001"
                 status="sourced"><text>b</text><author>Ada</author></quote>
              <message id="q3fk2m7v5xw1y"><text>c</text></message>
            </messages>
            """
        #expect(try inserted(text, at: "messages/a/b.xml") == expected)
    }

    @Test(arguments: 0..<50)
    func isReadAgain(seed: Int) throws {
        var generator = SampleGenerator(seed: UInt64(seed) + 5000)
        let path = "messages/courage/generated.md"
        let text = MarkdownWriter(at: path, names: AuthorDirectory()).text(generator.file(entries: 10))
        FuzzChecks.checkIDs(text, at: path)
    }
}

extension FuzzChecks {
    fileprivate static func checkIDs(_ text: String, at path: String) {
        let parsed = ContentParsing.parse(SourceFile(path: path, text: text), at: path)
        guard case .entries(let file?) = parsed.content else {
            Issue.record("not read")
            return
        }
        checkIDs(file, parsed)
    }
}
