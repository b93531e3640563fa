/// All terms of a policy for one language, found by their words in one pass over a text.
///
/// A term is looked up by the one of its words that the fewest terms share, so that "the" leads nowhere.
struct TermTable: Sendable {
    /// What finding a term means for its rule.
    enum Role: Hashable, Sendable {
        /// The rule's finding.
        case hit
        /// Part of a finding: one group of words of which each must be near.
        case group(Int)
        /// No finding: the phrase makes something else of it.
        case exception
        /// No finding where it stands near one: words of one list of them.
        case relief(Int)
    }

    struct Use: Sendable {
        let rule: Int
        let role: Role

        /// Numbers of its words.
        let words: [Int32]

        /// The place among the words by which it is looked up.
        let anchor: Int
    }

    private(set) var exact = WordIndex()
    private(set) var prefixes = WordIndex()

    /// Bit n: some prefix has n bytes. Longer ones count as 63.
    private(set) var prefixLengths: UInt64 = 0
    private(set) var uses: [Use] = []

    /// Uses by the number of their anchor, one list behind the other.
    private var usesByWord: [Int32] = []
    private var firstUse: [Int32] = []

    /// Numbers of prefixes come behind those of words, and behind these the one of all digits.
    private var exactCount = 0
    private(set) var numberWord = 0

    init(_ terms: [(rule: Int, role: Role, term: Term)]) {
        var popularity: [Term.Word: Int] = [:]
        for item in terms { for word in item.term.words { popularity[word, default: 0] += 1 } }
        for item in terms {
            for word in item.term.words {
                switch word {
                case .exact(let bytes): _ = exact.insert(bytes)
                case .prefix(let bytes):
                    _ = prefixes.insert(bytes)
                    prefixLengths |= 1 << UInt64(min(bytes.count, 63))
                case .number: break
                }
            }
        }
        exactCount = exact.count
        numberWord = exactCount + prefixes.count
        uses = terms.map { item in
            let words = item.term.words
            let anchor = words.indices.min { popularity[words[$0]]! < popularity[words[$1]]! }!
            return Use(rule: item.rule, role: item.role, words: words.map { Int32(number(of: $0)) }, anchor: anchor)
        }
        index()
    }

    private func number(of word: Term.Word) -> Int {
        switch word {
        case .exact(let bytes): exact.find(FoldedHash.hash(bytes), bytes, bytes.count)!
        case .prefix(let bytes): exactCount + prefixes.find(FoldedHash.hash(bytes), bytes, bytes.count)!
        case .number: numberWord
        }
    }

    private mutating func index() {
        var counts = [Int32](repeating: 0, count: numberWord + 2)
        for use in uses { counts[Int(use.words[use.anchor]) + 1] += 1 }
        for number in counts.indices.dropFirst() { counts[number] += counts[number - 1] }
        firstUse = counts
        usesByWord = Array(repeating: 0, count: uses.count)
        for (place, use) in uses.enumerated() {
            let word = Int(use.words[use.anchor])
            usesByWord[Int(counts[word])] = Int32(place)
            counts[word] += 1
        }
    }

    /// The uses that are looked up by a word.
    @inline(__always)
    func uses(of word: Int32) -> ArraySlice<Int32> {
        usesByWord[Int(firstUse[Int(word)])..<Int(firstUse[Int(word) + 1])]
    }

    func prefixNumber(_ hash: UInt64, _ bytes: [UInt8], _ length: Int) -> Int32? {
        prefixes.find(hash, bytes, length).map { Int32(exactCount + $0) }
    }
}
