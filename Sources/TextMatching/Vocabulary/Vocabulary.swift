/// Every word of a run with what is known of it. Words are numbered; the numbers mean nothing outside of the run.
///
/// What is known of a word follows from its bytes and from the counts of all words: words with a count of 0, which
/// somebody wrote but which the counts do not hold, change nothing for any other word.
package final class Vocabulary: Sendable {
    package let words: WordInterner

    /// By number of the word.
    package let flags: [WordFlags]
    let wordClasses: [UInt8]

    /// What an unknown word was meant to be; a word's own number where nothing is to be repaired.
    let repaired: [UInt32]

    /// The hash of the repaired word's bytes, and of its stem.
    let hashes: [UInt64]
    let stems: [UInt64]

    /// By number of the word, a bit for each letter that is in it; letters beyond ASCII share bits.
    let letters: [UInt32]

    /// By the word as written: what it stands for and what is most often asked of it.
    let readings: [Reading]

    struct Reading: Sendable {
        let repaired: UInt32
        let shape: WordShape
    }

    /// Two words that an unknown one is glued together from.
    let glued: [UInt32: (UInt32, UInt32)]
    let compounds: CompoundTable
    private let pack: LanguagePack?

    /// How often a word must be seen to be taken for a real one, with and without a lexicon.
    private static let knownFrom: (withLexicon: UInt32, without: UInt32) = (20, 3)

    /// How many texts the words were counted in.
    let textCount: UInt64

    /// - Parameters:
    ///   - words: the words after expansion, with their counts.
    ///   - texts: how many texts they were counted in.
    ///   - pack: nil where no language of the counted texts has one.
    init(_ words: WordInterner, texts: UInt64, pack: LanguagePack?, workers: Workers) {
        self.words = words
        self.pack = pack
        textCount = texts
        let count = words.count
        let flags = (0..<UInt32(count)).map { Self.flags(of: $0, words, pack) }
        self.flags = flags
        var classes = [UInt8](repeating: 0, count: count)
        for (word, number) in pack?.classes ?? [:] {
            if let found = words.find(word) { classes[Int(found)] = number }
        }
        wordClasses = classes
        let repaired = pack == nil ? Array(0..<UInt32(count)) : TypoRepair(words, flags).repairs(workers)
        self.repaired = repaired
        compounds = pack == nil ? CompoundTable() : CompoundTable(words, flags)
        glued = pack == nil ? [:] : GluedWords.find(words, flags, repaired)
        letters = (0..<UInt32(count)).map { number in
            unsafe words.withWord(number) { word in unsafe word.reduce(0) { $0 | 1 << UInt32($1 & 31) } }
        }
        readings = repaired.enumerated().map { written, number in
            unsafe words.withWord(number) { word in
                unsafe Reading(
                    repaired: number,
                    shape: WordShape(flags: flags[Int(number)], writtenFlags: flags[written], word: word))
            }
        }
        hashes = repaired.map { words.hashes[Int($0)] }
        stems = repaired.map { number in
            unsafe words.withWord(number) { word in
                unsafe WordHash.hash(UnsafeBufferPointer(rebasing: word[..<Stem.length(word)]))
            }
        }
    }

    package var count: Int { words.count }

    /// Whether there is a language pack for texts in a language, so that more than equal words can be merged.
    package func covers(_ language: String) -> Bool { pack != nil && LanguagePack.pack(for: language) != nil }

    /// For each word, how often words of its stem were counted.
    func stemCounts() -> [UInt32] {
        var numbers: [UInt64: Int] = [:]
        numbers.reserveCapacity(count)
        var sums: [UInt32] = []
        let places = stems.enumerated().map { word, stem in
            let place = numbers[stem] ?? sums.count
            if place == sums.count {
                numbers[stem] = place
                sums.append(0)
            }
            let (sum, isTooLarge) = sums[place].addingReportingOverflow(words.counts[word])
            sums[place] = isTooLarge ? .max : sum
            return place
        }
        return places.map { sums[$0] }
    }

    func isKnown(_ word: [UInt8]) -> Bool {
        if let found = words.find(word) { return flags[Int(found)].contains(.known) }
        guard let pack else { return false }
        return pack.lexicon.contains(word) || pack.flags[word] != nil
    }

    private static func flags(of number: UInt32, _ words: WordInterner, _ pack: LanguagePack?) -> WordFlags {
        var flags: WordFlags = []
        var hasLetter = false
        unsafe words.withWord(number) { word in
            var isLatin = true
            for place in word.indices {
                let byte = unsafe word[place]
                let isDigit = byte &- UInt8(ascii: "0") < 10
                let isLetter = (byte | 0x20) &- UInt8(ascii: "a") < 26
                if isDigit { flags.formUnion([.digit, .number]) }
                if !isLetter { isLatin = false }
                hasLetter = hasLetter || isLetter || byte >= 0x80
            }
            if isLatin { flags.insert(.latin) }
        }
        // 10th, 3d: letters make it a name for a number, which it stays.
        guard let pack else {
            if words.counts[Int(number)] >= knownFrom.without { flags.insert(.known) }
            return flags
        }
        let isListed = pack.lexicon.contains(hash: words.hashes[Int(number)])
        if isListed || words.counts[Int(number)] >= knownFrom.withLexicon { flags.insert(.known) }
        if let grammar = pack.flags[words.word(number)] { flags.formUnion(grammar.union(.known)) }
        return flags
    }
}
