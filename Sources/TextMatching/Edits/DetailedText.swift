import TextNormalisation

/// A text with the way back from its terms to what was written.
struct DetailedText {
    let text: [UInt8]
    let terms: [Term]

    /// For each term the bytes of the written word that it comes from.
    let places: [Range<Int>]

    /// For each term the written word, folded.
    let words: [[UInt8]]

    /// For each term the edit that lies between the written word and what it stands for.
    let expansions: [EditKind?]

    /// - Parameter number: of the text.
    init(_ number: Int, of texts: MatchTexts) {
        let text = texts.bytes(of: number)
        self.text = text
        let compared = texts.compared(number)
        terms = compared.terms
        var normaliser = Normaliser()
        guard normaliser.read(text.span) == .words, !compared.terms.isEmpty else {
            (places, words, expansions) = ([], [], [])
            return
        }
        let list = normaliser.list
        let raw = normaliser.words.split(separator: UInt8(ascii: " ")).map(Array.init)
        let origins = texts.origins(of: raw, marks: list.marks, in: number)
        let ends = list.sources.indices.map { index in
            Self.end(
                of: Int(list.sources[index]),
                before: index + 1 < list.count ? Int(list.sources[index + 1]) : text.count, text)
        }
        places = origins.map { Int(list.sources[$0])..<ends[$0] }
        let words = origins.map { raw[$0] }
        self.words = words
        expansions = words.map { texts.expansion(of: $0) }
    }

    /// The end of a word that begins at a place: in front of what separates it from the next.
    private static func end(of start: Int, before next: Int, _ text: [UInt8]) -> Int {
        var end = start
        var place = start
        while place < next {
            let (scalar, length) = UTF8Decoding.scalar(in: text.span, at: place)
            place += length
            let isPart =
                scalar.properties.isAlphabetic || scalar.properties.numericType != nil
                || scalar.properties.canonicalCombiningClass != .notReordered || end == start
            if isPart { end = place }
        }
        return end
    }

    func string(_ range: Range<Int>) -> String {
        guard !range.isEmpty, range.upperBound <= places.count else { return "" }
        let bytes = places[range.lowerBound].lowerBound..<places[range.upperBound - 1].upperBound
        return String(decoding: text[bytes], as: UTF8.self)
    }

    /// A range of terms as a range of Unicode scalars.
    func scalars(_ range: Range<Int>) -> Range<Int>? {
        guard !places.isEmpty, range.lowerBound <= places.count else { return nil }
        if range.isEmpty {
            let byte = range.lowerBound < places.count ? places[range.lowerBound].lowerBound : text.count
            return scalars(before: byte)..<scalars(before: byte)
        }
        guard range.upperBound <= places.count else { return nil }
        return scalars(
            before: places[range.lowerBound].lowerBound)..<scalars(before: places[range.upperBound - 1].upperBound)
    }

    private func scalars(before byte: Int) -> Int {
        text[..<byte].reduce(0) { $1 & 0xC0 == 0x80 ? $0 : $0 + 1 }
    }
}
