import Diagnostics
import Foundation
import Testing

@Suite struct SARIFRendererTests {
    private typealias Object = [String: Any]

    private func log(_ report: Report) throws -> Object {
        let data = Data(SARIFRenderer(ReportOptions(toolVersion: "1.2.3")).render(report).utf8)
        return try #require(try JSONSerialization.jsonObject(with: data) as? Object)
    }

    private func run(_ report: Report) throws -> Object {
        try #require((try log(report)["runs"] as? [Object])?.first)
    }

    private func results(_ report: Report) throws -> [Object] { try #require(try run(report)["results"] as? [Object]) }

    @Test func writesOneRun() throws {
        try expectSnapshot(SARIFRenderer().render(Samples.shortReport), "report.sarif")
    }

    @Test func holdsOnlyWhatTheSchemaKnowsAndAllThatItRequires() throws {
        var complaints: [String] = []
        SARIFShape.log.check(try log(Samples.report), "log", &complaints)
        SARIFShape.log.check(try log(Report(Findings(), files: 0, entries: 0, rules: [])), "log", &complaints)
        #expect(complaints == [])
    }

    @Test func seesThatSomethingIsMissing() throws {
        var log = try log(Samples.report)
        log["version"] = nil
        log["verison"] = "2.1.0"
        var complaints: [String] = []
        SARIFShape.log.check(log, "log", &complaints)
        #expect(complaints == ["log.verison is not in the schema", "log.version is missing"])
    }

    @Test func describesItsRules() throws {
        let run = try run(Samples.report)
        let driver = try #require((run["tool"] as? Object)?["driver"] as? Object)
        #expect(driver["version"] as? String == "1.2.3")
        let rules = try #require(driver["rules"] as? [Object])
        #expect(rules.map { $0["id"] as? String } == Samples.rules.map(\.id.name).sorted())
        for result in try results(Samples.report) {
            let index = try #require(result["ruleIndex"] as? Int)
            #expect(rules[index]["id"] as? String == result["ruleId"] as? String)
        }
        let help = try #require(rules.last?["help"] as? [String: String])
        #expect(help["text"]?.contains("Search and duplicate checks trip over it") == true)
        #expect(help["markdown"]?.contains("```markdown") == true)
    }

    @Test func countsColumnsInUTF16() throws {
        #expect(try run(Samples.report)["columnKind"] as? String == "utf16CodeUnits")
        let result = try #require(try results(Samples.report).first { $0["ruleId"] as? String == "repeated-text" })
        let location = try #require((result["locations"] as? [Object])?.first?["physicalLocation"] as? Object)
        #expect(
            location["region"] as? [String: Int] == [
                "startLine": 5, "startColumn": 20, "endLine": 5, "endColumn": 30, "byteOffset": 53, "byteLength": 16,
            ])
        #expect((location["artifactLocation"] as? Object)?["uri"] as? String == "messages/courage/small%20steps.md")
        let related = try #require((result["relatedLocations"] as? [Object])?.first)
        #expect((related["message"] as? Object)?["text"] as? String == "first written here")
    }

    @Test func carriesFixesThatAToolCanMake() throws {
        let results = try results(Samples.report)
        let result = try #require(results.first { $0["ruleId"] as? String == "unknown-category" })
        let fixes = try #require(result["fixes"] as? [Object])
        #expect(fixes.count == 1)
        let change = try #require((fixes[0]["artifactChanges"] as? [Object])?.first)
        let replacement = try #require((change["replacements"] as? [Object])?.first)
        #expect((replacement["insertedContent"] as? Object)?["text"] as? String == "courage")
        #expect((replacement["deletedRegion"] as? Object)?["byteOffset"] as? Int == 14)
        let text = try #require((result["message"] as? Object)?["text"] as? String)
        #expect(text.hasSuffix("\nhelp: write 'courage'\nhelp: add a file categories/courge.md"))
    }

    @Test func doesNotLetContentMakeLinks() throws {
        let file = SourceFile(path: "a.md", text: "x")
        var findings = Findings()
        findings.add(Diagnostic(Samples.zeroWidth, at: file.range, "text '\("[click](https://a.example)")' is odd"))
        findings.add(Diagnostic(Samples.textTooLong, at: file.range, "text '\("[...]")' is odd"))
        let results = try results(Report(findings, files: 1, entries: 1, rules: []))
        let texts = results.map { ($0["message"] as? Object)?["text"] as? String }
        #expect(texts == ["text '[...]' is odd", #"text '\[click\](https://a.example)' is odd"#])
    }

    @Test func saysWhatIsNotListed() throws {
        let invocation = try #require((try run(Samples.report)["invocations"] as? [Object])?.first)
        let notification = try #require((invocation["toolExecutionNotifications"] as? [Object])?.first)
        #expect(
            (notification["message"] as? Object)?["text"] as? String == "… and 10 more of text-too-long in this file")
    }

    @Test(.enabled(if: Python.isAvailable, "python3 is not installed"))
    func isReadByPython() throws {
        let printed = try Python.run(
            "import json, sys; print(len(json.load(sys.stdin.buffer)['runs'][0]['results']))",
            input: SARIFRenderer().render(Samples.report))
        #expect(printed == "53\n")
    }
}
