/// Finds what somebody probably meant.
package enum Suggestion {
    /// The likeliest of the known words, at most three: near by edit distance, or equal but for case and separators.
    ///
    /// Ties are broken by the words themselves, so that the same fault always gives the same advice.
    package static func nearest(to word: String, among known: some Sequence<String>, limit: Int = 3) -> [String] {
        let wanted = folded(word)
        guard !wanted.isEmpty else { return [] }
        let allowed = max(1, wanted.count / 3)
        var found: [(distance: Int, word: String)] = []
        for candidate in known where !found.contains(where: { $0.word == candidate }) {
            let distance = editDistance(wanted, folded(candidate), atMost: allowed)
            if distance <= allowed { found.append((distance, candidate)) }
        }
        found.sort {
            $0.distance == $1.distance
                ? $0.word.utf8.lexicographicallyPrecedes($1.word.utf8) : $0.distance < $1.distance
        }
        return found.prefix(limit).map(\.word)
    }

    private static func folded(_ word: String) -> [Character] {
        word.lowercased().filter { $0 != "-" && $0 != "_" && $0 != " " && $0 != "." }
    }

    /// Damerau-Levenshtein distance with adjacent transpositions (optimal string alignment); stops counting above a limit.
    package static func editDistance<Letter: Equatable>(
        _ one: [Letter], _ other: [Letter], atMost limit: Int
    ) -> Int {
        guard abs(one.count - other.count) <= limit else { return limit + 1 }
        var beforeLast = [Int](repeating: 0, count: other.count + 1)
        var last = Array(0...other.count)
        for row in 0..<one.count {
            var current = [row + 1]
            for column in 0..<other.count {
                var best = min(last[column + 1], current[column]) + 1
                best = min(best, last[column] + (one[row] == other[column] ? 0 : 1))
                if row > 0, column > 0, one[row] == other[column - 1], one[row - 1] == other[column] {
                    best = min(best, beforeLast[column - 1] + 1)
                }
                current.append(best)
            }
            if current.min()! > limit { return limit + 1 }
            (beforeLast, last) = (last, current)
        }
        return last[other.count]
    }
}
