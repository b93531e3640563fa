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

    /// The hash of the repaired word's stem.
    let stems: [UInt64]

    /// What keys are made of, by number of the word.
    let keyWords: [KeyWord]

    /// All that keys ask of a word, side by side: one place in memory instead of three.
    struct KeyWord: Sendable {
        /// Of the repaired word.
        let stem: UInt64
        let hash: UInt64

        /// Of the word itself.
        let flags: WordFlags

        /// Whether the word is a real one where it stands: a name with a small letter is none.
        @inline(__always)
        func isKnown(in term: UInt32) -> Bool {
            flags.contains(.known) && (term & TermTable.smallBit == 0 || !flags.contains(.name))
        }
    }

    private static func keyWords(
        _ words: WordInterner, _ flags: [WordFlags], _ repaired: [UInt32], _ stems: [UInt64]
    ) -> [KeyWord] {
        repaired.indices.map {
            KeyWord(stem: stems[$0], hash: words.hashes[Int(repaired[$0])], flags: flags[$0])
        }
    }

    /// By the word as written: what it stands for and what is most often asked of it.
    let readings: [Reading]

    struct Reading: Sendable {
        let repaired: UInt32
        let shape: WordShape

        /// A bit for each letter of the word as written; letters beyond ASCII share bits.
        let letters: UInt32
    }

    /// Two words that an unknown one is glued together from.
    let glued: [UInt32: (UInt32, UInt32)]
    let compounds: CompoundTable
    private let pack: LanguagePack?

    /// How often a word must be seen to be taken for a real one, with and without a lexicon.
    private static let knownFrom: (withLexicon: UInt32, without: UInt32) = (20, 3)

    /// How many texts the words were counted in.
    let textCount: UInt64

    /// For each word, how often words of its stem were counted; nil where nobody asked yet.
    private let countsByStem: [UInt32]?

    var hasPack: Bool { pack != nil }

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
        glued = pack == nil ? [:] : GluedWords.find(0..<count, words, flags, repaired)
        readings = Self.readings(0..<count, words, flags, repaired)
        stems = repaired.map { Self.stem(of: $0, words) }
        keyWords = Self.keyWords(words, flags, repaired, stems)
        countsByStem = nil
    }

    /// A vocabulary that was worked out before, and words that came since with a count of 0.
    ///
    /// - Parameters:
    ///   - words: those of the other vocabulary, under their numbers, and then the new ones.
    ///   - base: with the counts of its stems.
    init(_ words: WordInterner, adding new: Range<Int>, to base: Vocabulary) {
        self.words = words
        pack = base.pack
        textCount = base.textCount
        var flags = base.flags
        for number in new { flags.append(Self.flags(of: UInt32(number), words, base.pack)) }
        self.flags = flags
        wordClasses = base.wordClasses + new.map { base.pack?.classes[words.word(UInt32($0))] ?? 0 }
        var repaired = base.repaired
        if base.pack == nil {
            repaired += new.map(UInt32.init)
        } else {
            repaired += new.map { TypoRepair.search(UInt32($0), words, flags) }
        }
        self.repaired = repaired
        compounds = base.compounds
        glued =
            base.pack == nil
            ? base.glued : base.glued.merging(GluedWords.find(new, words, flags, repaired)) { old, _ in old }
        readings = base.readings + Self.readings(new, words, flags, repaired)
        let stems = base.stems + repaired[new].map { Self.stem(of: $0, words) }
        self.stems = stems
        keyWords =
            base.keyWords
            + new.map { KeyWord(stem: stems[$0], hash: words.hashes[Int(repaired[$0])], flags: flags[$0]) }
        guard let counts = base.countsByStem else {
            countsByStem = nil
            return
        }
        var newCounts: [UInt64: UInt32] = [:]
        for number in new { newCounts[stems[number]] = 0 }
        for (number, count) in counts.enumerated() {
            if newCounts.isEmpty { break }
            if newCounts[stems[number]] != nil { newCounts[stems[number]] = count }
        }
        countsByStem = counts + new.map { newCounts[stems[$0]]! }
    }

    /// A vocabulary as it was kept in a file.
    init(
        _ words: WordInterner, flags: [WordFlags], wordClasses: [UInt8], repaired: [UInt32], stems: [UInt64],
        countsByStem: [UInt32], compounds: CompoundTable, glued: [UInt32: (UInt32, UInt32)], texts: UInt64,
        pack: LanguagePack?
    ) {
        self.words = words
        self.flags = flags
        self.wordClasses = wordClasses
        self.repaired = repaired
        self.stems = stems
        self.countsByStem = countsByStem
        self.compounds = compounds
        self.glued = glued
        self.pack = pack
        textCount = texts
        keyWords = Self.keyWords(words, flags, repaired, stems)
        readings = Self.readings(0..<words.count, words, flags, repaired)
    }

    private static func readings(
        _ range: Range<Int>, _ words: WordInterner, _ flags: [WordFlags], _ repaired: [UInt32]
    ) -> [Reading] {
        range.map { written in
            let number = repaired[written]
            let letters = unsafe words.withWord(UInt32(written)) { word -> UInt32 in
                unsafe word.reduce(0) { $0 | 1 << UInt32($1 & 31) }
            }
            return unsafe words.withWord(number) { word in
                unsafe Reading(
                    repaired: number,
                    shape: WordShape(flags: flags[Int(number)], writtenFlags: flags[written], word: word),
                    letters: letters)
            }
        }
    }

    private static func stem(of number: UInt32, _ words: WordInterner) -> UInt64 {
        unsafe words.withWord(number) { word in
            unsafe WordHash.hash(UnsafeBufferPointer(rebasing: word[..<Stem.length(word)]))
        }
    }

    package var count: Int { words.count }

    /// Whether there is a language pack for texts in a language, so that more than equal words can be merged.
    package func covers(_ language: String) -> Bool { pack != nil && LanguagePack.pack(for: language) != nil }

    /// For each word, how often words of its stem were counted.
    func stemCounts() -> [UInt32] {
        if let countsByStem { return countsByStem }
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

    private static func flags(of number: UInt32, _ words: WordInterner, _ pack: LanguagePack?) -> WordFlags {
        var flags: WordFlags = []
        var hasLetter = false
        unsafe words.withWord(number) { word in
            var isLatin = true
            for place in word.indices {
                let byte = unsafe word[place]
                let isDigit = byte &- UInt8(ascii: "0") < 10
                let isLetter = (byte | 0x20) &- UInt8(ascii: "a") < 26
                if isDigit { flags.insert(.number) }
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
        let hash = words.hashes[Int(number)]
        let isListed = pack.lexicon.contains(hash: hash)
        if isListed, pack.names.contains(hash: hash) { flags.insert(.name) }
        if isListed || words.counts[Int(number)] >= knownFrom.withLexicon { flags.insert(.known) }
        if let grammar = pack.flags[words.word(number)] { flags.formUnion(grammar.union(.known)) }
        return flags
    }
}
