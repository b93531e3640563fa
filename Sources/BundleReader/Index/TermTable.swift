/// Terms and the lines that have them, as they are gathered line by line.
struct TermTable {
    /// By the order of first appearance.
    private(set) var terms: [Term] = []
    private(set) var keys: [UInt8] = []

    /// Indices of terms, by hash, -1 where there is none; a power of two of them, at most half of them taken.
    private var places: [Int32] = Array(repeating: -1, count: 1 << 12)

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

    mutating func add(_ line: UInt32, to key: [UInt8]) { terms[index(of: key)].add(line) }

    /// The index of a term, which is added if it is new.
    mutating func index(of key: [UInt8]) -> Int {
        let hash = Self.hash(key)
        var place = Int(hash & UInt64(places.count - 1))
        while places[place] >= 0 {
            let term = Int(places[place])
            if terms[term].hash == hash, keys[terms[term].key].elementsEqual(key) { return term }
            place = (place + 1) & (places.count - 1)
        }
        places[place] = Int32(terms.count)
        terms.append(Term(key: keys.count..<keys.count + key.count, hash: hash))
        keys += key
        if terms.count * 2 > places.count { grow() }
        return terms.count - 1
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
        var places = [Int32](repeating: -1, count: places.count * 2)
        for (index, term) in terms.enumerated() {
            var place = Int(term.hash & UInt64(places.count - 1))
            while places[place] >= 0 { place = (place + 1) & (places.count - 1) }
            places[place] = Int32(index)
        }
        self.places = places
    }

    /// FNV-1a, 64 bits, with its upper half mixed into the lower, by which a place is chosen.
    private static func hash(_ key: [UInt8]) -> UInt64 {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in key { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
        return hash ^ hash >> 32
    }
}
