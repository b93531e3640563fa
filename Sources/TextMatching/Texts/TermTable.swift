import FileAccess

/// The words of all texts as the vocabulary numbers them: contractions taken apart, numbers and compounds joined.
struct TermTable: Sendable {
    /// The words of all texts. Between texts there may be room that nothing was written to.
    let terms: [UInt32]
    let starts: [Int]
    let counts: [UInt32]
    let shapes: [TextShape]

    /// The hash of each text's sequence of repaired words, by which equal texts are found.
    let orderedKeys: [UInt64]

    /// The bit of a term that says that a sentence begins with it.
    static let sentenceBit = ReadTexts.sentenceBit
    static let numberBits = ReadTexts.numberBits

    /// The bit of a term that says that it begins with a small letter in a text that does not.
    static let smallBit = ReadTexts.smallBit

    /// No word stands for more than this many.
    ///
    /// A contraction is two words, and each of them may be two that were glued together.
    private static let longestExpansion = 4

    init(_ work: [ReadTexts], _ forms: WordForms, _ vocabulary: Vocabulary, _ table: TextColumn, _ workers: Workers) {
        let texts = table.count
        let stretches = Self.stretches(of: work)
        var (starts, counts, orderedKeys, shapes): ([Int], [UInt32], [UInt64], [TextShape]) = ([], [], [], [])
        let salts = table.languages.map { WordHash.hash(Array($0.utf8)) }
        let covered = table.languages.map(vocabulary.covers)
        let room = work.reduce(0) { $0 + $1.tokens.count * Self.longestExpansion }
        // Room that nothing is written to is never read, and costs nothing: the system gives memory page by page.
        terms = unsafe LargePages.written(count: room) { terms in
            nonisolated(unsafe) let terms = unsafe terms
            starts = unsafe LargePages.written(count: texts) { starts in
                nonisolated(unsafe) let starts = unsafe starts
                counts = unsafe LargePages.written(count: texts) { counts in
                    nonisolated(unsafe) let counts = unsafe counts
                    orderedKeys = unsafe LargePages.written(count: texts) { keys in
                        nonisolated(unsafe) let keys = unsafe keys
                        shapes = unsafe LargePages.written(count: texts) { shapes in
                            nonisolated(unsafe) let shapes = unsafe shapes
                            // Every stretch has its own places, and together they are all texts.
                            _ = workers.map(stretches.count) { number in
                                let stretch = stretches[number]
                                let piece = work[stretch.piece]
                                var writer = unsafe TermWriter(
                                    terms, from: stretch.start, forms, forms.numbers[stretch.piece], vocabulary)
                                var token = stretch.token
                                for index in stretch.texts {
                                    let (text, length) = (piece.texts.lowerBound + index, Int(piece.counts[index]))
                                    var shape = piece.shapes[index]
                                    let language = table.language(of: text)
                                    if !covered[language] { shape.flags.insert(.uncovered) }
                                    let key = writer.write(
                                        piece.tokens[token..<token + length], &shape, salt: salts[language])
                                    unsafe starts[text] = writer.start
                                    unsafe counts[text] = UInt32(writer.end - writer.start)
                                    unsafe keys[text] =
                                        piece.fixedKeys[text].map { WordHash.mix($0 ^ salts[language]) } ?? key
                                    unsafe shapes[text] = shape
                                    token += length
                                }
                                return true
                            }
                        }
                    }
                }
            }
        }
        (self.starts, self.counts, self.orderedKeys, self.shapes) = (starts, counts, orderedKeys, shapes)
    }

    /// Texts of a piece that are written by one worker.
    private struct Stretch: Sendable {
        let piece: Int

        /// Which of the piece's texts, and the first of their tokens.
        let texts: Range<Int>
        let token: Int

        /// Where their terms begin.
        let start: Int
    }

    /// There is a piece for each worker; several stretches, so that nobody waits long for the last one.
    private static let stretchesPerPiece = 4

    private static func stretches(of work: [ReadTexts]) -> [Stretch] {
        var stretches: [Stretch] = []
        var room = 0
        for (number, piece) in work.enumerated() {
            let size = max(1024, piece.counts.count / stretchesPerPiece + 1)
            var token = 0
            for first in stride(from: 0, to: piece.counts.count, by: size) {
                let texts = first..<min(first + size, piece.counts.count)
                stretches.append(
                    Stretch(piece: number, texts: texts, token: token, start: room + token * longestExpansion))
                for count in piece.counts[texts] { token += Int(count) }
            }
            room += piece.tokens.count * longestExpansion
        }
        return stretches
    }

    func range(of text: Int) -> Range<Int> { starts[text]..<starts[text] + Int(counts[text]) }
}
