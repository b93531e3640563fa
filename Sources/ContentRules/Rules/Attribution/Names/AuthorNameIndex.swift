import CatalogModel
import Diagnostics
import Synchronization
import TextNormalisation

/// Finds the authors whom a name that nobody bears may have meant.
///
/// Most runs never ask, so the names are only taken apart for the first who does.
final class AuthorNameIndex: Sendable {
    private let authors: [Author]
    private let prepared = Mutex<[Candidate]?>(nil)

    /// One name, alias or id of an author.
    private struct Candidate: Sendable {
        let author: Author
        let words: [[UInt8]]
        let sortedWords: [[UInt8]]
        let joined: [UInt8]
        let letters: LetterSet

        init(_ author: Author, _ name: String) {
            self.author = author
            let folded = FoldedName(name)
            words = folded.words
            sortedWords = folded.sortedWords
            joined = folded.joined
            letters = LetterSet(joined)
        }
    }

    init(_ authors: [Author]) { self.authors = authors }

    private var candidates: [Candidate] {
        prepared.withLock { prepared in
            if let prepared { return prepared }
            let candidates = authors.flatMap { author in
                ([author.name.value, author.id] + author.aliases.map(\.text.value)).map { Candidate(author, $0) }
            }
            prepared = candidates
            return candidates
        }
    }

    /// The likeliest authors, the best first: the same words in another order, few letters different, the same surname
    /// and initial, part of the name, the same surname.
    ///
    /// - Parameter name: a name, or the id in a link.
    func likely(_ name: String, limit: Int = 3) -> [Author] {
        let wanted = Wanted(name)
        guard !wanted.joined.isEmpty else { return [] }
        var best: [String: (rank: Int, author: Author)] = [:]
        for candidate in candidates {
            guard let rank = wanted.rank(of: candidate) else { continue }
            if rank < best[candidate.author.id]?.rank ?? .max { best[candidate.author.id] = (rank, candidate.author) }
        }
        return best.values.sorted { ($0.rank, $0.author.id) < ($1.rank, $1.author.id) }.prefix(limit).map(\.author)
    }

    /// A name that is looked for.
    private struct Wanted {
        let words: [[UInt8]]
        let sortedWords: [[UInt8]]
        let joined: [UInt8]
        let letters: LetterSet
        let allowed: Int

        init(_ name: String) {
            let folded = FoldedName(name)
            words = folded.words
            sortedWords = folded.sortedWords
            joined = folded.joined
            letters = LetterSet(joined)
            allowed = max(1, min(3, joined.count / 4))
        }

        /// How likely a candidate is meant, 0 being the surest; nil if it is not likely at all.
        func rank(of candidate: Candidate) -> Int? {
            if candidate.sortedWords == sortedWords { return 0 }
            if letters.differences(from: candidate.letters) <= 2 * allowed {
                let distance = Suggestion.editDistance(joined, candidate.joined, atMost: allowed)
                if distance <= allowed { return distance }
            }
            guard let surname = words.last, let other = candidate.words.last else { return nil }
            if surname == other, surname.count >= 2 {
                return words[0].first == candidate.words[0].first ? 10 : surname.count >= 3 ? 12 : nil
            }
            let (few, many) = words.count < candidate.words.count ? (words, candidate.words) : (candidate.words, words)
            return few.contains { $0.count >= 4 } && few.allSatisfy(many.contains) ? 11 : nil
        }
    }
}

/// Which letters a folded name has: unlike sets tell cheaply that two names are far apart.
private struct LetterSet: Sendable {
    private let bits: UInt64

    init(_ letters: [UInt8]) { bits = letters.reduce(0) { $0 | 1 << UInt64($1 & 63) } }

    /// Letters that only one of the two has; each edit adds two at most.
    func differences(from other: LetterSet) -> Int { (bits ^ other.bits).nonzeroBitCount }
}
