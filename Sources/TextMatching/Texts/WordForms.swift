/// What the words as written stand for: one word or several, by the number of the written word.
struct WordForms: Sendable {
    /// The words as written, of all texts.
    private(set) var written = WordInterner(expecting: 1 << 17)

    /// For texts in a language with a pack: where the words begin in `expanded`; one more at the end.
    private(set) var starts: [UInt32] = [0]
    private(set) var expanded: [UInt32] = []

    /// The bit of an expanded word that says that it is not what was written.
    static let otherBit: UInt32 = 1 << 31

    /// For other texts: the one word.
    private(set) var plain: [UInt32] = []

    /// For each stretch of texts, its own numbers of words as numbers of `written`.
    private(set) var numbers: [[UInt32]] = []

    /// How often each word as written stands in texts without a pack; short of those that never do.
    private var uncovered: [UInt32] = []

    private mutating func count(_ counts: [UInt32], _ numbers: [UInt32]) {
        if counts.isEmpty { return }
        uncovered += repeatElement(0, count: written.count - uncovered.count)
        for (number, count) in zip(numbers, counts) { uncovered[Int(number)] &+= count }
    }

    func expansion(of written: UInt32) -> [UInt32] {
        expanded[Int(starts[Int(written)])..<Int(starts[Int(written) + 1])].map { $0 & ~Self.otherBit }
    }

    /// Joins the words of all stretches and looks up what they stand for.
    ///
    /// - Parameters:
    ///   - names: of authors, whose words nobody counts.
    ///   - frozen: the counts to go by, instead of counting the words.
    /// - Returns: the words that they stand for, with counts.
    static func make(
        of pieces: [ReadTexts], _ names: AuthorWords, pack: LanguagePack?, hasUncovered: Bool, frozen: WordCounts?
    ) -> (WordForms, WordInterner) {
        var forms = WordForms()
        for piece in pieces {
            let numbers = (0..<UInt32(piece.words.count)).map { number in
                unsafe piece.words.withWord(number) { word in
                    unsafe forms.written.number(
                        of: word, hash: piece.words.hashes[Int(number)], times: piece.words.counts[Int(number)])
                }
            }
            forms.count(piece.uncoveredCounts, numbers)
            forms.numbers.append(numbers)
        }
        // What an author's name stands for must not depend on who else uses its words.
        for word in names.all { _ = forms.written.number(of: word, times: 0) }
        var words = frozen?.words ?? WordInterner(expecting: forms.written.count)
        for number in 0..<UInt32(forms.written.count) {
            let word = forms.written.word(number)
            let times = frozen == nil ? forms.written.counts[Int(number)] : 0
            if let pack, let expansion = pack.expand(word) {
                // Only in texts of its language is a word taken apart.
                let plainTimes = min(times, Int(number) < forms.uncovered.count ? forms.uncovered[Int(number)] : 0)
                for part in expansion.words {
                    forms.expanded.append(words.number(of: part, times: times - plainTimes) | otherBit)
                }
                if hasUncovered { forms.plain.append(words.number(of: word, times: plainTimes)) }
            } else {
                let itself = words.number(of: word, times: times)
                forms.expanded.append(itself)
                if hasUncovered { forms.plain.append(itself) }
            }
            forms.starts.append(UInt32(forms.expanded.count))
        }
        return (forms, words)
    }
}
