/// Contractions, possessives, number words and British spelling: what an English word as written stands for.
package struct EnglishForms: Sendable {
    private var whole: [[UInt8]: WordExpansion] = [:]

    package init() {
        FrontCodedWords.eachPair(in: EnglishSpelling.pairs) { british, american in
            whole[Array(british)] = .init(words: [Array(american)], edit: .spellingVariant)
        }
        for (word, digits) in EnglishWords.numbers {
            whole[Array(word.utf8)] = .init(words: [Array(digits.utf8)], edit: .numberForm)
        }
        whole[Array("%".utf8)] = .init(words: [Array("percent".utf8)], edit: .numberForm)
        whole[Array("&".utf8)] = .init(words: [Array("and".utf8)], edit: .punctuation)
        for (word, parts) in Self.irregular {
            whole[Array(word.utf8)] = .init(
                words: parts.split(separator: " ").map { Array($0.utf8) }, edit: .contraction)
        }
        for stem in Self.negatable {
            let parts = [Array(stem.utf8), Array("not".utf8)]
            whole[Array("\(stem)n't".utf8)] = .init(words: parts, edit: .contraction)
            // Apostrophes get lost; "wont", "cant" and "shant" stand among the irregular ones.
            whole[Array("\(stem)nt".utf8)] = .init(words: parts, edit: .contraction)
        }
    }

    /// The words that a word as written stands for; nil where it stands for itself.
    package func words(of word: [UInt8]) -> [[UInt8]]? { expansion(of: word)?.words }

    /// All words that are known as a whole, with what they stand for; further ones have an apostrophe.
    package var wholeWords: [(word: [UInt8], words: [[UInt8]])] { whole.map { ($0.key, $0.value.words) } }

    /// Forms in which a slip can be undone, with what they stand for: those with an apostrophe, number words, British
    /// spellings.
    var repairable: [(word: [UInt8], expansion: WordExpansion)] {
        let endings = ["'re": Self.plurals, "'ve": Self.pronouns, "'ll": Self.pronouns, "'d": Self.pronouns]
        let contractions =
            endings.flatMap { ending, stems in stems.map { Array("\($0)\(ending)".utf8) } }
            + Self.followedByIs.map { $0 + Array("'s".utf8) } + [Array("i'm".utf8)]
        return whole.filter { $0.value.edit != .contraction || $0.key.contains(UInt8(ascii: "'")) }.map {
            ($0.key, $0.value)
        }
            + contractions.compactMap { word in expansion(of: word).map { (word, $0) } }
    }

    private static let plurals = ["you", "we", "they"]
    private static let pronouns = plurals + ["i", "he", "she", "it", "that", "who", "there"]

    /// How likely a word as written is meant as such.
    enum Standing {
        /// A word, or a form of one.
        case sure
        /// "Wee'll": might be one, but would be a rare sight.
        case rare
        /// Neither a word nor a form of one.
        case none
    }

    /// - Parameter isWord: whether some letters are a real word.
    func standing(of word: [UInt8], isWord: ([UInt8]) -> Bool) -> Standing {
        if whole[word] != nil { return .sure }
        guard let apostrophe = word.lastIndex(of: UInt8(ascii: "'")) else { return isWord(word) ? .sure : .none }
        let (stem, ending) = (word[..<apostrophe], word[(apostrophe + 1)...])
        // All that "n't" stands behind are known as a whole.
        if expansion(of: word) == nil || !isWord(Array(stem)) || ending.elementsEqual("t".utf8) { return .none }
        let isPlain = ending.elementsEqual("s".utf8) || Self.pronouns.contains { stem.elementsEqual($0.utf8) }
        return isPlain ? .sure : .rare
    }

    func expansion(of word: [UInt8]) -> WordExpansion? {
        if let known = whole[word] { return known }
        guard let apostrophe = word.lastIndex(of: UInt8(ascii: "'")), apostrophe > 0 else { return nil }
        let (stem, ending) = (Array(word[..<apostrophe]), word[(apostrophe + 1)...])
        func isEnding(_ text: StaticString) -> Bool { ending.elementsEqual(text.withUTF8Buffer { unsafe Array($0) }) }
        func with(_ second: StaticString) -> WordExpansion {
            .init(words: [stem, second.withUTF8Buffer { unsafe Array($0) }], edit: .contraction)
        }
        if isEnding("re") { return with("are") }
        if isEnding("ve") { return with("have") }
        if isEnding("ll") { return with("will") }
        if isEnding("m") { return with("am") }
        if isEnding("d") { return with("would") }
        if isEnding("t"), stem.last == UInt8(ascii: "n") {
            return .init(words: [Array(stem.dropLast()), Array("not".utf8)], edit: .contraction)
        }
        guard isEnding("s") else { return nil }
        if Self.followedByIs.contains(stem) { return with("is") }
        // A possessive: the owner counts, spelt as everywhere else.
        return .init(words: whole[stem].map(\.words) ?? [stem], edit: .punctuation)
    }

    private static let followedByIs = Set(
        ["it", "that", "there", "what", "he", "she", "who", "here", "where", "how", "when", "why"].map {
            Array($0.utf8)
        })

    private static let irregular: [String: String] = [
        "can't": "can not", "cannot": "can not", "cant": "can not", "won't": "will not", "shan't": "shall not",
        "let's": "let us", "ain't": "is not", "y'all": "you all", "o'clock": "oclock", "ma'am": "madam",
        "e'er": "ever", "ne'er": "never", "o'er": "over", "tis": "it is", "twas": "it was", "gonna": "going to",
    ]

    private static let negatable = [
        "are", "could", "did", "does", "do", "had", "has", "have", "is", "might", "must", "need", "should", "was",
        "were",
        "would", "ought",
    ]
}
