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

    /// For each group a bit for each content word's stem.
    private let contentBits: [UInt64]

    package init(_ table: TextColumn, workers: Workers) {
        self.table = table
        let names = AuthorWords(table.authors)
        let read = Self.read(table, names, workers)
        let hasPack = table.languages.contains { LanguagePack.pack(for: $0) != nil }
        let hasUncovered = table.languages.contains { LanguagePack.pack(for: $0) == nil }
        let pack = hasPack ? LanguagePack.english : nil
        let (forms, words) = WordForms.make(of: read, pack: pack, hasUncovered: hasUncovered)
        let vocabulary = Vocabulary(words, pack: pack, workers: workers)
        let terms = TermTable(read, forms, vocabulary, table, workers)
        self.forms = forms
        self.pack = pack
        self.vocabulary = vocabulary
        self.terms = terms
        authorTerms = names.terms(forms, vocabulary)
        groups = Representatives(terms, table)
        salts = table.languages.map { WordHash.hash(Array($0.utf8)) }
        contentBits = Self.contentBits(groups, terms, vocabulary, workers)
    }

    private static func contentBits(
        _ groups: Representatives, _ terms: TermTable, _ vocabulary: Vocabulary, _ workers: Workers
    ) -> [UInt64] {
        workers.mapRanges(of: 0..<groups.count) { range in
            range.map { group in
                terms.range(of: groups.text(group)).reduce(0) { bits, place in
                    let word = Int(terms.terms[place] & TermTable.numberBits)
                    guard vocabulary.flags[word].isDisjoint(with: .function) else { return bits }
                    return bits | 1 << (vocabulary.stems[word] >> 58)
                }
            }
        }.flatMap(\.self)
    }

    private static func pieces(of table: TextColumn, _ count: Int) -> [Range<Int>] {
        let pieces = max(1, min(count, table.count / 256))
        return table.count == 0
            ? [] : (0..<pieces).map { table.count * $0 / pieces..<table.count * ($0 + 1) / pieces }
    }

    private static func read(_ table: TextColumn, _ names: AuthorWords, _ workers: Workers) -> [ReadTexts] {
        let pieces = pieces(of: table, workers.count)
        return workers.map(pieces.count) { ReadTexts(pieces[$0], of: table, names: names) }
    }

    /// Whether the text that stands for a group is compared word by word.
    func isComparable(_ group: Int) -> Bool { terms.counts[groups.text(group)] > 0 }

    func makeKeys(of group: Int, _ keys: inout MatchKeys) {
        let text = groups.text(group)
        let range = terms.range(of: text)
        keys.make(terms.terms[range], terms.shapes[text], salt: salts[table.language(of: text)])
    }

    /// Keeps texts of different languages apart.
    func salt(of text: Int) -> UInt64 { salts[table.language(of: text)] }

    /// Whether two groups have so many content words in common that they may be near, judged by 64 bits each.
    func haveSimilarContent(_ one: Int, _ other: Int) -> Bool {
        let (a, b) = (contentBits[one], contentBits[other])
        let longer = max(a.nonzeroBitCount, b.nonzeroBitCount)
        return (a ^ b).nonzeroBitCount <= longer / 4 + 4
    }

    /// The text laid out for the judge.
    func compared(_ text: Int) -> ComparedText {
        let shape = terms.shapes[text]
        let isCovered = !shape.flags.contains(.uncovered)
        let words = terms.terms[terms.range(of: text)].map { term in
            let written = term & TermTable.numberBits
            let id = isCovered ? vocabulary.repaired[Int(written)] : written
            return Term(id: id, written: written, marks: term & TermTable.sentenceBit != 0 ? .sentence : [])
        }
        return ComparedText(
            terms: words, isTruncated: shape.flags.contains(.truncated), tail: shape.tail > 0 ? Int(shape.tail) : nil,
            head: shape.head > 0 ? Int(shape.head) : nil, author: authorTerms[Int(table.author(of: text))],
            beginsSmall: shape.flags.contains(.beginsSmall), isCovered: isCovered)
    }

    package func bytes(of text: Int) -> [UInt8] { unsafe table.withText(text) { unsafe Array($0) } }

    /// Whether a text is a picture or a table, or holds no word at all.
    func isCharacters(_ text: Int) -> Bool {
        !terms.shapes[text].flags.isDisjoint(with: [.asItStands, .nothing])
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

    func leftOutItsAuthor(_ text: Int) -> Bool { terms.shapes[text].flags.contains(.ownAuthorLeftOut) }

    package func isCutOff(_ text: Int) -> Bool { terms.shapes[text].flags.contains(.truncated) }

    /// Whether a name or a label stands around the saying itself.
    package func isFramed(_ text: Int) -> Bool {
        let shape = terms.shapes[text]
        return shape.head > 0 || shape.tail > 0 || shape.flags.contains(.ownAuthorLeftOut)
    }

    package func unknownWords(_ text: Int) -> Int { Int(terms.shapes[text].unknownWords) }

    /// The edit between a written word and what it stands for; nil if it stands for itself.
    func expansion(of word: [UInt8]) -> EditKind? { pack?.expand(word)?.edit }

    /// For each term of a text the written word, of all in it, that it comes from.
    ///
    /// - Parameters:
    ///   - words: the written words, folded.
    ///   - marks: what stands in front of each.
    func origins(of words: [[UInt8]], marks: [WordMarks], in text: Int) -> [Int] {
        var shape = terms.shapes[text]
        let front = Int(shape.leftOutInFront)
        let kept = front..<words.count - Int(shape.leftOutBehind)
        let numbers = kept.map { forms.written.find(words[$0]) ?? 0 }
        let tokens = kept.map { place in
            let isStart = place == front || marks[place].contains(.sentence)
            return UInt32(place - front) | (isStart ? ReadTexts.sentenceBit : 0)
        }
        return unsafe withUnsafeTemporaryAllocation(of: UInt32.self, capacity: kept.count * 6 + 1) { buffer in
            var writer = unsafe TermWriter(buffer, from: 0, forms, numbers, vocabulary, isTracing: true)
            _ = writer.write(tokens[...], &shape, salt: 0)
            return writer.origins!.map { $0 + front }
        }
    }
}
