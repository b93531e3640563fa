import Diagnostics
import Testing

@Suite struct ReportTests {
    private func report(_ diagnostics: [Diagnostic]) -> Report {
        var findings = Findings()
        findings.add(contentsOf: diagnostics)
        return Report(findings, files: 1, entries: 2, rules: Samples.rules)
    }

    private func diagnostic(_ path: String, _ offset: Int, _ severity: Severity, _ summary: Wording = "is wrong")
        -> Diagnostic
    {
        let file = SourceFile(path: path, text: "some text\n")
        var diagnostic = Diagnostic(Samples.repeatedText, at: SourceRange(file, offset..<offset + 1), summary)
        diagnostic.severity = severity
        return diagnostic
    }

    @Test func listsByPathInBytesThenPlace() {
        let report = report([
            diagnostic("é.md", 0, .error), diagnostic("z.md", 5, .error), diagnostic("z.md", 2, .error),
            diagnostic("Z.md", 9, .error),
        ])
        #expect(report.diagnostics.map(\.range.file.path) == ["Z.md", "z.md", "z.md", "é.md"])
        #expect(report.diagnostics.map(\.range.bytes.lowerBound) == [9, 2, 5, 0])
    }

    @Test func isTheSameInWhateverOrderTheFindingsCame() {
        var noted = diagnostic("a.md", 1, .error)
        noted.notes = [.init(at: noted.range, "first written here")]
        var solved = noted
        solved.solutions = [.init("remove it", [.init(solved.range, with: "")])]
        var solvedOtherwise = noted
        solvedOtherwise.solutions = [.init("remove it", [.init(solved.range, with: " ")])]
        let all = [
            noted, solved, solvedOtherwise, diagnostic("a.md", 1, .note), diagnostic("a.md", 1, .error, "is odd"),
        ]
        let expected = report(all).diagnostics
        for shift in 1..<all.count {
            #expect(report(Array(all[shift...] + all[..<shift])).diagnostics == expected)
            #expect(report(all[..<shift].reversed() + all[shift...].reversed()).diagnostics == expected)
        }
    }

    @Test func countsEachFindingByItsOwnSeverity() {
        let counts = report([
            diagnostic("a.md", 0, .error), diagnostic("a.md", 1, .warning), diagnostic("a.md", 2, .warning),
            diagnostic("b.md", 2, .note),
        ]).counts
        #expect((counts.errors, counts.warnings, counts.notes) == (1, 2, 1))
        #expect((counts.files, counts.entries, counts.rules) == (1, 2, 4))
    }

    @Test func countsWhatIsNotListedAsBadAsTheWorstListed() {
        let report = report(
            (0..<70).map { diagnostic("a.md", $0 % 8, $0 == 3 ? .error : .warning, "is wrong \($0) times") })
        #expect((report.counts.errors, report.counts.warnings) == (21, 49))
        #expect(report.unlisted.map(\.count) == [20])
        #expect(report.unlisted.map(\.severity) == [.error])
        #expect(report.hasErrors)
    }

    @Test func saysWhatWasCheckedInOneSentence() {
        #expect(
            report([diagnostic("a.md", 0, .warning)]).counts.sentence
                == "checked 2 entries in 1 file with 4 rules: 0 errors, 1 warning, 0 notes")
        let large = Report.Counts(files: 61, entries: 100_812, rules: 1)
        #expect(large.sentence == "checked 100,812 entries in 61 files with 1 rule: 0 errors, 0 warnings, 0 notes")
    }
}
