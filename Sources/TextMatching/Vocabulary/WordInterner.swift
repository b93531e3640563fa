/// Gives every distinct word a number, in the order of first sight.
///
/// The numbers never reach a comparison of two texts: they depend on the order of the input.
package struct WordInterner: Sendable {
    /// Open addressing: in the lower half the number of a word plus 1, 0 is free; in the upper half that of its hash, so
    /// that of other words no more has to be looked at.
    private var slots: [UInt64]
    package private(set) var hashes: [UInt64] = []

    /// How often each word was seen; at most so often as there are numbers.
    package private(set) var counts: [UInt32] = []

    /// The words end to end, and where each begins; one more at the end.
    private var bytes: [UInt8] = []
    private var starts: [UInt32] = [0]

    package init(expecting words: Int = 1 << 10) {
        var size = 1 << 10
        while size < words * 2 { size *= 2 }
        slots = [UInt64](repeating: 0, count: size)
    }

    package var count: Int { hashes.count }

    /// The numbers of the words in the order of their bytes.
    var sorted: [UInt32] {
        (0..<UInt32(count)).sorted { one, other in
            unsafe withWord(one) { a in unsafe withWord(other) { b in unsafe a.lexicographicallyPrecedes(b) } }
        }
    }

    /// The parts of a set of words, to be kept in a file.
    struct Parts {
        var slots: [UInt32]
        var hashes: [UInt64]
        var counts: [UInt32]
        var bytes: [UInt8]
        var starts: [UInt32]
    }

    var parts: Parts {
        Parts(
            slots: slots.map { UInt32(truncatingIfNeeded: $0) }, hashes: hashes, counts: counts, bytes: bytes,
            starts: starts)
    }

    /// - Returns: nil if the parts do not belong together.
    init?(_ parts: Parts) {
        let words = parts.hashes.count
        var isInOrder = parts.starts.first == 0 && parts.starts.last == UInt32(exactly: parts.bytes.count)
        for (start, end) in zip(parts.starts, parts.starts.dropFirst()) where start > end { isInOrder = false }
        var isFree = false
        for slot in parts.slots {
            if slot > words { return nil }
            if slot == 0 { isFree = true }
        }
        guard isInOrder, isFree, parts.counts.count == words, parts.starts.count == words + 1,
            parts.slots.count & (parts.slots.count - 1) == 0, parts.slots.count >= words * 2
        else { return nil }
        (hashes, counts, bytes, starts) = (parts.hashes, parts.counts, parts.bytes, parts.starts)
        slots = parts.slots.map { $0 == 0 ? 0 : Self.slot($0 - 1, parts.hashes[Int($0) - 1]) }
    }

    package func word(_ number: UInt32) -> [UInt8] {
        Array(bytes[Int(starts[Int(number)])..<Int(starts[Int(number) + 1])])
    }

    package func length(_ number: UInt32) -> Int { Int(starts[Int(number) + 1] - starts[Int(number)]) }

    package func withWord<Result>(_ number: UInt32, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        unsafe bytes.withUnsafeBufferPointer { all in
            unsafe body(UnsafeBufferPointer(rebasing: all[Int(starts[Int(number)])..<Int(starts[Int(number) + 1])]))
        }
    }

    package mutating func number(of word: [UInt8], times: UInt32 = 1) -> UInt32 {
        unsafe word.withUnsafeBufferPointer { unsafe number(of: $0, times: times) }
    }

    /// - Parameter times: how often to count it; 0 for words that nobody wrote.
    package mutating func number(of word: UnsafeBufferPointer<UInt8>, times: UInt32 = 1) -> UInt32 {
        unsafe number(of: word, hash: WordHash.hash(word), times: times)
    }

    package mutating func number(of word: UnsafeBufferPointer<UInt8>, hash: UInt64, times: UInt32) -> UInt32 {
        var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
        while slots[slot] != 0 {
            let found = UInt32(truncatingIfNeeded: slots[slot]) &- 1
            if slots[slot] >> 32 == hash >> 32, unsafe isEqual(found, word) {
                let sum = counts[Int(found)] &+ times
                counts[Int(found)] = sum < times ? .max : sum
                return found
            }
            slot = (slot + 1) & (slots.count - 1)
        }
        let new = UInt32(hashes.count)
        slots[slot] = Self.slot(new, hash)
        hashes.append(hash)
        counts.append(times)
        unsafe bytes.append(contentsOf: word)
        starts.append(UInt32(bytes.count))
        if hashes.count * 2 > slots.count { grow() }
        return new
    }

    private static func slot(_ number: UInt32, _ hash: UInt64) -> UInt64 { (hash >> 32) << 32 | UInt64(number + 1) }

    /// The number of a word that was seen; nil for others.
    package func find(_ word: UnsafeBufferPointer<UInt8>, hash: UInt64) -> UInt32? {
        var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
        while slots[slot] != 0 {
            let found = UInt32(truncatingIfNeeded: slots[slot]) &- 1
            if slots[slot] >> 32 == hash >> 32, unsafe isEqual(found, word) { return found }
            slot = (slot + 1) & (slots.count - 1)
        }
        return nil
    }

    package func find(_ word: [UInt8]) -> UInt32? {
        unsafe word.withUnsafeBufferPointer { unsafe find($0, hash: WordHash.hash($0)) }
    }

    /// Whether a number is that of a word.
    func isWord(_ number: UInt32, _ word: UnsafeBufferPointer<UInt8>) -> Bool { unsafe isEqual(number, word) }

    @inline(__always)
    private func isEqual(_ number: UInt32, _ word: UnsafeBufferPointer<UInt8>) -> Bool {
        let start = Int(starts[Int(number)])
        let count = word.count
        guard Int(starts[Int(number) + 1]) - start == count else { return false }
        // Nothing need not lie anywhere.
        if count == 0 { return true }
        return unsafe bytes.withUnsafeBytes { all in
            unsafe Self.areEqual(all.baseAddress! + start, UnsafeRawPointer(word.baseAddress!), count)
        }
    }

    /// Eight bytes at once, and the last ones with some of those before them once more.
    @inline(__always)
    private static func areEqual(_ one: UnsafeRawPointer, _ other: UnsafeRawPointer, _ count: Int) -> Bool {
        func differ<Number: FixedWidthInteger>(at place: Int, _ type: Number.Type) -> Bool {
            unsafe (one + place).loadUnaligned(as: type) != (other + place).loadUnaligned(as: type)
        }
        if count >= 8 {
            var place = 0
            while place + 8 < count {
                if differ(at: place, UInt64.self) { return false }
                place += 8
            }
            return !differ(at: count - 8, UInt64.self)
        }
        if count >= 4 { return !differ(at: 0, UInt32.self) && !differ(at: count - 4, UInt32.self) }
        if count >= 2 { return !differ(at: 0, UInt16.self) && !differ(at: count - 2, UInt16.self) }
        return !differ(at: 0, UInt8.self)
    }

    private mutating func grow() {
        slots = [UInt64](repeating: 0, count: slots.count * 2)
        for (number, hash) in hashes.enumerated() {
            var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
            while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
            slots[slot] = Self.slot(UInt32(number), hash)
        }
    }
}
