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
    func beginning(of terms: ArraySlice<UInt32>, salt: UInt64) -> UInt64? {
        guard terms.count >= Self.fewest.prefix else { return nil }
        let ordered = terms.prefix(Self.fewest.prefix).reduce(salt) {
            OrderedKey.next($0, vocabulary.hashes[Int($1 & TermTable.numberBits)])
        }
        return WordHash.mix(ordered ^ Space.beginning)
    }

    static let fewest = (contentWords: 3, contentWordsLessOne: 4, prefix: 4, sentence: 4)
    static let most = (unknownWords: 4, sentenceRuns: 12)

    private let vocabulary: Vocabulary
    private let isStoring: Bool
    private let isProbing: Bool

    init(_ vocabulary: Vocabulary, isStoring: Bool, isProbing: Bool) {
        self.vocabulary = vocabulary
        self.isStoring = isStoring
        self.isProbing = isProbing
    }

    /// Makes the keys of a text; the arrays of the text before are used again.
    ///
    /// - Parameters:
    ///   - terms: the words of the text.
    ///   - salt: of the language; texts of different languages never meet.
    mutating func make(_ terms: ArraySlice<UInt32>, _ shape: TextShape, salt: UInt64) {
        stored.removeAll(keepingCapacity: true)
        probed.removeAll(keepingCapacity: true)
        let (stems, flags, hashes) = (vocabulary.stems, vocabulary.flags, vocabulary.hashes)
        var bag: UInt64 = salt
        var content: UInt64 = salt
        var contentWords = 0
        for place in terms.indices {
            let word = Int(terms[place] & TermTable.numberBits)
            bag &+= stems[word]
            if flags[word].isDisjoint(with: .function) {
                content &+= stems[word]
                contentWords += 1
            }
        }
        if isStoring {
            store(terms, shape, salt, bag: bag, content: contentWords >= Self.fewest.contentWords ? content : nil)
        }
        guard isProbing else { return }
        probed.append(WordHash.mix(bag ^ Space.bag))
        if contentWords >= Self.fewest.contentWords { probed.append(WordHash.mix(content ^ Space.content)) }
        var ordered = salt
        for (place, term) in terms.enumerated() {
            let word = Int(term & TermTable.numberBits)
            probed.append(WordHash.mix((bag &- stems[word]) ^ Space.bag))
            if contentWords >= Self.fewest.contentWordsLessOne, flags[word].isDisjoint(with: .function) {
                probed.append(WordHash.mix((content &- stems[word]) ^ Space.content))
            }
            ordered = OrderedKey.next(ordered, hashes[word])
            if place + 1 >= Self.fewest.prefix { probed.append(WordHash.mix(ordered ^ Space.prefix)) }
        }
        if terms.count >= Self.fewest.sentence { probed.append(WordHash.mix(ordered ^ Space.sentences)) }
    }

    private mutating func store(
        _ terms: ArraySlice<UInt32>, _ shape: TextShape, _ salt: UInt64, bag: UInt64, content: UInt64?
    ) {
        if let content { stored.append(WordHash.mix(content ^ Space.content)) }
        eachBag(of: terms, shape, bag: bag) { bag, _ in stored.append(WordHash.mix(bag ^ Space.bag)) }
        storeSpans(terms, shape, salt: salt)
    }

    private func stem(_ term: UInt32) -> UInt64 { vocabulary.stems[Int(term & TermTable.numberBits)] }

    /// Calls with each sum of stems under which a text is found, and with the places of the words that it leaves out:
    /// none, the tail, the head, an unknown word.
    func eachBag(
        of terms: ArraySlice<UInt32>, _ shape: TextShape, bag: UInt64, _ body: (UInt64, Range<Int>) -> Void
    ) {
        body(bag, terms.startIndex..<terms.startIndex)
        if shape.tail > 0, Int(shape.tail) < terms.count {
            let tail = terms.dropFirst(Int(shape.tail)).indices
            body(tail.reduce(bag) { $0 &- stem(terms[$1]) }, tail)
        }
        if shape.head > 0, Int(shape.head) < terms.count {
            let head = terms.prefix(Int(shape.head)).indices
            body(head.reduce(bag) { $0 &- stem(terms[$1]) }, head)
        }
        guard shape.unknownWords > 0 else { return }
        var left = Self.most.unknownWords
        for place in terms.indices where left > 0 {
            let word = Int(terms[place] & TermTable.numberBits)
            guard !vocabulary.flags[word].contains(.known) else { continue }
            body(bag &- vocabulary.stems[word], place..<place + 1)
            left -= 1
        }
    }

    private mutating func storeSpans(_ terms: ArraySlice<UInt32>, _ shape: TextShape, salt: UInt64) {
        func key(_ range: Range<Int>) -> UInt64 {
            range.reduce(salt) { OrderedKey.next($0, vocabulary.hashes[Int(terms[$1] & TermTable.numberBits)]) }
        }
        if shape.flags.contains(.truncated), terms.count >= Self.fewest.prefix {
            stored.append(WordHash.mix(key(terms.indices) ^ Space.prefix))
        }
        Self.eachSpan(of: terms) { stored.append(WordHash.mix(key($0) ^ Space.sentences)) }
    }

    /// Calls with the runs of whole sentences that are not the whole text.
    static func eachSpan(of terms: ArraySlice<UInt32>, _ body: (Range<Int>) -> Void) {
        let sentences = terms.indices.filter { terms[$0] & TermTable.sentenceBit != 0 }
        guard sentences.count >= 2 else { return }
        let bounds = sentences + [terms.endIndex]
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
