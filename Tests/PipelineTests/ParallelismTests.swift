import Testing

@testable import Pipeline

struct ParallelismTests {
    /// Whatever the number of workers, results stand in the order of the items.
    @Test(arguments: [1, 2, 3, 16])
    func keepsTheOrderOfTheItems(workers: Int) async throws {
        let results = try await Parallelism(workers: workers).map(Array(0..<1000)) { $0 * 3 }
        #expect(results == (0..<1000).map { $0 * 3 })
    }

    @Test func readsShortDurations() {
        #expect(Duration.milliseconds(38).brief == "38 ms")
        #expect(Duration.milliseconds(1450).brief == "1.4 s")
    }
}
