/// The keys of one text: those under which it can be found, and those under which it looks for others.
///
/// Each harmless kind of edit has a key under which both versions meet exactly. Keys are made of hashes of words'
/// bytes, never of their numbers, so they agree between runs and machines.
struct MatchKeys {
    /// Under these the text is found.
    private(set) var stored: [UInt64] = []

    /// Under these it looks for others.
    private(set) var probed: [UInt64] = []

    /// Keys of different meaning never meet.
    private enum Space {
        static let bag: UInt64 = 0x243F_6A88_85A3_08D3
        static let content: UInt64 = 0x1319_8A2E_0370_7344
        static let prefix: UInt64 = 0xA409_3822_299F_31D0
        static let sentences: UInt64 = 0x082E_FA98_EC4E_6C89
        static let beginning: UInt64 = 0x4528_21E6_38D0_1377
    }

    /// The key under which a text stands by a sum of stems.
    static func key(ofBag bag: UInt64) -> UInt64 { WordHash.mix(bag ^ Space.bag) }

    /// The key of the first words of a text that others may be cut off copies of; nil for short texts.
    static func beginning(
        of terms: Span<UInt32>, _ words: Span<Vocabulary.KeyWord>, salt: UInt64
    ) -> UInt64? {
        guard terms.count >= fewest.prefix else { return nil }
        var ordered = salt
        for place in 0..<fewest.prefix {
            ordered = OrderedKey.next(ordered, words[Int(terms[place] & TermTable.numberBits)].hash)
        }
        return WordHash.mix(ordered ^ Space.beginning)
    }

    static let fewest = (contentWords: 3, contentWordsLessOne: 4, prefix: 4, sentence: 4)
    static let most = (unknownWords: 4, sentenceRuns: 12)

    private let isStoring: Bool
    private let isProbing: Bool

    init(isStoring: Bool, isProbing: Bool) {
        self.isStoring = isStoring
        self.isProbing = isProbing
    }

    /// Makes the keys of a text; the arrays of the text before are used again.
    ///
    /// - Parameters:
    ///   - terms: the words of the text.
    ///   - words: what is known of them, by number. Lent, not held: workers that count references to one array wait for
    ///     each other.
    ///   - salt: of the language; texts of different languages never meet.
    mutating func make(
        _ terms: Span<UInt32>, _ words: Span<Vocabulary.KeyWord>, _ shape: TextShape, salt: UInt64
    ) {
        stored.removeAll(keepingCapacity: true)
        probed.removeAll(keepingCapacity: true)
        let sums = Self.sums(of: terms, words, salt: salt)
        if isStoring { store(terms, words, shape, salt, sums) }
        if isProbing { Self.eachProbed(of: terms, words, salt: salt, sums) { probed.append($0) } }
    }

    /// Sums of the stems of a text: of all, and of those that carry meaning.
    struct Sums {
        var bag: UInt64
        var content: UInt64
        var contentWords = 0
    }

    @inline(__always)
    static func sums(of terms: Span<UInt32>, _ words: Span<Vocabulary.KeyWord>, salt: UInt64) -> Sums {
        var sums = Sums(bag: salt, content: salt)
        for place in terms.indices {
            let word = words[Int(terms[place] & TermTable.numberBits)]
            sums.bag &+= word.stem
            if word.flags.isDisjoint(with: .function) {
                sums.content &+= word.stem
                sums.contentWords += 1
            }
        }
        return sums
    }

    /// Calls with the keys under which a text looks for others.
    ///
    /// - Parameter beginnings: of all texts that are cut off: what begins like none of them need not look for them. Nil
    ///   where they are not known.
    @inline(__always)
    static func eachProbed(
        of terms: Span<UInt32>, _ words: Span<Vocabulary.KeyWord>, salt: UInt64, _ sums: Sums,
        beginnings: KeyFilter? = nil,
        _ body: (UInt64) -> Void
    ) {
        let (bag, content) = (sums.bag, sums.content)
        body(WordHash.mix(bag ^ Space.bag))
        if sums.contentWords >= fewest.contentWords { body(WordHash.mix(content ^ Space.content)) }
        var ordered = salt
        var mayBeginOthers = true
        for place in terms.indices {
            let word = words[Int(terms[place] & TermTable.numberBits)]
            body(WordHash.mix((bag &- word.stem) ^ Space.bag))
            if sums.contentWords >= fewest.contentWordsLessOne, word.flags.isDisjoint(with: .function) {
                body(WordHash.mix((content &- word.stem) ^ Space.content))
            }
            ordered = OrderedKey.next(ordered, word.hash)
            if place + 1 == fewest.prefix, let beginnings {
                mayBeginOthers = beginnings.mayContain(WordHash.mix(ordered ^ Space.beginning))
            }
            if place + 1 >= fewest.prefix, mayBeginOthers { body(WordHash.mix(ordered ^ Space.prefix)) }
        }
        if terms.count >= fewest.sentence { body(WordHash.mix(ordered ^ Space.sentences)) }
    }

    private mutating func store(
        _ terms: Span<UInt32>, _ words: Span<Vocabulary.KeyWord>, _ shape: TextShape, _ salt: UInt64, _ sums: Sums
    ) {
        if sums.contentWords >= Self.fewest.contentWords { stored.append(WordHash.mix(sums.content ^ Space.content)) }
        Self.eachBag(of: terms, words, shape, bag: sums.bag) { bag, _ in stored.append(WordHash.mix(bag ^ Space.bag)) }
        storeSpans(terms, words, shape, salt: salt)
    }

    /// Calls with each sum of stems under which a text is found, and with the places of the words that it leaves out:
    /// none, the tail, the head, an unknown word.
    static func eachBag(
        of terms: Span<UInt32>, _ words: Span<Vocabulary.KeyWord>, _ shape: TextShape, bag: UInt64,
        _ body: (UInt64, Range<Int>) -> Void
    ) {
        func less(_ places: Range<Int>) {
            var sum = bag
            for place in places { sum &-= words[Int(terms[place] & TermTable.numberBits)].stem }
            body(sum, places)
        }
        body(bag, 0..<0)
        if shape.tail > 0, Int(shape.tail) < terms.count { less(Int(shape.tail)..<terms.count) }
        if shape.head > 0, Int(shape.head) < terms.count { less(0..<Int(shape.head)) }
        guard shape.unknownWords > 0 else { return }
        var left = most.unknownWords
        for place in terms.indices where left > 0 {
            guard !words[Int(terms[place] & TermTable.numberBits)].isKnown(in: terms[place]) else { continue }
            less(place..<place + 1)
            left -= 1
        }
    }

    private mutating func storeSpans(
        _ terms: Span<UInt32>, _ words: Span<Vocabulary.KeyWord>, _ shape: TextShape, salt: UInt64
    ) {
        func key(_ range: Range<Int>) -> UInt64 {
            var key = salt
            for place in range { key = OrderedKey.next(key, words[Int(terms[place] & TermTable.numberBits)].hash) }
            return key
        }
        if shape.flags.contains(.truncated), terms.count >= Self.fewest.prefix {
            stored.append(WordHash.mix(key(terms.indices) ^ Space.prefix))
        }
        Self.eachSpan(of: terms) { stored.append(WordHash.mix(key($0) ^ Space.sentences)) }
    }

    /// Calls with the runs of whole sentences that are not the whole text.
    static func eachSpan(of terms: Span<UInt32>, _ body: (Range<Int>) -> Void) {
        // Most texts are one sentence, for which no list is made.
        var count = 0
        for place in terms.indices where terms[place] & TermTable.sentenceBit != 0 { count += 1 }
        guard count >= 2 else { return }
        var bounds: [Int] = []
        for place in terms.indices where terms[place] & TermTable.sentenceBit != 0 { bounds.append(place) }
        bounds.append(terms.count)
        var left = most.sentenceRuns
        for first in 0..<bounds.count - 1 {
            for last in first + 1..<bounds.count where left > 0 {
                let range = bounds[first]..<bounds[last]
                guard range.count >= fewest.sentence, range.count < terms.count else { continue }
                body(range)
                left -= 1
            }
        }
    }
}
