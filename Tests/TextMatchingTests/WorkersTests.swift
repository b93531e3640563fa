import Testing

@testable import TextMatching

struct WorkersTests {
    @Test(arguments: [1, 2, 3, 8]) func resultsAreInTheOrderOfTheNumbers(count: Int) {
        let workers = Workers(count)
        #expect(workers.map(100) { $0 * $0 } == (0..<100).map { $0 * $0 })
        let ranges = workers.mapRanges(of: 5..<5000, atLeast: 10) { $0 }
        #expect(ranges.flatMap(\.self) == Array(5..<5000))
        let list = (0..<10_000).map { (key: $0 * 7919 % 100, place: $0) }
        let sorted = workers.sorted(list) { $0.key < $1.key }
        #expect(sorted.map(\.key) == list.map(\.key).sorted())
        #expect(zip(sorted, sorted.dropFirst()).allSatisfy { $0.key < $1.key || $0.place < $1.place })
    }

    @Test(arguments: [(1, [1, 1]), (2, [1, 1]), (5, [2, 2]), (8, [4, 4])])
    func bothTogetherHaveNoMoreThreadsThanThereAre(count: Int, shares: [Int]) {
        let (one, other) = Workers(count).both({ ("one", $0.count) }, { [$0.count] })
        #expect(one.0 == "one" && [one.1] + other == shares)
    }
}
