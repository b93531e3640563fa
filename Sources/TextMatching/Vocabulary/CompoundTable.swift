/// Pairs of known words that are also written as one: half way and halfway.
struct CompoundTable: Sendable {
    /// By the two words, what they are when joined.
    private var joined: [UInt64: UInt32] = [:]

    /// Whether a word is the first of any pair: most are not, and need no look-up.
    private var begins: [Bool] = []

    init() {}

    /// - Parameter triples: two words and what they are when joined, as numbers below a limit.
    init(triples: [UInt32], words: Int) {
        begins = [Bool](repeating: false, count: words)
        for start in stride(from: 0, to: triples.count - 2, by: 3) {
            joined[Self.key(triples[start], triples[start + 1])] = triples[start + 2]
            begins[Int(triples[start])] = true
        }
    }

    /// Two words and what they are when joined, and so on, in the order of the words.
    var triples: [UInt32] {
        joined.sorted { $0.key < $1.key }.flatMap {
            [UInt32($0.key >> 32), UInt32(truncatingIfNeeded: $0.key), $0.value]
        }
    }

    init(_ words: WordInterner, _ flags: [WordFlags]) {
        begins = [Bool](repeating: false, count: words.count)
        for number in 0..<UInt32(words.count) {
            guard Self.mayJoin(flags[Int(number)]), words.length(number) >= 2 * Self.shortestPart,
                words.counts[Int(number)] > 0
            else { continue }
            unsafe words.withWord(number) { word in
                for cut in Self.shortestPart...(word.count - Self.shortestPart) {
                    let (first, second) = unsafe (
                        UnsafeBufferPointer(rebasing: word[..<cut]), UnsafeBufferPointer(rebasing: word[cut...])
                    )
                    guard let head = unsafe words.find(first, hash: WordHash.hash(first)),
                        Self.mayJoin(flags[Int(head)]),
                        let rest = unsafe words.find(second, hash: WordHash.hash(second)),
                        Self.mayJoin(flags[Int(rest)])
                    else { continue }
                    // "Mis take" and "care less" would be something else than "mistake" and "careless".
                    guard !Self.turns(words.word(head), words.word(rest)) else { continue }
                    joined[Self.key(head, rest)] = number
                    begins[Int(head)] = true
                }
            }
        }
    }

    /// The word that two are when written as one.
    func join(_ first: UInt32, _ second: UInt32) -> UInt32? {
        guard Int(first) < begins.count, begins[Int(first)] else { return nil }
        return joined[Self.key(first, second)]
    }

    private static func turns(_ head: [UInt8], _ rest: [UInt8]) -> Bool {
        ["non", "dis", "mis", "anti"].contains { head.elementsEqual($0.utf8) } || rest.elementsEqual("less".utf8)
    }

    /// The fewest letters of either word: "in justice" is not "injustice".
    private static let shortestPart = 3

    /// Negations and numbers keep to themselves: "no body" is left alone.
    private static func mayJoin(_ flags: WordFlags) -> Bool {
        flags.contains([.known, .latin]) && flags.isDisjoint(with: [.negation, .number])
    }

    private static func key(_ first: UInt32, _ second: UInt32) -> UInt64 { UInt64(first) << 32 | UInt64(second) }
}

/// Unknown words that are exactly two known words without the space between them: roadends.
enum GluedWords {
    private static let shortestPart = 3

    static func find(
        _ range: Range<Int>, _ words: WordInterner, _ flags: [WordFlags], _ repaired: [UInt32]
    ) -> [UInt32: (UInt32, UInt32)] {
        var glued: [UInt32: (UInt32, UInt32)] = [:]
        for number in UInt32(range.lowerBound)..<UInt32(range.upperBound) {
            let (flag, length) = (flags[Int(number)], words.length(number))
            guard !flag.contains(.known), flag.contains(.latin), repaired[Int(number)] == number,
                length >= 2 * shortestPart
            else { continue }
            var found: [(UInt32, UInt32)] = []
            unsafe words.withWord(number) { word in
                for cut in shortestPart...(length - shortestPart) {
                    let (first, second) = unsafe (
                        UnsafeBufferPointer(rebasing: word[..<cut]), UnsafeBufferPointer(rebasing: word[cut...])
                    )
                    guard let head = unsafe words.find(first, hash: WordHash.hash(first)),
                        flags[Int(head)].contains(.known), words.counts[Int(head)] > 0,
                        let rest = unsafe words.find(second, hash: WordHash.hash(second)),
                        flags[Int(rest)].contains(.known), words.counts[Int(rest)] > 0
                    else { continue }
                    found.append((head, rest))
                }
            }
            if found.count == 1 { glued[number] = found[0] }
        }
        return glued
    }
}
