import CatalogModel
import Diagnostics
import TestSupport
import Testing

@testable import AttributionRules

@Suite struct RegistryReaderTests {
    private func findings(_ text: String, _ kind: PolicyKind = .misattributions) -> [Diagnostic] {
        var findings = Findings()
        _ = AttributionChecker(
            policies: [kind: SourceFile(path: kind.path, text: text)], decisions: nil, authors: [], &findings)
        return findings.kept.sorted()
    }

    private func expectFindings(_ marked: String, _ summaries: [String], _ location: SourceLocation = #_sourceLocation)
    {
        let sample = MarkedText(marked)
        let found = findings(sample.text)
        #expect(found.map(\.range.bytes.lowerBound) == sample.marks, "\(found)", sourceLocation: location)
        #expect(found.map(\.summary.text) == summaries, sourceLocation: location)
        #expect(found.allSatisfy { $0.rule == "malformed-registry" }, sourceLocation: location)
    }

    @Test(arguments: ["", "# nothing yet\n", "misattributions: []\n", "misattributions:\nconfirmed:\n"])
    func emptyFilesKnowNothing(text: String) { #expect(findings(text).isEmpty) }

    @Test func reportsEveryFaultAtItsPlace() {
        expectFindings(
            "- ↓a\n".replacing("- ↓", with: "↓- "), ["the registry is a set of keys such as 'misattributions: …'"])
        expectFindings("↓misattribution: []\n", ["the registry has no key 'misattribution'"])
        expectFindings("misattributions: [↓none]\n", ["a misattribution is a set of keys such as 'key: …'"])
        expectFindings(
            """
            misattributions:
              - key: ↓kettle
                ↓colour: red
                creditedTo: ↓[]
                status: ↓disputd
                support: ↓documented
                by: Mira Holt
                on: ↓soon
                examples: {hit: The kettle., miss: The lamp.}
            """.replacing("  - key: ↓kettle", with: "  - ↓key: ↓kettle"),
            [
                "a misattribution has no 'fact'", "key 'kettle' has fewer than two words",
                "a misattribution has no key 'colour'", "'creditedTo' says nothing",
                "'status' is 'disputd'; it may be 'misattributed', 'disputed', 'altered' or 'attributed'",
                "nothing is named in which it is documented", "'soon' is no day such as 2026-11-21",
            ])
    }

    private let entry = """
          - key: boils in time
            creditedTo: [Noor Elm]
            status: disputed
            fact: Nobody found it.
            support: unverified
            by: Mira Holt
            on: 2026-11-21
            examples: {hit: It boils in time., miss: It boils.}

        """

    @Test func aKeyStandsOnceHoweverItIsWritten() {
        let other = entry.replacing("boils in time\n", with: "↓Boils, in TIME\n")
        expectFindings("misattributions:\n\(entry)\(other)", ["key 'Boils, in TIME' stands twice"])
    }

    @Test func holdsKeysToTheirExamplesAndOriginals() {
        expectFindings(
            "misattributions:\n" + entry.replacing("miss: It boils.", with: "miss: ↓Tea boils in time."),
            ["example of a miss holds the key 'boils in time'"])
        expectFindings(
            "misattributions:\n" + entry.replacing("    fact:", with: "    original: ↓All boils in time.\n    fact:"),
            ["the original holds the key 'boils in time'"])
        expectFindings(
            "misattributions:\n"
                + entry.replacing("    fact:", with: "    author: N. Elm\n    fact:")
                .replacing("[Noor Elm]", with: "[Noor Elm, \"↓Elm, N.\"]"),
            ["'Elm, N.' is the author and cannot be a wrong one"])
    }

    @Test func saysWhereYAMLEnds() {
        let found = findings("misattributions:\n  - {key: [}\n")
        #expect(found.map(\.rule) == ["malformed-registry"])
        #expect(found.first?.range.start.line == 2)
    }

    @Test func readsTheListsOfThePolicy() {
        let found = findings("magnetAuthors: [A B, ' ', a. b]\naggregatorHosts: [x]\n", .attribution)
        #expect(
            found.map(\.summary.text) == [
                "'magnetAuthors' says nothing", "'a. b' stands twice", "'x' is no name of a site",
            ])
    }
}
