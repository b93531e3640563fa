import TextNormalisation

/// Finds which of many phrases stand in a text, all in one pass.
///
/// A phrase stands in a text where its words follow each other in it, whatever their case, accents and punctuation;
/// contractions and number words are compared as deduplication compares them. The automaton is that of A. V. Aho and
/// M. J. Corasick, Efficient String Matching, CACM 18 (1975), with words for letters.
package struct PhraseMatcher: Sendable {
    /// A phrase that stands in a text.
    package struct Hit: Hashable, Sendable {
        /// Which of the phrases.
        package let phrase: Int

        /// Where it stands, in bytes of the text.
        package let range: Range<Int>
    }

    private let words: PhraseWords

    /// The state that follows a state and a word: `state << 32 | word`.
    private var next: [UInt64: UInt32] = [:]

    /// The longest state that is an end of a state.
    private var fallback: [UInt32] = [0]

    /// The phrases that end in a state.
    private var found: [[Int]] = [[]]

    /// How many words each phrase has.
    private var lengths: [Int] = []

    package init(_ phrases: [String]) {
        var normaliser = Normaliser()
        var numbered: [[UInt32]] = []
        words = PhraseWords(phrases.map { Self.words(of: $0, &normaliser) }, &numbered)
        lengths = numbered.map(\.count)
        for (phrase, numbers) in numbered.enumerated() where !numbers.isEmpty {
            var state: UInt32 = 0
            for number in numbers { state = child(of: state, number) }
            found[Int(state)].append(phrase)
        }
        link(numbered)
    }

    private mutating func child(of state: UInt32, _ word: UInt32) -> UInt32 {
        let key = Self.key(state, word)
        if let child = next[key] { return child }
        let child = UInt32(fallback.count)
        next[key] = child
        fallback.append(0)
        found.append([])
        return child
    }

    /// Sets the fallbacks, shorter states first.
    private mutating func link(_ phrases: [[UInt32]]) {
        let longest = phrases.map(\.count).max() ?? 0
        var isLinked = [Bool](repeating: false, count: fallback.count)
        for depth in 0..<longest {
            for phrase in phrases where phrase.count > depth {
                var parent: UInt32 = 0
                for word in phrase[..<depth] { parent = next[Self.key(parent, word)]! }
                let state = next[Self.key(parent, phrase[depth])]!
                guard depth > 0, !isLinked[Int(state)] else { continue }
                isLinked[Int(state)] = true
                fallback[Int(state)] = step(fallback[Int(parent)], phrase[depth])
                found[Int(state)] += found[Int(fallback[Int(state)])]
            }
        }
    }

    @inline(__always)
    private static func key(_ state: UInt32, _ word: UInt32) -> UInt64 { UInt64(state) << 32 | UInt64(word) }

    private func step(_ state: UInt32, _ word: UInt32) -> UInt32 {
        var state = state
        while true {
            if let next = next[Self.key(state, word)] { return next }
            if state == 0 { return 0 }
            state = fallback[Int(state)]
        }
    }

    private static func words(of phrase: String, _ normaliser: inout Normaliser) -> [[UInt8]] {
        _ = normaliser.read(phrase.utf8.span)
        return normaliser.words.split(separator: UInt8(ascii: " ")).map { Array($0) }
    }

    /// The words of a phrase as they are compared, for telling two ways of writing one phrase from two phrases.
    package static func comparable(_ phrase: String) -> [[UInt8]] {
        var normaliser = Normaliser()
        let forms = PhraseWords.englishForms
        return words(of: phrase, &normaliser).flatMap { forms.words(of: $0) ?? [$0] }
    }

    // MARK: Scanning

    /// The phrases that stand in a text, in the order in which they end.
    ///
    /// - Parameter normaliser: memory that is used again for the next text.
    package func hits(in text: String, _ normaliser: inout Normaliser) -> [Hit] {
        var hits: [Hit] = []
        guard !lengths.isEmpty, normaliser.read(text.utf8.span) == .words else { return hits }
        let list = normaliser.list
        let written = normaliser.words.span
        // For each word that was compared, which written word it comes from.
        var origins: [Int] = []
        origins.reserveCapacity(list.count + 4)
        var state: UInt32 = 0
        for number in 0..<list.count {
            let end = number + 1 < list.count ? Int(list[number + 1].start) - 1 : written.count
            words.eachNumber(of: Int(list[number].start)..<end, in: written) { word in
                origins.append(number)
                guard word != 0 else {
                    state = 0
                    return
                }
                state = step(state, word)
                for phrase in found[Int(state)] {
                    let first = origins[origins.count - lengths[phrase]]
                    let start = Int(list[first].source)
                    let end = Self.end(of: number, list, text)
                    hits.append(Hit(phrase: phrase, range: start..<max(start, end)))
                }
            }
        }
        return hits
    }

    /// Where a word ends in the text as it came: in front of what separates it from the next.
    private static func end(of number: Int, _ list: WordList, _ text: String) -> Int {
        let bytes = text.utf8
        let start = Int(list[number].source)
        let next = number + 1 < list.count ? Int(list[number + 1].source) : bytes.count
        var end = max(start, next)
        var index = bytes.index(bytes.startIndex, offsetBy: end)
        while end > start {
            let before = bytes.index(before: index)
            let byte = bytes[before]
            if byte >= 0x80 || (byte | 0x20) &- UInt8(ascii: "a") < 26 || byte &- UInt8(ascii: "0") < 10 { break }
            index = before
            end -= 1
        }
        return end
    }
}
