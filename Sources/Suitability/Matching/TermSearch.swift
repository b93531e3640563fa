/// Finds the terms of a table in texts. Keep one per thread: its memory is used again for every text.
struct TermSearch: Sendable {
    /// A term in a text, from its first word to its last.
    struct Match: Sendable {
        let use: Int32
        let first: Int32
        let last: Int32
    }

    private(set) var scanner = TokenScanner()
    private(set) var matches: [Match] = []

    /// Which words of the table each token may be: for token n those from `wordStarts[n]` on.
    private var words: [Int32] = []
    private var wordStarts: [Int32] = []

    /// Words that were found in letters with something between each.
    private var spelled: [(word: Int32, first: Int32, last: Int32)] = []

    init() {}

    mutating func search(_ text: String, _ table: TermTable) {
        scanner.scan(text)
        search(table)
    }

    mutating func search(_ text: Span<UInt8>, _ table: TermTable) {
        scanner.scan(text)
        search(table)
    }

    private mutating func search(_ table: TermTable) {
        matches.removeAll(keepingCapacity: true)
        words.removeAll(keepingCapacity: true)
        wordStarts.removeAll(keepingCapacity: true)
        spelled.removeAll(keepingCapacity: true)
        lookUp(table)
        guard !words.isEmpty || !spelled.isEmpty else { return }
        for token in scanner.tokens.indices {
            for word in Int(wordStarts[token])..<Int(wordStarts[token + 1]) { match(words[word], token, table) }
        }
        for item in spelled {
            for use in table.uses(of: item.word) where table.uses[Int(use)].words.count == 1 {
                matches.append(Match(use: use, first: item.first, last: item.last))
            }
        }
    }

    // MARK: Words

    private mutating func lookUp(_ table: TermTable) {
        // Single letters with one space or hyphen between each may spell a word.
        var spelling = 0..<0
        for place in scanner.tokens.indices {
            let token = scanner.tokens[place]
            wordStarts.append(Int32(words.count))
            lookUp(token, table)
            let isLetter = token.folded.count == 1 && token.traits.contains(.letter)
            if isLetter, spelling.upperBound == place, place > 0, token.start - scanner.tokens[place - 1].end == 1 {
                spelling = spelling.lowerBound..<place + 1
            } else {
                spell(spelling, table)
                spelling = isLetter ? place..<place + 1 : place..<place
            }
        }
        spell(spelling, table)
        wordStarts.append(Int32(words.count))
    }

    private mutating func spell(_ tokens: Range<Int>, _ table: TermTable) {
        guard tokens.count >= 3 else { return }
        let word = tokens.map { scanner.bytes[scanner.tokens[$0].folded.lowerBound] }
        forEachNumber(of: word, table) { number in
            spelled.append((word: number, first: Int32(tokens.lowerBound), last: Int32(tokens.upperBound - 1)))
        }
    }

    @inline(__always)
    private mutating func lookUp(_ token: TokenScanner.Token, _ table: TermTable) {
        let usual: TokenScanner.Traits = [.letter]
        if table.exact.mayHold(token.hash), let word = number(of: token, table) { words.append(word) }
        if table.prefixLengths != 0 { lookUpPrefixes(token, table) }
        if token.traits == usual { return }
        if token.traits == .digit {
            words.append(Int32(table.numberWord))
            return
        }
        let first = words.count
        let folded = scanner.folded(of: token)
        WordForms.each(of: folded, token.traits) { form in
            forEachNumber(of: form, table) { word in if !words[first...].contains(word) { words.append(word) } }
        }
    }

    private func number(of token: TokenScanner.Token, _ table: TermTable) -> Int32? {
        table.exact.find(token.hash, scanner.folded(of: token), token.folded.count).map(Int32.init)
    }

    /// Beginnings of the word, by the hashes that led to its own.
    @inline(__always)
    private mutating func lookUpPrefixes(_ token: TokenScanner.Token, _ table: TermTable) {
        var hash = FoldedHash.start
        var length = 0
        for place in token.folded {
            hash = FoldedHash.adding(scanner.bytes[place], to: hash)
            length += 1
            guard table.prefixLengths & (1 << UInt64(min(length, 63))) != 0, table.prefixes.mayHold(hash) else {
                continue
            }
            if let word = table.prefixNumber(hash, scanner.folded(of: token), length) { words.append(word) }
        }
    }

    /// The numbers of a word that stands nowhere in the text as it is.
    private func forEachNumber(of word: [UInt8], _ table: TermTable, _ body: (Int32) -> Void) {
        if let number = table.exact.find(FoldedHash.hash(word), word, word.count) { body(Int32(number)) }
        guard table.prefixLengths != 0 else { return }
        var hash = FoldedHash.start
        for (place, byte) in word.enumerated() {
            hash = FoldedHash.adding(byte, to: hash)
            guard table.prefixLengths & (1 << UInt64(min(place + 1, 63))) != 0 else { continue }
            if let number = table.prefixNumber(hash, word, place + 1) { body(number) }
        }
    }

    // MARK: Terms

    @inline(__always)
    private mutating func match(_ word: Int32, _ token: Int, _ table: TermTable) {
        for place in table.uses(of: word) {
            let use = table.uses[Int(place)]
            let first = token - use.anchor
            let last = first + use.words.count - 1
            if use.words.count > 1 {
                guard first >= 0, last < scanner.tokens.count, stands(use, first, last) else { continue }
            }
            matches.append(Match(use: place, first: Int32(first), last: Int32(last)))
        }
    }

    /// Whether the words of a term stand one behind the other from a token on.
    private func stands(_ use: TermTable.Use, _ first: Int, _ last: Int) -> Bool {
        for token in first...last {
            if token > first, !scanner.tokens[token].isJoined { return false }
            let word = use.words[token - first]
            guard words[Int(wordStarts[token])..<Int(wordStarts[token + 1])].contains(word) else { return false }
        }
        return true
    }
}
