extension MessageIndex {
    /// A term that some message has.
    package struct TermEntry: Sendable {
        /// Place in the order of the terms' keys.
        package let place: Int

        /// How many messages have it.
        package let count: Int
        fileprivate let key: Range<Int>
        fileprivate let lines: Range<Int>
    }

    private var termCount: Int { terms.count / IndexLayout.Section.terms.unit }

    package func entry(_ place: Int) throws(BundleDefect) -> TermEntry {
        guard place >= 0, place < termCount else { throw IndexHead.defect("it names a term that there is not") }
        let start = terms.lowerBound + place * IndexLayout.Section.terms.unit
        let key = try part(of: keys, at: start, length: start + 16)
        let lines = try part(of: postings, at: start + 8, length: start + 20)
        // Each line takes a byte at least.
        let count = min(Int(try index.load(UInt32.self, at: start + 24)), lines.count)
        return TermEntry(place: place, count: count, key: key, lines: lines)
    }

    /// A range within a section, of which the offset and the length are given by the numbers at two places.
    private func part(of section: Range<Int>, at offset: Int, length: Int) throws(BundleDefect) -> Range<Int> {
        let start = try index.load(UInt64.self, at: offset)
        let count = try index.load(UInt32.self, at: length)
        guard start <= section.count, Int(count) <= section.count - Int(start) else {
            throw IndexHead.defect("a term does not lie in it")
        }
        let begin = section.lowerBound + Int(start)
        return begin..<begin + Int(count)
    }

    package func term(_ entry: TermEntry) throws(BundleDefect) -> IndexTerm? {
        IndexTerm(key: try index.copy(entry.key.lowerBound, entry.key.count))
    }

    package func entry(of term: IndexTerm) throws(BundleDefect) -> TermEntry? {
        let key = term.key
        let place = try firstPlace { other in !other.lexicographicallyPrecedes(key) }
        guard place < termCount else { return nil }
        let entry = try entry(place)
        return try index.copy(entry.key.lowerBound, entry.key.count) == key ? entry : nil
    }

    /// Places of the words that begin with the letters given.
    package func words(beginning start: String) throws(BundleDefect) -> Range<Int> {
        let key = IndexTerm.word(start).key
        let first = try firstPlace { other in !other.lexicographicallyPrecedes(key) }
        let end = try firstPlace { other in !other.lexicographicallyPrecedes(key) && !other.starts(with: key) }
        return first..<max(first, end)
    }

    /// The first place of which something holds that holds of all behind it as well.
    private func firstPlace(where holds: (_ key: [UInt8]) -> Bool) throws(BundleDefect) -> Int {
        var (low, high) = (0, termCount)
        while low < high {
            let middle = (low + high) / 2
            let key = try entry(middle).key
            if holds(try index.copy(key.lowerBound, key.count)) { high = middle } else { low = middle + 1 }
        }
        return low
    }

    /// Lines that have a term, in order.
    package func lines(of entry: TermEntry) throws(BundleDefect) -> [Int32] {
        var lines: [Int32] = []
        lines.reserveCapacity(entry.count)
        let isSound = try index.with(entry.lines.lowerBound, entry.lines.count) { bytes in
            var line: UInt64 = 0
            var place = 0
            while place < bytes.byteCount {
                var distance: UInt64 = 0
                var shift: UInt64 = 0
                var byte: UInt8
                repeat {
                    guard place < bytes.byteCount, shift < 35 else { return false }
                    byte = unsafe bytes.unsafeLoad(fromByteOffset: place, as: UInt8.self)
                    place += 1
                    distance |= UInt64(byte & 0x7F) << shift
                    shift += 7
                } while byte >= 0x80
                line += distance
                guard line < UInt64(lineCount), lines.isEmpty || distance > 0 else { return false }
                lines.append(Int32(truncatingIfNeeded: line))
            }
            return true
        }
        guard isSound else { throw IndexHead.defect("the lines of a term are not written as they should be") }
        return lines
    }
}
