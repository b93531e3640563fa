import TextNormalisation

/// A text with the way back from its terms to what was written.
struct DetailedText {
    let terms: [Term]

    /// The text as it came.
    private let text: [UInt8]

    /// Its words, folded, a space between them, and where each begins there and in the text.
    private let folded: [UInt8]
    private let starts: [UInt32]
    private let sources: [UInt32]

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
            (folded, starts, sources, origins) = ([], [], [], [])
            return
        }
        let list = normaliser.list
        let folded = Array(normaliser.words)
        self.folded = folded
        (starts, sources) = (list.words.map(\.start), list.words.map(\.source))
        if Self.areWords(terms, folded, starts, texts) {
            origins = nil
        } else {
            origins = texts.origins(of: folded, list, in: number)
        }
    }

    /// Whether there is a term for every word, and the word is what was written.
    private static func areWords(
        _ terms: [Term], _ folded: [UInt8], _ starts: [UInt32], _ texts: MatchTexts
    ) -> Bool {
        guard terms.count == starts.count else { return false }
        return unsafe folded.withUnsafeBufferPointer { folded in
            for (place, term) in terms.enumerated() {
                let word = unsafe UnsafeBufferPointer(rebasing: folded[range(of: place, starts, folded.count)])
                guard unsafe texts.vocabulary.words.isWord(term.written, word) else { return false }
            }
            return true
        }
    }

    private static func range(of word: Int, _ starts: [UInt32], _ end: Int) -> Range<Int> {
        Int(starts[word])..<(word + 1 < starts.count ? Int(starts[word + 1]) - 1 : end)
    }

    /// Whether the text has no words, so that nothing can be pointed at.
    private var isWordless: Bool { starts.isEmpty }

    /// The written word that a term comes from, folded.
    func word(_ term: Int) -> ArraySlice<UInt8> { folded[Self.range(of: origin(term), starts, folded.count)] }

    private func origin(_ term: Int) -> Int { origins?[term] ?? term }

    /// The bytes of the written word that a term comes from.
    private func place(_ term: Int) -> Range<Int> {
        let word = origin(term)
        let next = word + 1 < sources.count ? Int(sources[word + 1]) : text.count
        return Int(sources[word])..<end(of: Int(sources[word]), before: next)
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
            let isPart =
                scalar.properties.isAlphabetic || scalar.properties.numericType != nil
                || scalar.properties.canonicalCombiningClass != .notReordered || end == start
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
