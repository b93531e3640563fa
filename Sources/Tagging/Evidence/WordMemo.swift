import Suitability
import TextMatching

/// Remembers what the words of texts are to an index, because most words of a text stood in the one before.
struct WordMemo {
    /// Number of the stem, -1 for a word in nobody's table; by the slot of the word.
    private var slots: [Slot]

    /// The words, end to end.
    private var letters: [UInt8] = []
    private var count = 0

    /// More words than a language has in use; what comes then are codes and slips.
    private static let most = 200_000

    private struct Slot {
        var hash: UInt64 = 0
        /// Plus one; 0 is free.
        var first: Int32 = 0
        var length: Int32 = 0
        var stem: Int32 = -1
    }

    init() { slots = Array(repeating: Slot(), count: 4096) }

    /// The number of the stem of a token; nil where no table knows it.
    @inline(__always)
    mutating func stem(of token: TokenScanner.Token, in scanner: TokenScanner, _ stems: WordIndex) -> Int32? {
        let mask = slots.count - 1
        var place = Int(truncatingIfNeeded: token.hash ^ token.hash >> 32) & mask
        while slots[place].first != 0 {
            if slots[place].hash == token.hash, holds(slots[place], token, scanner) {
                return slots[place].stem < 0 ? nil : slots[place].stem
            }
            place = (place + 1) & mask
        }
        return learn(token, scanner, stems)
    }

    @inline(__always)
    private func holds(_ slot: Slot, _ token: TokenScanner.Token, _ scanner: TokenScanner) -> Bool {
        guard Int(slot.length) == token.folded.count else { return false }
        var place = Int(slot.first) - 1
        for other in token.folded {
            if letters[place] != scanner.bytes[other] { return false }
            place += 1
        }
        return true
    }

    private mutating func learn(
        _ token: TokenScanner.Token, _ scanner: TokenScanner, _ stems: WordIndex
    ) -> Int32? {
        if count == Self.most { self = WordMemo() }
        if (count + 1) * 2 > slots.count { grow() }
        let stem = EvidenceScanner.stem(of: token, in: scanner)
        let number = stems.find(FoldedHash.hash(stem), stem, stem.count).map(Int32.init)
        let slot = Slot(
            hash: token.hash, first: Int32(letters.count + 1), length: Int32(token.folded.count), stem: number ?? -1)
        letters += scanner.bytes[token.folded]
        count += 1
        place(slot)
        return number
    }

    private mutating func grow() {
        let old = slots
        slots = Array(repeating: Slot(), count: old.count * 2)
        for slot in old where slot.first != 0 { place(slot) }
    }

    private mutating func place(_ slot: Slot) {
        let mask = slots.count - 1
        var place = Int(truncatingIfNeeded: slot.hash ^ slot.hash >> 32) & mask
        while slots[place].first != 0 { place = (place + 1) & mask }
        slots[place] = slot
    }
}
