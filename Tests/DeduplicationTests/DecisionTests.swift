import CatalogModel
import Diagnostics
import Testing
import TextNormalisation

@testable import Deduplication

struct DecisionTests {
    private let road = record("a", "Be gentle with yourself on the long road.")
    private let loudRoad = record("b", "BE GENTLE WITH YOURSELF ON THE LONG ROAD")
    private let path = record("c", "Be gentle with yourself on the long path.")

    private func decision(
        _ one: DedupeRecord, _ other: DedupeRecord, _ kind: Decision.Kind, keep: Decision.Side? = nil
    ) -> Decision {
        let line = Decision.line(
            (one.id, one.text), (other.id, other.text), kind: kind, keep: keep, by: "Mira Holt",
            on: CalendarDay("2026-11-21")!, reason: "read side by side")
        var findings = Findings()
        let decisions = DecisionReader.read(SourceFile(path: "duplicates.yml", text: line), &findings)
        #expect(findings.isEmpty)
        return decisions[0]
    }

    @Test func sameMergesWhatTheMachineKeepsApart() {
        let result = Deduplicated([road, path], decisions: [decision(road, path, .same, keep: .b)])
        #expect(result.clusterIDs == [["c", "a"]])
        #expect(result.kept.map(\.id) == ["c"])
        #expect(result.findings.isEmpty)
    }

    @Test(arguments: [Decision.Kind.distinct, .variant, .excerpt, .translation])
    func otherDecisionsKeepApartWhatTheMachineMerges(kind: Decision.Kind) {
        let result = Deduplicated([road, loudRoad], decisions: [decision(road, loudRoad, kind)])
        #expect(result.clusters.isEmpty)
        #expect(result.findings.isEmpty)
    }

    @Test func keepWinsOverTypography() {
        let result = Deduplicated([road, loudRoad], decisions: [decision(road, loudRoad, .same, keep: .b)])
        #expect(result.clusterIDs == [["b", "a"]])
    }

    @Test func decidedPairDrawsInTheRestOfBothGroups() {
        let loudPath = record("d", "BE GENTLE WITH YOURSELF ON THE LONG PATH")
        let result = Deduplicated(
            [road, loudRoad, path, loudPath], decisions: [decision(road, path, .same, keep: .a)])
        #expect(result.clusterIDs == [["a", "b", "d", "c"]])
    }

    /// What is kept apart from the centre must not come in through a third record.
    @Test func keptApartStaysApartWhateverElseIsEqual() {
        let quietRoad = record("d", "be gentle with yourself on the long road")
        let decisions = [decision(road, loudRoad, .distinct)]
        for input in [[road, loudRoad, quietRoad], [quietRoad, loudRoad, road]] {
            #expect(Deduplicated(input, decisions: decisions).clusterIDs == [["a", "d"]])
        }
    }

    @Test func reportsDecisionsThatContradictEachOther() {
        let result = Deduplicated(
            [road, loudRoad, path],
            decisions: [
                decision(road, path, .same, keep: .a), decision(loudRoad, path, .same, keep: .a),
                decision(road, loudRoad, .distinct),
            ])
        #expect(result.rules == ["contradictory-decisions"])
    }

    @Test func decisionAboutOtherWordsIsStaleAndDoesNotCount() throws {
        var changed = path
        changed.text = "Be gentle with yourself."
        let old = decision(road, path, .same, keep: .a)
        let result = Deduplicated([road, changed], decisions: [old])
        #expect(result.rules == ["stale-decision"])
        let finding = try #require(result.findings.kept.first)
        #expect(finding.severity == .error)
        #expect(finding.range == old.forms.b.range)
        #expect(finding.range.text == NormalForm(of: path.text).hash.description)
        #expect(result.clusters.isEmpty)
    }

    @Test func caseAndPunctuationMakeNoDecisionStale() {
        var edited = path
        edited.text = "be gentle with yourself, on the long path!"
        let result = Deduplicated([road, edited], decisions: [decision(road, path, .distinct)])
        #expect(result.findings.isEmpty)
    }

    @Test func decisionIsUnusedOnlyWhenBothRecordsAreGone() {
        let old = decision(road, path, .distinct)
        #expect(Deduplicated([road], decisions: [old]).findings.isEmpty)
        let result = Deduplicated([loudRoad], decisions: [old])
        #expect(result.rules == ["unused-decision"])
        #expect(result.findings.kept.map(\.severity) == [.warning])
    }

    @Test func decidedPairIsNotReportedAgain() {
        let one = record("a", "Walk slowly.", by: "Mira Holt", ages: "12+", published: true)
        let other = record("b", "Walk slowly.", by: "Ben Hale", ages: "16+")
        let result = Deduplicated([one, other], decisions: [decision(one, other, .same, keep: .a)])
        #expect(result.findings.isEmpty)
        #expect(result.kept.map(\.id) == ["a"])
    }
}
