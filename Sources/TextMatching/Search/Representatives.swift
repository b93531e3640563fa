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

    init(_ terms: TermTable, _ table: TextColumn, _ workers: Workers) {
        let entries = workers.mapRanges(of: 0..<table.count) { range in
            range.map { KeyBuckets.Entry(key: terms.orderedKeys[$0], group: UInt32($0)) }
        }
        let buckets = KeyBuckets(entries, workers)
        let pieces = workers.mapRanges(of: 0..<buckets.count) { Self.groups(in: buckets, $0, terms, table) }
        texts.reserveCapacity(table.count)
        starts.reserveCapacity(table.count + 1)
        groups = [UInt32](repeating: 0, count: table.count)
        represented = [UInt32](repeating: Self.none, count: table.count)
        for piece in pieces {
            var next = texts.count
            texts += piece.texts
            for size in piece.sizes {
                let group = UInt32(starts.count)
                represented[Int(texts[next])] = group
                for place in next..<next + Int(size) { groups[Int(texts[place])] = group }
                starts.append(UInt32(next))
                next += Int(size)
            }
        }
        starts.append(UInt32(texts.count))
    }

    /// Texts in the order of their keys, sorted by group, and how many each group has.
    private struct Groups: Sendable {
        var texts: [UInt32] = []
        var sizes: [UInt32] = []
    }

    private static func groups(
        in buckets: KeyBuckets, _ range: Range<Int>, _ terms: TermTable, _ table: TextColumn
    ) -> Groups {
        var groups = Groups()
        // Fetched once: workers that count references to one array wait for each other.
        let (shapes, counts) = (terms.shapes, terms.counts)
        var rest: [Candidate] = []
        buckets.eachRun(in: range, ofAtLeast: 1) { run in
            if run.count == 1 {
                // Nearly all are alone.
                groups.texts.append(run[0].group)
                groups.sizes.append(1)
                return
            }
            rest.removeAll(keepingCapacity: true)
            for place in run.indices {
                let text = run[place].group
                rest.append(Candidate(text, shapes[Int(text)], words: counts[Int(text)], table.author(of: Int(text))))
            }
            rest.sort { one, other in
                one.precedes(other)
                    ?? table.name(ofAuthor: one.author)
                    .lexicographicallyPrecedes(table.name(ofAuthor: other.author))
            }
            var start = 0
            while start < rest.count {
                // Without a word there is nothing to be equal to; and equal keys are no proof.
                let end = rest[start].isNothing ? start + 1 : Self.gather(&rest, at: start)
                groups.sizes.append(UInt32(end - start))
                for candidate in rest[start..<end] { groups.texts.append(candidate.text) }
                start = end
            }
        }
        return groups
    }

    /// Has all with as many words as the one at a place follow it, and the others them, each in their order.
    ///
    /// - Returns: where the others begin.
    private static func gather(_ rest: inout [Candidate], at start: Int) -> Int {
        let words = rest[start].words
        if rest[start...].allSatisfy({ $0.words == words }) { return rest.count }
        let equal = rest[start...].filter { $0.words == words }
        rest.replaceSubrange(start..., with: equal + rest[start...].filter { $0.words != words })
        return start + equal.count
    }

    /// A text of those with one key, of which one will stand for all with as many words: that these are the same ones the
    /// 64 bits of the key say.
    private struct Candidate {
        let text: UInt32
        let words: UInt32
        let isNothing: Bool
        let unknownWords: UInt8
        let contentHash: UInt64
        let author: UInt32

        init(_ text: UInt32, _ shape: TextShape, words: UInt32, _ author: UInt32) {
            self.text = text
            self.words = words
            self.author = author
            isNothing = shape.flags.contains(.nothing)
            unknownWords = shape.unknownWords
            contentHash = shape.contentHash
        }

        /// Whether this one rather than another stands for both; neither where they are the same, and then the one that
        /// comes first does. Nil where the names of the authors decide.
        func precedes(_ other: Candidate) -> Bool? {
            if unknownWords != other.unknownWords { return unknownWords < other.unknownWords }
            if contentHash != other.contentHash { return contentHash < other.contentHash }
            return author == other.author ? false : nil
        }
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
}

/// Sorts numbers by some of their bits, a few at a time, from the last that matter.
package enum RadixSort {
    /// Sorts by some bits, those below and above in their order.
    package static func sort(_ values: inout [UInt64], bits: Range<Int>) {
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
