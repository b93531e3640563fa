import Testing
import TextMatching

@testable import Deduplication

/// Against an index the outcome is that of the whole run, as far as it is about a new record.
struct ComparisonLawTests {
    /// Records of which the new ones come behind the old ones in the order of their ids, as later files would.
    private func split(_ records: [DedupeRecord], _ share: Double, _ chance: inout Chance) -> (
        old: [DedupeRecord], new: [DedupeRecord]
    ) {
        var (old, new): ([DedupeRecord], [DedupeRecord]) = ([], [])
        for record in records {
            var record = record
            if chance.happens(share) {
                record = renamed(record, "x-\(record.id)")
                new.append(record)
            } else {
                old.append(record)
            }
        }
        return (old, new)
    }

    private func renamed(_ old: DedupeRecord, _ id: String) -> DedupeRecord {
        record(id, old.text, by: old.author?.name, language: old.language)
    }

    private func expectEqual(
        _ new: [DedupeRecord], among all: [DedupeRecord], with index: MatchIndex, _ extent: Comparison.Extent,
        isThorough: Bool, decisions: [Decision] = [], comparesWording: Bool = true,
        _ location: SourceLocation = #_sourceLocation
    ) throws {
        let options = Deduplicated.Options(isThorough: isThorough, keeping: 100_000)
        var whole = options
        whole.frozen = index.counts
        let full = Deduplicated(all, decisions: decisions, whole)
        let expected = try Restricted(full, to: Set(new.map(\.id)))
        let given = extent == .everything ? all : new
        let comparison = try Comparison(
            of: RecordArray(given), with: index, path: "index", extent, decisions: decisions, options)
        let found = Restricted(comparison, given)
        #expect(found.clusters == expected.clusters, sourceLocation: location)
        #expect(found.verdicts == expected.verdicts, sourceLocation: location)
        #expect(found.merged == expected.merged, sourceLocation: location)
        func reduced(_ findings: [String]) -> [String] {
            comparesWording ? findings : findings.map { String($0.prefix { $0 != ":" }) }
        }
        #expect(reduced(found.findings) == reduced(expected.findings), sourceLocation: location)
        #expect(
            comparison.kept.count + comparison.merged.count + comparison.rejected.count + comparison.unchanged
                == given.count, sourceLocation: location)
        #expect(full.findings.kept.allSatisfy { $0.rule.name != "bucket-cap-reached" }, sourceLocation: location)
    }

    @Test(arguments: [UInt64(101), 102, 103, 104, 105, 106], [true, false])
    func aContributionIsJudgedAsInTheWholeRun(seed: UInt64, isThorough: Bool) throws {
        var texts = GeneratedTexts(seed: seed)
        var chance = Chance(seed)
        let (old, new) = split(texts.records(160), [0.02, 0.1, 0.5][Int(seed % 3)], &chance)
        let index = try MatchIndex(of: old, isThorough: isThorough)
        try expectEqual(new, among: old + new, with: index, .contribution, isThorough: isThorough)
        try expectEqual(new, among: old + new, with: index, .everything, isThorough: isThorough)
    }

    /// Old records are changed, taken out, and new ones come.
    @Test(arguments: [UInt64(201), 202, 203, 204, 205, 206])
    func changedAndAbsentRecordsAreAsIfTheyHadNeverBeen(seed: UInt64) throws {
        var texts = GeneratedTexts(seed: seed)
        var chance = Chance(seed)
        let (old, new) = split(texts.records(160), 0.05, &chance)
        let index = try MatchIndex(of: old)
        var now: [DedupeRecord] = []
        var changed: [DedupeRecord] = []
        for record in old {
            if chance.happens(0.05) {
                var record = record
                record.text = texts.edited(record.text)
                if record.text != now.last?.text { changed.append(record) }
                now.append(record)
            } else if !chance.happens(0.05) {
                now.append(record)
            }
        }
        changed.removeAll { record in old.contains { $0.id == record.id && $0.text == record.text } }
        try expectEqual(changed + new, among: now + new, with: index, .everything, isThorough: true)
        // The same as a contribution: what is not there is still in the collection.
        let ids = Set(now.map(\.id))
        let absent = old.filter { !ids.contains($0.id) }
        try expectEqual(
            changed + new, among: now + absent + new, with: index, .contribution, isThorough: true,
            // What is in the index counts as earlier than what is not, wherever it stood.
            comparesWording: false)
    }

    /// Round after round, each with the index of the one before.
    @Test func indexesOfGrowingCollectionsAgree() throws {
        var texts = GeneratedTexts(seed: 301)
        let records = texts.records(160)
        let frozen = WordCounts.counting(RecordArray(Array(records[..<80])).texts(), Workers(1))
        for start in stride(from: 80, to: 160, by: 40) {
            let index = try MatchIndex(of: Array(records[..<start]), frozen: frozen)
            let new = records[start..<start + 40].map { renamed($0, "x-\($0.id)") }
            try expectEqual(new, among: records[..<start] + new, with: index, .contribution, isThorough: true)
        }
    }

    @Test func whatIsThereAlreadyIsNotNew() throws {
        var texts = GeneratedTexts(seed: 401)
        let records = texts.records(100)
        let comparison = try Comparison(
            of: RecordArray(records), with: MatchIndex(of: records), path: "index", .contribution, decisions: [],
            .init(isThorough: true))
        #expect(comparison.unchanged == 100 && comparison.kept.isEmpty && comparison.merged.isEmpty)
        #expect(ClusterLines.bytes(of: comparison.result).isEmpty && comparison.result.findings.kept.isEmpty)
    }

    /// The same bytes for any order of the records and any number of threads.
    @Test(arguments: [UInt64(501), 502])
    func theIndexDoesNotDependOnTheOrder(seed: UInt64) {
        var texts = GeneratedTexts(seed: seed)
        let records = texts.records(300) + [record("e1", "!?"), record("e2", "!?"), record("e3", "…")]
        let expected = Deduplicated(records, .init(isThorough: true)).index
        var chance = Chance(seed)
        for workers in [1, 4] {
            let shuffled = records.shuffled(using: &chance)
            let index = Deduplicated(shuffled, .init(isThorough: true, workers: Workers(workers))).index
            #expect(index == expected)
        }
    }
}
