/// Two runs of words while they are being judged.
struct Pair {
    let a: ComparedText
    let b: ComparedText
    let aTerms: ArraySlice<Term>
    let bTerms: ArraySlice<Term>
    let compare: TermComparison
    let budgetFactor: Int

    /// What is left of either side when equal words at both ends are taken away.
    private let aMiddle: ArraySlice<Term>
    private let bMiddle: ArraySlice<Term>

    /// What was found on the way: typos, inflections.
    private let trimmed: [Verdict.Edit]

    private var shorter: Int { min(aTerms.count, bTerms.count) }
    private var longer: Int { max(aTerms.count, bTerms.count) }
    private var budget: Int {
        Cost.budget(longer: longer, isTruncated: a.isTruncated || b.isTruncated) * budgetFactor
    }

    /// The most words either side may have left for an alignment.
    static let alignable = 40

    /// In texts of fewer words than this every content word matters.
    static let shortText = 7

    init(
        a: ComparedText, b: ComparedText, aTerms: ArraySlice<Term>, bTerms: ArraySlice<Term>,
        compare: TermComparison, budgetFactor: Int
    ) {
        (self.a, self.b, self.aTerms, self.bTerms, self.compare) = (a, b, aTerms, bTerms, compare)
        self.budgetFactor = budgetFactor
        var edits: [Verdict.Edit] = []
        var (aLeft, bLeft) = (aTerms, bTerms)
        func note(_ sameness: TermComparison.Sameness, _ aPlace: Int, _ bPlace: Int) {
            guard sameness != .equal else { return }
            edits.append(.init(sameness == .typo ? .typo : .inflection, a: aPlace..<aPlace + 1, b: bPlace..<bPlace + 1))
        }
        if let first = aLeft.first, let other = bLeft.first, aLeft.count > 1, bLeft.count > 1, first.id != other.id {
            let lost =
                a.beginsSmall && compare.lostItsFirstLetter(first, other)
                || b.beginsSmall && compare.lostItsFirstLetter(other, first)
            if lost {
                edits.append(
                    .init(
                        .firstLetterLost, a: aLeft.startIndex..<aLeft.startIndex + 1,
                        b: bLeft.startIndex..<bLeft.startIndex + 1))
                aLeft.removeFirst()
                bLeft.removeFirst()
            }
        }
        while let one = aLeft.first, let other = bLeft.first, let sameness = compare.sameness(one, other) {
            note(sameness, aLeft.startIndex, bLeft.startIndex)
            aLeft.removeFirst()
            bLeft.removeFirst()
        }
        while let one = aLeft.last, let other = bLeft.last, let sameness = compare.sameness(one, other) {
            note(sameness, aLeft.endIndex - 1, bLeft.endIndex - 1)
            aLeft.removeLast()
            bLeft.removeLast()
        }
        aMiddle = aLeft
        bMiddle = bLeft
        trimmed = edits
    }

    func verdict() -> Verdict {
        if aMiddle.isEmpty, bMiddle.isEmpty { return Verdict(.duplicate, trimmed) }
        if aMiddle.isEmpty || bMiddle.isEmpty { return extraRun() }
        if let cut = cutOffWithEdits() { return cut }
        if endsAreExchanged {
            return Verdict(.variant, trimmed + [.init(.rolesExchanged, a: aMiddle.indices, b: bMiddle.indices)])
        }
        if isRotated { return Verdict(.duplicate, [.init(.clausesReordered, a: whole.a, b: whole.b)]) }
        if let moved = movedBlock() { return moved }
        if max(aMiddle.count, bMiddle.count) > Self.alignable { return Verdict(.distinct) }
        return aligned()
    }

    private var whole: (a: Range<Int>, b: Range<Int>) { (aTerms.indices, bTerms.indices) }

    // MARK: One side has a run more

    private func extraRun() -> Verdict {
        let runIsInA = bMiddle.isEmpty
        let run = runIsInA ? aMiddle : bMiddle
        let (longText, longTerms) = runIsInA ? (a, aTerms) : (b, bTerms)
        let shortText = runIsInA ? b : a
        func edit(_ kind: EditKind) -> Verdict.Edit { .init(kind, a: aMiddle.indices, b: bMiddle.indices) }
        func answer(_ relation: Relation, _ kinds: EditKind..., cost: Int = 0) -> Verdict {
            Verdict(relation, trimmed + kinds.map(edit), cost: cost)
        }

        let atStart = run.startIndex == longTerms.startIndex
        let atEnd = run.endIndex == longTerms.endIndex
        if atStart || atEnd, isName(run) { return answer(.duplicate, .attributionAppended) }
        if atEnd, run.count <= 6, longText.tail == run.startIndex { return answer(.duplicate, .attributionAppended) }
        if atStart, longText.head == run.endIndex { return answer(.duplicate, .labelPrefixed) }

        let flags = run.map { compare.flags($0) }
        if atEnd, shortText.isTruncated, shorter >= 4, shorter * 100 >= longer * 35 {
            if flags[0].contains(.negation) { return answer(.variant, .truncated, .negationChanged) }
            return shorter < 6 && run.count > shorter ? answer(.variant, .truncated) : answer(.duplicate, .truncated)
        }
        if flags.contains(where: { $0.contains(.negation) }) { return near([edit(.negationChanged)]) }
        if flags.contains(where: { $0.contains(.number) }) { return answer(.variant, .numberChanged) }

        let hasContent = flags.contains(where: \.isContent)
        // Seen from A: what only B has was added.
        let kind: EditKind =
            switch (hasContent, runIsInA) {
            case (true, true): .contentWordDropped
            case (true, false): .contentWordAdded
            case (false, true): .functionWordDropped
            case (false, false): .functionWordAdded
            }
        if shorter < 3 { return run.count == 1 && !hasContent ? answer(.variant, kind) : Verdict(.distinct) }
        if shorter < Self.shortText, hasContent { return answer(.variant, kind) }
        let cost = compare.cost(of: run)
        if cost <= budget { return answer(.duplicate, kind, cost: cost) }
        return cost <= 2 * budget || shorter >= 5 ? answer(.variant, kind, cost: cost) : Verdict(.distinct)
    }

    /// Whether a run is the first or last words of either author's name.
    private func isName(_ words: ArraySlice<Term>) -> Bool {
        let startsWithBy = words.count > 1 && compare.vocabulary.words.word(words.first!.id) == Array("by".utf8)
        let run = startsWithBy ? words.dropFirst() : words
        return [a.author, b.author].contains { name in
            name.count >= run.count && !run.isEmpty
                && (name.prefix(run.count).elementsEqual(run.map(\.id))
                    || name.suffix(run.count).elementsEqual(run.map(\.id)))
        }
    }

    /// Where one side is cut off and something was changed besides: what there is of it, against as much of the other.
    private func cutOffWithEdits() -> Verdict? {
        let aIsShorter = aTerms.count < bTerms.count
        guard (aIsShorter ? a : b).isTruncated, shorter >= 6, shorter * 100 >= longer * 35, longer > shorter else {
            return nil
        }
        for length in [shorter, shorter - 1, shorter + 1] where length < longer {
            let part = Pair(
                a: a, b: b, aTerms: aIsShorter ? aTerms : aTerms.prefix(length),
                bTerms: aIsShorter ? bTerms.prefix(length) : bTerms, compare: compare, budgetFactor: budgetFactor)
            // Nothing but edits of words: what stands at the end belongs to the part that was cut off.
            guard !part.aMiddle.isEmpty || !part.bMiddle.isEmpty else { continue }
            let verdict = part.verdict()
            guard verdict.relation == .duplicate else { continue }
            let rest = (aIsShorter ? bTerms : aTerms).dropFirst(length)
            guard let first = rest.first, !compare.flags(first).contains(.negation) else { return nil }
            let edit = Verdict.Edit(
                .truncated, a: aIsShorter ? aTerms.endIndex..<aTerms.endIndex : rest.indices,
                b: aIsShorter ? rest.indices : bTerms.endIndex..<bTerms.endIndex)
            return Verdict(.duplicate, verdict.edits + [edit], cost: verdict.cost)
        }
        return nil
    }

    // MARK: Blocks that moved

    /// The longest texts, in words, of which parts are looked for in another order: the work grows with the square.
    private static let longestTurned = 400

    /// Whether B is A with its two halves in the other order, cut at least two words from either end.
    private var isRotated: Bool {
        guard aTerms.count == bTerms.count, (4...Self.longestTurned).contains(aTerms.count) else { return false }
        return (2...aTerms.count - 2).contains { isSwapped(aTerms, bTerms, at: $0) }
    }

    private func isSwapped(_ one: ArraySlice<Term>, _ other: ArraySlice<Term>, at cut: Int) -> Bool {
        // Most cuts are told by two words.
        guard compare.isSame(one[one.startIndex + cut], other[other.startIndex]),
            compare.isSame(one[one.endIndex - 1], other[other.startIndex + one.count - cut - 1])
        else { return false }
        let (head, rest) = (one.prefix(cut), one.dropFirst(cut))
        return zip(rest, other.prefix(rest.count)).allSatisfy { compare.isSame($0, $1) }
            && zip(head, other.dropFirst(rest.count)).allSatisfy { compare.isSame($0, $1) }
    }

    /// Whether two words changed places, and nothing else: "the teacher learns from the student". Neighbours are looked at
    /// elsewhere.
    private var endsAreExchanged: Bool {
        guard aMiddle.count == bMiddle.count, (3...Self.longestTurned).contains(aMiddle.count) else { return false }
        return aMiddle.first!.id == bMiddle.last!.id && aMiddle.last!.id == bMiddle.first!.id
            && zip(aMiddle.dropFirst().dropLast(), bMiddle.dropFirst().dropLast()).allSatisfy {
                compare.isSame($0, $1)
            }
    }

    private func movedBlock() -> Verdict? {
        guard aMiddle.count == bMiddle.count, (2...Self.longestTurned).contains(aMiddle.count) else { return nil }
        guard let cut = (1..<aMiddle.count).first(where: { isSwapped(aMiddle, bMiddle, at: $0) }) else { return nil }
        let edit = Verdict.Edit(.wordsReordered, a: aMiddle.indices, b: bMiddle.indices)
        let flags = aMiddle.map { compare.flags($0) }
        if aMiddle.count == 2, !compare.mayExchange(aMiddle[aMiddle.startIndex], aMiddle[aMiddle.startIndex + 1]),
            flags.allSatisfy({ !$0.contains(.negation) })
        {
            return Verdict(.variant, trimmed + [.init(.rolesExchanged, a: aMiddle.indices, b: bMiddle.indices)])
        }
        // A negation that moves applies to something else.
        let halves = (flags.prefix(cut), flags.suffix(aMiddle.count - cut))
        let moved =
            halves.0.count == halves.1.count ? flags[...] : halves.0.count < halves.1.count ? halves.0 : halves.1
        if moved.contains(where: { $0.contains(.negation) }) { return near([edit]) }
        return Verdict(.duplicate, trimmed + [edit], cost: Cost.adjacentExchange)
    }

    // MARK: Alignment

    private func aligned() -> Verdict {
        let alignment = Alignment(aMiddle, bMiddle, compare)
        var edits = trimmed
        for (step, aPlace, bPlace) in alignment.steps {
            switch step {
            case .same:
                let sameness = compare.sameness(aTerms[aPlace], bTerms[bPlace])
                if let sameness, sameness != .equal {
                    edits.append(
                        .init(sameness == .typo ? .typo : .inflection, a: aPlace..<aPlace + 1, b: bPlace..<bPlace + 1))
                }
            case .withinClass: edits.append(.init(.wordClass, a: aPlace..<aPlace + 1, b: bPlace..<bPlace + 1))
            case .exchange: edits.append(.init(.wordsReordered, a: aPlace..<aPlace + 2, b: bPlace..<bPlace + 2))
            case .join: edits.append(.init(.wordSplit, a: aPlace..<aPlace + 2, b: bPlace..<bPlace + 1))
            case .split: edits.append(.init(.wordSplit, a: aPlace..<aPlace + 1, b: bPlace..<bPlace + 2))
            case .delete, .insert: break
            }
        }
        var cost = alignment.cost
        var contentIsDropped = false
        var contentIsAdded = false
        var isColoured = false
        var changes: [Verdict.Edit] = []
        let gaps = Gap.all(in: alignment)
        for gap in gaps {
            let (dropped, added) = (aTerms[gap.a], bTerms[gap.b])
            var (any, all) = (WordFlags(), WordFlags(rawValue: .max))
            var hasContent = false
            for term in [dropped, added].joined() {
                let flags = compare.flags(term)
                any.formUnion(flags)
                all.formIntersection(flags)
                hasContent = hasContent || flags.isContent
            }
            func edit(_ kind: EditKind) -> Verdict.Edit { .init(kind, a: gap.a, b: gap.b) }
            if any.contains(.negation) {
                changes.append(edit(.negationChanged))
            } else if any.contains(.number) {
                changes.append(edit(.numberChanged))
            } else if !dropped.isEmpty, !added.isEmpty {
                if isResplit(dropped, added) {
                    cost += Cost.joined - compare.cost(of: dropped) - compare.cost(of: added)
                    edits.append(edit(.wordSplit))
                } else if hasContent {
                    changes.append(edit(.contentWordReplaced))
                } else if any.contains(.decisive) {
                    changes.append(edit(.functionWordReplaced))
                } else {
                    // One small word for another that decides as little is one less and one more; "ever" and "even" are
                    // not that small.
                    isColoured = isColoured || !all.contains(.grammar)
                    edits.append(edit(.functionWordDropped))
                    edits.append(edit(.functionWordAdded))
                }
            } else {
                contentIsDropped = contentIsDropped || hasContent && added.isEmpty
                contentIsAdded = contentIsAdded || hasContent && dropped.isEmpty
                switch (hasContent, added.isEmpty) {
                case (true, true): edits.append(edit(.contentWordDropped))
                case (true, false): edits.append(edit(.contentWordAdded))
                case (false, true): edits.append(edit(.functionWordDropped))
                case (false, false): edits.append(edit(.functionWordAdded))
                }
            }
        }
        edits.removeAll { edit in isArticle(of: changes, edit) }
        if exchangesRoles(gaps) {
            changes = [.init(.rolesExchanged, a: aMiddle.indices, b: bMiddle.indices)]
        }
        let meaningIsKept =
            changes.isEmpty && !isColoured && !(contentIsDropped && contentIsAdded) && shorter >= 4
            && !(shorter < Self.shortText && (contentIsDropped || contentIsAdded))
        if meaningIsKept, cost < Cost.number, cost <= budget { return Verdict(.duplicate, edits, cost: cost) }
        var verdict = near(changes.isEmpty ? edits : edits + changes)
        verdict.cost = cost
        return verdict
    }

    /// "life form" and "lifeform": what differs, joined, are the same letters or one letter apart.
    private func isResplit(_ dropped: ArraySlice<Term>, _ added: ArraySlice<Term>) -> Bool {
        guard (3...5).contains(dropped.count + added.count), (dropped + added).allSatisfy({ compare.length($0) < 255 })
        else {
            return false
        }
        let one = dropped.flatMap { compare.bytes($0) }
        let other = added.flatMap { compare.bytes($0) }
        // "Everything" and "every tying" are real words: no slip made one of the other.
        let areKnown = (dropped + added).allSatisfy { $0.shape.writtenFlags.contains(.known) }
        return areKnown ? one == other : Damerau.distance(one, other, atMost: 1) <= 1
    }

    /// "A closed" and "an open": the article goes with the word behind it, and is no edit of its own.
    private func isArticle(of changes: [Verdict.Edit], _ edit: Verdict.Edit) -> Bool {
        guard edit.kind == .wordClass, changes.contains(where: { $0.a.lowerBound == edit.a.upperBound }) else {
            return false
        }
        return (aTerms[edit.a] + bTerms[edit.b]).allSatisfy {
            ["a", "an"].contains(String(decoding: compare.bytes($0), as: UTF8.self))
        }
    }

    /// Whether words changed places across the text: the teacher and the student.
    private func exchangesRoles(_ all: [Gap]) -> Bool {
        let gaps = all.filter { !$0.a.isEmpty && !$0.b.isEmpty }
        guard gaps.count == 2 else { return false }
        return aTerms[gaps[0].a].map(\.id) == bTerms[gaps[1].b].map(\.id)
            && aTerms[gaps[1].a].map(\.id) == bTerms[gaps[0].b].map(\.id)
    }

    // MARK: Nearness

    /// `variant` where most letters stand in common words at about the same place, else `distinct`.
    private func near(_ edits: [Verdict.Edit]) -> Verdict {
        isNear ? Verdict(.variant, trimmed.filter { !edits.contains($0) } + edits) : Verdict(.distinct)
    }

    private var isNear: Bool { Nearness(compare: compare).areNear(aTerms, bTerms) }

    // MARK: Excerpts

    /// How many words to compare at most: a refrain of thousands of words begins again at every line.
    private static let comparisons = 200_000

    /// Whether the shorter is a run of the longer, cut at sentences or long enough, and not cut behind a negation.
    func excerpt() -> Verdict? {
        guard shorter >= 4, shorter < longer else { return nil }
        let aIsShorter = aTerms.count < bTerms.count
        let (short, long) = aIsShorter ? (aTerms, bTerms) : (bTerms, aTerms)
        var left = Self.comparisons
        for start in long.startIndex...(long.endIndex - short.count) {
            let common = zip(short, long[start...]).prefix { compare.isSame($0, $1) }.count
            left -= common + 1
            if left < 0 { return nil }
            guard common == short.count else { continue }
            let end = start + short.count
            let isBounded =
                (start == long.startIndex || long[start].beginsSentence)
                && (end == long.endIndex || long[end].beginsSentence)
            guard isBounded || short.count >= 8 else { continue }
            let before = long[max(long.startIndex, start - 2)..<start]
            guard !before.contains(where: { compare.flags($0).contains(.negation) }) else { continue }
            return Verdict(.excerpt, [])
        }
        return nil
    }
}
