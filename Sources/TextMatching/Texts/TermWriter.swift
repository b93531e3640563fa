/// Writes the terms of one text after the other.
@safe struct TermWriter {
    private let terms: UnsafeMutableBufferPointer<UInt32>
    private let forms: WordForms
    private let numbers: [UInt32]
    private let vocabulary: Vocabulary

    /// Where the last text lies.
    private(set) var start: Int
    private(set) var end: Int

    /// For each term of the last text the written word that it comes from; only if asked for.
    private(set) var origins: [Int]?

    /// Whether every term of the text so far is a word as it was written.
    private var isAsWritten = true

    /// - Parameter numbers: for the tokens' numbers of words those of `forms`.
    init(
        _ terms: UnsafeMutableBufferPointer<UInt32>, from start: Int, _ forms: WordForms, _ numbers: [UInt32],
        _ vocabulary: Vocabulary, isTracing: Bool = false
    ) {
        unsafe self.terms = terms
        self.forms = forms
        self.numbers = numbers
        self.vocabulary = vocabulary
        self.start = start
        end = start
        origins = isTracing ? [] : nil
    }

    /// - Returns: the ordered key.
    mutating func write(_ tokens: ArraySlice<UInt32>, _ shape: inout TextShape, salt: UInt64) -> UInt64 {
        start = end
        origins?.removeAll()
        isAsWritten = true
        let isCovered = !shape.flags.contains(.uncovered)
        let (rawTail, rawHead) = (Int(shape.tail), Int(shape.head))
        var index = 0
        for token in tokens {
            if index == rawTail, rawTail > 0 { shape.tail = UInt16(clamping: end - start) }
            if index == rawHead, rawHead > 0 { shape.head = UInt16(clamping: end - start) }
            let written = Int(numbers[Int(token & TermTable.numberBits)])
            let mark = token & (TermTable.sentenceBit | TermTable.smallBit)
            if isCovered {
                let place = end
                for form in forms.starts[written]..<forms.starts[written + 1] {
                    let word = forms.expanded[Int(form)]
                    if word & WordForms.otherBit != 0 { isAsWritten = false }
                    append(word & ~WordForms.otherBit, mark: form == forms.starts[written] ? mark : 0, index)
                }
                if place > start, mark & TermTable.sentenceBit == 0 { join(at: place) }
            } else {
                write(forms.plain[written] | mark, index)
            }
            index += 1
        }
        if isCovered, isAsWritten { shape.flags.insert(.asWritten) }
        return key(&shape, isCovered, salt)
    }

    private mutating func append(_ word: UInt32, mark: UInt32, _ origin: Int) {
        // No known word is glued, and few are unknown.
        if !vocabulary.flags[Int(word)].contains(.known), let (first, second) = vocabulary.glued[word] {
            isAsWritten = false
            write(first | mark, origin)
            write(second, origin)
        } else {
            write(word | mark, origin)
        }
    }

    private mutating func write(_ term: UInt32, _ origin: Int) {
        unsafe terms[end] = term
        end += 1
        origins?.append(origin)
    }

    /// Makes one word of two that are also written as one: half way, twenty five.
    private mutating func join(at place: Int) {
        guard end == place + 1 else { return }
        let (first, second) = unsafe (terms[place - 1] & TermTable.numberBits, terms[place] & TermTable.numberBits)
        guard let joined = vocabulary.compounds.join(first, second) else { return }
        isAsWritten = false
        unsafe terms[place - 1] = joined | terms[place - 1] & TermTable.sentenceBit
        end = place
        origins?.removeLast()
    }

    private func key(_ shape: inout TextShape, _ isCovered: Bool, _ salt: UInt64) -> UInt64 {
        var key = salt
        var unknown = 0
        var bits: UInt64 = 0
        // Of two words every letter counts.
        let isRepaired = isCovered && end - start >= 3
        // Of a name in front of a line, too: Mina is not Nina.
        let afterLabel = start + Int(shape.head)
        for place in start..<end {
            let word = unsafe Int(terms[place] & TermTable.numberBits)
            let isRepaired = isRepaired && place >= afterLabel
            let known = vocabulary.keyWords[word]
            key = OrderedKey.next(key, isRepaired ? known.hash : vocabulary.words.hashes[word])
            if !known.isKnown(in: unsafe terms[place]) { unknown += 1 }
            if !known.flags.contains(.function) { bits |= 1 << (known.stem >> 58) }
        }
        shape.unknownWords = UInt8(clamping: unknown)
        shape.contentBits = bits
        return OrderedKey.finish(key)
    }
}

/// A hash of a sequence of words that can be taken further word by word.
enum OrderedKey {
    @inline(__always)
    static func next(_ key: UInt64, _ word: UInt64) -> UInt64 { (key &+ word) &* 0x9E37_79B9_7F4A_7C15 ^ key >> 29 }

    @inline(__always)
    static func finish(_ key: UInt64) -> UInt64 { WordHash.mix(key) }
}
