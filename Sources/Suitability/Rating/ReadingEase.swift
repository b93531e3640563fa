/// How hard a text is to read, in three plain counts.
///
/// A report for editors, which never decides for which ages a text is: over thousands of graded excerpts no formula goes
/// with what people find suitable, and on texts of one sentence a formula measures punctuation. So there is no grade.
package struct ReadingEase: Hashable, Sendable {
    package let words: Int

    /// Words of the longest sentence.
    package let longestSentence: Int

    /// The share of words of three syllables and more, in thousandths; nil for languages whose syllables are not counted.
    ///
    /// Syllables are runs of vowels, without a silent e at the end. Names and the endings -es, -ed and -ing do not count.
    /// Source of what is hard: R. Gunning, The Technique of Clear Writing, 1952.
    package let hardWordShare: Int?

    /// - Parameter language: BCP 47.
    package init(_ text: String, language: String) {
        let isEnglish = language.prefix { $0 != "-" }.lowercased() == "en"
        var words = 0
        var hard = 0
        var sentence = 0
        var longest = 0
        for (place, word) in Self.words(of: text).enumerated() {
            words += 1
            sentence += 1
            if isEnglish, Self.isHard(word.letters, mayBeName: place > 0 && sentence > 1) { hard += 1 }
            longest = max(longest, sentence)
            if word.endsSentence { sentence = 0 }
        }
        self.words = words
        longestSentence = longest
        hardWordShare = isEnglish && words > 0 ? (hard * 1000 + words / 2) / words : isEnglish ? 0 : nil
    }

    /// Words between white space and dashes that hold a letter or a digit.
    private static func words(of text: String) -> [(letters: Substring, endsSentence: Bool)] {
        text.split { $0.isWhitespace || $0 == "\u{2014}" || $0 == "\u{2013}" }.compactMap { piece in
            guard let first = piece.firstIndex(where: { $0.isLetter || $0.isNumber }),
                let last = piece.lastIndex(where: { $0.isLetter || $0.isNumber })
            else { return nil }
            let behind = piece[piece.index(after: last)...]
            return (piece[first...last], behind.contains { ".!?\u{2026}\u{3002}".contains($0) })
        }
    }

    private static func isHard(_ word: Substring, mayBeName: Bool) -> Bool {
        if mayBeName, word.first?.isUppercase == true { return false }
        var letters = word.lowercased().unicodeScalars.map { $0 }
        for ending in ["ing", "es", "ed"] where letters.count > ending.count + 2 {
            if letters.suffix(ending.unicodeScalars.count).elementsEqual(ending.unicodeScalars) {
                letters.removeLast(ending.unicodeScalars.count)
                return syllables(letters, hasLostEnding: true) >= 3
            }
        }
        return syllables(letters, hasLostEnding: false) >= 3
    }

    private static func syllables(_ letters: [Unicode.Scalar], hasLostEnding: Bool) -> Int {
        var count = 0
        var isInVowels = false
        for letter in letters {
            let isVowel = "aeiouy".unicodeScalars.contains(letter)
            if isVowel, !isInVowels { count += 1 }
            isInVowels = isVowel
        }
        let isSilent =
            !hasLostEnding && letters.last == "e" && letters.count > 2
            && !"aeiouyl".unicodeScalars.contains(letters[letters.count - 2])
        return max(1, count - (isSilent && count > 1 ? 1 : 0))
    }
}
