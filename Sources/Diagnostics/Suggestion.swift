/// Finds what somebody probably meant.
package enum Suggestion {
    /// The likeliest of the known words, at most three: near by edit distance, or equal but for case and separators.
    ///
    /// Ties are broken by the words themselves, so that the same fault always gives the same advice.
    package static func nearest(to word: String, among known: some Sequence<String>, limit: Int = 3) -> [String] {
        let wanted = Folded(word)
        guard wanted.count > 0 else { return [] }
        let allowed = max(1, wanted.count / 3)
        var found: [(distance: Int, word: String)] = []
        for candidate in known {
            let distance = wanted.distance(to: candidate, atMost: allowed)
            if distance <= allowed, !found.contains(where: { $0.word == candidate }) {
                found.append((distance, candidate))
            }
        }
        found.sort {
            $0.distance == $1.distance
                ? $0.word.utf8.lexicographicallyPrecedes($1.word.utf8) : $0.distance < $1.distance
        }
        return found.prefix(limit).map(\.word)
    }

    /// The same, or else the one word that this one begins: `lang` of `language`.
    package static func nearestOrLonger(than word: String, among known: some Sequence<String>) -> [String] {
        let all = Array(known)
        let near = nearest(to: word, among: all)
        guard near.isEmpty, word.utf8.count >= 3 else { return near }
        let longer = all.filter { $0.hasPrefix(word) }
        return longer.count == 1 ? longer : []
    }

    /// A word without case and separators: as bytes where both words are ASCII, which most are, else as characters.
    private struct Folded {
        private let bytes: [UInt8]?
        private let characters: [Character]

        var count: Int { characters.count }

        init(_ word: String) {
            bytes = Self.bytes(of: word)
            characters = Self.characters(of: word)
        }

        func distance(to candidate: String, atMost limit: Int) -> Int {
            if let bytes, let other = Self.bytes(of: candidate) {
                return editDistance(bytes, other, atMost: limit)
            }
            return editDistance(characters, Self.characters(of: candidate), atMost: limit)
        }

        private static func characters(of word: String) -> [Character] {
            word.lowercased().filter { $0 != "-" && $0 != "_" && $0 != " " && $0 != "." }
        }

        /// The same for ASCII; nil for other words.
        private static func bytes(of word: String) -> [UInt8]? {
            var bytes: [UInt8] = []
            bytes.reserveCapacity(word.utf8.count)
            for byte in word.utf8 {
                switch byte {
                case 0x80...: return nil
                case UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: " "), UInt8(ascii: "."): continue
                case UInt8(ascii: "A")...UInt8(ascii: "Z"): bytes.append(byte | 0x20)
                default: bytes.append(byte)
                }
            }
            return bytes
        }
    }

    /// Damerau-Levenshtein distance with adjacent transpositions (optimal string alignment); gives one more than the
    /// limit as soon as the limit is passed.
    @inlinable
    package static func editDistance<Unit: Equatable>(_ one: [Unit], _ other: [Unit], atMost limit: Int) -> Int {
        guard abs(one.count - other.count) <= limit else { return limit + 1 }
        var beforeLast = [Int](repeating: 0, count: other.count + 1)
        var last = Array(0...other.count)
        var current = beforeLast
        for row in one.indices {
            current[0] = row + 1
            var least = row + 1
            for column in other.indices {
                var best = min(last[column + 1], current[column]) + 1
                best = min(best, last[column] + (one[row] == other[column] ? 0 : 1))
                if row > 0, column > 0, one[row] == other[column - 1], one[row - 1] == other[column] {
                    best = min(best, beforeLast[column - 1] + 1)
                }
                current[column + 1] = best
                least = min(least, best)
            }
            if least > limit { return limit + 1 }
            (beforeLast, last, current) = (last, current, beforeLast)
        }
        return min(last[other.count], limit + 1)
    }
}
