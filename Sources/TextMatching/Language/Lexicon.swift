/// The words of a language that are spelt right.
///
/// A sorted list of hashes, not of words: 64 bits a word, and a look-up that touches one or two cache lines.
struct Lexicon: Sendable {
    /// Open addressing; 0 is free. The size is a power of two and at least twice the number of words.
    private var slots: [UInt64]

    /// Differs for other words.
    private(set) var fingerprint: UInt64 = 0

    /// - Parameters:
    ///   - words: a front-coded list of so many words.
    ///   - isNames: whether to take only those that are marked as names; so many are.
    init(_ words: StaticString, count: Int, isNames: Bool = false) {
        var size = 16
        while size < count * 2 { size *= 2 }
        var slots = [UInt64](repeating: 0, count: size)
        var sum: UInt64 = 0
        FrontCodedWords.each(in: words) { word, isName in
            if isNames, !isName { return }
            let hash = WordHash.hash(word)
            sum &+= hash
            var slot = Int(truncatingIfNeeded: hash) & (size - 1)
            while slots[slot] != 0, slots[slot] != hash { slot = (slot + 1) & (size - 1) }
            slots[slot] = hash
        }
        self.slots = slots
        fingerprint = sum
    }

    func contains(hash: UInt64) -> Bool {
        let mask = slots.count - 1
        var slot = Int(truncatingIfNeeded: hash) & mask
        while slots[slot] != 0 {
            if slots[slot] == hash { return true }
            slot = (slot + 1) & mask
        }
        return false
    }

    func contains(_ word: [UInt8]) -> Bool { contains(hash: WordHash.hash(word)) }
}
