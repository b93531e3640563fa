/// Answers the commonest case without a script of edits: either text has a word that the other one lacks.
///
/// Where both texts have a word of meaning that stands for none of the other's, no edit script is harmless: the two are
/// variants if they are near, and else have nothing to do with each other. The answer is the one that the full
/// judgement would give.
struct QuickJudge {
    let compare: TermComparison

    /// - Returns: nil if only the full judgement can tell.
    func relation(_ a: [Term], _ aShape: TextShape, _ b: [Term], _ bShape: TextShape) -> Relation? {
        guard Self.isPlain(aShape), Self.isPlain(bShape), a.count >= 4, b.count >= 4 else { return nil }
        // A lost first letter makes another word of the first one.
        if aShape.flags.contains(.beginsSmall) != bShape.flags.contains(.beginsSmall), a[0].id != b[0].id { return nil }
        let (aMiddle, bMiddle) = Self.middles(a, b)
        let aOnly = unmatched(a, aMiddle, in: b, bMiddle)
        guard let aPlace = aOnly.meaningful else { return nil }
        let bOnly = unmatched(b, bMiddle, in: a, aMiddle)
        guard let bPlace = bOnly.meaningful else { return nil }
        // "Life form" and "lifeform" are three words with as many letters, give or take one.
        if aOnly.words + bOnly.words >= 3, abs(aOnly.letters - bOnly.letters) <= 1 {
            let isAlignable = max(aMiddle.count, bMiddle.count) <= Pair.alignable
            guard isAlignable, !mayBeResplit(aPlace, a, aMiddle, b, bMiddle),
                !mayBeResplit(bPlace, b, bMiddle, a, aMiddle)
            else { return nil }
        }
        let nearness = Nearness(compare: compare)
        let areNear = compare.isOrdered(a, b) ? nearness.areNear(a[...], b[...]) : nearness.areNear(b[...], a[...])
        return areNear ? .variant : .distinct
    }

    /// Whole, in a language with a pack, and without anything that may be a name or a label.
    private static func isPlain(_ shape: TextShape) -> Bool {
        shape.tail == 0 && shape.head == 0 && shape.flags.rawValue & notPlain == 0
    }

    private static let notPlain = TextShape.Flags.truncated.rawValue | TextShape.Flags.uncovered.rawValue

    /// What of the texts lies between equal words at both ends.
    private static func middles(_ a: [Term], _ b: [Term]) -> (a: Range<Int>, b: Range<Int>) {
        var start = 0
        let shorter = min(a.count, b.count)
        while start < shorter, a[start].id == b[start].id { start += 1 }
        var (aEnd, bEnd) = (a.count, b.count)
        while aEnd > start, bEnd > start, a[aEnd - 1].id == b[bEnd - 1].id {
            aEnd -= 1
            bEnd -= 1
        }
        return (start..<aEnd, start..<bEnd)
    }

    private struct Unmatched {
        /// The place of the first word of meaning that is the same as none of the other stretch.
        var meaningful: Int?

        /// How many words are not there with the same letters, and how many letters they have.
        var words = 0
        var letters = 0
    }

    private func unmatched(_ one: [Term], _ range: Range<Int>, in other: [Term], _ otherRange: Range<Int>) -> Unmatched
    {
        var result = Unmatched()
        for place in range {
            let term = one[place]
            var isFound = false
            for next in otherRange where other[next].id == term.id {
                isFound = true
                break
            }
            if isFound { continue }
            result.words += 1
            result.letters += compare.length(term)
            if result.meaningful != nil || !compare.flags(term).isDisjoint(with: .function) { continue }
            if !otherRange.contains(where: { compare.isSame(term, other[$0]) }) { result.meaningful = place }
        }
        return result
    }

    /// Whether a word may be part of words that are joined or split otherwise in the other text: whether a run of words
    /// around it has the letters of a run there, give or take one, and the two are three to five words.
    private func mayBeResplit(
        _ place: Int, _ one: [Term], _ range: Range<Int>, _ other: [Term], _ otherRange: Range<Int>
    ) -> Bool {
        for first in max(range.lowerBound, place - 3)...place {
            var run = Letters()
            for last in first..<min(range.upperBound, first + 4) {
                run.add(one[last], compare)
                if last >= place, hasRun(of: run, words: last - first + 1, other, otherRange) { return true }
            }
        }
        return false
    }

    private func hasRun(of letters: Letters, words: Int, _ other: [Term], _ range: Range<Int>) -> Bool {
        for first in range {
            var run = Letters()
            for last in first..<min(range.upperBound, first + 5 - words) {
                run.add(other[last], compare)
                if run.count > letters.count + 1 { break }
                if words + last - first + 1 >= 3, run.isNear(letters) { return true }
            }
        }
        return false
    }

    /// How many letters a run of words has, and which.
    private struct Letters {
        var count = 0
        var which: UInt32 = 0

        @inline(__always)
        mutating func add(_ term: Term, _ compare: TermComparison) {
            count += compare.length(term)
            which |= compare.letters(term)
        }

        /// Whether the one may be the other with one letter more, less or changed.
        @inline(__always)
        func isNear(_ other: Letters) -> Bool {
            abs(count - other.count) <= 1 && (which ^ other.which).nonzeroBitCount <= 2
        }
    }
}
