import Glibc

/// How many pieces of work may run at once; results never depend on it.
package struct Parallelism: Hashable, Sendable {
    package let workers: Int

    /// - Parameter workers: at least 1.
    package init(workers: Int) {
        precondition(workers >= 1, "work needs somebody to do it")
        self.workers = workers
    }

    /// One worker for each core that this process may use.
    package static var machine: Parallelism {
        var cores = cpu_set_t()
        guard unsafe sched_getaffinity(0, MemoryLayout<cpu_set_t>.size, &cores) == 0 else { return Parallelism(workers: 1) }
        let bits = unsafe withUnsafeBytes(of: &cores) { unsafe $0.reduce(0) { $0 + $1.nonzeroBitCount } }
        return Parallelism(workers: max(1, bits))
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
