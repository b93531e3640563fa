import Diagnostics
import TestSupport
import Testing

@Suite struct TextRendererTests {
    /// The two lines of source and marks for one finding between the marks of a text.
    private func snippet(_ text: String, width: Int = 100) -> [String] {
        snippet(Samples.marked("a.md", text), width: width)
    }

    private func snippet(_ range: SourceRange, width: Int = 100) -> [String] {
        var findings = Findings()
        findings.add(Diagnostic(Samples.zeroWidth, at: range, "is wrong"))
        let text = TextRenderer(ReportOptions(width: width)).render(
            Report(findings, files: 1, entries: 1, rules: []))
        return text.split(separator: "\n", omittingEmptySubsequences: false)[1...2].map(String.init)
    }

    @Test func showsPlacesLinesNotesSolutionsAndTheSum() throws {
        try expectSnapshot(TextRenderer().render(Samples.shortReport), "report.txt")
    }

    @Test func paintsOnlyWhenAsked() throws {
        let painted = TextRenderer(ReportOptions(usesColor: true)).render(Samples.shortReport)
        try expectSnapshot(painted, "report-colour.txt")
        let plain = painted.replacing(#/\u{1B}\[[0-9;]*m/#, with: "")
        #expect(plain == TextRenderer().render(Samples.shortReport))
    }

    @Test func saysHowManyMoreThereAre() {
        let text = TextRenderer().render(Samples.report)
        #expect(text.contains("\nmessages/joy/a,b:c%.md: … and 10 more of text-too-long in this file\n"))
        #expect(text.hasSuffix("\nchecked 62 entries in 3 files with 4 rules: 2 errors, 60 warnings, 1 note\n"))
    }

    @Test func saysThatNothingWasFound() {
        let report = Report(Findings(), files: 0, entries: 0, rules: [])
        #expect(
            TextRenderer().render(report)
                == "checked 0 entries in 0 files with 0 rules: 0 errors, 0 warnings, 0 notes\n")
    }

    @Test(arguments: [
        ("one ↓two↓ three", "  1 | one two three", "    |     ^^^"),
        ("日本↓語↓です", "  1 | 日本語です", "    |     ^^"),
        ("🙂👩‍🚀↓x↓", "  1 | 🙂👩‍🚀x", "    |     ^"),
        ("e\u{301}↓e\u{301}↓e", "  1 | e\u{301}e\u{301}e", "    |  ^"),
        ("\ta\t↓b↓", "  1 |     a   b", "    |         ^"),
        ("\u{200B}↓b↓", "  1 | <U+200B>b", "    |         ^"),
        ("a↓\u{200B}↓b", "  1 | a<U+200B>b", "    |  ^^^^^^^^"),
        ("ab↓\u{200D}↓cd", "  1 | ab<U+200D>cd", "    |   ^^^^^^^^"),
        ("a ↓line\nand↓ more", "  1 | a line", "    |   ^^^^"),
        ("text↓\nmore", "  1 | text", "    |     ^"),
        ("text↓\r↓\nmore", "  1 | text<U+000D>", "    |     ^^^^^^^^"),
        ("↓text↓\r\nmore", "  1 | text", "    | ^^^^"),
        ("old\rm↓ac", "  1 | old<U+000D>mac", "    |             ^"),
        ("↓\u{FEFF}↓text", "  1 | <U+FEFF>text", "    | ^^^^^^^^"),
        ("\u{FEFF}↓te↓xt", "  1 | text", "    | ^^"),
        ("a\n↓", "  2 |", "    | ^"),
        ("↓", "  1 |", "    | ^"),
        ("\u{1B}[31m↓red↓", "  1 | <U+001B>[31mred", "    |             ^^^"),
    ])
    func marksThePlaceUnderTheLine(text: String, line: String, marks: String) {
        #expect(snippet(text) == [line, marks])
    }

    @Test func showsBytesThatAreNotText() {
        let file = SourceFile(path: "a.md", bytes: [0x61, 0x97, 0x62, 0x05])
        #expect(snippet(SourceRange(file, 1..<2)) == ["  1 | a<0x97>b<U+0005>", "    |  ^^^^^^"])
    }

    @Test func cutsLongLinesAroundThePlace() {
        let words = (1...60).map { "word\($0)" }.joined(separator: " ")
        for number in [1, 5, 30, 59, 60] {
            let range = Samples.range(of: "word\(number)", in: SourceFile(path: "a.md", text: words))
            let lines = snippet(range, width: 60)
            #expect(displayWidth(lines[0]) <= 60)
            let indent = lines[1].prefix { $0 != "^" }.count
            #expect(String(lines[0].dropFirst(indent).prefix(lines[1].count - indent)) == "word\(number)")
            #expect(lines[0].contains("| …") == (number > 5))
            #expect(lines[0].hasSuffix("…") == (number < 59))
        }
    }

    @Test func cutsLinesOfWideCharactersToTheWidth() {
        let text = String(repeating: "語", count: 100) + "↓末↓" + String(repeating: "字", count: 100)
        let lines = snippet(text, width: 61)
        #expect(displayWidth(lines[0]) <= 61)
        let indent = lines[1].prefix { $0 != "^" }.count
        #expect(displayWidth(String(lines[0].prefix { $0 != "末" })) == indent)
        #expect(lines[1].hasSuffix("|" + String(repeating: " ", count: indent - 5) + "^^"))
    }

    @Test func findsThePlaceInALineOfAMegabyte() {
        let half = String(repeating: "ß\u{200B}x", count: 100_000)
        let lines = snippet(half + "↓HERE↓" + half, width: 80)
        #expect(displayWidth(lines[0]) <= 80)
        let indent = lines[1].prefix { $0 != "^" }.count
        #expect(lines[0].dropFirst(indent).hasPrefix("HERE"))
        #expect(lines[0].hasPrefix("  1 | …") && lines[0].hasSuffix("…"))
    }

    @Test(arguments: ["", "a", "a\n", "\r", "\r\n", "é", "\u{FEFF}", "\u{FEFF}\r\n", "👩‍🚀\n\tb", "a\u{301}"])
    func neverTrapsWhateverTheRange(text: String) {
        let file = SourceFile(path: "a.md", text: text)
        for start in -2...file.bytes.count + 3 {
            for length in [0, 1, 2, 7, 1000] {
                for width in [-5, 0, 30] {
                    let lines = snippet(SourceRange(file, start..<start + length), width: width)
                    #expect(lines[1].contains("^"))
                }
            }
        }
    }

    @Test func survivesAnyBytes() {
        // A small generator of our own: the same bytes in every run.
        var state: UInt64 = 42
        for _ in 0..<300 {
            let bytes = (0..<40).map { _ -> UInt8 in
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                return UInt8(truncatingIfNeeded: state >> 56)
            }
            let file = SourceFile(path: "a.md", bytes: bytes)
            let start = Int(state >> 33) % 40
            #expect(snippet(SourceRange(file, start..<start + Int(state >> 40) % 9), width: 40)[1].contains("^"))
        }
    }

    @Test func previewsASolutionThatChangesOneLine() {
        let file = SourceFile(path: "a.md", text: "---\nages: 90-12\n---\n")
        func help(_ replacements: [Diagnostic.Replacement]) -> [String] {
            var findings = Findings()
            findings.add(
                Diagnostic(
                    Samples.zeroWidth, at: SourceRange(file, 4..<8), "is wrong",
                    solutions: [.init("change it", replacements)]))
            let text = TextRenderer().render(Report(findings, files: 1, entries: 1, rules: []))
            return text.split(separator: "\n").dropFirst(3).dropLast().map(String.init)
        }
        let at = { (bytes: Range<Int>) in SourceRange(file, bytes) }
        #expect(help([]) == ["  help: change it"])
        #expect(help([.init(at(10..<15), with: "12-90")]) == ["  help: change it", "  2 + ages: 12-90"])
        #expect(
            help([.init(at(13..<15), with: "90"), .init(at(10..<12), with: "12")])
                == ["  help: change it", "  2 + ages: 12-90"])
        #expect(help([.init(at(4..<4), with: "author: unknown\n")]) == ["  help: change it", "  2 + author: unknown"])
        #expect(help([.init(at(4..<4), with: "a\nb\n")]) == ["  help: change it", "  2 + a", "  3 + b"])
        // None, two edits of the same place, a place outside: no preview, and no trap.
        #expect(help([.init(at(0..<15), with: "x")]) == ["  help: change it"])
        #expect(help([.init(at(4..<15), with: "")]) == ["  help: change it"])
        #expect(help([.init(at(4..<8), with: "a"), .init(at(6..<9), with: "b")]) == ["  help: change it"])
        #expect(help([.init(at(90..<95), with: "x")]) == ["  help: change it"])
        #expect(help([.init(at(-9 ..< -5), with: "x")]) == ["  help: change it"])
    }
}
