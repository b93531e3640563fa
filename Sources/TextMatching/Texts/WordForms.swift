/// What the words as written stand for: one word or several, by the number of the written word.
struct WordForms: Sendable {
    /// The words as written, of all texts.
    private(set) var written = WordInterner(expecting: 1 << 17)

    /// For texts in a language with a pack: where the words begin in `expanded`; one more at the end.
    private(set) var starts: [UInt32] = [0]
    private(set) var expanded: [UInt32] = []

    /// For other texts: the one word.
    private(set) var plain: [UInt32] = []

    /// For each stretch of texts, its own numbers of words as numbers of `written`.
    private(set) var numbers: [[UInt32]] = []

    func expansion(of written: UInt32) -> ArraySlice<UInt32> {
        expanded[Int(starts[Int(written)])..<Int(starts[Int(written) + 1])]
    }

    /// Joins the words of all stretches and looks up what they stand for.
    ///
    /// - Returns: the words that they stand for, with counts.
    static func make(of pieces: [ReadTexts], pack: LanguagePack?, hasUncovered: Bool) -> (WordForms, WordInterner) {
        var forms = WordForms()
        for piece in pieces {
            forms.numbers.append(
                (0..<UInt32(piece.words.count)).map { number in
                    unsafe piece.words.withWord(number) { word in
                        unsafe forms.written.number(
                            of: word, hash: piece.words.hashes[Int(number)], times: piece.words.counts[Int(number)])
                    }
                })
        }
        var words = WordInterner(expecting: forms.written.count)
        for number in 0..<UInt32(forms.written.count) {
            let word = forms.written.word(number)
            let times = forms.written.counts[Int(number)]
            if let pack, let expansion = pack.expand(word) {
                for part in expansion.words { forms.expanded.append(words.number(of: part, times: times)) }
                if hasUncovered { forms.plain.append(words.number(of: word, times: 0)) }
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
