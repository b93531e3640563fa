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
        let (aEnd, bEnd, start) = Self.middle(a, b)
        let aOnly = unmatched(a, start..<aEnd, in: b, start..<bEnd)
        guard aOnly.isMeaningful else { return nil }
        let bOnly = unmatched(b, start..<bEnd, in: a, start..<aEnd)
        guard bOnly.isMeaningful else { return nil }
        // "Life form" and "lifeform" are three words with as many letters, give or take one.
        if aOnly.words + bOnly.words >= 3, abs(aOnly.letters - bOnly.letters) <= 1 { return nil }
        let nearness = Nearness(compare: compare)
        let areNear = compare.isOrdered(a, b) ? nearness.areNear(a[...], b[...]) : nearness.areNear(b[...], a[...])
        return areNear ? .variant : .distinct
    }

    /// Whole, in a language with a pack, and without anything that may be a name or a label.
    private static func isPlain(_ shape: TextShape) -> Bool {
        shape.tail == 0 && shape.head == 0 && shape.flags.rawValue & notPlain == 0
    }

    private static let notPlain = TextShape.Flags.truncated.rawValue | TextShape.Flags.uncovered.rawValue

    /// Where the texts begin and end to differ.
    private static func middle(_ a: [Term], _ b: [Term]) -> (aEnd: Int, bEnd: Int, start: Int) {
        var start = 0
        let shorter = min(a.count, b.count)
        while start < shorter, a[start].id == b[start].id { start += 1 }
        var (aEnd, bEnd) = (a.count, b.count)
        while aEnd > start, bEnd > start, a[aEnd - 1].id == b[bEnd - 1].id {
            aEnd -= 1
            bEnd -= 1
        }
        return (aEnd, bEnd, start)
    }

    private struct Unmatched {
        /// Whether there is a word of meaning that is the same as none of the other stretch.
        var isMeaningful = false

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
            if result.isMeaningful || !compare.flags(term).isDisjoint(with: .function) { continue }
            result.isMeaningful = !otherRange.contains { compare.isSame(term, other[$0]) }
        }
        return result
    }
}
