import Diagnostics
import Foundation
import Testing
import TextMatching
import TextNormalisation

@testable import Deduplication

/// Single cases of comparing with an index; what holds for all is in `ComparisonLawTests`.
struct ComparisonTests {
    private let old = [
        record("a1", "Walk slowly and the hill grows shorter."),
        record("a2", "Be gentle with yourself on the long road."),
        record("a3", "Knowing the song is not enough. You must sing it for somebody who needs it."),
        record("a4", "Every morning the baker forgives the night for being so long.", by: "Mira Holt"),
        record("a5", "EVERY MORNING THE BAKER FORGIVES THE NIGHT FOR BEING SO LONG", by: "Mira Holt"),
    ]

    private func compare(
        _ new: [DedupeRecord], _ extent: Comparison.Extent = .contribution, decisions: [Decision] = [],
        isReview: Bool = false
    ) throws -> Comparison {
        try Comparison(
            of: RecordArray(new), with: MatchIndex(of: old), path: "build/dedupe.index", extent, decisions: decisions,
            .init(isThorough: true, isReview: isReview))
    }

    private func findings(_ comparison: Comparison) -> [String] {
        comparison.result.findings.kept.map {
            "\($0.range.file.path):\($0.range.start.line) \($0.severity) \($0.rule.name)"
        }
    }

    @Test func aRepeatIsAnErrorInAReviewAndShowsBothPlaces() throws {
        let comparison = try compare([record("n1", "walk slowly and the hill grows shorter")], isReview: true)
        #expect(findings(comparison) == ["n1.md:1 error duplicate-quote"])
        let note = try #require(comparison.result.findings.kept.first?.notes.first)
        #expect(note.range.file.path == "(build/dedupe.index)")
        #expect(note.range.text == "Walk slowly and the hill grows shorter.")
        #expect(comparison.merged == [0] && comparison.kept.isEmpty)
        #expect(
            findings(try compare([record("n1", "walk slowly and the hill grows shorter")])).allSatisfy {
                $0.contains("note")
            })
    }

    @Test func whatIsNearIsShownAndKept() throws {
        let comparison = try compare([
            record("n1", "Be strict with yourself on the long road."), record("n2", "Knowing the song is not enough."),
            record("n3", "The lamp is patient with whoever is late."),
        ])
        #expect(
            findings(comparison).sorted() == [
                "n1.md:1 warning near-duplicate-quote", "n2.md:1 note excerpt-of-quote",
            ])
        #expect(comparison.kept == [0, 1, 2])
    }

    /// What the two of the collection have to do with each other was told before.
    @Test func pairsOfTheCollectionAreNotToldAgain() throws {
        let comparison = try compare([record("n1", "Every morning the old baker forgives the night for being so long.")]
        )
        let lines = String(decoding: ClusterLines.bytes(of: comparison.result), as: UTF8.self)
        #expect(lines.contains(#""id":"n1","cluster":"a4""#) && !lines.contains(#""id":"a5""#), "\(lines)")
    }

    /// The record that stood for a group is changed: another one of its words takes its place.
    @Test func whoTakesThePlaceOfAChangedRecordIsFound() throws {
        var now = old
        now[3].text = "Something else altogether, for once."
        let new = record("n1", "Every morning the old baker forgives the night for being so long.", by: "Mira Holt")
        let comparison = try compare(now + [new], .everything)
        #expect(comparison.unchanged == 4)
        #expect(comparison.merged.count + comparison.kept.count == 2)
        let lines = String(decoding: ClusterLines.bytes(of: comparison.result), as: UTF8.self)
        #expect(lines.contains(#""id":"n1""#) && lines.contains(#""id":"a5""#), "\(lines)")
    }

    @Test func whatIsGoneIsNotFound() throws {
        let comparison = try compare(
            Array(old.dropFirst()) + [record("n1", "walk slowly and the hill grows shorter")], .everything)
        #expect(comparison.kept == [4] && findings(comparison).isEmpty)
    }

    @Test func severalWithOneIDAreToldApart() throws {
        let comparison = try compare([old[0], record("a1", "Something else altogether, for once.")])
        #expect(comparison.unchanged == 0 && comparison.rejected.count == 1)
        #expect(findings(comparison).map { $0.split(separator: " ").last! } == ["repeated-record-id"])
    }

    private func decision(_ kind: Decision.Kind, _ a: DedupeRecord, _ b: DedupeRecord, keep: String? = nil) throws
        -> Decision
    {
        let forms = [a, b].map { NormalForm(of: $0.text).hash }
        let line = """
            - {a: \(a.id), b: \(b.id), decision: \(kind.rawValue), \(keep.map { "keep: \($0), " } ?? "")by: Zoë, \
            on: 2026-11-21, reason: read, forms: [\(forms[0]), \(forms[1])]}

            """
        var findings = Findings()
        let read = DecisionReader.read(SourceFile(path: "duplicates.yml", text: line), &findings)
        return try #require(read.first, "\(findings.kept)")
    }

    @Test func whatAnEditorDecidedIsNotAskedAgain() throws {
        let new = record("n1", "Be strict with yourself on the long road.")
        let comparison = try compare([new], decisions: [decision(.variant, old[1], new)])
        #expect(comparison.result.findings.kept.isEmpty)
        // About others the whole run tells.
        let gone = try decision(.variant, record("x1", "One."), record("x2", "Two."))
        #expect(try compare([new], decisions: [gone]).result.findings.kept.map(\.rule.name) == ["near-duplicate-quote"])
        // Words of the collection that are not those that were decided about.
        let stale = try decision(.variant, record("a2", "Be kind to yourself."), new)
        #expect(try compare([new], decisions: [stale]).result.findings.kept.contains { $0.rule == "stale-decision" })
    }
}
