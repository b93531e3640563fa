/// A stretch of an alignment in which words were left out, put in, or both.
struct Gap {
    /// Terms of A that are not in B here.
    var a: Range<Int>
    /// Terms of B that are not in A here.
    var b: Range<Int>

    /// The gaps of an alignment, in order: consecutive deletions and insertions are one.
    static func all(in alignment: Alignment) -> [Gap] {
        var gaps: [Gap] = []
        var isOpen = false
        for (step, a, b) in alignment.steps {
            guard step == .delete || step == .insert else {
                isOpen = false
                continue
            }
            if !isOpen { gaps.append(Gap(a: a..<a, b: b..<b)) }
            isOpen = true
            if step == .delete { gaps[gaps.count - 1].a = gaps.last!.a.lowerBound..<a + 1 }
            if step == .insert { gaps[gaps.count - 1].b = gaps.last!.b.lowerBound..<b + 1 }
        }
        return gaps
    }
}
