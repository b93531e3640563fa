/// What one vocabulary takes words for, and another does not.
package enum VocabularyChanges {
    /// A line for every word of either whose reading differs, in the order of their bytes: the word, what it was, and what
    /// it is; with tabs between.
    package static func lines(from old: WordCounts, to new: WordCounts, workers: Workers) -> [UInt8] {
        let (before, after) = (vocabulary(old, with: new, workers), vocabulary(new, with: old, workers))
        var bytes: [UInt8] = []
        for number in before.words.sorted {
            let word = before.words.word(number)
            guard let other = after.words.find(word) else { continue }
            let (was, now) = (before.reading(of: number), after.reading(of: other))
            if was == now { continue }
            bytes += word
            bytes += "\t\(was)\t\(now)\n".utf8
        }
        return bytes
    }

    /// The vocabulary of some counts, with the words of others at hand.
    private static func vocabulary(_ counts: WordCounts, with others: WordCounts, _ workers: Workers) -> Vocabulary {
        var words = counts.words
        for number in 0..<UInt32(others.words.count) { _ = words.number(of: others.words.word(number), times: 0) }
        return Vocabulary(words, texts: counts.textCount, pack: counts.pack, workers: workers)
    }
}

extension Vocabulary {
    /// What a word is taken for: a real word, a slip of another, two without a space between them, or unknown.
    fileprivate func reading(of number: UInt32) -> String {
        func text(_ number: UInt32) -> String { String(decoding: words.word(number), as: UTF8.self) }
        if flags[Int(number)].contains(.known) { return "known" }
        if repaired[Int(number)] != number { return "for \(text(repaired[Int(number)]))" }
        if let (first, second) = glued[number] { return "for \(text(first)) \(text(second))" }
        return "unknown"
    }
}
