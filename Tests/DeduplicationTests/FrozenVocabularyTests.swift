import Testing
import TextMatching

@testable import Deduplication

/// By the words of a collection, a pair is judged alike whatever else is in the run.
struct FrozenVocabularyTests {
    private func counts(_ records: [DedupeRecord]) -> WordCounts {
        WordCounts.counting(RecordArray(records).texts(), Workers(1))
    }

    private func lines(_ records: [DedupeRecord], _ frozen: WordCounts?) -> [[UInt8]] {
        let result = Deduplicated(records, .init(isThorough: true, frozen: frozen))
        return [ClusterLines.bytes(of: result), VerdictLines.bytes(of: result, Workers(1))]
    }

    @Test(arguments: [UInt64(51), 52])
    func countsOfTheRecordsThemselvesChangeNothing(seed: UInt64) throws {
        var texts = GeneratedTexts(seed: seed)
        let records = texts.records(400)
        let counted = counts(records)
        #expect(lines(records, nil) == lines(records, counted))
        let read = try VocabularyFile.read(VocabularyFile.bytes(of: counted))
        #expect(lines(records, nil) == lines(records, read))
        let used = Deduplicated(records, .init(isThorough: true)).texts.wordCounts
        #expect(VocabularyFile.bytes(of: used) == VocabularyFile.bytes(of: counted))
    }

    /// Pairs alone, pairs among some, and pairs among all: the relation and every edit are the same.
    @Test(arguments: [UInt64(61), 62, 63])
    func pairsAreJudgedAlikeInAnyCompany(seed: UInt64) throws {
        var texts = GeneratedTexts(seed: seed)
        let records = texts.records(300) + tricky
        // Half of the words that the run holds are not in the counts.
        let frozen = counts(Array(records[..<150]))
        func verdicts(_ places: [(Int, Int)]) -> [String] {
            var pairs = TextPairs()
            for (number, (one, other)) in places.enumerated() {
                let (a, b) = (records[one], records[other])
                pairs.append(number, a.text, by: a.author?.name, b.text, by: b.author?.name, language: a.language)
            }
            return pairs.verdicts(frozen: frozen).map { "\($0.verdict)" }
        }
        var chance = Chance(seed)
        let start = records.count - tricky.count
        var places = (0..<200).map { _ in
            (Int.random(in: 0..<start, using: &chance), Int.random(in: 0..<start, using: &chance))
        }
        for one in start..<records.count { places += (start..<records.count).map { (one, $0) } }
        let together = verdicts(places)
        for (place, expected) in zip(places, together) {
            let alone = verdicts([place])
            #expect(alone == [expected], "\(records[place.0].text) | \(records[place.1].text)")
        }
        for relation in ["duplicate", "variant", "distinct"] {
            #expect(together.contains { $0.contains("Relation.\(relation)") }, "no \(relation)")
        }
    }

    /// Words that stand nowhere else and yet are known, joined, repaired, or parts of a name.
    private var tricky: [DedupeRecord] {
        [
            record("t1", "Believe a little and you are half way to the birdhouse."),
            record("t2", "Believe a little and you are halfway to the bird house."),
            record("t3", "Believe a little and you are halfway to the birdhouse. — Quill", by: "Xanthe Quill"),
            record("t4", "Believe a little and you are halfwey to the birdhouse."),
            record("t5", "The roadends where the xanthe lamp begins to glow."),
            record("t6", "The road ends where the xanthe lamp begins to glow."),
            record("t7", "The road ends where the xanthee lamp begins to glow."),
            record("t8", "The road ends where the xanthe kettle begins to glow."),
        ]
    }

    @Test func aRepeatedWordDoesNotBecomeKnown() {
        let old = (0..<30).map { record("o\($0)", "The lamp in window \($0) keeps the harbour warm all night.") }
        let frozen = counts(old)
        let new = (0..<25).map { record("n\($0)", "The lanp in window \($0) keeps the harbour warm all night.") }
        let result = Deduplicated(old + new, .init(frozen: frozen))
        #expect(result.merged == 25)
        // Counted among themselves, so many of them look like a word.
        #expect(Deduplicated(old + new).merged == 0)
    }

    @Test func aLanguageThatTheWordsWereNotCountedInIsNotCovered() {
        let frozen = counts([record("a", "De lamp brandt in het raam.", language: "nl")])
        let english = [
            record("b", "You can't hurry a river, but you'll learn its bends."),
            record("c", "You cannot hurry a river, but you will learn its bends."),
        ]
        let result = Deduplicated(english, .init(frozen: frozen))
        #expect(result.merged == 0 && result.rules.contains("language-not-covered"))
        #expect(Deduplicated(english, .init(frozen: WordCounts())).merged == 1)
    }
}
