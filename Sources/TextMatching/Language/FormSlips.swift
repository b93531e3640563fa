/// Finds the contraction, number word or British spelling that a slip of the fingers made a word from: "wwon't" is
/// "won't", "thouasnd" is a thousand.
///
/// Such forms stand for other words, so the vocabulary never holds them and cannot repair a slip in one.
struct FormSlips: Sendable {
    private var forms: [Form] = []

    /// By the hash of a form, or of what is left of it without one letter.
    private var numbers: [UInt64: [UInt16]] = [:]

    private struct Form: Sendable {
        let word: [UInt8]
        let expansion: WordExpansion
    }

    /// The fewest letters of a form in which a slip is seen, and of one without an apostrophe: "jour" is not "four".
    private static let shortest = (contraction: 4, whole: 5)
    private static let longest = 20

    /// - Parameter forms: words with what they stand for.
    init(_ forms: some Sequence<(word: [UInt8], expansion: WordExpansion)>) {
        for (word, expansion) in forms.sorted(by: { $0.word.lexicographicallyPrecedes($1.word) }) {
            let isContraction = word.contains(UInt8(ascii: "'"))
            guard word.count >= (isContraction ? Self.shortest.contraction : Self.shortest.whole) else { continue }
            let number = UInt16(self.forms.count)
            let slip = WordExpansion(words: expansion.words, edit: .typo)
            self.forms.append(Form(word: word, expansion: slip))
            TypoRepair.eachDeletion(of: word) { numbers[$0, default: []].append(number) }
        }
    }

    /// What a word stands for that is none as it is written; nil if it is no slip, or may be one in several forms or in
    /// another word: "thrre" is "there" as likely as three.
    ///
    /// - Parameters:
    ///   - onlyClose: whether to see only a letter struck twice and letters that changed places.
    ///   - isWord: whether some letters are a real word.
    func expansion(of word: [UInt8], onlyClose: Bool, isWord: ([UInt8]) -> Bool) -> WordExpansion? {
        guard word.count >= Self.shortest.contraction, word.count <= Self.longest else { return nil }
        var best: (isClose: Bool, expansion: WordExpansion)?
        var isUnique = true
        TypoRepair.eachDeletion(of: word) { hash in
            for number in numbers[hash] ?? [] {
                let form = forms[Int(number)]
                guard Damerau.distance(word, form.word, atMost: 1) == 1 else { continue }
                let isClose = Self.isClose(word, form.word)
                if let found = best, found.isClose == isClose {
                    isUnique = isUnique && found.expansion == form.expansion
                } else if best == nil || isClose {
                    best = (isClose, form.expansion)
                    isUnique = true
                }
            }
        }
        guard isUnique, let best, best.isClose || !onlyClose else { return nil }
        return isSlip(word, ofOtherThan: best.expansion, isWord: isWord) ? nil : best.expansion
    }

    /// Whether a word may be a slip in a real word that means something else.
    private func isSlip(
        _ word: [UInt8], ofOtherThan expansion: WordExpansion, isWord: ([UInt8]) -> Bool
    ) -> Bool {
        // No real word has an apostrophe.
        if word.contains(UInt8(ascii: "'")) { return false }
        var isOther = false
        TypoRepair.eachSlip(of: word) { slip in
            guard !isOther, isWord(slip), expansion.words != [slip] else { return }
            isOther = !(numbers[WordHash.hash(slip)] ?? []).contains {
                forms[Int($0)].word == slip && forms[Int($0)].expansion == expansion
            }
        }
        return isOther
    }

    /// Whether a letter was struck twice, or two letters changed places: the commonest slips, and the surest to undo.
    private static func isClose(_ word: [UInt8], _ form: [UInt8]) -> Bool {
        if word.count == form.count { return zip(word, form).count { $0 != $1 } == 2 }
        return word.count > form.count
            && word.indices.dropFirst().contains { place in
                word[place] == word[place - 1] && word[..<place] + word[(place + 1)...] == form[...]
            }
    }
}
