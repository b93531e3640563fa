/// How long each stage took, for the closing summary; never part of any output file.
package struct StageTimes: Sendable {
    package private(set) var times: [(stage: StageName, duration: Duration)] = []

    package init() {}

    package var total: Duration { times.reduce(.zero) { $0 + $1.duration } }

    /// Does the work of a stage and notes how long it took.
    package mutating func measure<Result>(
        _ stage: StageName, _ progress: Progress, work: () async throws -> Result
    ) async rethrows -> Result {
        progress.begin(stage)
        let clock = ContinuousClock()
        let start = clock.now
        let result = try await work()
        let duration = clock.now - start
        times.append((stage, duration))
        progress.end(stage, duration)
        return result
    }
}

extension Duration {
    /// Milliseconds, or seconds from one on: `38 ms`, `1.4 s`.
    package var brief: String {
        let milliseconds = components.seconds * 1000 + components.attoseconds / 1_000_000_000_000_000
        guard milliseconds >= 1000 else { return "\(milliseconds) ms" }
        return "\(milliseconds / 1000).\(milliseconds % 1000 / 100) s"
    }
}
