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
    }

    private static let fewest = (contentWords: 3, contentWordsLessOne: 4, prefix: 4, sentence: 4)
    private static let most = (unknownWords: 4, sentenceRuns: 12)

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
            store(terms, shape, bag: bag, content: contentWords >= Self.fewest.contentWords ? content : nil)
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

    private mutating func store(_ terms: ArraySlice<UInt32>, _ shape: TextShape, bag: UInt64, content: UInt64?) {
        stored.append(WordHash.mix(bag ^ Space.bag))
        if let content { stored.append(WordHash.mix(content ^ Space.content)) }
        func stem(_ place: Int) -> UInt64 { vocabulary.stems[Int(terms[place] & TermTable.numberBits)] }
        if shape.tail > 0, Int(shape.tail) < terms.count {
            let rest = terms.dropFirst(Int(shape.tail)).indices.reduce(bag) { $0 &- stem($1) }
            stored.append(WordHash.mix(rest ^ Space.bag))
        }
        if shape.head > 0, Int(shape.head) < terms.count {
            let rest = terms.prefix(Int(shape.head)).indices.reduce(bag) { $0 &- stem($1) }
            stored.append(WordHash.mix(rest ^ Space.bag))
        }
        if shape.unknownWords > 0 {
            var left = Self.most.unknownWords
            for place in terms.indices where left > 0 {
                let word = Int(terms[place] & TermTable.numberBits)
                guard !vocabulary.flags[word].contains(.known) else { continue }
                stored.append(WordHash.mix((bag &- vocabulary.stems[word]) ^ Space.bag))
                left -= 1
            }
        }
        storeSpans(terms, shape, salt: bag &- terms.indices.reduce(0) { $0 &+ stem($1) })
    }

    private mutating func storeSpans(_ terms: ArraySlice<UInt32>, _ shape: TextShape, salt: UInt64) {
        func key(_ range: Range<Int>) -> UInt64 {
            range.reduce(salt) { OrderedKey.next($0, vocabulary.hashes[Int(terms[$1] & TermTable.numberBits)]) }
        }
        if shape.flags.contains(.truncated), terms.count >= Self.fewest.prefix {
            stored.append(WordHash.mix(key(terms.indices) ^ Space.prefix))
        }
        let sentences = terms.indices.filter { terms[$0] & TermTable.sentenceBit != 0 }
        guard sentences.count >= 2 else { return }
        let bounds = sentences + [terms.endIndex]
        var left = Self.most.sentenceRuns
        for first in 0..<bounds.count - 1 {
            for last in first + 1..<bounds.count where left > 0 {
                let range = bounds[first]..<bounds[last]
                guard range.count >= Self.fewest.sentence, range.count < terms.count else { continue }
                stored.append(WordHash.mix(key(range) ^ Space.sentences))
                left -= 1
            }
        }
    }
}
