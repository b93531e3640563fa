/// Repairs typos in the vocabulary, not in the texts: an unknown word becomes the known one that a slip made it from.
///
/// Known words are found by leaving out one letter on either side, after "symmetric delete" spelling correction
/// (Wolf Garbe, SymSpell, 2012).
struct TypoRepair: Sendable {
    private let words: WordInterner
    private let flags: [WordFlags]

    /// Chains of known words by the hash of what is left of them without one letter.
    private var heads: [UInt32]
    private var links: [(next: UInt32, word: UInt32)] = [(0, 0)]

    /// The fewest letters of a word that is repaired, and of one that something is repaired to.
    private static let shortest = (unknown: 3, known: 4)
    private static let longest = 40

    init(_ words: WordInterner, _ flags: [WordFlags]) {
        self.words = words
        self.flags = flags
        let known = (0..<UInt32(words.count)).filter {
            flags[Int($0)].contains(.known) && Self.isRepairable(flags[Int($0)]) && words.counts[Int($0)] > 0
                && words.length($0) >= Self.shortest.known && words.length($0) <= Self.longest
        }
        var size = 1 << 10
        while size < known.count * 8 { size *= 2 }
        heads = [UInt32](repeating: 0, count: size)
        links.reserveCapacity(known.count * 9)
        for word in known {
            Self.eachDeletion(of: words.word(word)) { hash in
                let slot = Int(truncatingIfNeeded: hash) & (size - 1)
                links.append((heads[slot], word))
                heads[slot] = UInt32(links.count - 1)
            }
        }
    }

    /// What each word stands for: itself, or the known word that it is a slip of.
    func repairs(_ workers: Workers) -> [UInt32] {
        workers.mapRanges(of: 0..<words.count) { range in range.map { repair(UInt32($0)) } }.flatMap(\.self)
    }

    private static func isRepairable(_ flags: WordFlags) -> Bool { flags.contains(.latin) }

    private func repair(_ number: UInt32) -> UInt32 {
        let flags = flags[Int(number)]
        let length = words.length(number)
        guard !flags.contains(.known), Self.isRepairable(flags), length >= Self.shortest.unknown,
            length <= Self.longest
        else { return number }
        let word = words.word(number)
        var best: (word: UInt32, bytes: [UInt8])?
        var tried: [UInt32] = []
        Self.eachDeletion(of: word) { hash in
            var link = heads[Int(truncatingIfNeeded: hash) & (heads.count - 1)]
            while link != 0 {
                let candidate = links[Int(link)].word
                link = links[Int(link)].next
                guard abs(words.length(candidate) - length) <= 1,
                    words.counts[Int(candidate)] >= words.counts[Int(number)],
                    !tried.contains(candidate)
                else { continue }
                tried.append(candidate)
                let bytes = words.word(candidate)
                guard Damerau.distance(word, bytes, atMost: 1) == 1 else { continue }
                if best == nil || Self.isBetter((candidate, bytes), than: best!, for: word, words) {
                    best = (candidate, bytes)
                }
            }
        }
        return best?.word ?? number
    }

    /// What a single word stands for, without an index of the others: every word that is one slip away is looked up.
    ///
    /// - Parameter number: of a word with a count of 0.
    static func search(_ number: UInt32, _ words: WordInterner, _ flags: [WordFlags]) -> UInt32 {
        let length = words.length(number)
        guard !flags[Int(number)].contains(.known), isRepairable(flags[Int(number)]), length >= shortest.unknown,
            length <= longest
        else { return number }
        let word = words.word(number)
        var best: (word: UInt32, bytes: [UInt8])?
        eachSlip(of: word) { bytes in
            guard bytes.count >= shortest.known, bytes.count <= longest, let found = words.find(bytes),
                found != number, flags[Int(found)].contains(.known), isRepairable(flags[Int(found)]),
                words.counts[Int(found)] > 0
            else { return }
            if best == nil || isBetter((found, bytes), than: best!, for: word, words) { best = (found, bytes) }
        }
        return best?.word ?? number
    }

    /// Calls with every word at distance 1, some of them twice.
    static func eachSlip(of word: [UInt8], _ body: ([UInt8]) -> Void) {
        let letters = UInt8(ascii: "a")...UInt8(ascii: "z")
        for place in word.indices {
            var slip = word
            slip.remove(at: place)
            body(slip)
            slip = word
            for letter in letters where letter != word[place] {
                slip[place] = letter
                body(slip)
            }
            guard place + 1 < word.count, word[place] != word[place + 1] else { continue }
            slip = word
            slip.swapAt(place, place + 1)
            body(slip)
        }
        for place in 0...word.count {
            var slip = word
            slip.insert(0, at: place)
            for letter in letters {
                slip[place] = letter
                body(slip)
            }
        }
    }

    /// The same first letter first, then the more frequent, then byte order.
    private static func isBetter(
        _ one: (word: UInt32, bytes: [UInt8]), than other: (word: UInt32, bytes: [UInt8]), for word: [UInt8],
        _ words: WordInterner
    ) -> Bool {
        let (oneBegins, otherBegins) = (one.bytes[0] == word[0], other.bytes[0] == word[0])
        if oneBegins != otherBegins { return oneBegins }
        let (count, otherCount) = (words.counts[Int(one.word)], words.counts[Int(other.word)])
        return count == otherCount ? one.bytes.lexicographicallyPrecedes(other.bytes) : count > otherCount
    }

    /// Calls with the hash of the word and of everything that is left of it without one letter.
    static func eachDeletion(of word: [UInt8], _ body: (UInt64) -> Void) {
        body(WordHash.hash(word))
        var rest = Array(word.dropFirst())
        for place in word.indices {
            body(WordHash.hash(rest))
            // Moves the gap one letter to the right.
            if place < rest.count { rest[place] = word[place] }
        }
    }
}
