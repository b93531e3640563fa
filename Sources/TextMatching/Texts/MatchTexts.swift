import TextNormalisation

/// All texts of a run, ready to be compared: words numbered, typos repaired, equal texts grouped.
package final class MatchTexts: Sendable {
    package let table: TextColumn
    package let vocabulary: Vocabulary
    let terms: TermTable
    let groups: Representatives
    private let forms: WordForms
    private let pack: LanguagePack?
    private let authorTerms: [[UInt32]]
    private let salts: [UInt64]
    private let frozen: WordCounts?

    /// Up to so many new words are added to a known vocabulary one by one.
    private static let fewWords = 4000

    /// - Parameter frozen: what is known of the collection that the texts belong to; nil to count the texts themselves.
    package init(_ table: TextColumn, frozen: WordCounts? = nil, workers: Workers) {
        self.table = table
        self.frozen = frozen
        let names = AuthorWords(table.authors)
        let read = ReadTexts.all(of: table, names, workers)
        let pack = frozen.map(\.pack) ?? LanguagePack.pack(forAnyOf: table.languages)
        let hasUncovered = pack == nil || table.languages.contains { LanguagePack.pack(for: $0) == nil }
        let (forms, words) = WordForms.make(of: read, names, pack: pack, hasUncovered: hasUncovered, frozen: frozen)
        let textCount = frozen?.textCount ?? table.countsByLanguage.reduce(0, +)
        let vocabulary: Vocabulary
        if let known = frozen?.vocabulary, words.count - known.count <= Self.fewWords {
            vocabulary = Vocabulary(words, adding: known.count..<words.count, to: known)
        } else {
            vocabulary = Vocabulary(words, texts: textCount, pack: pack, workers: workers)
        }
        let terms = TermTable(read, forms, vocabulary, table, workers)
        self.forms = forms
        self.pack = pack
        self.vocabulary = vocabulary
        self.terms = terms
        authorTerms = names.terms(forms, vocabulary)
        groups = Representatives(terms, table, workers)
        salts = table.languages.map { WordHash.hash(Array($0.utf8)) }
    }

    /// What the texts were judged by: the counts that were given, or those of the texts themselves.
    package var wordCounts: WordCounts { frozen ?? WordCounts(vocabulary.words, texts: table) }

    /// Whether the text that stands for a group is compared word by word.
    func isComparable(_ group: Int) -> Bool { isWords(groups.text(group)) }

    /// Whether a text is compared word by word.
    func isWords(_ text: Int) -> Bool { terms.counts[text] > 0 }

    func makeKeys(of group: Int, _ keys: inout MatchKeys) { makeKeys(ofText: groups.text(group), &keys) }

    func makeKeys(ofText text: Int, _ keys: inout MatchKeys) {
        let (all, words) = (terms.terms, vocabulary.keyWords)
        keys.make(all.span.extracting(terms.range(of: text)), words.span, terms.shapes[text], salt: salt(of: text))
    }

    /// The key of the first words of a text; nil for short ones.
    func beginning(of text: Int) -> UInt64? {
        let (all, words) = (terms.terms, vocabulary.keyWords)
        return MatchKeys.beginning(of: all.span.extracting(terms.range(of: text)), words.span, salt: salt(of: text))
    }

    /// Keeps texts of different languages apart.
    func salt(of text: Int) -> UInt64 { salts[table.language(of: text)] }

    package func author(of text: Int) -> UInt32 { table.author(of: text) }

    func shape(of text: Int) -> TextShape { terms.shapes[text] }

    /// The words of a text as the judge sees them, in memory that is used again.
    func write(_ text: Int, to words: inout [Term]) {
        let (all, readings) = (terms.terms, vocabulary.readings)
        write(text, terms.range(of: text), all.span, readings.span, to: &words)
    }

    /// The same for whoever writes many.
    ///
    /// - Parameters:
    ///   - range: where the terms of the text are.
    ///   - all: the terms of all texts.
    ///   - readings: those of the vocabulary. Both are lent, not held: workers that count references to one array wait
    ///     for each other.
    func write(
        _ text: Int, _ range: Range<Int>, _ all: Span<UInt32>, _ readings: Span<Vocabulary.Reading>,
        to words: inout [Term]
    ) {
        let isCovered = !terms.shapes[text].flags.contains(.uncovered)
        words.removeAll(keepingCapacity: true)
        words.reserveCapacity(range.count)
        for place in range {
            let term = all[place]
            let written = term & TermTable.numberBits
            let reading = readings[Int(written)]
            words.append(
                Term(
                    id: isCovered ? reading.repaired : written, written: written,
                    shape: term & TermTable.smallBit == 0 ? reading.shape : reading.shape.withSmallLetter,
                    beginsSentence: term & TermTable.sentenceBit != 0))
        }
    }

    /// The text laid out for the judge.
    func compared(_ text: Int) -> ComparedText {
        var words: [Term] = []
        write(text, to: &words)
        return compared(text, words)
    }

    /// - Parameter words: what `write` wrote of the text.
    func compared(_ text: Int, _ words: [Term]) -> ComparedText {
        let shape = terms.shapes[text]
        let isCovered = !shape.flags.contains(.uncovered)
        return ComparedText(
            terms: words, isTruncated: shape.flags.contains(.truncated), tail: shape.tail > 0 ? Int(shape.tail) : nil,
            head: shape.head > 0 ? Int(shape.head) : nil, author: authorTerms[Int(table.author(of: text))],
            beginsSmall: shape.flags.contains(.beginsSmall), isCovered: isCovered)
    }

    package func bytes(of text: Int) -> [UInt8] { unsafe table.withText(text) { unsafe Array($0) } }

    /// Whether a text is a picture or a table, or holds no word at all.
    func isCharacters(_ text: Int) -> Bool {
        terms.shapes[text].flags.contains(.asItStands) || isNothing(text)
    }

    /// Whether there is no word in a text, so that it is equal to nothing.
    package func isNothing(_ text: Int) -> Bool { terms.shapes[text].flags.contains(.nothing) }

    /// Whether two texts are the same words, or the same picture.
    func haveEqualKeys(_ one: Int, _ other: Int) -> Bool {
        !isNothing(one) && terms.orderedKeys[one] == terms.orderedKeys[other]
    }

    package func haveEqualBytes(_ one: Int, _ other: Int) -> Bool {
        unsafe table.withText(one) { a in unsafe table.withText(other) { b in unsafe a.elementsEqual(b) } }
    }

    /// Whether every term is a word as it was written.
    func isAsWritten(_ text: Int) -> Bool { terms.shapes[text].flags.contains(.asWritten) }

    func leftOutItsAuthor(_ text: Int) -> Bool { terms.shapes[text].flags.contains(.ownAuthorLeftOut) }

    package func isCutOff(_ text: Int) -> Bool { terms.shapes[text].flags.contains(.truncated) }

    /// Whether there is a label or a name around the saying itself.
    package func isFramed(_ text: Int) -> Bool {
        let shape = terms.shapes[text]
        return shape.head > 0 || shape.tail > 0 || shape.flags.contains(.ownAuthorLeftOut)
    }

    package func unknownWords(_ text: Int) -> Int { Int(terms.shapes[text].unknownWords) }

    /// The edit between a written word and what it stands for; nil if it stands for itself.
    func expansion(of word: some Sequence<UInt8>) -> EditKind? { pack?.expand(Array(word))?.edit }

    /// For each term of a text the written word, of all in it, that it comes from.
    ///
    /// - Parameters:
    ///   - folded: the written words, folded, a space between them.
    ///   - list: where each begins.
    func origins(of folded: [UInt8], _ list: WordList, in text: Int) -> [Int] {
        var shape = terms.shapes[text]
        let front = Int(shape.leftOutInFront)
        let kept = front..<list.count - Int(shape.leftOutBehind)
        let numbers = unsafe folded.withUnsafeBufferPointer { folded in
            kept.map { place in
                let end = place + 1 < list.count ? Int(list[place + 1].start) - 1 : folded.count
                let word = unsafe UnsafeBufferPointer(rebasing: folded[Int(list[place].start)..<end])
                return unsafe forms.written.find(word, hash: WordHash.hash(word)) ?? 0
            }
        }
        let tokens = kept.map { place in
            let isStart = place == front || list[place].marks.contains(.sentence)
            return UInt32(place - front) | (isStart ? ReadTexts.sentenceBit : 0)
        }
        return unsafe withUnsafeTemporaryAllocation(of: UInt32.self, capacity: kept.count * 6 + 1) { buffer in
            var writer = unsafe TermWriter(buffer, from: 0, forms, numbers, vocabulary, isTracing: true)
            _ = writer.write(tokens[...], &shape, salt: 0)
            return writer.origins!.map { $0 + front }
        }
    }
}
