import BundleReader

/// How well each line of a bundle fits.
struct Scores {
    private var scores: [Int32]

    /// Lines that have a score, each once.
    private var lines: [Int32] = []

    /// - Parameter count: how many lines there are.
    init(of count: Int) { scores = Array(repeating: 0, count: count) }

    /// - Parameter weight: more than 0.
    mutating func add(_ weight: Int, to lines: [Int32]) {
        for line in lines {
            if scores[Int(line)] == 0 { self.lines.append(line) }
            scores[Int(line)] += Int32(weight)
        }
    }

    /// Adds to each line the best that it got in another count.
    mutating func add(_ other: Scores) {
        for line in other.lines { add(Int(other.scores[Int(line)]), to: [line]) }
    }

    mutating func raise(_ lines: [Int32], to weight: Int) {
        for line in lines {
            if scores[Int(line)] == 0 { self.lines.append(line) }
            scores[Int(line)] = max(scores[Int(line)], Int32(weight))
        }
    }

    /// The lines of a set with the highest scores, of equal ones the first lines.
    func best(_ limit: Int, in set: LineSet) -> [Int32] {
        var best: [Int32] = []
        func precedes(_ one: Int32, _ other: Int32) -> Bool {
            let (left, right) = (scores[Int(one)], scores[Int(other)])
            return left != right ? left > right : one < other
        }
        for line in lines where set.contains(line) {
            if best.count == limit {
                guard precedes(line, best[limit - 1]) else { continue }
                best.removeLast()
            }
            let place = best.firstIndex { precedes(line, $0) } ?? best.count
            best.insert(line, at: place)
        }
        return best
    }
}
