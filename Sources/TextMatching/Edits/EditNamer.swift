/// Names the edits that lead from one text to another.
package struct EditNamer: Sendable {
    private let texts: MatchTexts
    private let verifier: Verifier

    /// The longest texts, in words, of which the middle is gone through word by word.
    private static let longest = 400

    package init(_ texts: MatchTexts) {
        self.texts = texts
        verifier = Verifier(texts.vocabulary)
    }

    /// How two texts are related, and by which edits; the weightiest only, in the order of `EditKind`.
    package func verdict(_ one: Int, _ other: Int) -> (relation: Relation, edits: [NamedEdit], cost: Int) {
        if texts.isCharacters(one) || texts.isCharacters(other) { return asTheyStand(one, other) }
        let verdict = verifier.verdict(texts.compared(one), texts.compared(other))
        guard verdict.relation != .distinct else { return (.distinct, [], verdict.cost) }
        return (verdict.relation, edits(one, other, verdict), verdict.cost)
    }

    /// The kinds of the edits alone, in order, each once; none for texts that are distinct.
    package func kinds(_ one: Int, _ other: Int) -> [EditKind] {
        if texts.haveEqualBytes(one, other) { return [] }
        var kinds: [EditKind] = []
        for edit in verdict(one, other).edits where kinds.last != edit.kind { kinds.append(edit.kind) }
        return kinds
    }

    private func asTheyStand(_ one: Int, _ other: Int) -> (relation: Relation, edits: [NamedEdit], cost: Int) {
        guard texts.haveEqualKeys(one, other) else { return (.distinct, [], 0) }
        return (.duplicate, surfaceEdits(one, other), 0)
    }

    private func edits(_ one: Int, _ other: Int, _ verdict: Verdict) -> [NamedEdit] {
        let (a, b) = (DetailedText(one, of: texts), DetailedText(other, of: texts))
        var edits = verdict.edits.map { edit in
            NamedEdit(kind: edit.kind, a: a.string(edit.a), b: b.string(edit.b), place: a.scalars(edit.a))
        }
        for (left, right) in matched(a.terms, b.terms) where a.words[left] != b.words[right] {
            guard let kind = a.expansions[left] ?? b.expansions[right] ?? Self.split(a, left, b, right) else {
                continue
            }
            if kind == .punctuation { continue }
            edits.append(
                NamedEdit(
                    kind: kind, a: a.string(left..<left + 1), b: b.string(right..<right + 1),
                    place: a.scalars(left..<left + 1)))
        }
        if texts.leftOutItsAuthor(one) != texts.leftOutItsAuthor(other) {
            edits.append(NamedEdit(kind: .attributionAppended, a: "", b: "", place: nil))
        }
        if edits.isEmpty { return verdict.relation == .duplicate ? surfaceEdits(one, other) : [] }
        var seen: Set<NamedEdit> = []
        return edits.filter { seen.insert($0).inserted }.sorted { x, y in
            x.kind == y.kind ? (x.place?.lowerBound ?? 0) < (y.place?.lowerBound ?? 0) : x.kind < y.kind
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

    private func surfaceEdits(_ one: Int, _ other: Int) -> [NamedEdit] {
        SurfaceEdits.kinds(texts.bytes(of: one), texts.bytes(of: other)).map {
            NamedEdit(kind: $0, a: "", b: "", place: nil)
        }
    }
}
