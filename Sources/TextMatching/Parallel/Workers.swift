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

    /// Does two things at once.
    ///
    /// - Parameters: each is told who may help it; both together never keep more threads busy than there are.
    package func both<One: Sendable, Other: Sendable>(
        _ one: @Sendable (Workers) -> One, _ other: @Sendable (Workers) -> Other
    ) -> (One, Other) {
        guard count > 1 else { return (one(self), other(self)) }
        let half = Workers(count / 2)
        let results = map(2) { number -> (one: One?, other: Other?) in
            if number == 0 { return (one(half), nil) }
            return (nil, other(half))
        }
        return (results[0].one!, results[1].other!)
    }

    /// Cuts a range into about eight pieces a worker, so that nobody waits long for the last one, and does them.
    package func mapRanges<Result: Sendable>(
        of whole: Range<Int>, atLeast smallest: Int = 1024, _ work: @Sendable (Range<Int>) -> Result
    ) -> [Result] {
        let pieces = max(1, min(count * 8, whole.count / smallest))
        return map(pieces) { piece in
            let start = whole.lowerBound + whole.count * piece / pieces
            let end = whole.lowerBound + whole.count * (piece + 1) / pieces
            return work(start..<end)
        }
    }

    /// Sorts a list: stretches of it at once, and then these into each other.
    ///
    /// Equal elements stay in their order.
    package func sorted<Element: Sendable>(
        _ list: [Element], by precedes: @Sendable (Element, Element) -> Bool
    ) -> [Element] {
        sorted(list, by: precedes) { $0.sort(by: precedes) }
    }

    /// The same for whoever has a quicker way to sort one stretch.
    package func sorted<Element: Sendable>(
        _ list: [Element], by precedes: @Sendable (Element, Element) -> Bool,
        _ sort: @Sendable (inout [Element]) -> Void
    ) -> [Element] {
        let pieces = list.count < 1 << 12 ? 1 : count
        var runs = map(pieces) { piece in
            var stretch = Array(list[list.count * piece / pieces..<list.count * (piece + 1) / pieces])
            sort(&stretch)
            return stretch
        }
        while runs.count > 1 {
            let sorted = runs
            runs = map((sorted.count + 1) / 2) { number in
                number * 2 + 1 < sorted.count
                    ? Self.merged(sorted[number * 2], sorted[number * 2 + 1], by: precedes) : sorted[number * 2]
            }
        }
        return runs[0]
    }

    private static func merged<Element>(
        _ one: [Element], _ other: [Element], by precedes: (Element, Element) -> Bool
    ) -> [Element] {
        var merged: [Element] = []
        merged.reserveCapacity(one.count + other.count)
        var (next, otherNext) = (0, 0)
        while next < one.count, otherNext < other.count {
            if precedes(other[otherNext], one[next]) {
                merged.append(other[otherNext])
                otherNext += 1
            } else {
                merged.append(one[next])
                next += 1
            }
        }
        merged += one[next...]
        merged += other[otherNext...]
        return merged
    }
}
