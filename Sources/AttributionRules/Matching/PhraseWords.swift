import TextMatching
import TextNormalisation

/// The words of phrases as numbers from 1 on; every other word is 0.
///
/// Words as they are written are looked up, and what they stand for is known beforehand: `can't` is `can not`, `twenty`
/// is `20`. Only words with an apostrophe that stands in no phrase have to be taken apart while a text is read.
struct PhraseWords: Sendable {
    /// Open addressing: the numbers of `entries` from 1 on, 0 for an empty place.
    private var slots: [UInt32]
    private var entries: [Entry] = []
    private var bytes: [UInt8] = []
    private var parts: [UInt32] = []
    private let forms = PhraseWords.englishForms

    /// Made once: the spellings of English are many.
    static let englishForms = EnglishForms()

    private struct Entry {
        let hash: UInt64
        let start: UInt32
        let length: UInt32

        /// Where in `parts` the numbers of the words are that it stands for.
        let firstPart: UInt32
        let partCount: UInt32
    }

    /// - Parameter phrases: the words of each, as they are written.
    /// - Returns: the numbers of the words of each phrase.
    init(_ phrases: [[[UInt8]]], _ numbered: inout [[UInt32]]) {
        var numbers: [[UInt8]: UInt32] = [:]
        let forms = Self.englishForms
        slots = [UInt32](repeating: 0, count: 256)
        numbered = phrases.map { phrase in
            phrase.flatMap { forms.words(of: $0) ?? [$0] }.map { word in
                if let number = numbers[word] { return number }
                let number = UInt32(numbers.count + 1)
                numbers[word] = number
                return number
            }
        }
        for (word, number) in numbers where forms.words(of: word) == nil { add(word, [number]) }
        for (word, words) in forms.wholeWords where words.contains(where: { numbers[$0] != nil }) {
            add(word, words.map { numbers[$0, default: 0] })
        }
    }

    private mutating func add(_ word: [UInt8], _ numbers: [UInt32]) {
        if entries.count * 2 >= slots.count { grow() }
        let hash = Self.hash(word.span, 0..<word.count)
        let entry = Entry(
            hash: hash, start: UInt32(bytes.count), length: UInt32(word.count), firstPart: UInt32(parts.count),
            partCount: UInt32(numbers.count))
        bytes += word
        parts += numbers
        entries.append(entry)
        place(UInt32(entries.count), hash)
    }

    private mutating func place(_ number: UInt32, _ hash: UInt64) {
        var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
        while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
        slots[slot] = number
    }

    private mutating func grow() {
        slots = [UInt32](repeating: 0, count: slots.count * 2)
        for (index, entry) in entries.enumerated() { place(UInt32(index + 1), entry.hash) }
    }

    /// Hands on the number of each word that a written word stands for.
    @inline(__always)
    func eachNumber(of word: Range<Int>, in text: Span<UInt8>, _ body: (UInt32) -> Void) {
        if let entry = entry(of: word, in: text) {
            for part in 0..<Int(entry.partCount) { body(parts[Int(entry.firstPart) + part]) }
        } else if Self.hasApostrophe(word, in: text) {
            eachNumber(ofContraction: word, in: text, body)
        } else {
            body(0)
        }
    }

    private func eachNumber(ofContraction word: Range<Int>, in text: Span<UInt8>, _ body: (UInt32) -> Void) {
        var written: [UInt8] = []
        for place in word { written.append(text[place]) }
        guard let words = forms.words(of: written) else { return body(0) }
        for word in words {
            body(entry(of: 0..<word.count, in: word.span).map { parts[Int($0.firstPart)] } ?? 0)
        }
    }

    private static func hasApostrophe(_ word: Range<Int>, in text: Span<UInt8>) -> Bool {
        for place in word where text[place] == UInt8(ascii: "'") { return true }
        return false
    }

    private func entry(of word: Range<Int>, in text: Span<UInt8>) -> Entry? {
        let hash = Self.hash(text, word)
        var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
        while slots[slot] != 0 {
            let entry = entries[Int(slots[slot]) - 1]
            if entry.hash == hash, isSame(entry, word, text) { return entry }
            slot = (slot + 1) & (slots.count - 1)
        }
        return nil
    }

    private func isSame(_ entry: Entry, _ word: Range<Int>, _ text: Span<UInt8>) -> Bool {
        guard Int(entry.length) == word.count else { return false }
        for place in 0..<word.count where bytes[Int(entry.start) + place] != text[word.lowerBound + place] {
            return false
        }
        return true
    }

    /// FNV-1a: http://www.isthe.com/chongo/tech/comp/fnv/
    private static func hash(_ text: Span<UInt8>, _ word: Range<Int>) -> UInt64 {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for place in word { hash = (hash ^ UInt64(text[place])) &* 0x0000_0100_0000_01B3 }
        return hash ^ hash >> 32
    }
}
