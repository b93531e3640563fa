import CatalogModel
import Diagnostics
import Testing

@testable import Deduplication

/// A pair that an editor has answered is never asked about again.
struct AnsweredPairTests {
    private static let near = (
        "Be gentle with yourself on the long road.", "Be strict with yourself on the long road."
    )
    private static let part = (
        "Knowing the song is not enough.",
        "Knowing the song is not enough. You must sing it for somebody who needs it."
    )
    private static let equal = ("Every long road begins with a door.", "every long road begins with a door")

    /// An entry of a content folder.
    private static func entry(
        _ id: String, _ text: String, in path: String, published: Bool = false, by author: String? = nil
    ) -> DedupeRecord {
        let file = SourceFile(path: path, text: text)
        var record = DedupeRecord(
            id: id, text: text, author: author.flatMap { RecordAuthor(name: $0) }, isPublished: published,
            range: file.range)
        record.isEntry = true
        return record
    }

    private func decision(
        _ a: (String, String), _ b: (String, String), _ kind: Decision.Kind, keep: Decision.Side? = nil,
        reason: String = "read side by side"
    ) -> Decision {
        let line = Decision.line(
            a, b, kind: kind, keep: keep, by: "Mira Holt", on: CalendarDay("2026-11-21")!, reason: reason)
        var findings = Findings()
        return DecisionReader.read(SourceFile(path: "duplicates.yml", text: line), &findings)[0]
    }

    /// Five kinds, each asked of pairs that the tool would merge, ask about, or note.
    @Test(arguments: Decision.Kind.allCases)
    func isQuietWhereverTheEntriesStand(kind: Decision.Kind) {
        for texts in [Self.near, Self.part, Self.equal] {
            #expect(
                !Deduplicated(
                    [Self.entry("q1", texts.0, in: "a.md"), Self.entry("q2", texts.1, in: "b.md")],
                    .init(isThorough: true)
                ).findings.isEmpty)
            for (a, b) in [("q1", "q2"), ("q2", "q1")] {
                let decided = decision((a, texts.0), (b, texts.1), kind, keep: kind == .same ? .a : nil)
                let turned = decision((b, texts.1), (a, texts.0), kind, keep: kind == .same ? .b : nil)
                for decision in [decided, turned] {
                    for (path, otherPath) in [("a.md", "b.md"), ("z.md", "b.md"), ("c/y.md", "c/x.md")] {
                        let one = Self.entry(a, texts.0, in: path)
                        let other = Self.entry(b, texts.1, in: otherPath)
                        let third = Self.entry("q3", "The lamp is patient with whoever is late.", in: "m.md")
                        for records in [[one, other, third], [third, other, one], [other, third, one]] {
                            let result = Deduplicated(records, decisions: [decision], .init(isThorough: true))
                            #expect(result.findings.isEmpty, "\(kind) \(a) \(path) \(result.rules)")
                            #expect(result.kept.map(\.id).contains(a))
                            #expect(result.merged == (kind == .same ? 1 : 0))
                        }
                    }
                }
            }
        }
    }

    /// Whoever says the same as one of the two is covered by what was decided about it.
    @Test func anAnswerCoversWhatIsMergedWithOneOfThePair() {
        let decided = decision(("q2", Self.near.0), ("q3", Self.near.1), .distinct)
        let copy = Self.near.0.replacing(".", with: "!")
        let result = Deduplicated(
            [
                Self.entry("q1", copy, in: "a.md", by: "Mira Holt"), Self.entry("q2", Self.near.0, in: "b.md"),
                Self.entry("q3", Self.near.1, in: "c.md"),
            ], decisions: [decided], .init(isThorough: true))
        #expect(result.clusterIDs == [["q1", "q2"]])
        #expect(result.rules == ["duplicate-quote"])
    }

    @Test func aStaleDecisionNamesTheCommandThatRenewsIt() throws {
        let records = [
            Self.entry("q1", Self.near.0, in: "content/messages/a.md"),
            Self.entry("q2", "Be gentle with your friends.", in: "content/messages/b.md"),
        ]
        for (kind, keep, more) in [(Decision.Kind.variant, nil, ""), (.same, Decision.Side.b, " --keep q2")] {
            let old = decision(
                ("q1", Self.near.0), ("q2", Self.near.1), kind, keep: keep, reason: "costs $5, says \"Zoë's\" mother")
            let found = Deduplicated(records, decisions: [old]).findings.kept.filter { $0.rule == "stale-decision" }
            #expect(found.map(\.range) == [old.forms.b.range])
            #expect(
                found.first?.solutions.first?.summary.text
                    == "look at the two again; if the decision still holds: catalog decide q1 q2 \(kind.rawValue)\(more)"
                    + #" --because 'costs $5, says "Zoë'\''s" mother'"#)
        }
        // With one of the two gone there is nothing to decide again.
        let old = decision(("q1", Self.near.1), ("q9", Self.near.0), .variant)
        #expect(!Deduplicated(records, decisions: [old]).rules.contains("stale-decision"))
    }

    @Test func commandsNameAnotherContentFolder() throws {
        let result = Deduplicated(
            [
                Self.entry("q1", Self.near.0, in: "../my quotes/messages/a.md"),
                Self.entry("q2", Self.near.1, in: "../my quotes/messages/b.md"),
            ], .init(isThorough: true))
        #expect(
            result.findings.kept.first?.solutions.map(\.summary.text) == [
                "if they are two forms of one saying and both are wanted: "
                    + "catalog decide q1 q2 variant --because \"…\" --content \"../my quotes\"",
                "if they are two sayings: "
                    + "catalog decide q1 q2 distinct --because \"…\" --content \"../my quotes\"",
                "if one of them should go: "
                    + "catalog decide q1 q2 same --because \"…\" --content \"../my quotes\"",
            ])
    }

    @Test func aPublishedEntryDoesNotGiveWayToANewOne() throws {
        let old = Self.entry("q1", "every long road begins with a door", in: "a.md", published: true)
        let new = Self.entry("q2", "Every long road begins with a door.", in: "b.md")
        let decided = decision(("q1", old.text), ("q2", new.text), .same, keep: .b)
        let result = Deduplicated([new, old], decisions: [decided])
        #expect(result.clusterIDs == [["q1", "q2"]])
        let finding = try #require(result.findings.kept.first)
        #expect(result.rules == ["contradictory-decisions"])
        #expect(finding.range == decided.a.range)
        #expect(finding.summary.text == "'q1' is published and cannot give way to 'q2', which is not")
    }

    @Test(arguments: [true, false])
    func twoPublishedEntriesNeedALineOfTheLedger(isDecided: Bool) throws {
        let one = Self.entry("q0000000000a1", Self.equal.0, in: "a.md", published: true)
        let other = Self.entry("q0000000000a2", Self.equal.1, in: "b.md", published: true)
        let decided = isDecided ? [decision((one.id, one.text), (other.id, other.text), .same, keep: .b)] : []
        let result = Deduplicated(
            [one, other], decisions: decided, .init(asOf: CalendarDay("2026-11-21")))
        #expect(result.rules == ["duplicate-quote"] && result.merged == 0)
        let finding = try #require(result.findings.kept.first)
        #expect(finding.severity == .error && finding.range == other.range)
        #expect(finding.notes.map(\.range) == [one.range])
        let (goes, stays) = isDecided ? (one.id, other.id) : (other.id, one.id)
        #expect(
            finding.solutions.first?.summary.text
                == "remove '\(goes)', move its source and categories to '\(stays)', and add to ids.jsonl: "
                + "{\"id\":\"\(goes)\",\"moved\":\"\(stays)\",\"on\":\"2026-11-21\",\"reason\":\"the same words\"}")
    }

    @Test func aContributionThatRepeatsSomethingIsAnError() throws {
        let records = [Self.entry("q1", Self.equal.0, in: "a.md"), Self.entry("q2", Self.equal.1, in: "b.md")]
        for (isReview, severity) in [(true, Severity.error), (false, .note)] {
            let finding = try #require(Deduplicated(records, .init(isReview: isReview)).findings.kept.first)
            #expect(finding.rule == "duplicate-quote" && finding.severity == severity)
            #expect(finding.range == records[1].range && finding.notes.map(\.range) == [records[0].range])
            #expect(
                finding.solutions.map(\.summary.text) == [
                    "remove this one",
                    "if both are wanted, as two forms of one saying: catalog decide q1 q2 variant --because \"…\"",
                    "if they are two sayings: catalog decide q1 q2 distinct --because \"…\"",
                    "if both shall stay in the files as one: catalog decide q1 q2 same --keep q1 --because \"…\"",
                ])
        }
    }

    @Test func anUndeclaredTranslationIsNotedUntilSomebodyAnswers() throws {
        func passage(_ id: String, _ language: String, _ text: String, translationOf: String? = nil) -> DedupeRecord {
            let file = SourceFile(path: "\(id).md", text: text + "\nAda Brook, Small Lamps 3")
            func part(_ written: String) -> SourceText {
                let start = text.utf8.count + 1
                return SourceText(written, in: file, bytes: start..<start + 1)
            }
            var record = DedupeRecord(
                id: id, text: text, language: language, range: SourceRange(file, 0..<text.utf8.count))
            record.isEntry = true
            record.translationOf = translationOf
            record.passage = Passage(
                Attribution(
                    author: AuthorMention(written: part("Ada Brook"), id: nil, isReference: false),
                    work: WorkMention(written: part("Small Lamps"), id: nil, isReference: false),
                    locator: part("3"), range: file.range))
            return record
        }
        let english = passage("q1", "en", "Walk slowly and the hill grows shorter.")
        let german = passage("q2", "de", "Geh langsam, und der Berg wird kleiner.")
        func notes(_ records: [DedupeRecord], _ decisions: [Decision] = []) -> [Diagnostic] {
            Deduplicated(records, decisions: decisions).findings.kept.filter { $0.rule == "undeclared-translation" }
        }
        for records in [[english, german], [german, english]] {
            let found = notes(records)
            #expect(found.first?.range == german.passage?.range && found.count == 1 && found.map(\.severity) == [.note])
            #expect(found.first?.notes.first?.range == english.passage?.range)
        }
        #expect(notes([english, passage("q2", "de", german.text, translationOf: "q1")]).isEmpty)
        #expect(notes([passage("q1", "en", english.text, translationOf: "q2"), german]).isEmpty)
        #expect(notes([english, passage("q2", "en-GB", "You must sing it for somebody.")]).isEmpty)
        for kind in [Decision.Kind.translation, .distinct] {
            #expect(notes([english, german], [decision(("q1", english.text), ("q2", german.text), kind)]).isEmpty)
        }
        // The translation of one text is no translation of its neighbour.
        let neighbour = passage("q3", "en", "The lamp is patient with whoever is late.")
        #expect(notes([english, passage("q2", "de", german.text, translationOf: "q1"), neighbour]).isEmpty)
    }
}
