public import BundleReader

extension MessagePool {
    /// The messages that fit what somebody typed best, 20 at most, the best first.
    ///
    ///     let found = pool.search("cafe courag", MessagePool.Choice(age: 14))
    ///
    /// Case and accents do not matter. Words are looked for in the text, the author's name and the work's title; rare
    /// ones count more, and the last may be unfinished. Messages that have more of the words come first.
    public func search(_ text: String, _ choice: Choice = Choice()) -> [Record] {
        let words = FoldedWords.of(text)
        guard let last = words.last else { return [] }
        let index = termIndex
        var scores: [Int32: Int] = [:]
        for word in Set(words.dropLast()).subtracting([last]) {
            let term = TermIndex.Term.word(word)
            let weight = Self.wordFound + 2 * index.weight(of: term)
            for ordinal in index.ordinals(of: term) { scores[ordinal, default: 0] += weight }
        }
        var best: [Int32: Int] = [:]
        for word in index.words(beginning: last) {
            let term = TermIndex.Term.word(word)
            // A whole word is better than a beginning.
            let weight = Self.wordFound + (word == last ? 2 : 1) * index.weight(of: term)
            for ordinal in index.ordinals(of: term) { best[ordinal] = max(best[ordinal] ?? 0, weight) }
        }
        scores.merge(best, uniquingKeysWith: +)
        return ranked(scores, choice).compactMap { bundle.record(at: Int($0)) }
    }

    /// A message that is like another, and why.
    public struct Likeness: Hashable, Sendable {
        public let record: Record

        /// What the two share, the most telling first.
        public let shared: [Shared]
    }

    /// Something that two messages share.
    public enum Shared: Hashable, Sendable {
        case work(String)
        /// The id of the author.
        case author(String)
        case category(String)
        case mood(String)
        /// A word of text, author or title, in lower case and without accents.
        case word(String)
    }

    /// Messages that share author, work, categories, moods or words with one, 20 at most, the likest first.
    ///
    ///     for like in pool.similar(to: record, MessagePool.Choice(age: 14)) { print(like.record.text, like.shared) }
    ///
    /// What few messages have counts more than what many have.
    public func similar(to record: Record, _ choice: Choice = Choice()) -> [Likeness] {
        let index = termIndex
        let terms = TermIndex.terms(of: record).map { (term: $0, weight: index.weight(of: $0)) }
            .filter { $0.weight > 0 }
        var scores: [Int32: Int] = [:]
        for (term, weight) in terms {
            for ordinal in index.ordinals(of: term) { scores[ordinal, default: 0] += weight }
        }
        scores[Int32(record.ordinal)] = nil
        let telling = terms.enumerated().sorted { ($1.element.weight, $0.offset) < ($0.element.weight, $1.offset) }
        return ranked(scores, choice).compactMap { ordinal in
            guard let other = bundle.record(at: Int(ordinal)) else { return nil }
            let others = Set(TermIndex.terms(of: other))
            let shared = telling.map(\.element.term).filter(others.contains).map(Shared.init)
            return Likeness(record: other, shared: shared)
        }
    }

    /// More than the rarest word can count: so two words found are better than one.
    private static let wordFound = 1000

    /// The highest scores of what suits; of equal ones the lower ordinal.
    private func ranked(_ scores: [Int32: Int], _ choice: Choice) -> ArraySlice<Int32> {
        let suiting = drawingPool(choice).here.filter { scores[$0] != nil }
        return suiting.sorted { (scores[$1]!, $0) < (scores[$0]!, $1) }.prefix(20)
    }
}

extension MessagePool.Shared {
    fileprivate init(_ term: TermIndex.Term) {
        self =
            switch term {
            case .word(let word): .word(word)
            case .author(let author): .author(author)
            case .work(let work, _): .work(work)
            case .category(let category): .category(category)
            case .mood(let mood): .mood(mood)
            }
    }
}
