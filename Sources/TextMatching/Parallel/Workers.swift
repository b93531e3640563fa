import Dispatch
import Synchronization

/// How many threads may work at once; results never depend on it.
package struct Workers: Sendable {
    package let count: Int

    /// - Parameter count: at least 1.
    package init(_ count: Int) {
        precondition(count >= 1, "work needs somebody to do it")
        self.count = count
    }

    /// Does numbered pieces of work, each once, and gives their results in the order of the numbers.
    ///
    /// Whoever is free takes the next piece, so pieces may differ in size.
    package func map<Result: Sendable>(_ pieces: Int, _ work: @Sendable (Int) -> Result) -> [Result] {
        guard count > 1, pieces > 1 else { return (0..<pieces).map(work) }
        var results = [Result?](repeating: nil, count: pieces)
        unsafe results.withUnsafeMutableBufferPointer { buffer in
            // Every piece writes its own place, and nobody reads before all are done.
            nonisolated(unsafe) let places = unsafe buffer
            let next = Atomic<Int>(0)
            DispatchQueue.concurrentPerform(iterations: min(count, pieces)) { _ in
                while true {
                    let piece = next.add(1, ordering: .relaxed).oldValue
                    guard piece < pieces else { return }
                    unsafe places[piece] = work(piece)
                }
            }
        }
        return results.map { $0! }
    }

    /// Cuts a range into about four pieces a worker and does them.
    package func mapRanges<Result: Sendable>(
        of whole: Range<Int>, atLeast smallest: Int = 1024, _ work: @Sendable (Range<Int>) -> Result
    ) -> [Result] {
        let pieces = max(1, min(count * 4, whole.count / smallest))
        return map(pieces) { piece in
            let start = whole.lowerBound + whole.count * piece / pieces
            let end = whole.lowerBound + whole.count * (piece + 1) / pieces
            return work(start..<end)
        }
    }
}
