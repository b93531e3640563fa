/// Texts of equal words, and one of each group that stands for it.
///
/// Representatives are numbered in the order of their keys, which come from words alone: whatever goes by these
/// numbers does not depend on the order of the input.
struct Representatives: Sendable {
    /// The texts sorted by group; within a group the representative first.
    private(set) var texts: [UInt32] = []

    /// Where each group begins in `texts`; one more at the end.
    private(set) var starts: [UInt32] = []

    /// The group of every text.
    private(set) var groups: [UInt32]

    /// The group that a text stands for, by text; `none` where another one does.
    ///
    /// Going through the texts in their order asks this of each, and would otherwise have to look at two other columns in
    /// places all over memory.
    private var represented: [UInt32]

    private static let none = UInt32.max

    init(_ terms: TermTable, _ table: TextColumn) {
        let keys = terms.orderedKeys
        let names = table.authors
        var order = RadixSort.order(of: keys)
        groups = [UInt32](repeating: 0, count: keys.count)
        represented = [UInt32](repeating: Self.none, count: keys.count)
        texts.reserveCapacity(keys.count)
        starts.reserveCapacity(keys.count + 1)
        func precedes(_ one: UInt32, _ other: UInt32) -> Bool {
            let (a, b) = (terms.shapes[Int(one)], terms.shapes[Int(other)])
            if a.unknownWords != b.unknownWords { return a.unknownWords < b.unknownWords }
            if a.contentHash != b.contentHash { return a.contentHash < b.contentHash }
            let authors = (table.author(of: Int(one)), table.author(of: Int(other)))
            if authors.0 == authors.1 { return false }
            return names[Int(authors.0)].lexicographicallyPrecedes(names[Int(authors.1)])
        }
        var start = 0
        while start < order.count {
            let key = keys[Int(order[start])]
            var end = start + 1
            while end < order.count, keys[Int(order[end])] == key { end += 1 }
            if end - start == 1 {
                // Nearly all are alone.
                starts.append(UInt32(texts.count))
                groups[Int(order[start])] = UInt32(starts.count - 1)
                texts.append(order[start])
                start = end
                continue
            }
            order[start..<end].sort(by: precedes)
            // Without a word there is nothing to be equal to; and equal keys are no proof.
            var rest = Array(order[start..<end])
            while let first = rest.first {
                starts.append(UInt32(texts.count))
                let isAlone = terms.shapes[Int(first)].flags.contains(.nothing)
                let equal = isAlone ? [first] : rest.filter { $0 == first || Self.haveEqualWords($0, first, terms) }
                for text in equal { groups[Int(text)] = UInt32(starts.count - 1) }
                texts += equal
                rest = equal.count == rest.count ? [] : rest.filter { !equal.contains($0) }
            }
            start = end
        }
        starts.append(UInt32(texts.count))
        for group in 0..<count { represented[text(group)] = UInt32(group) }
    }

    var count: Int { starts.count - 1 }

    /// The group that a text stands for; nil if another text does.
    ///
    /// Going through the texts in their order is many times faster than through the groups in theirs: what is next is
    /// near.
    func group(representedBy text: Int) -> Int? {
        let group = represented[text]
        return group == Self.none ? nil : Int(group)
    }

    /// The text that stands for a group.
    func text(_ group: Int) -> Int { Int(texts[Int(starts[group])]) }

    func size(_ group: Int) -> Int { Int(starts[group + 1] - starts[group]) }

    func members(_ group: Int) -> ArraySlice<UInt32> { texts[Int(starts[group])..<Int(starts[group + 1])] }

    /// As many words; that they are the same ones the 64 bits of the key say.
    private static func haveEqualWords(_ one: UInt32, _ other: UInt32, _ terms: TermTable) -> Bool {
        terms.counts[Int(one)] == terms.counts[Int(other)]
    }
}

/// Sorts numbers by 64-bit keys, byte by byte, from the last that matters.
enum RadixSort {
    /// The places of the keys in the order of the keys; equal keys in their order.
    static func order(of keys: [UInt64]) -> [UInt32] {
        var order = (0..<UInt32(keys.count)).map { $0 }
        guard keys.count > 1 else { return order }
        // Keys are hashes: the upper 32 bits put nearly all in order, a comparison does the rest.
        var sorted = (0..<UInt32(keys.count)).map { UInt64(keys[Int($0)] >> 32) << 32 | UInt64($0) }
        sort(&sorted, bits: 32..<64)
        for (place, entry) in sorted.enumerated() { order[place] = UInt32(truncatingIfNeeded: entry) }
        var start = 0
        while start < order.count {
            var end = start + 1
            while end < order.count, sorted[end] >> 32 == sorted[start] >> 32 { end += 1 }
            if end - start > 1 {
                order[start..<end].sort { (keys[Int($0)], $0) < (keys[Int($1)], $1) }
            }
            start = end
        }
        return order
    }

    /// Sorts by some bits, those below and above in their order.
    static func sort(_ values: inout [UInt64], bits: Range<Int>) {
        guard values.count > 1 else { return }
        var other = [UInt64](repeating: 0, count: values.count)
        var shift = bits.lowerBound
        while shift < bits.upperBound {
            let width = min(11, bits.upperBound - shift)
            let mask = UInt64(1 << width - 1)
            var starts = [Int](repeating: 0, count: 1 << width + 1)
            for value in values { starts[Int(value >> UInt64(shift) & mask) + 1] += 1 }
            for digit in 0..<1 << width { starts[digit + 1] += starts[digit] }
            for value in values {
                let digit = Int(value >> UInt64(shift) & mask)
                other[starts[digit]] = value
                starts[digit] += 1
            }
            swap(&values, &other)
            shift += width
        }
    }
}
