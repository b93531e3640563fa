import TextNormalisation

/// Names the edits that lead from one text to another. One namer serves one thread.
package struct EditNamer {
    private let texts: MatchTexts
    private let verifier: Verifier
    private var normaliser = Normaliser()

    /// The last text that stood first, laid out: pairs come in the order of their first texts.
    private var last: (number: Int, compared: ComparedText, detailed: DetailedText?)?

    /// The longest texts, in words, of which the middle is gone through word by word.
    private static let longest = 400

    package init(_ texts: MatchTexts) {
        self.texts = texts
        verifier = Verifier(texts.vocabulary)
    }

    /// How two texts are related, and by which edits; the weightiest only, in the order of `EditKind`.
    package mutating func verdict(_ one: Int, _ other: Int) -> (relation: Relation, edits: [NamedEdit], cost: Int) {
        let verdict = judged(one, other, hasPlaces: true)
        let (a, b) = (verdict.texts?.a, verdict.texts?.b)
        var edits: [NamedEdit] = []
        edits.reserveCapacity(verdict.edits.count)
        for edit in verdict.edits {
            let place = edit.isWhole ? nil : a?.scalars(edit.a)
            let named = NamedEdit(
                kind: edit.kind, a: a?.string(edit.a) ?? "", b: b?.string(edit.b) ?? "", place: place)
            if !edits.contains(named) { edits.append(named) }
        }
        if edits.count < 2 { return (verdict.relation, edits, verdict.cost) }
        edits.sort { x, y in
            x.kind == y.kind ? (x.place?.lowerBound ?? 0) < (y.place?.lowerBound ?? 0) : x.kind < y.kind
        }
        return (verdict.relation, edits, verdict.cost)
    }

    /// The kinds of the edits alone, in order, each once; none for texts that are distinct.
    package mutating func kinds(_ one: Int, _ other: Int) -> [EditKind] {
        if texts.haveEqualBytes(one, other) { return [] }
        var kinds: [EditKind] = []
        for edit in judged(one, other, hasPlaces: false).edits where !kinds.contains(edit.kind) {
            kinds.append(edit.kind)
        }
        return kinds.sorted()
    }

    /// A verdict with the edits that lie between the written words and what they stand for.
    private struct Judged {
        var relation: Relation
        var edits: [Edit] = []
        var cost = 0
        var texts: (a: DetailedText, b: DetailedText)?
    }

    /// An edit of some terms, or of the texts as a whole.
    private struct Edit {
        var kind: EditKind
        var a = 0..<0
        var b = 0..<0
        var isWhole = false
    }

    /// - Parameter hasPlaces: whether somebody wants to know where in the texts the edits are.
    private mutating func judged(_ one: Int, _ other: Int, hasPlaces: Bool) -> Judged {
        if texts.isCharacters(one) || texts.isCharacters(other) {
            guard texts.haveEqualKeys(one, other) else { return Judged(relation: .distinct) }
            return Judged(relation: .duplicate, edits: surfaceEdits(one, other))
        }
        if last?.number != one { last = (one, texts.compared(one), nil) }
        let (comparedOne, comparedOther) = (last!.compared, texts.compared(other))
        let verdict = verifier.verdict(comparedOne, comparedOther)
        var judged = Judged(relation: verdict.relation, cost: verdict.cost)
        guard verdict.relation != .distinct else { return judged }
        judged.edits = verdict.edits.map { Edit(kind: $0.kind, a: $0.a, b: $0.b) }
        // Where words are as they were written, what they are repaired to is all that may differ, and that has a name.
        let areAsWritten = texts.isAsWritten(one) && texts.isAsWritten(other)
        if hasPlaces || !areAsWritten {
            let a = last!.detailed ?? DetailedText(one, of: texts, terms: comparedOne.terms, &normaliser)
            last!.detailed = a
            let b = DetailedText(other, of: texts, terms: comparedOther.terms, &normaliser)
            judged.texts = (a, b)
            if !areAsWritten { addWritten(a, b, to: &judged.edits) }
        }
        if texts.leftOutItsAuthor(one) != texts.leftOutItsAuthor(other) {
            judged.edits.append(Edit(kind: .attributionAppended, isWhole: true))
        }
        if judged.edits.isEmpty, verdict.relation == .duplicate { judged.edits = surfaceEdits(one, other) }
        return judged
    }

    /// Adds the edits of words that are the same but were written otherwise.
    private func addWritten(_ a: DetailedText, _ b: DetailedText, to edits: inout [Edit]) {
        for (left, right) in matched(a.terms, b.terms) where a.word(left) != b.word(right) {
            let (one, other) = (texts.expansion(of: a.word(left)), texts.expansion(of: b.word(right)))
            // A slip in a contraction is a slip.
            let expansion = other == .typo ? .typo : one ?? other
            guard let kind = expansion ?? Self.split(a, left, b, right) else { continue }
            if kind != .punctuation { edits.append(Edit(kind: kind, a: left..<left + 1, b: right..<right + 1)) }
        }
    }

    /// Two written words are one here and two there.
    private static func split(_ a: DetailedText, _ left: Int, _ b: DetailedText, _ right: Int) -> EditKind? {
        let isRepaired = a.terms[left].written != b.terms[right].written
        // Typos are named by the verdict.
        return isRepaired ? nil : .wordSplit
    }

    /// Pairs of places at which the same word stands, in order: a longest common subsequence.
    private func matched(_ a: [Term], _ b: [Term]) -> [(Int, Int)] {
        var pairs: [(Int, Int)] = []
        var start = 0
        while start < min(a.count, b.count), a[start].id == b[start].id {
            pairs.append((start, start))
            start += 1
        }
        var (aEnd, bEnd) = (a.count, b.count)
        var behind: [(Int, Int)] = []
        while aEnd > start, bEnd > start, a[aEnd - 1].id == b[bEnd - 1].id {
            aEnd -= 1
            bEnd -= 1
            behind.append((aEnd, bEnd))
        }
        if aEnd - start <= Self.longest, bEnd - start <= Self.longest {
            pairs += common(a[start..<aEnd], b[start..<bEnd])
        }
        return pairs + behind.reversed()
    }

    private func common(_ a: ArraySlice<Term>, _ b: ArraySlice<Term>) -> [(Int, Int)] {
        guard !a.isEmpty, !b.isEmpty else { return [] }
        let width = b.count + 1
        var lengths = [UInt16](repeating: 0, count: (a.count + 1) * width)
        for row in (0..<a.count).reversed() {
            for column in (0..<b.count).reversed() {
                let isSame = a[a.startIndex + row].id == b[b.startIndex + column].id
                lengths[row * width + column] =
                    isSame
                    ? lengths[(row + 1) * width + column + 1] + 1
                    : max(lengths[(row + 1) * width + column], lengths[row * width + column + 1])
            }
        }
        var pairs: [(Int, Int)] = []
        var (row, column) = (0, 0)
        while row < a.count, column < b.count {
            if a[a.startIndex + row].id == b[b.startIndex + column].id {
                pairs.append((a.startIndex + row, b.startIndex + column))
                (row, column) = (row + 1, column + 1)
            } else if lengths[(row + 1) * width + column] >= lengths[row * width + column + 1] {
                row += 1
            } else {
                column += 1
            }
        }
        return pairs
    }

    private func surfaceEdits(_ one: Int, _ other: Int) -> [Edit] {
        SurfaceEdits.kinds(texts.bytes(of: one), texts.bytes(of: other)).map { Edit(kind: $0, isWhole: true) }
    }
}
