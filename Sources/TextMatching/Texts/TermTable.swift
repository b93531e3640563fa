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

    /// No word stands for more than this many.
    ///
    /// A contraction is two words, and each of them may be two that were glued together.
    private static let longestExpansion = 4

    init(_ work: [ReadTexts], _ forms: WordForms, _ vocabulary: Vocabulary, _ table: TextColumn, _ workers: Workers) {
        var sizes = [0]
        for piece in work { sizes.append(sizes.last! + piece.tokens.count * Self.longestExpansion) }
        let texts = table.count
        let offsets = sizes
        var (starts, counts, orderedKeys, shapes): ([Int], [UInt32], [UInt64], [TextShape]) = ([], [], [], [])
        let salts = table.languages.map { WordHash.hash(Array($0.utf8)) }
        let covered = table.languages.map(vocabulary.covers)
        let room = offsets.last!
        // Room that nothing is written to costs nothing: the system gives memory page by page.
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
                            // Every piece writes to its own stretch, and together they are all texts.
                            _ = workers.map(work.count) { number in
                                let piece = work[number]
                                var writer = unsafe TermWriter(
                                    terms, from: offsets[number], forms, forms.numbers[number], vocabulary)
                                var token = 0
                                for (index, text) in piece.texts.enumerated() {
                                    let length = Int(piece.counts[index])
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

    func range(of text: Int) -> Range<Int> { starts[text]..<starts[text] + Int(counts[text]) }
}
