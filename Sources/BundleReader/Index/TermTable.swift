/// Terms and the lines that have them, as they are gathered line by line.
struct TermTable {
    /// By the order of first appearance.
    private(set) var terms: [Term] = []
    private(set) var keys: [UInt8] = []

    /// By hash: its upper half, and in the lower the number of the term, 0 where there is none. A power of two of them, at
    /// most half of them taken.
    private var places: [UInt64] = Array(repeating: 0, count: 1 << 12)

    struct Term {
        let key: Range<Int>
        let hash: UInt64
        var count: UInt32 = 0
        private var last: UInt32 = 0

        /// See `IndexLayout.Section.postings`.
        private(set) var lines: [UInt8] = []

        init(key: Range<Int>, hash: UInt64) {
            self.key = key
            self.hash = hash
        }

        /// - Parameter line: not lower than the one before.
        mutating func add(_ line: UInt32) {
            guard count == 0 || line > last else { return }
            var distance = count == 0 ? line : line - last
            while distance >= 0x80 {
                lines.append(UInt8(truncatingIfNeeded: distance) | 0x80)
                distance >>= 7
            }
            lines.append(UInt8(distance))
            last = line
            count += 1
        }
    }

    mutating func add(_ line: UInt32, to key: Span<UInt8>) { terms[index(of: key)].add(line) }

    /// The index of a term, which is added if it is new.
    mutating func index(of key: Span<UInt8>) -> Int {
        let hash = Self.hash(key)
        let mark = hash & ~0xFFFF_FFFF
        var place = Int(truncatingIfNeeded: hash) & (places.count - 1)
        while places[place] != 0 {
            let term = Int(places[place] & 0xFFFF_FFFF) - 1
            if places[place] & ~0xFFFF_FFFF == mark, isEqual(terms[term].key, key) { return term }
            place = (place + 1) & (places.count - 1)
        }
        places[place] = mark | UInt64(terms.count + 1)
        terms.append(Term(key: keys.count..<keys.count + key.count, hash: hash))
        for index in key.indices { keys.append(key[index]) }
        if terms.count * 2 > places.count { grow() }
        return terms.count - 1
    }

    private func isEqual(_ range: Range<Int>, _ key: Span<UInt8>) -> Bool {
        guard range.count == key.count else { return false }
        for index in key.indices where keys[range.lowerBound + index] != key[index] { return false }
        return true
    }

    /// Indices in the order of the keys' bytes.
    func sorted() -> [Int] {
        let keys = keys.span
        return terms.indices.sorted { Self.precedes(keys, terms[$0].key, terms[$1].key) }
    }

    private static func precedes(_ keys: Span<UInt8>, _ one: Range<Int>, _ other: Range<Int>) -> Bool {
        for place in 0..<min(one.count, other.count) {
            let (left, right) = (keys[one.lowerBound + place], keys[other.lowerBound + place])
            if left != right { return left < right }
        }
        return one.count < other.count
    }

    private mutating func grow() {
        var places = [UInt64](repeating: 0, count: places.count * 2)
        for (index, term) in terms.enumerated() {
            var place = Int(truncatingIfNeeded: term.hash) & (places.count - 1)
            while places[place] != 0 { place = (place + 1) & (places.count - 1) }
            places[place] = term.hash & ~0xFFFF_FFFF | UInt64(index + 1)
        }
        self.places = places
    }

    /// FNV-1a, 64 bits, with its upper half mixed into the lower, by which a place is chosen.
    private static func hash(_ key: Span<UInt8>) -> UInt64 {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for index in key.indices { hash = (hash ^ UInt64(key[index])) &* 0x0000_0100_0000_01B3 }
        return hash ^ hash >> 32
    }
}
