import Testing
import TextMatching

@testable import Deduplication

/// What holds for any records whatever.
struct LawTests {
    private struct Output: Equatable {
        let clusters: [UInt8]
        let verdicts: [UInt8]
        let kept: [String]
        let rules: [String]

        init(_ records: [DedupeRecord], workers: Int, isThorough: Bool = true) {
            let result = Deduplicated(records, .init(isThorough: isThorough, workers: Workers(workers)))
            result.checkSums(in: records.count)
            clusters = ClusterLines.bytes(of: result)
            verdicts = VerdictLines.bytes(of: result, Workers(workers))
            kept = result.kept.map { "\($0.id) \($0.text) \($0.author?.name ?? "")" }
            rules = result.rules
        }
    }

    @Test(arguments: [UInt64(1), 2], [false, true])
    func workersAndOrderChangeNoByte(seed: UInt64, isThorough: Bool) {
        var texts = GeneratedTexts(seed: seed)
        let records = texts.records(260)
        let expected = Output(records, workers: 1, isThorough: isThorough)
        #expect(!expected.clusters.isEmpty && !expected.verdicts.isEmpty)
        var chance = Chance(seed)
        for workers in [1, 2, 4] {
            #expect(Output(records, workers: workers, isThorough: isThorough) == expected)
            let shuffled = records.shuffled(using: &chance)
            #expect(Output(shuffled, workers: workers, isThorough: isThorough) == expected)
        }
        #expect(Output(records.reversed(), workers: 2, isThorough: isThorough) == expected)
    }

    /// Pieces of work begin at 256 texts: around such numbers nothing may fall between two of them.
    @Test(arguments: [0, 1, 2, 255, 256, 257, 513])
    func nothingIsLostBetweenPiecesOfWork(count: Int) {
        var texts = GeneratedTexts(seed: 7)
        let records = texts.records(count)
        #expect(Output(records, workers: 4) == Output(records, workers: 1))
    }

    @Test(arguments: [UInt64(11), 12])
    func everyPairIsJudgedBothWaysRoundAlike(seed: UInt64) throws {
        var texts = GeneratedTexts(seed: seed)
        let pairs = texts.pairs(300)
        let there = try WrittenVerdict.of(pairs)
        let back = try WrittenVerdict.of(pairs.map(\.reversed))
        for (pair, (one, other)) in zip(pairs, zip(there, back)) {
            let isAlike = one.relation == other.relation && one.cost == other.cost
            #expect(isAlike, "\(pair.testDescription): \(one.relation) \(one.kinds), \(other.relation) \(other.kinds)")
        }
        #expect(Set(there.map(\.relation)) == ["duplicate", "variant", "excerpt", "distinct"])
    }

    /// A text is a duplicate of itself, unless there is no word in it.
    @Test func everyTextIsADuplicateOfItself() throws {
        var texts = GeneratedTexts(seed: 21)
        let pairs = texts.pairs(200).map { JudgedPair($0.a, $0.a, "duplicate") }
        for verdict in try WrittenVerdict.of(pairs) {
            #expect(verdict.relation == "duplicate" && verdict.edits.isEmpty)
        }
    }

    /// A merge never rests on an edit that changes what is said, and none on a pair that was judged otherwise.
    @Test(arguments: [UInt64(31), 32])
    func clustersHoldNoEditOfMeaning(seed: UInt64) {
        var texts = GeneratedTexts(seed: seed)
        let result = Deduplicated(texts.records(500), .init(isThorough: true))
        #expect(result.clusters.count > 30)
        for cluster in result.clusters {
            for member in cluster.members {
                let changes = result.edits(of: member, in: cluster).filter { $0.changesMeaning }
                #expect(changes.isEmpty, "\(result.source.id(member.record)): \(changes)")
            }
        }
    }

    @Test func aPairOnTheReviewListIsInNoCluster() {
        var texts = GeneratedTexts(seed: 41)
        let result = Deduplicated(texts.records(500), .init(isThorough: true))
        var canonicals: [Int: Int] = [:]
        for cluster in result.clusters {
            for member in cluster.members { canonicals[member.record] = cluster.canonical }
        }
        for pair in result.review {
            #expect(pair.a != pair.b)
            #expect((canonicals[pair.a] ?? pair.a) != (canonicals[pair.b] ?? pair.b))
        }
        #expect(Set(result.review.map { "\($0.a) \($0.b)" }).count == result.review.count)
    }
}
