/// The texts of one part of a collection that is too large for one process: what each of them has to do with texts in
/// other parts, said without knowing these.
///
/// With counts of words that are the same for all parts, groups, ranks, keys and verdicts are those of a run over
/// everything.
package struct PartitionTexts: Sendable {
    private let texts: MatchTexts
    private let verifier: Verifier

    package init(_ table: TextColumn, frozen: WordCounts, workers: Workers) {
        texts = MatchTexts(table, frozen: frozen, workers: workers)
        verifier = Verifier(texts.vocabulary)
    }

    /// The group of a text; nil for one without a word, which is equal to nothing.
    package func group(of text: Int) -> TextGroupName? {
        if texts.isNothing(text) { return nil }
        return TextGroupName(key: texts.terms.orderedKeys[text], words: texts.terms.counts[text])
    }

    /// By these bytes the texts of a group are sorted: the first one stands for the group.
    ///
    /// The same order as in `Representatives`, and as text: the name of the author may hold any character.
    package func rank(of text: Int) -> [UInt8] {
        let shape = texts.shape(of: text)
        var bytes: [UInt8] = []
        Hexadecimal.append(UInt64(shape.unknownWords), digits: 2, to: &bytes)
        Hexadecimal.append(shape.contentHash, to: &bytes)
        for byte in texts.table.name(ofAuthor: texts.table.author(of: text)) {
            Hexadecimal.append(UInt64(byte), digits: 2, to: &bytes)
        }
        return bytes
    }

    /// Calls with the keys under which each text is found, and those under which it looks for others; each once.
    ///
    /// - Parameter isProbing: false leaves the latter out.
    package func eachKeys(
        isProbing: Bool, _ body: (_ text: Int, _ stored: [UInt64], _ probed: [UInt64]) -> Void
    ) {
        var keys = MatchKeys(isStoring: true, isProbing: isProbing)
        for text in 0..<texts.table.count where texts.terms.counts[text] > 0 {
            texts.makeKeys(ofText: text, &keys)
            body(text, Self.unique(keys.stored), Self.unique(keys.probed))
        }
    }

    /// Names the edits between two texts; one for each thread.
    package var namer: EditNamer { EditNamer(texts) }

    /// How two texts are related, as a run over everything asks for it.
    package func relation(_ one: Int, _ other: Int) -> Relation {
        var (a, b): ([Term], [Term]) = ([], [])
        texts.write(one, to: &a)
        texts.write(other, to: &b)
        return QuickJudge(compare: verifier.compare)
            .relation(a, texts.shape(of: one), b, texts.shape(of: other))
            ?? verifier.verdict(texts.compared(one), texts.compared(other)).relation
    }

    /// The keys in order, each once.
    private static func unique(_ keys: [UInt64]) -> [UInt64] {
        var result: [UInt64] = []
        result.reserveCapacity(keys.count)
        for key in keys.sorted() where key != result.last { result.append(key) }
        return result
    }
}
