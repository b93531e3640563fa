import TextMatching
import TextNormalisation

/// Which of some texts are others that somebody has edited: the judge of near-duplicates, asked about two groups.
package struct EditedTexts {
    private let old: [Text]
    private let new: [Text]

    package struct Text: Sendable {
        package var text: String
        package var author: RecordAuthor?

        /// BCP 47; texts are compared within one language only.
        package var language: String

        package init(_ text: String, by author: RecordAuthor? = nil, language: String) {
            self.text = text
            self.author = author
            self.language = language
        }
    }

    /// An old text and what may have become of it, by their places in the two groups.
    package struct Pair: Hashable, Sendable {
        package let old: Int
        package let new: Int

        /// Whether the judge calls the texts duplicates or variants, and they are not of two authors. A part of a text is
        /// never sure: the other part may be a message too.
        package let isSure: Bool

        package init(old: Int, new: Int, isSure: Bool) {
            self.old = old
            self.new = new
            self.isSure = isSure
        }
    }

    package init(old: [Text], new: [Text]) {
        self.old = old
        self.new = new
    }

    /// Sure pairs first, and the likest of each sort first. A new text is in one pair only, unless two old ones may have
    /// been merged into it, and then it is surely neither; an old one that is in a sure pair is in no other.
    package func pairs(_ workers: Workers = Workers(1)) -> [Pair] {
        guard !old.isEmpty, !new.isEmpty else { return [] }
        var table = TextColumn()
        for text in old + new {
            table.append(
                text.text, author: text.author?.name ?? "", language: DedupeRecord.primaryLanguage(of: text.language))
        }
        let matches = Matches(table, isThorough: true, onlyWith: old.count, workers: workers)
        var namer = EditNamer(matches.texts)
        let likely = candidates(matches).compactMap { old, new in
            judged(old, new, namer.verdict(old, self.old.count + new).relation)
        }
        let pairs = Self.distributed(likely.sorted().map(\.pair))
        // An old text that got none, though a new one is like it: perhaps that is both.
        let given = Set(pairs.map(\.old))
        var left: [Int: [Int]] = [:]
        for pair in likely.sorted().map(\.pair) where !given.contains(pair.old) {
            left[pair.new, default: []].append(pair.old)
        }
        if left.isEmpty { return pairs }
        let all = pairs.flatMap { pair in
            let others = left[pair.new] ?? []
            return [Pair(old: pair.old, new: pair.new, isSure: pair.isSure && others.isEmpty)]
                + others.map { Pair(old: $0, new: pair.new, isSure: false) }
        }
        return all.filter(\.isSure) + all.filter { !$0.isSure }
    }

    /// - Parameter likely: the likest first.
    private static func distributed(_ likely: [Pair]) -> [Pair] {
        var (oldTaken, newTaken): (Set<Int>, Set<Int>) = ([], [])
        return likely.filter { pair in
            guard !oldTaken.contains(pair.old), newTaken.insert(pair.new).inserted else { return false }
            if pair.isSure { oldTaken.insert(pair.old) }
            return true
        }
    }

    /// Places of an old and a new text whose clusters are the same or near each other.
    private func candidates(_ matches: Matches) -> [(old: Int, new: Int)] {
        var members: [UInt32: (old: [Int], new: [Int])] = [:]
        for (place, cluster) in matches.clusters.enumerated() {
            if place < old.count {
                members[cluster, default: ([], [])].old.append(place)
            } else {
                members[cluster, default: ([], [])].new.append(place - old.count)
            }
        }
        var near = Set(members.keys.map { [$0, $0] })
        for pair in matches.review {
            let (one, other) = (matches.clusters[pair.one], matches.clusters[pair.other])
            near.formUnion([[one, other], [other, one]])
        }
        return near.flatMap { clusters in
            members[clusters[0]]!.old.flatMap { old in members[clusters[1]]!.new.map { (old, $0) } }
        }
    }

    private func judged(_ old: Int, _ new: Int, _ relation: Relation) -> Judged? {
        let rank: Int
        switch (relation, AuthorComparison(self.old[old].author, self.new[new].author)) {
        case (.distinct, _), (.translation, _): return nil
        case (.excerpt, _), (_, .different): rank = 2
        case (.variant, _): rank = 1
        case (.duplicate, _): rank = 0
        }
        return Judged(
            pair: Pair(old: old, new: new, isSure: rank < 2), rank: rank,
            likeness: Self.likeness(self.old[old].text, self.new[new].text))
    }

    private struct Judged: Comparable {
        let pair: Pair
        let rank: Int
        let likeness: Int

        static func < (one: Judged, other: Judged) -> Bool {
            (one.rank, -one.likeness, one.pair.old, one.pair.new)
                < (other.rank, -other.likeness, other.pair.old, other.pair.new)
        }
    }

    /// How many letters in a thousand stand in words that both texts have.
    private static func likeness(_ one: String, _ other: String) -> Int {
        func words(_ text: String) -> [ArraySlice<UInt8>] { NormalForm.bytes(of: text).split(separator: 0x20) }
        let (words, others) = (words(one), words(other))
        var counts: [ArraySlice<UInt8>: Int] = [:]
        for word in words { counts[word, default: 0] += 1 }
        var shared = 0
        for word in others where counts[word, default: 0] > 0 {
            counts[word]! -= 1
            shared += 2 * word.count
        }
        return shared * 1000 / max(1, (words + others).reduce(0) { $0 + $1.count })
    }
}
