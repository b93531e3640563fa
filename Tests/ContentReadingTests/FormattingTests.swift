import CatalogModel
import Diagnostics
import Testing

@testable import ContentReading

struct FormattingTests {
    private func formatted(_ text: String, at path: String) throws -> String? {
        let parsed = ContentParsing.parse(SourceFile(path: path, text: text), at: path)
        return try Formatting.canonical(parsed).map { String(decoding: $0, as: UTF8.self) }
    }

    @Test func putsEntriesIntoTheirOneForm() throws {
        let text = """
            \u{FEFF}---\r
            language:   en  \r
            # who it is for\r
            ages: "12+"\r
            \r
            \r
            category : courage\r
            # the end\r
            ---\r
            \r
            Before it\r
            ---------\r
            > You do not have to feel brave\r
            to take the next step.\\\r
            > Taking it is what brave feels like from the outside, and from the inside it is mostly cold hands.\r
            * moods: anxious,   tired\r
              , sad\r
            * id: q3fk2m7v5xw1y\r
            * note: |\r
                two\r
                lines\r
            \r
            \r
            <!-- a remark\r
              of two lines -->\r
            > Do not act as if you were going to live ten thousand years.\r
            >\r
            > -- [Marcus Aurelius](../../authors/marcus-aurelius.md), _Meditations_, IV.17 (tr. George Long, 1862)\r
            \r
            - status: sourced\r
            """
        let expected = """
            ---
            category: courage
            language: en
            # who it is for
            ages: "12+"
            # the end
            ---

            ## Before it

            > You do not have to feel brave to take the next step.\\
            > Taking it is what brave feels like from the outside, and from the inside it is
            > mostly cold hands.

            - id: q3fk2m7v5xw1y
            - moods: anxious, tired, sad
            - note: |
                two
                lines

            <!-- a remark
              of two lines -->

            > Do not act as if you were going to live ten thousand years.
            >
            > — [Marcus Aurelius](../../authors/marcus-aurelius.md), *Meditations* IV.17

            - status: sourced
            - translator: George Long, 1862

            """
        let result = try formatted(text, at: "messages/courage/a.md")
        #expect(result == expected)
        #expect(try formatted(expected, at: "messages/courage/a.md") == expected)
    }

    @Test func putsCategoriesIntoTheirOneForm() throws {
        let text = """
            ---
            moods: [sad,   tired]
            # shown in lists

            # and on cards
            title:   "Courage: the first day"
            order:  3
            ---
            For the minutes before the phone call, the stage,
            the apology or the first day of whatever it is that begins.


            <!-- checked -->
            Second
            paragraph.
            """
        let expected = """
            ---
            # shown in lists

            # and on cards
            title: "Courage: the first day"
            order: 3
            moods: [sad,   tired]
            ---

            For the minutes before the phone call, the stage, the apology or the first day
            of whatever it is that begins.

            <!-- checked -->

            Second paragraph.

            """
        #expect(try formatted(text, at: "categories/courage.md") == expected)
        #expect(try formatted(expected, at: "categories/courage.md") == expected)
    }

    @Test func keepsWhatStandsInsideValues() throws {
        let text = """
            # The settings.

            ---
            moods:
            - tired
            # in between
            - sad
            rules:
              too-long: off   # for now

              # kept
              too-short: note
            name: 'Example'
            languages: [en,
              de]
            audience: 12+
            asOf: 2026-11-21
            licence: CC0-1.0

            # the end
            """
        let expected = """
            # The settings.

            ---
            name: 'Example'
            audience: 12+
            languages: [en,
              de]
            licence: CC0-1.0
            asOf: 2026-11-21
            moods:
            - tired
            # in between
            - sad
            rules:
              too-long: off   # for now

              # kept
              too-short: note

            # the end

            """
        #expect(try formatted(text, at: "catalog.yml") == expected)
        #expect(try formatted(expected, at: "catalog.yml") == expected)
    }

    @Test func leavesFilesWithFaultsAlone() throws {
        #expect(try formatted("> a *b*\n", at: "messages/a/b.md") == nil)
        #expect(try formatted("{", at: "policy/a.yml") == nil)
        #expect(try formatted("x", at: "README.md") == nil)
    }

    @Test(arguments: [
        "", "---\n---\n", "---\n# nothing yet\n---\n", "<!-- only -->\n", "# Only\n", "---\ncategory: a\n---\n\n>\n",
        "---\ncategory: a\n---\n\n> \\\n> x\n",
    ])
    func formatsFilesThatHoldNext(toNothing text: String) throws {
        let path = "messages/a/b.md"
        let once = try #require(try formatted(text, at: path))
        #expect(try formatted(once, at: path) == once)
    }

    @Test(arguments: [
        ("- a", "> \\- a"), ("1. a", "> 1\\. a"), ("12) a", "> 12\\) a"), ("# a", "> \\# a"), ("#a", "> #a"),
        ("> a", "> \\> a"),
        ("+ a", "> \\+ a"), ("* a", "> \\* a"), ("= a", "> \\= a"), ("--- a", "> \\--- a"), ("~~~", "> \\~~~"),
        ("a*b", "> a\\*b"), ("2 * 3", "> 2 * 3"), ("a_b", "> a_b"), ("_a_", "> \\_a\\_"), ("`a`", "> \\`a\\`"),
        ("[a](b)", "> \\[a](b)"), ("a < b", "> a < b"), ("a <b>", "> a \\<b>"), ("R&D", "> R&D"),
        ("&amp;", "> \\&amp;"),
        ("a\\b", "> a\\\\b"), (" a ", "> &#32;a&#32;"), ("a\nb", "> a\\\n> b"), ("a\n\nb", "> a\n>\n> b"),
        ("— a", "> &mdash; a"), ("-- a", "> \\-- a"), ("― a", "> &horbar; a"), ("a\n\n— b", "> a\n>\n> &mdash; b"),
        ("— a\n\nb", "> — a\n>\n> b"), ("a – b", "> a – b"), ("a  b", "> a  b"), ("\ta", "> &#9;a"),
        ("a\n", "> a&#10;"),
    ])
    func escapesWhatMarkdownWouldRead(text: String, lines: String) throws {
        #expect(
            ParagraphWriter.lines(text, prefix: "> ", separator: ">", keepsDash: true).joined(separator: "\n") == lines)
        guard
            case .entries(let file?) = ContentParsing.parse(
                SourceFile(path: "messages/a/b.md", text: lines), at: "messages/a/b.md"
            ).content
        else {
            Issue.record("not read")
            return
        }
        #expect(file.entries.first?.text.string == text)
        #expect(file.entries.first?.attribution == nil)
    }

    @Test func fillsLinesToEightyColumns() {
        let words = Array(repeating: "seven77", count: 40).joined(separator: " ")
        let lines = ParagraphWriter.lines(words, prefix: "> ", separator: ">", keepsDash: true)
        #expect(lines.allSatisfy { $0.count <= 80 } && lines[0].count > 72)
        let han = String(repeating: "学而时习之，不亦说乎。", count: 12)
        let wide = ParagraphWriter.lines(han, prefix: "> ", separator: ">", keepsDash: true)
        #expect(wide.count > 1 && wide.allSatisfy { $0.count <= 41 })
        #expect(wide.dropFirst().allSatisfy { !"，。".contains($0.dropFirst(2).first!) })
    }

    // MARK: From one syntax to the other

    @Test(arguments: 0..<60)
    func convertsToXMLAndBack(seed: Int) throws {
        var generator = SampleGenerator(seed: UInt64(seed) + 1000)
        let file = generator.file(entries: 10)
        let path = "messages/courage/generated.md"
        let markdown = MarkdownWriter(at: path, names: AuthorDirectory()).text(file)
        guard case .entries(let read?) = ContentParsing.parse(SourceFile(path: path, text: markdown), at: path).content
        else {
            Issue.record("not read")
            return
        }
        let xml: [UInt8]
        do {
            xml = try Conversion.xml(from: read)
        } catch {
            // What XML cannot say is refused, not changed.
            return
        }
        let parsed = ContentParsing.parse(
            SourceFile(path: "messages/courage/a.xml", bytes: xml), at: "messages/courage/a.xml")
        guard case .entries(let fromXML?) = parsed.content else {
            Issue.record("XML not read")
            return
        }
        let back = try Conversion.markdown(from: fromXML, at: path, names: AuthorDirectory([Self.ada(fromXML.file)]))
        guard case .entries(let again?) = ContentParsing.parse(SourceFile(path: path, bytes: back), at: path).content
        else {
            Issue.record("Markdown not read")
            return
        }
        #expect(again.entries == read.entries)
    }

    private static func ada(_ file: SourceFile) -> Author {
        Author(id: "ada-brook", name: Located("Ada Brook", at: file.range), range: file.range)
    }
}
