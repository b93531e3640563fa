import Diagnostics
import Testing
import TextMatching

@testable import Deduplication

struct DeduplicatedTests {
    @Test func joinsEqualWordsAndLosesNothing() {
        let input = records([
            ("a", "A small lamp finds the lost key."),
            ("b", "a small lamp finds the lost key"),
            ("c", "A small lamp finds the lost dogs."),
            ("d", "“A small lamp finds the lost key.”"),
        ])
        let result = Deduplicated(input)
        #expect(result.clusterIDs.map { Set($0) } == [["a", "b", "d"]])
        #expect(result.kept.count == 2)
        #expect(result.merged == 2)
        result.checkSums(in: 4)
        #expect(result.rules == ["duplicate-quote", "duplicate-quote"])
        #expect(result.findings.kept.allSatisfy { $0.severity == .note })
    }

    @Test func showsBothPlacesAndTheEdits() throws {
        let input = [record("b", "Rest is part of the road."), record("a", "rest is part of the road")]
        let finding = try #require(Deduplicated(input).findings.kept.first)
        #expect(finding.summary.text == "quote repeats 'b' but for capital letters; punctuation")
        #expect(finding.range == input[1].range)
        #expect(finding.notes.map(\.range) == [input[0].range])
    }

    @Test func prefersPublishedThenAuthorThenTypography() {
        let careless = record("a", "REST IS PART OF THE ROAD")
        let wellSet = record("b", "Rest is part of the road.")
        let authored = record("c", "rest is part of the road", by: "Mira Holt")
        let published = record("d", "REST is part of the road", published: true)
        func canonical(_ input: [DedupeRecord]) -> String? { Deduplicated(input).clusterIDs.first?.first }
        #expect(canonical([careless, wellSet]) == "b")
        #expect(canonical([careless, wellSet, authored]) == "c")
        #expect(canonical([careless, wellSet, authored, published]) == "d")
    }

    @Test func canonicalRecordTakesOverSourcesAndCategories() {
        let result = Deduplicated([
            record("a", "Rest is part of the road.", by: "Mira Holt", sources: ["book"], categories: ["rest"]),
            record("b", "Rest is part of the road", sources: ["web", "book"], categories: ["courage", "rest"]),
        ])
        #expect(result.kept.map(\.id) == ["a"])
        #expect(result.kept.first?.sources == ["book", "web"])
        #expect(result.kept.first?.categories == ["rest", "courage"])
        #expect(result.kept.first?.text == "Rest is part of the road.")
    }

    /// Whoever adds a copy is told to take the copy out, not what stood there before.
    @Test(arguments: [("one", "two"), ("two", "one")])
    func prefersWhatHasAnIDInItsFile(old: String, new: String) {
        let known = record(old, "Walk slowly and the hill grows shorter.")
        var added = record(new, "Walk slowly and the hill grows shorter.")
        added.hasWrittenID = false
        let result = Deduplicated([known, added])
        #expect(result.kept.map(\.id) == [old])
        #expect(result.findings.kept.map(\.range) == [added.range])
    }

    @Test(arguments: [
        "- More quotations on: [Patience] Walk slowly and the hill grows shorter.",
        "Walk slowly and the hill grows shorter. — Mira Holt",
        "Mira Holt: Walk slowly and the hill grows shorter.",
    ])
    func prefersTheWordsAlone(framed: String) {
        let alone = "Walk slowly and the hill grows shorter."
        for (id, other) in [("a", "b"), ("b", "a")] {
            let result = Deduplicated([record(id, framed, by: "Mira Holt"), record(other, alone, by: "Mira Holt")])
            #expect(result.kept.map(\.text) == [alone])
        }
    }

    @Test func nearlyTheSameWordsOfTwoAuthorsAreAskedAbout() throws {
        let input = [
            record("a", "Be gentle with yourself on the long road.", by: "Mira Holt"),
            record("b", "Be strict with yourself on the long road.", by: "Ben Hale"),
        ]
        let result = Deduplicated(input, .init(isThorough: true))
        #expect(result.rules == ["conflicting-attribution"])
        #expect(result.kept.count == 2)
        let finding = try #require(result.findings.kept.first)
        #expect(finding.severity == .warning)
        #expect(
            finding.summary.text == """
                nearly the same words are given to Ben Hale here and to Mira Holt elsewhere: another word, 'gentle' and \
                'strict'
                """)
        #expect(finding.range == input[1].range)
        #expect(finding.notes.map(\.range) == [input[0].range])
    }

    @Test func excerptsUnderAnotherNameAreAskedAboutAsWell() {
        let result = Deduplicated([
            record("a", "Knowing the song is not enough.", by: "Mira Holt"),
            record(
                "b", "Knowing the song is not enough. You must sing it for somebody who needs it.", by: "Ben Hale"),
        ])
        #expect(result.rules == ["conflicting-attribution"])
    }

    @Test func keepsBothWhereAuthorsConflict() throws {
        let input = [
            record("a", "Walk slowly and the hill grows shorter.", by: "Mira Holt"),
            record("b", "Walk slowly and the hill grows shorter.", by: "Ben Hale"),
        ]
        let result = Deduplicated(input)
        #expect(result.rules == ["conflicting-attribution"])
        #expect(result.clusterIDs.count == 1)
        #expect(result.kept.map(\.id) == ["a", "b"])
        let finding = try #require(result.findings.kept.first)
        #expect(finding.severity == .error)
        #expect(finding.range == input[1].range)
        #expect(
            finding.summary.text
                == "the same words are given to Ben Hale here and to Mira Holt elsewhere")
        #expect(finding.notes.map(\.range) == [input[0].range])
    }

    @Test func mergesSpellingVariantsOfAnAuthorWithAWarning() {
        let result = Deduplicated([
            record("a", "Walk slowly and the hill grows shorter.", by: "Mira Holtberg"),
            record("b", "Walk slowly and the hill grows shorter.", by: "Mira Holtburg"),
        ])
        #expect(result.rules == ["author-spelling-variant", "duplicate-quote"])
        #expect(result.merged == 1)
    }

    @Test func twoIdsOfTheAuthorityFileAreTwoAuthors() {
        let result = Deduplicated([
            record("a", "Walk slowly.", by: "John Adamson", authorID: "john-adamson"),
            record("b", "Walk slowly.", by: "John Adamsen", authorID: "john-adamsen"),
        ])
        #expect(result.rules == ["conflicting-attribution"])
    }

    @Test func nobodyIsNoOtherAuthor() {
        let result = Deduplicated([
            record("a", "Walk slowly.", by: "Unknown"), record("b", "Walk slowly.", by: "Mira Holt"),
        ])
        #expect(result.rules == ["duplicate-quote"])
        #expect(result.clusterIDs == [["b", "a"]])
    }

    @Test func twoPublishedEntriesAreAnErrorAndStay() throws {
        let result = Deduplicated([
            record("a", "Walk slowly.", published: true), record("b", "walk slowly", published: true),
            record("c", "Walk slowly!"),
        ])
        #expect(result.kept.map(\.id) == ["a", "b"])
        let errors = result.findings.kept.filter { $0.severity == .error }
        #expect(errors.map(\.rule) == ["duplicate-quote"])
        #expect(
            errors.first?.summary.text
                == "quote repeats 'a' but for capital letters; punctuation, and both are published")
    }

    @Test func conflictingAgesAndFlagsAreErrors() {
        let ages = Deduplicated([
            record("a", "Walk slowly.", ages: "12+"), record("b", "Walk slowly.", ages: "16+"),
        ])
        #expect(ages.rules == ["conflicting-age"])
        #expect(ages.kept.count == 2)
        let flags = Deduplicated([record("a", "Walk slowly."), record("b", "Walk slowly.", flags: ["nsfw"])])
        #expect(
            flags.findings.kept.map(\.summary.text) == [
                "flagged 'nsfw' but by nothing in 'a', which has the same words"
            ])
        let silent = Deduplicated([record("a", "Walk slowly."), record("b", "Walk slowly.", ages: "16+")])
        #expect(silent.rules == ["duplicate-quote"])
    }

    @Test func comparesWithinOneLanguageOnly() {
        let result = Deduplicated([
            record("a", "Gift", language: "en"), record("b", "Gift", language: "de"),
            record("c", "gift", language: "en-GB"),
        ])
        #expect(result.clusterIDs.map { Set($0) } == [["a", "c"]])
    }

    @Test func textsWithoutWordsAreEqualToNothing() {
        let result = Deduplicated([record("a", "❤"), record("b", "❤"), record("c", "…")])
        #expect(result.clusters.isEmpty)
        #expect(result.rules == ["no-comparable-text", "no-comparable-text", "no-comparable-text"])
        #expect(result.kept.count == 3)
    }

    @Test func leavesOutRecordsWhoseIDIsTaken() {
        let one = record("a", "Walk slowly.")
        let other = record("a", "Rest well.")
        for input in [[one, other, one], [other, one, one], [one, one, other]] {
            let result = Deduplicated(input)
            #expect(result.kept.count == 1)
            #expect(result.rejected.count == 2)
            #expect(result.rules == ["repeated-record-id", "repeated-record-id"])
            #expect(result.kept.first?.text == Deduplicated([one, other]).kept.first?.text)
            result.checkSums(in: 3)
        }
    }

    @Test func orderOfInputNeverMatters() {
        var input: [DedupeRecord] = []
        for number in 0..<400 {
            let text = "Every \(number % 37) roads begin with a door"
            input.append(
                record(
                    "r\(number)", number % 3 == 0 ? text.uppercased() : number % 3 == 1 ? text : text + ".",
                    by: number % 5 == 0 ? "Mira Holt" : number % 11 == 0 ? "Ben Hale" : nil,
                    sources: ["s\(number % 4)"], published: number % 13 == 0))
        }
        let expected = Deduplicated(input)
        #expect(expected.clusters.count == 37)
        for _ in 0..<8 {
            let result = Deduplicated(input.shuffled())
            #expect(ClusterLines.bytes(of: result) == ClusterLines.bytes(of: expected))
            let lines = VerdictLines.bytes(of: result, Workers(1))
            #expect(lines == VerdictLines.bytes(of: expected, Workers(1)))
            #expect(result.kept.map(\.id) == expected.kept.map(\.id))
            #expect(result.kept.map(\.sources) == expected.kept.map(\.sources))
            #expect(result.findings.counts == expected.findings.counts)
        }
    }

    @Test func manyCopiesOfOneTextAreOneRecord() {
        let text = "Rest is part of the road."
        let file = SourceFile(path: "copies.txt", text: String(repeating: text, count: 50_000))
        let input = (0..<50_000).map {
            let start = $0 * text.utf8.count
            return DedupeRecord(
                id: "r\($0)", text: text, range: SourceRange(file, start..<start + text.utf8.count))
        }
        let result = Deduplicated(input)
        #expect(result.kept.count == 1)
        #expect(result.merged == 49_999)
        #expect(result.findings.kept.count == Findings.keptPerRuleAndFile)
    }
}
