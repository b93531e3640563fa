import Diagnostics
import Testing
import TextMatching

@testable import Deduplication

struct IDOrderTests {
    private func order(_ ids: [String], workers: Int = 1) -> IDOrder {
        let file = SourceFile(path: "records.jsonl", bytes: [])
        return IDOrder(
            RecordArray(ids.map { DedupeRecord(id: $0, text: "", range: file.range) }), Workers(workers))
    }

    @Test(arguments: [1, 2, 3]) func ranksFollowTheBytesOfIDs(workers: Int) {
        let ids = ["q10", "q2", "", "q1", "é", "long-id-b", "long-id-a", "long-id-", "long-id", "\u{1F600}", "q"]
        let sorted = ids.sorted { Array($0.utf8).lexicographicallyPrecedes(Array($1.utf8)) }
        let order = order(ids, workers: workers)
        #expect(order.ranks.map(Int.init) == ids.map { sorted.firstIndex(of: $0)! })
        #expect((0..<ids.count).map { ids[order.place(ofRank: $0)] } == sorted)
        #expect(order.repeated.isEmpty)
    }

    @Test(arguments: [1, 2, 3]) func recordsInOrderKeepTheirPlaces(workers: Int) {
        let order = order((0..<3000).map { "record-\($0 + 10_000)" }, workers: workers)
        #expect(order.ranks == Array(0..<3000))
        #expect(order.repeated.isEmpty)
    }

    @Test func repeatedIDsAreListedByTheirFirstPlaces() {
        let order = order(["same-beginning-b", "a", "same-beginning-a", "a", "same-beginning-b", "c", "a", "same-b"])
        #expect(order.repeated == [[0, 4], [1, 3, 6]])
        #expect(order.ranks == [6, 0, 5, 1, 7, 3, 2, 4])
    }

    @Test func pairsComeInTheOrderOfTheirIDs() {
        let order = order(["d", "b", "a", "c"])
        var pairs = PairsByID(order, expecting: 4)
        pairs.append(0, 1, .excerpt)
        pairs.append(3, 2, .variant)
        pairs.append(1, 0, .duplicate)
        pairs.append(2, 0, .translation)
        let sorted = pairs.sorted()
        #expect(sorted.map(\.a) == [2, 2, 1, 1] && sorted.map(\.b) == [3, 0, 0, 0])
        // Those of the same records stay as they came.
        #expect(sorted.map(\.relation) == [.variant, .translation, .excerpt, .duplicate])
    }
}
