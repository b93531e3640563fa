import Diagnostics
import Testing

@testable import MarkdownReading

struct ParagraphMappingTests {
    /// Each character of a generated paragraph knows what it was written with.
    @Test(arguments: 0..<400)
    func leadsBackToWhatWasWritten(seed: Int) throws {
        var sample = SampleParagraph(seed: UInt64(seed))
        sample.generate()
        let file = SourceFile(path: "a.md", text: sample.file)
        let paragraph = try #require(Self.paragraph(of: file))
        #expect(paragraph.spans.isEmpty, "\(sample.file.debugDescription)")
        try #require(
            paragraph.text.string.unicodeScalars.elementsEqual(sample.characters.map(\.scalar)),
            "\(sample.file.debugDescription)\n\(paragraph.text.string.debugDescription)")
        var offset = 0
        for character in sample.characters {
            let length = UTF8.encode(character.scalar)!.count
            let range = paragraph.text.range(offset..<offset + length)
            if let written = character.written {
                #expect(range.bytes == written, "\(character) of \(sample.file.debugDescription)")
            }
            offset += length
        }
    }

    /// Words without any special character are read without cmark's inline nodes; an escape at the end forces the
    /// long way, which must give the same.
    @Test(arguments: 0..<400)
    func readsPlainWordsTheSameBothWays(seed: Int) throws {
        var sample = SampleParagraph(seed: UInt64(seed))
        sample.isPlain = true
        sample.generate()
        let quick = try #require(Self.paragraph(of: SourceFile(path: "a.md", text: sample.file)))
        let slow = try #require(Self.paragraph(of: SourceFile(path: "a.md", text: sample.file + "\\!")))
        #expect(slow.escapes == [quick.text.string.utf8.count])
        #expect(slow.text.string == quick.text.string + "!", "\(sample.file.debugDescription)")
        for offset in 0..<quick.text.string.utf8.count {
            #expect(quick.text.range(offset..<offset + 1) == slow.text.range(offset..<offset + 1))
        }
    }

    private static func paragraph(of file: SourceFile) -> MarkdownParagraph? {
        let source = MarkdownSource(file)
        guard case .quote(let quote)? = MarkdownDocument(source, from: source.start).blocks.first,
            case .paragraph(let paragraph)? = quote.parts.first, quote.parts.count == 1
        else { return nil }
        return paragraph
    }

    @Test(arguments: [
        ("> a\n> b", "a b"), ("> a  \n> b", "a\nb"), ("> a\\\n> b", "a\nb"), ("> 学而\n> 时习", "学而时习"),
        ("> 学而\n> now", "学而 now"), ("> かな。\n> 漢字", "かな。漢字"), (">a\nlazy", "a lazy"), ("> a\r\n> b\r\n", "a b"),
        (">\ta\n>\tb", "a b"), ("> a\n   > b", "a b"), ("> a\n     > b", "a > b"), ("> a \t\n> b", "a b"),
        ("> &#x41;&eacute;&NotEqualTilde;", "Aé\u{2242}\u{338}"), ("> &nosuch; &#xD800;", "&nosuch; \u{FFFD}"),
        ("> \\a\\\\\\-", "\\a\\-"), ("> a\rb", "a b"), ("> [x]: http://a.example", "[x]: http://a.example"),
        ("> snake_case * _ <3", "snake_case * _ <3"), ("> a\u{0}b", "a?b"), ("> a  ", "a"),
        ("> [a]: b\n> c", "[a]: b c"),
        ("> a\\\n   &#9; b", "a\n\t b"), ("> a\n> &#9;&#32;b", "a \t b"), ("> a\\\n\tb", "a\nb"),
    ])
    func joinsLinesAndDecodes(markdown: String, words: String) throws {
        let paragraph = try #require(Self.paragraph(of: SourceFile(path: "a.md", text: markdown)))
        #expect(paragraph.text.string == words)
        #expect(paragraph.spans.isEmpty)
    }

    @Test func showsEntitiesWhole() throws {
        let text = "> a &mdash; b"
        let paragraph = try #require(Self.paragraph(of: SourceFile(path: "a.md", text: text)))
        let dash = try #require(paragraph.text.string.range(of: "—"))
        #expect(paragraph.text.range(dash).text == "&mdash;")
    }

    /// Whoever replaces the words must not leave the backslash behind.
    @Test func showsEscapesWithTheirBackslash() throws {
        let file = SourceFile(path: "a.md", text: "> a \\*b\\* \\\\ c")
        let paragraph = try #require(Self.paragraph(of: file))
        #expect(paragraph.text.string == "a *b* \\ c")
        #expect(paragraph.text.range(2..<5).text == "\\*b\\*")
        #expect(paragraph.text.range(3..<4).text == "b")
        #expect(paragraph.text.range(6..<7).text == "\\\\")
        let edit = Diagnostic.Replacement(paragraph.text.range(2..<5), with: "B")
        #expect(String(decoding: Edits.apply([edit], to: file), as: UTF8.self) == "> a B \\\\ c")
    }

    @Test func replacesBytesThatAreNoTextOneForOne() throws {
        let bytes: [UInt8] = Array("> a".utf8) + [0xFF, 0xE2, 0x80, 0xC0, 0xAF, 0xED, 0xA0, 0x80] + Array("é b".utf8)
        let paragraph = try #require(Self.paragraph(of: SourceFile(path: "a.md", bytes: bytes)))
        #expect(paragraph.text.string == "a????????é b")
        #expect(paragraph.text.range(9..<11).text == "é")
    }

    @Test(arguments: [
        ("*one*", MarkdownParagraph.Span.Kind.emphasis, "one"), ("__one__", .strong, "one"), ("`one`", .code, "one"),
        ("``a ` b``", .code, "a ` b"), ("[one](two)", .link, "one"), ("![one](<two three> 'title')", .image, "one"),
        ("<https://a.example/b\\_c>", .link, "https://a.example/b\\_c"), ("<br>", .html, ""),
        ("[a\n> b](c(d)e)", .link, "a b"), ("`a\n> b`", .code, "a b"), ("<a\n> b=c>", .html, ""),
        ("[*x*](y)", .link, "x"), ("[a\\]b](c \"d\\\"e\")", .link, "a]b"), ("*`a*b`*", .emphasis, "a*b"),
    ])
    func findsMarkup(markdown: String, kind: MarkdownParagraph.Span.Kind, words: String) throws {
        let text = "> word " + markdown + " word"
        let paragraph = try #require(Self.paragraph(of: SourceFile(path: "a.md", text: text)))
        #expect(paragraph.text.string == "word \(words) word")
        let span = try #require(paragraph.spans.first)
        #expect(span.kind == kind)
        #expect(span.opening.lowerBound == 7)
        #expect(span.closing.upperBound == 7 + markdown.utf8.count || kind == .html)
        #expect(paragraph.text.slice(span.text).string == words)
    }

    @Test func tellsWhereALinkLeads() throws {
        let text = "> [Name](<../a b.md> \"t\") [Name](../a(b).md)"
        let paragraph = try #require(Self.paragraph(of: SourceFile(path: "a.md", text: text)))
        #expect(paragraph.spans.map { $0.destination?.string } == ["../a b.md", "../a(b).md"])
        #expect(paragraph.spans.map { $0.destination?.range.text } == ["../a b.md", "../a(b).md"])
    }
}

/// A block quote of one paragraph, and what its characters were written with.
struct SampleParagraph {
    struct Written: CustomStringConvertible {
        let scalar: Unicode.Scalar

        /// Nil where the characters stand for something that was not written as such.
        let written: Range<Int>?
        var description: String { "\(scalar) at \(written.map(String.init(describing:)) ?? "nowhere")" }
    }

    private(set) var file = ""
    private(set) var characters: [Written] = []
    var isPlain = false
    private var state: UInt64

    init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

    /// Source: G. Marsaglia, "Xorshift RNGs", 2003.
    private mutating func pick(_ count: Int) -> Int {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return Int(state >> 33) % count
    }

    mutating func generate() {
        if pick(8) == 0 { file += "\u{FEFF}" }
        let lineEnd = ["\n", "\r\n", "\r"][pick(3)]
        let lines = 1 + pick(4)
        for line in 0..<lines {
            let prefix =
                line == 0 ? ["> ", ">", "  > ", ">\t"][pick(4)] : ["> ", ">", "   > ", ">\t", "", "  ", "\t"][pick(7)]
            file += prefix
            // A letter first, so that no line begins a block of its own.
            put("w")
            for _ in 0..<1 + pick(12) { addPiece() }
            put(["a", "é", "字", "👍"][pick(4)])
            guard line + 1 < lines else { break }
            addLineEnd(lineEnd)
        }
    }

    private mutating func put(_ text: String) {
        for scalar in text.unicodeScalars {
            let start = file.utf8.count
            file.unicodeScalars.append(scalar)
            characters.append(Written(scalar: scalar, written: start..<file.utf8.count))
        }
    }

    private mutating func addPiece() {
        switch pick(isPlain ? 5 : 9) {
        case 0: put(" ")
        case 1: put(["word", "Straße", "naïve", "!", "]", "a.b", "1)", "# "][pick(8)])
        case 2: put(["学而", "かな", "שלום", "می‌خ", "👩‍👩‍👧", "🇩🇪", "e\u{301}", "\u{200B}"][pick(8)])
        case 3: put([">", "-", "+", "=", "~", "|", "\t", "  "][pick(8)])
        case 4: put(["\u{A0}", "\u{3000}", "\u{2028}", "\u{85}", "'", "\"", "—", "…"][pick(8)])
        case 5:
            let escaped = "!\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~".unicodeScalars
            let scalar = escaped[escaped.index(escaped.startIndex, offsetBy: pick(escaped.count))]
            let start = file.utf8.count
            file += "\\"
            file.unicodeScalars.append(scalar)
            characters.append(Written(scalar: scalar, written: start..<file.utf8.count))
        case 6:
            let (entity, meaning) = [("&amp;", "&"), ("&lt;", "<"), ("&#42;", "*"), ("&quot;", "\"")][pick(4)]
            let start = file.utf8.count
            file += entity
            characters.append(Written(scalar: meaning.unicodeScalars.first!, written: start..<start + 1))
        case 7:
            let (entity, meaning) = [("&mdash;", "—"), ("&#x1F600;", "😀"), ("&eacute;", "é")][pick(3)]
            let start = file.utf8.count
            file += entity
            characters.append(Written(scalar: meaning.unicodeScalars.first!, written: start..<file.utf8.count))
        default: put(["& ", "\\a", " * ", " _ ", "a_b", "[x]", "<3"][pick(7)])
        }
    }

    private mutating func addLineEnd(_ lineEnd: String) {
        switch pick(isPlain ? 3 : 4) {
        case 0:
            file += "  " + lineEnd
            characters.append(Written(scalar: "\n", written: nil))
        case 3:
            file += "\\" + lineEnd
            characters.append(Written(scalar: "\n", written: nil))
        default:
            file += [" ", "", "\t"][pick(3)] + lineEnd
            // The next line begins with `w`, so there is always a space.
            characters.append(Written(scalar: " ", written: nil))
        }
    }
}
