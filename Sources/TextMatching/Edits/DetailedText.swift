import TextNormalisation

/// A text with the way back from its terms to what was written.
struct DetailedText {
    let terms: [Term]

    /// The text as it came.
    private let text: [UInt8]

    /// Its words, folded, a space between them, and where each begins there and in the text.
    private let folded: [UInt8]
    private let words: [WordList.Word]

    /// For each term the written word that it comes from; nil where every term is the word at its place.
    private let origins: [Int]?

    /// - Parameters:
    ///   - number: of the text.
    ///   - terms: the words of the text as the judge sees them.
    ///   - normaliser: whose memory is used.
    init(_ number: Int, of texts: MatchTexts, terms: [Term], _ normaliser: inout Normaliser) {
        let text = texts.bytes(of: number)
        self.text = text
        self.terms = terms
        guard normaliser.read(text.span) == .words, !terms.isEmpty else {
            (folded, words, origins) = ([], [], [])
            return
        }
        let list = normaliser.list
        let folded = Array(normaliser.words)
        self.folded = folded
        words = list.words
        // Where nothing was left out in front either, the terms are the words one by one.
        if terms.count == words.count, texts.isAsWritten(number) || Self.areWords(terms, folded, words, texts) {
            origins = nil
        } else {
            origins = texts.origins(of: folded, list, in: number)
        }
    }

    /// Whether there is a term for every word, and the word is what was written.
    private static func areWords(
        _ terms: [Term], _ folded: [UInt8], _ words: [WordList.Word], _ texts: MatchTexts
    ) -> Bool {
        unsafe folded.withUnsafeBufferPointer { folded in
            for (place, term) in terms.enumerated() {
                let word = unsafe UnsafeBufferPointer(rebasing: folded[range(of: place, words, folded.count)])
                guard unsafe texts.vocabulary.words.isWord(term.written, word) else { return false }
            }
            return true
        }
    }

    private static func range(of word: Int, _ words: [WordList.Word], _ end: Int) -> Range<Int> {
        Int(words[word].start)..<(word + 1 < words.count ? Int(words[word + 1].start) - 1 : end)
    }

    /// Whether the text has no words, so that nothing can be pointed at.
    private var isWordless: Bool { words.isEmpty }

    /// The written word that a term comes from, folded.
    func word(_ term: Int) -> ArraySlice<UInt8> { folded[Self.range(of: origin(term), words, folded.count)] }

    private func origin(_ term: Int) -> Int { origins?[term] ?? term }

    /// The bytes of the written word that a term comes from.
    private func place(_ term: Int) -> Range<Int> {
        let word = origin(term)
        let next = word + 1 < words.count ? Int(words[word + 1].source) : text.count
        return Int(words[word].source)..<end(of: Int(words[word].source), before: next)
    }

    /// The end of a word that begins at a place: in front of what separates it from the next.
    private func end(of start: Int, before next: Int) -> Int {
        var end = start
        var place = start
        while place < next {
            let byte = text[place]
            if byte < 0x80 {
                place += 1
                let isPart = (byte | 0x20) &- UInt8(ascii: "a") < 26 || byte &- UInt8(ascii: "0") < 10
                if isPart || end == start { end = place }
                continue
            }
            let (scalar, length) = UTF8Decoding.scalar(in: text.span, at: place)
            place += length
            // General punctuation is no part of a word, and needs no question to the tables of Unicode.
            let isPart =
                end == start
                || !(0x2010...0x2027).contains(scalar.value)
                    && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil
                        || scalar.properties.canonicalCombiningClass != .notReordered)
            if isPart { end = place }
        }
        return end
    }

    /// The bytes from the first to the last of some terms; nil for none.
    private func bytes(of range: Range<Int>) -> Range<Int>? {
        guard !isWordless, !range.isEmpty, range.upperBound <= terms.count else { return nil }
        return place(range.lowerBound).lowerBound..<place(range.upperBound - 1).upperBound
    }

    func string(_ range: Range<Int>) -> String {
        bytes(of: range).map { String(decoding: text[$0], as: UTF8.self) } ?? ""
    }

    /// A range of terms as a range of Unicode scalars.
    func scalars(_ range: Range<Int>) -> Range<Int>? {
        guard !isWordless, range.upperBound <= terms.count else { return nil }
        if let bytes = bytes(of: range) {
            let start = scalars(in: 0..<bytes.lowerBound)
            return start..<start + scalars(in: bytes)
        }
        let byte = range.lowerBound < terms.count ? place(range.lowerBound).lowerBound : text.count
        let start = scalars(in: 0..<byte)
        return start..<start
    }

    private func scalars(in bytes: Range<Int>) -> Int {
        var count = 0
        for place in bytes where text[place] & 0xC0 != 0x80 { count += 1 }
        return count
    }
}
