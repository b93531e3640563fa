import Testing

@testable import TextMatching

struct KeyBucketsTests {
    /// Entries of so many keys, some under one key, in an order of their own.
    private func entries(_ count: Int) -> [KeyBuckets.Entry] {
        (0..<count).map { number in
            let key = WordHash.mix(UInt64(number * 7919 % max(1, count * 2 / 3)))
            return KeyBuckets.Entry(key: key, group: UInt32(number))
        }
    }

    private func pieces(_ entries: [KeyBuckets.Entry], _ count: Int) -> [[KeyBuckets.Entry]] {
        (0..<count).map { Array(entries[entries.count * $0 / count..<entries.count * ($0 + 1) / count]) }
    }

    @Test(arguments: [0, 1, 3, 1000, 50_000], [1, 2, 5])
    func bringsTogetherWhatHasOneKey(count: Int, workers: Int) {
        let entries = entries(count)
        let buckets = KeyBuckets(pieces(entries, workers), Workers(workers))
        var expected: [UInt64: [UInt32]] = [:]
        for entry in entries { expected[entry.key, default: []].append(entry.group) }
        var found: [UInt64: [UInt32]] = [:]
        buckets.eachRun(in: 0..<buckets.count) { run in
            found[run[0].key] = run.indices.map { run[$0].group }
        }
        #expect(found == expected.filter { $0.value.count > 1 })
        #expect(buckets.entries.count == count)
        for bucket in 0..<buckets.count {
            #expect(
                buckets.entries[buckets.range(bucket)].allSatisfy { buckets.range(of: $0.key) == buckets.range(bucket) }
            )
        }
    }

    @Test(arguments: [1, 2, 5]) func noPiecesAreNoEntries(workers: Int) {
        let buckets = KeyBuckets([], Workers(workers))
        #expect(buckets.entries.isEmpty)
        #expect(buckets.range(of: .max).isEmpty)
    }

    @Test(arguments: [1, 100, 20_000]) func filterLetsThroughEveryKeyAndFewOthers(count: Int) {
        let keys = (0..<count).map { WordHash.mix(UInt64($0)) }
        let filter = KeyFilter(keys)
        #expect(keys.allSatisfy(filter.mayContain))
        let strangers = (count..<count + 10_000).count { filter.mayContain(WordHash.mix(UInt64($0))) }
        #expect(strangers < 300)
    }

    @Test(arguments: [0, 1, 5000, 10_001], [1, 2, 3, 4, 7])
    func workersSortAsOneDoes(count: Int, workers: Int) {
        let list = (0..<count).map { (key: $0 * 7919 % 1009, number: $0) }
        let sorted = Workers(workers).sorted(list) { $0.key < $1.key }
        let alone = list.sorted { ($0.key, $0.number) < ($1.key, $1.number) }
        #expect(sorted.map(\.number) == alone.map(\.number))
    }

    @Test func everyKeyIsARunWhereOneIsEnough() {
        let entries = entries(3000)
        let buckets = KeyBuckets([entries], Workers(1))
        var runs: [(key: UInt64, groups: [UInt32])] = []
        buckets.eachRun(in: 0..<buckets.count, ofAtLeast: 1) { run in
            runs.append((run[0].key, run.indices.map { run[$0].group }))
        }
        let expected = Dictionary(grouping: entries, by: \.key).sorted { $0.key < $1.key }
        #expect(runs.map(\.key) == expected.map(\.key))
        #expect(runs.map(\.groups) == expected.map { $0.value.map(\.group) })
    }

    @Test func whatWasSeenTwiceIsFoundWhoeverSawIt() {
        func entries(_ keys: Range<UInt64>) -> [KeyBuckets.Entry] {
            keys.map { .init(key: WordHash.mix($0), group: UInt32($0)) }
        }
        var one = SeenTwice(expecting: 10_000)
        var other = SeenTwice(expecting: 10_000)
        one.insert(entries(0..<1000).span)
        one.insert(entries(0..<100).span)
        other.insert(entries(900..<2000).span)
        one.join(other)
        var twice: [KeyBuckets.Entry] = []
        one.appendTwice(of: entries(0..<2000).span, to: &twice)
        let found = Set(twice.map(\.group))
        #expect(found.isSuperset(of: 0..<100) && found.isSuperset(of: 900..<1000))
        // Few keys share bits with another one.
        #expect(found.count < 230)
    }

    @Test func rarestWordsStandInOrderEachStemOnce() {
        var words = RarestWords()
        for (word, rank) in [
            (10, 5), (11, 9), (12, 5), (13, 1), (14, 7), (15, 0), (16, 3), (17, 8),
        ] as [(UInt32, UInt32)] {
            words.insert(word, rank)
        }
        #expect((0..<words.count).map { words[$0] } == [15, 13, 16, 10, 14])
    }
}
