import Glibc

/// How many pieces of work may run at once; results never depend on it.
package struct Parallelism: Hashable, Sendable {
    package let workers: Int

    /// - Parameter workers: at least 1.
    package init(workers: Int) {
        precondition(workers >= 1, "work needs somebody to do it")
        self.workers = workers
    }

    /// One worker for each processor of the machine.
    package static var machine: Parallelism {
        Parallelism(workers: max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))))
    }

    /// Applies a pure function to every item and gives the results in the order of the items.
    ///
    /// Items are handed out in runs of equal length, so that small items do not drown in scheduling.
    package func map<Item: Sendable, Result: Sendable>(
        _ items: [Item], _ transform: @escaping @Sendable (Item) throws -> Result
    ) async throws -> [Result] {
        guard workers > 1, items.count > 1 else { return try items.map(transform) }
        let runLength = max(1, items.count / (workers * 8))
        let runs = stride(from: 0, to: items.count, by: runLength).map { items[$0..<min($0 + runLength, items.count)] }
        return try await withThrowingTaskGroup(of: (Int, [Result]).self) { group in
            var results = [[Result]](repeating: [], count: runs.count)
            var next = 0
            func start() {
                let number = next
                next += 1
                group.addTask { (number, try runs[number].map(transform)) }
            }
            while next < min(workers, runs.count) { start() }
            while let (number, values) = try await group.next() {
                results[number] = values
                if next < runs.count { start() }
            }
            return results.flatMap(\.self)
        }
    }
}
