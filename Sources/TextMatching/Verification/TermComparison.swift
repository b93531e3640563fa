/// Decides whether two words are the same word, and what an edit of a word costs.
///
/// Costs are in half-units: see `Cost`.
struct TermComparison: Sendable {
    let vocabulary: Vocabulary

    func flags(_ term: Term) -> WordFlags { term.shape.flags }

    /// Letters in bytes of UTF-8.
    func length(_ term: Term) -> Int { Int(term.shape.length) }

    /// A bit for each letter; letters beyond ASCII share bits.
    func letters(_ term: Term) -> UInt32 { vocabulary.readings[Int(term.id)].letters }

    func bytes(_ term: Term) -> [UInt8] { vocabulary.words.word(term.id) }

    /// How one word stands for another at no cost; nil where it does not.
    enum Sameness {
        case equal, typo, inflection
    }

    func sameness(_ a: Term, _ b: Term) -> Sameness? {
        if a.id == b.id { return a.written == b.written ? .equal : .typo }
        if isTypoLike(a, b) { return .typo }
        return isInflected(a, b) ? .inflection : nil
    }

    @inline(__always)
    func isSame(_ a: Term, _ b: Term) -> Bool { a.id == b.id || mayBeSame(a, b) && sameness(a, b) != nil }

    /// Of two real words only those that begin alike are forms of one; tells most pairs of words apart.
    @inline(__always)
    private func mayBeSame(_ a: Term, _ b: Term) -> Bool {
        a.shape.beginning == b.shape.beginning
            || !a.shape.writtenFlags.intersection(b.shape.writtenFlags).contains(.known)
    }

    /// The most bytes of a word in which a slip is looked for; what is longer is no word.
    private static let longestWord = 80

    /// Whether A comes first by what it says: numbers of words depend on the order of the input.
    func isOrdered(_ a: [Term], _ b: [Term]) -> Bool {
        if a.count != b.count { return a.count < b.count }
        var place = 0
        while place < a.count, a[place].id == b[place].id { place += 1 }
        if place == a.count { return true }
        return unsafe vocabulary.words.withWord(a[place].id) { one in
            unsafe vocabulary.words.withWord(b[place].id) { unsafe one.lexicographicallyPrecedes($0) }
        }
    }

    /// A slip of the fingers: never between two real words, never in digits or short words.
    ///
    /// Words count as they were written: the repair of one by itself may have gone to another word than was meant.
    private func isTypoLike(_ one: Term, _ other: Term) -> Bool {
        let (flags, otherFlags) = (one.shape.writtenFlags, other.shape.writtenFlags)
        if flags.contains(.known), otherFlags.contains(.known) { return false }
        if flags.contains(.number) || otherFlags.contains(.number) { return false }
        // Mina is not Nina.
        if flags.contains(.name), otherFlags.contains(.name) { return false }
        let (shorter, longer) = Self.ordered(
            vocabulary.words.length(one.written), vocabulary.words.length(other.written))
        let limit = longer >= 8 ? 2 : 1
        guard shorter >= 3, longer - shorter <= limit, longer <= Self.longestWord,
            mayBeSlip(one.written, other.written, atMost: limit)
        else { return false }
        guard let one = Damerau.letters(vocabulary.words.word(one.written)),
            let other = Damerau.letters(vocabulary.words.word(other.written))
        else { return false }
        return Damerau.distance(one, other, atMost: limit) <= limit
    }

    /// Whether two words have so many letters in common that few slips may have made one of the other.
    ///
    /// Every slip but an exchange of neighbours, which changes no letter, adds one letter, takes one, or both.
    private func mayBeSlip(_ one: UInt32, _ other: UInt32, atMost limit: Int) -> Bool {
        let (letters, others) = (
            vocabulary.readings[Int(one)].letters, vocabulary.readings[Int(other)].letters
        )
        // Letters beyond ASCII have two bytes.
        let isLatin = vocabulary.flags[Int(one)].intersection(vocabulary.flags[Int(other)]).contains(.latin)
        return (letters ^ others).nonzeroBitCount <= (isLatin ? 2 : 4) * limit
    }

    private func isInflected(_ one: Term, _ other: Term) -> Bool {
        let (flags, otherFlags) = (flags(one), flags(other))
        guard flags.contains(.latin), otherFlags.contains(.latin), flags.isContent, otherFlags.isContent else {
            return false
        }
        let (shorter, longer) = Self.ordered(length(one), length(other))
        // No ending is longer than four letters with what it changes in front of it.
        guard longer - shorter <= 4, one.shape.beginning == other.shape.beginning, beginAlike(one, other) else {
            return false
        }
        return Inflection.relates(bytes(one), bytes(other))
    }

    private func beginAlike(_ one: Term, _ other: Term) -> Bool {
        unsafe vocabulary.words.withWord(one.id) { first in
            unsafe vocabulary.words.withWord(other.id) { second in
                unsafe first.count >= 2 && second.count >= 2 && first[0] == second[0] && first[1] == second[1]
            }
        }
    }

    private static func ordered(_ one: Int, _ other: Int) -> (Int, Int) { one < other ? (one, other) : (other, one) }

    /// Whether the first word of a text lost its first letter: `he` for `the`.
    func lostItsFirstLetter(_ short: Term, _ whole: Term) -> Bool {
        vocabulary.words.length(short.written) + 1 == vocabulary.words.length(whole.written)
            && vocabulary.words.word(whole.written).dropFirst().elementsEqual(vocabulary.words.word(short.written))
    }

    /// Whether two words of one side, joined, are a word of the other.
    func isJoined(_ first: Term, _ second: Term, _ whole: Term) -> Bool {
        length(first) + length(second) == length(whole) && first.shape.beginning == whole.shape.beginning
            && bytes(first) + bytes(second) == bytes(whole)
    }

    /// Whether two neighbours may change places: one of them is grammar alone, and neither turns the sentence round.
    func mayExchange(_ one: Term, _ other: Term) -> Bool {
        let flags = flags(one).union(flags(other))
        return flags.contains(.grammar) && flags.isDisjoint(with: .negation)
    }

    func areOfOneClass(_ a: Term, _ b: Term) -> Bool {
        let number = vocabulary.wordClasses[Int(a.id)]
        return number != 0 && number == vocabulary.wordClasses[Int(b.id)]
    }

    /// What it costs to leave a word out or put one in.
    func cost(of term: Term) -> Int {
        let flags = flags(term)
        if flags.contains(.negation) { return Cost.negation }
        if flags.contains(.number) { return Cost.number }
        return flags.contains(.function) ? Cost.functionWord : Cost.contentWord
    }

    func cost(of terms: ArraySlice<Term>) -> Int { terms.reduce(0) { $0 + cost(of: $1) } }
}

/// Prices of edits in half-units.
enum Cost {
    static let functionWord = 1
    static let contentWord = 2
    static let number = 30
    static let negation = 60
    static let withinClass = 1
    static let adjacentExchange = 1
    static let joined = 1

    /// How much a pair may cost and still be a duplicate.
    static func budget(longer: Int, isTruncated: Bool) -> Int {
        max(2, longer / 4) * (isTruncated ? 2 : 1)
    }
}

/// Damerau-Levenshtein distance with adjacent transpositions (optimal string alignment).
enum Damerau {
    /// The letters of a folded word in Latin, Greek or Cyrillic; nil for other scripts, where one character may be a
    /// syllable, or a vowel sign as good as another word.
    static func letters(_ word: [UInt8]) -> [UInt16]? {
        if word.allSatisfy({ $0 < 0x80 }) { return word.map(UInt16.init) }
        var letters: [UInt16] = []
        for scalar in String(decoding: word, as: UTF8.self).unicodeScalars {
            guard scalar.value < 0x0530 else { return nil }
            letters.append(UInt16(scalar.value))
        }
        return letters
    }

    static func distance<Letter: Equatable>(_ one: [Letter], _ other: [Letter], atMost limit: Int) -> Int {
        guard abs(one.count - other.count) <= limit else { return limit + 1 }
        var beforeLast = [Int](repeating: 0, count: other.count + 1)
        var last = Array(0...other.count)
        var current = last
        for row in 0..<one.count {
            current[0] = row + 1
            var least = current[0]
            for column in 0..<other.count {
                var best = min(last[column + 1], current[column]) + 1
                best = min(best, last[column] + (one[row] == other[column] ? 0 : 1))
                if row > 0, column > 0, one[row] == other[column - 1], one[row - 1] == other[column] {
                    best = min(best, beforeLast[column - 1] + 1)
                }
                current[column + 1] = best
                least = min(least, best)
            }
            if least > limit { return limit + 1 }
            swap(&beforeLast, &last)
            swap(&last, &current)
        }
        return last[other.count]
    }
}
