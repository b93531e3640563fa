import Diagnostics
import Foundation
import TestSupport
import Testing

@Suite struct MachineFormatTests {
    @Test(arguments: ReportFormat.allCases)
    func rendersTheSameReportToTheSameBytes(format: ReportFormat) {
        let renderer = format.renderer()
        #expect(renderer.render(Samples.report) == renderer.render(Samples.report))
        #expect(renderer.render(Samples.report).hasSuffix("\n"))
    }

    @Test(arguments: ReportFormat.allCases)
    func survivesPlacesOutsideTheirFiles(format: ReportFormat) {
        let file = SourceFile(path: "a b.md", text: "")
        var findings = Findings()
        findings.add(
            Diagnostic(
                Samples.zeroWidth, at: SourceRange(file, 7..<90), "is wrong",
                notes: [.init(at: SourceRange(file, -4..<2), "first written here")],
                solutions: [.init("change it", [.init(SourceRange(file, 5..<9), with: "x")])]))
        let text = format.renderer().render(Report(findings, files: 1, entries: 0, rules: []))
        #expect(text.contains("is wrong"))
    }

    @Test func writesWorkflowCommands() throws {
        try expectSnapshot(GitHubRenderer().render(Samples.shortReport), "report.github.txt")
    }

    @Test func escapesWorkflowCommands() {
        let text = GitHubRenderer().render(Samples.report)
        #expect(
            text.contains("::warning file=messages/joy/a%2Cb%3Ac%25.md,line=1,col=3,endColumn=27,title=text-too-long::")
        )
        #expect(text.contains("\n::warning file=messages/joy/a%2Cb%3Ac%25.md,title=text-too-long::… and 10 more of"))
        #expect(
            text.hasSuffix("\n::notice::checked 62 entries in 3 files with 4 rules: 2 errors, 60 warnings, 1 note\n"))
        let lines = text.split(separator: "\n")
        #expect(lines.count == 53 + 1 + 1)
        #expect(lines.allSatisfy { $0.hasPrefix("::") })
    }

    @Test func writesJUnit() throws {
        try expectSnapshot(JUnitRenderer().render(Samples.shortReport), "report.junit.xml")
    }

    @Test func countsCasesAndFailuresInJUnit() {
        let text = JUnitRenderer().render(Samples.report)
        #expect(text.contains(#"<testsuites name="florilegium" tests="55" failures="2">"#))
        #expect(text.contains(#"<testsuite name="messages/joy/a,b:c%.md" tests="51" failures="0""#))
        #expect(text.contains(#"<testcase classname="messages/joy/fine.md" name="no findings"/>"#))
    }

    @Test func showsFilesWithoutFindingsInJUnitOnlyIfListed() {
        let listed = Report(Findings(), files: 1, entries: 1, rules: [], paths: ["a.md"])
        let unlisted = Report(Findings(), files: 1, entries: 1, rules: [])
        #expect(JUnitRenderer().render(listed).contains("<testcase "))
        #expect(!JUnitRenderer().render(unlisted).contains("<testsuite "))
    }

    @Test(.enabled(if: Python.isAvailable, "python3 is not installed"))
    func writesJUnitThatAnXMLReaderTakes() throws {
        let file = SourceFile(path: "a\u{1}\u{FFFE}&<\">.md", text: "x\n")
        var findings = Findings()
        findings.add(Diagnostic(Samples.zeroWidth, at: file.range, "holds \("]]> \u{0}\u{B}<b>&\u{FFFF}")"))
        for report in [Samples.report, Report(findings, files: 1, entries: 1, rules: [])] {
            let names = try Python.run(
                """
                import sys, xml.etree.ElementTree as tree
                root = tree.fromstring(sys.stdin.buffer.read())
                for suite in root:
                    cases = list(suite)
                    assert int(suite.get("tests")) == len(cases)
                    assert int(suite.get("failures")) == len(suite.findall("testcase/failure"))
                assert int(root.get("tests")) == len(root.findall("testsuite/testcase"))
                assert int(root.get("failures")) == len(root.findall("testsuite/testcase/failure"))
                print(root[0].get("name"))
                """, input: JUnitRenderer().render(report))
            #expect(!names.isEmpty)
        }
    }
}

/// The machine's Python, as a second opinion on what we write.
enum Python {
    static let path = "/usr/bin/python3"
    static var isAvailable: Bool { FileManager.default.isExecutableFile(atPath: path) }

    /// What a program prints; a failure is recorded with what it says.
    static func run(_ program: String, input: String) throws -> String {
        let outcome = try Program.run([path, "-c", program], input: input)
        #expect(outcome.exitCode == 0, "\(outcome.errors)")
        return outcome.output
    }
}
