/// Judges two texts by the edits that lead from one to the other.
///
/// The steps and prices are those of the design: trim what is equal, look at what one side has more, at moved blocks,
/// and then align what is left. When in doubt the answer is `variant`, never `duplicate`.
package struct Verifier: Sendable {
    let compare: TermComparison

    package init(_ vocabulary: Vocabulary) { compare = TermComparison(vocabulary: vocabulary) }

    /// The best verdict over the ways in which a tail or a label of one side, never of both, may be left out.
    ///
    /// - Parameter budgetFactor: how many times the usual budget of edits is allowed.
    package func verdict(_ a: ComparedText, _ b: ComparedText, budgetFactor: Int = 1) -> Verdict {
        // Of several alignments of equal cost the first is taken: asked either way round it must be the same one.
        compare.isOrdered(a.terms, b.terms)
            ? ordered(a, b, budgetFactor) : ordered(b, a, budgetFactor).turned
    }

    private func ordered(_ a: ComparedText, _ b: ComparedText, _ budgetFactor: Int) -> Verdict {
        func judge(
            _ a: ComparedText, _ aTerms: ArraySlice<Term>, _ b: ComparedText, _ bTerms: ArraySlice<Term>
        ) -> Verdict {
            self.judge(a, aTerms, b, bTerms, budgetFactor)
        }
        var best = judge(a, a.terms[...], b, b.terms[...])
        guard a.isCovered, b.isCovered else {
            // Without a list of negations no edit of a word is known to be harmless.
            if best.relation == .duplicate, !best.edits.isEmpty || a.terms.count != b.terms.count {
                best.relation = .variant
            }
            return best
        }
        if best.relation == .duplicate { return best }
        func consider(_ verdict: Verdict, _ kind: EditKind, a: Range<Int>, b: Range<Int>) {
            guard verdict.relation == .duplicate else { return }
            best = verdict
            best.edits.append(.init(kind, a: a, b: b))
        }
        // Never of both: two different labels or names are no detail.
        let (plainA, plainB) = (a.withoutFrame, b.withoutFrame)
        if let tail = a.tail, b.tail == nil {
            consider(
                judge(plainA, a.terms[..<tail], plainB, b.terms[...]), .attributionAppended, a: tail..<a.terms.count,
                b: 0..<0)
        }
        if best.relation != .duplicate, let tail = b.tail, a.tail == nil {
            consider(
                judge(plainA, a.terms[...], plainB, b.terms[..<tail]), .attributionAppended, a: 0..<0,
                b: tail..<b.terms.count)
        }
        if best.relation != .duplicate, let head = a.head, b.head == nil {
            consider(judge(plainA, a.terms[head...], plainB, b.terms[...]), .labelPrefixed, a: 0..<head, b: 0..<0)
        }
        if best.relation != .duplicate, let head = b.head, a.head == nil {
            consider(judge(plainA, a.terms[...], plainB, b.terms[head...]), .labelPrefixed, a: 0..<0, b: 0..<head)
        }
        // An author's name is a detail even behind another one that both texts have.
        for name in [a.author, b.author] where best.relation != .duplicate && !name.isEmpty {
            for turned in [false, true] where best.relation != .duplicate {
                let (one, other) = turned ? (b, a) : (a, b)
                // What two names stand behind are no copies, unless one of these stands behind both.
                guard let kept = Self.places(of: one, without: name), !other.terms.isEmpty,
                    compare.isSame(one.terms[kept.lowerBound], other.terms[0]),
                    compare.isSame(one.terms[kept.upperBound - 1], other.terms[other.terms.count - 1])
                else { continue }
                let left = kept.lowerBound > 0 ? 0..<kept.lowerBound : kept.upperBound..<one.terms.count
                let (plain, plainOther) = (one.withoutFrame, other.withoutFrame)
                let verdict =
                    turned
                    ? judge(plainOther, other.terms[...], plain, one.terms[kept])
                    : judge(plain, one.terms[kept], plainOther, other.terms[...])
                consider(verdict, .attributionAppended, a: turned ? 0..<0 : left, b: turned ? left : 0..<0)
            }
        }
        return best
    }

    /// The places of a text without a name that is marked as such at its end or in front; nil if it has none there.
    private static func places(of text: ComparedText, without name: [UInt32]) -> Range<Int>? {
        let ids = text.terms.map(\.id)
        guard ids.count > name.count else { return nil }
        if text.tail != nil, ids.suffix(name.count).elementsEqual(name) { return 0..<ids.count - name.count }
        if text.head != nil, ids.prefix(name.count).elementsEqual(name) { return name.count..<ids.count }
        return nil
    }

    private func judge(
        _ a: ComparedText, _ aTerms: ArraySlice<Term>, _ b: ComparedText, _ bTerms: ArraySlice<Term>,
        _ budgetFactor: Int
    ) -> Verdict {
        let pair = Pair(a: a, b: b, aTerms: aTerms, bTerms: bTerms, compare: compare, budgetFactor: budgetFactor)
        guard !aTerms.isEmpty, !bTerms.isEmpty else { return Verdict(.distinct) }
        let verdict = pair.withObjections(pair.verdict())
        guard verdict.relation == .variant || verdict.relation == .distinct,
            !verdict.edits.contains(where: { $0.kind == .truncated })
        else { return verdict }
        return pair.excerpt() ?? verdict
    }
}
