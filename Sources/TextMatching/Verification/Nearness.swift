/// Whether two texts are so alike that somebody should look at them.
struct Nearness {
    let compare: TermComparison

    /// Matched letters over all letters from which on two texts are near.
    private static let threshold = 0.72

    /// How far a word may have moved and still be matched.
    private static let reach = 8

    /// Goes through A and takes for each word the first of the same in B that is within reach and not taken yet.
    func areNear(_ a: ArraySlice<Term>, _ b: ArraySlice<Term>) -> Bool {
        var all = 0
        for term in a { all += compare.length(term) }
        for term in b { all += compare.length(term) }
        let enough = Self.threshold * Double(all)
        guard b.count <= 64 else { return Double(matchedLetters(a, b)) >= enough }
        var taken: UInt64 = 0
        var matched = 0
        // Equal words in front take each other.
        var place = 0
        while place < min(a.count, b.count), a[a.startIndex + place].id == b[b.startIndex + place].id {
            matched += 2 * compare.length(a[a.startIndex + place])
            taken |= 1 << UInt64(place)
            place += 1
        }
        var missed = 0
        while place < a.count {
            // The rest can change no more.
            if Double(matched) >= enough { return true }
            if Double(all - missed) < enough { return false }
            let term = a[a.startIndex + place]
            missed += compare.length(term)
            let start = max(0, place - Self.reach)
            let end = min(b.count, place + Self.reach + 1)
            if start >= end { break }
            // Those within reach that are not taken, a bit for each.
            var free = ~taken & (.max << UInt64(start)) & (.max >> UInt64(64 - end))
            while free != 0 {
                let other = free.trailingZeroBitCount
                free &= free - 1
                let candidate = b[b.startIndex + other]
                guard compare.isSame(term, candidate) else { continue }
                taken |= 1 << UInt64(other)
                matched += compare.length(term) + compare.length(candidate)
                missed -= compare.length(term)
                break
            }
            place += 1
        }
        return Double(matched) >= enough
    }

    /// The same for texts of more words than there are bits in a number.
    private func matchedLetters(_ a: ArraySlice<Term>, _ b: ArraySlice<Term>) -> Int {
        var taken = [Bool](repeating: false, count: b.count)
        var matched = 0
        for (place, term) in a.enumerated() {
            let start = max(0, place - Self.reach)
            let end = min(b.count, place + Self.reach + 1)
            if start >= end { break }
            let found = (start..<end).first { !taken[$0] && compare.isSame(term, b[b.startIndex + $0]) }
            guard let found else { continue }
            taken[found] = true
            matched += compare.length(term) + compare.length(b[b.startIndex + found])
        }
        return matched
    }
}
