import Foundation
import TestSupport
import Testing

/// Anyone's records are held against the policies of a content folder.
@Suite struct RecordPolicyTests {
    private static let registry = """
        misattributions:
          - key: boils in its own time
            creditedTo: [Noor Elm]
            status: misattributed
            author: Ada Brook
            fact: Ada Brook wrote it.
            evidence: [her book]
            support: documented
            by: Mira Holt
            on: 2026-11-21
            examples: {hit: It boils in its own time., miss: It boils.}

        """

    private static let files = [
        "content/policy/misattributions.yml": registry,
        "content/policy/attribution.yml": "magnetAuthors: [Noor Elm]\naggregatorHosts: [goodreads.com]\n",
        "content/authors/noor-elm.md": "---\nname: Noor Elm\naliases: [The Kettle Lady]\ndied: 1950\n---\n",
        "records.jsonl": """
        {"text": "A kettle boils in its own time.", "author": "The Kettle Lady"}
        {"text": "A kettle boils in its own time.", "author": "Ada Brook"}
        {"text": "Tea is ready when it is ready.", "author": "Elm, Noor"}
        {"text": "Rain is patient with every roof.", "author": "Ada Brook", "source": "https://www.goodreads.com/q"}

        """,
    ]

    private func run(_ arguments: [String], _ files: [String: String] = files) throws -> (code: Int32, rules: [String])
    {
        let folder = try TemporaryFolder(files)
        let result = try BuiltTool().run(
            ["validate", "records.jsonl", "--report", "jsonl"] + arguments, in: folder.path)
        let rules = result.output.split(separator: "\n").compactMap { line -> String? in
            guard line.hasPrefix("{\"type\":\"diagnostic\"") else { return nil }
            let finding = try? JSONDecoder().decode(Finding.self, from: Data(line.utf8))
            return finding.map { "\($0.rule) \($0.place.start.line)" }
        }
        return (result.exitCode, rules)
    }

    private struct Finding: Decodable {
        struct Place: Decodable {
            struct Start: Decodable { let line: Int }
            let start: Start
        }
        let rule: String
        let place: Place
    }

    @Test func theUsualFolderIsTakenWhereItIs() throws {
        let (code, rules) = try run([])
        #expect(code == 1)
        #expect(
            rules == ["known-misattribution 1", "magnet-author-without-locator 3", "aggregator-as-only-source 4"])
    }

    @Test func withoutAFolderOnlyTheRecordsThemselvesAreJudged() throws {
        let (code, rules) = try run([], Self.files.filter { $0.key == "records.jsonl" })
        #expect(code == 0)
        #expect(rules.isEmpty)
    }

    @Test func aFolderThatIsNamedMustHavePolicies() throws {
        #expect(try run(["--content", "elsewhere"]).code == 2)
        let moved = Dictionary(
            uniqueKeysWithValues: Self.files.map { ($0.key.replacing("content/", with: "elsewhere/"), $0.value) })
        #expect(try run(["--content", "elsewhere/"], moved).rules.count == 3)
    }

    @Test func aRegistryThatCannotBeReadFailsTheRun() throws {
        let (code, rules) = try run([], Self.files.merging(["content/policy/misattributions.yml": "- [\n"]) { $1 })
        #expect(code == 1)
        #expect(rules.contains { $0.hasPrefix("malformed-registry") })
    }
}
