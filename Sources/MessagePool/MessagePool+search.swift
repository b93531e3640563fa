public import BundleReader

extension MessagePool {
    /// The messages that fit what somebody typed best, 20 at most, the best first.
    ///
    ///     let found = try pool.search("cafe courag", MessagePool.Choice(age: 14))
    ///
    /// Case and accents do not matter. Words are looked for in the text, the author's name and the work's title; rare
    /// ones count more, and the last may be unfinished. Messages that have more of the words come first.
    public func search(_ text: String, _ choice: Choice = Choice()) throws(BundleDefect) -> [Record] {
        let words = FoldedWords.of(text)
        guard let last = words.last else { return [] }
        let index = bundle.index
        var scores = Scores(of: index.lineCount)
        for word in Set(words.dropLast()).subtracting([last]) {
            guard let entry = try index.entry(of: .word(word)) else { continue }
            scores.add(Self.wordFound + 2 * weight(of: entry), to: try index.lines(of: entry))
        }
        let whole = try index.entry(of: .word(last))
        var ofLast = Scores(of: index.lineCount)
        for place in try index.words(beginning: last) {
            let entry = try index.entry(place)
            // A whole word is better than a beginning.
            let weight = Self.wordFound + (place == whole?.place ? 2 : 1) * weight(of: entry)
            ofLast.raise(try index.lines(of: entry), to: weight)
        }
        scores.add(ofLast)
        var found: [Record] = []
        for line in scores.best(Self.limit, in: try suiting(choice)) {
            if let record = try index.record(Int(line)) { found.append(record) }
        }
        return found
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
    ///     for like in try pool.similar(to: record, MessagePool.Choice(age: 14)) { print(like.record.text, like.shared) }
    ///
    /// What few messages have counts more than what many have.
    public func similar(to record: Record, _ choice: Choice = Choice()) throws(BundleDefect) -> [Likeness] {
        let index = bundle.index
        var terms: [(term: IndexTerm, weight: Int)] = []
        var scores = Scores(of: index.lineCount)
        for term in IndexTerm.all(of: record) {
            guard let entry = try index.entry(of: term), weight(of: entry) > 0 else { continue }
            terms.append((term, weight(of: entry)))
            let itself = try index.line(ordinal: record.ordinal).map { Int32($0) }
            scores.add(weight(of: entry), to: try index.lines(of: entry).filter { $0 != itself })
        }
        let telling = terms.enumerated().sorted { ($1.element.weight, $0.offset) < ($0.element.weight, $1.offset) }
        var alike: [Likeness] = []
        for line in scores.best(Self.limit, in: try suiting(choice)) {
            guard let other = try index.record(Int(line)) else { continue }
            let others = Set(IndexTerm.all(of: other))
            let shared = telling.map(\.element.term).filter(others.contains).map(Shared.init)
            alike.append(Likeness(record: other, shared: shared))
        }
        return alike
    }

    private static let limit = 20

    /// More than the rarest word can count: so two words found are better than one.
    private static let wordFound = 1000

    /// How much a term tells: 0 if every message has it, one more each time that half as many have.
    private func weight(of entry: MessageIndex.TermEntry) -> Int {
        let share = max(1, bundle.index.liveCount / max(1, entry.count))
        return (Int.bitWidth - 1) - share.leadingZeroBitCount
    }
}

extension MessagePool.Shared {
    fileprivate init(_ term: IndexTerm) {
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
