/// Whether two words are forms of one: a closed list of relations, never a likeness of stems.
///
/// Equal crude stems are not enough: lady and lads, policy and police, phone and phony share one.
package enum Inflection {
    /// Whether one word is the other with an ending: "timed" and "times" are forms of one word, and say two things.
    package static func relates(_ one: [UInt8], _ other: [UInt8]) -> Bool {
        guard one != other, min(one.count, other.count) >= 2 else { return false }
        let (short, long) = one.count <= other.count ? (one, other) : (other, one)
        // Forms of one word begin alike, and nothing else needs a closer look.
        guard short[0] == long[0], short[1] == long[1] || short.count == 2 else { return false }
        // No ending that falls away is longer than four letters.
        let common = zip(short, long).prefix { $0 == $1 }.count
        guard common >= short.count - 4 else { return false }
        return bases(of: long).contains { $0.elementsEqual(short) }
            || short.count == long.count && bases(of: short).contains { $0.elementsEqual(long) }
    }

    /// Whether a word is another with "ed" or "ing" behind it.
    static func isVerbForm(_ word: [UInt8], of base: [UInt8]) -> Bool {
        let isEnding = ["d", "g"].contains { word.last == $0.utf8.first }
        return isEnding && bases(of: word).contains { $0.elementsEqual(base) }
    }

    /// What a word may be a form of: walked, walk; hoping, hope; stopped, stop; flies, fly; simply, simple.
    private static func bases(of word: [UInt8]) -> [Base] {
        var bases: [Base] = []
        func add(_ drop: Int, _ ending: Unicode.Scalar? = nil) {
            guard word.count - drop >= 2 else { return }
            bases.append(Base(word: word, kept: word.count - drop, ending: ending.map { UInt8(ascii: $0) }))
        }
        func ends(_ ending: String) -> Bool {
            word.count > ending.utf8.count && word.suffix(ending.utf8.count).elementsEqual(ending.utf8)
        }
        if ends("ies") || ends("ied") { add(3, "y") }
        if ends("es") { add(2) }
        if ends("s"), !ends("ss"), !ends("us"), !ends("is") { add(1) }
        for ending in ["ed", "ing"] where ends(ending) {
            let length = ending.utf8.count
            add(length)
            add(length, "e")
            let stem = word.dropLast(length)
            // stopped, running: the consonant was doubled for the ending.
            if stem.count >= 3, let last = stem.last, last == stem.dropLast().last, !"aeiouls".utf8.contains(last) {
                add(length + 1)
            }
        }
        if ends("ly") {
            add(2)
            // Simply is simple; holy is not hole.
            if word.count > 3, !"aeiou".utf8.contains(word[word.count - 3]) { add(1, "e") }
            if ends("ily") { add(3, "y") }
        }
        return bases
    }

    /// The first letters of a word, and maybe another one behind them.
    private struct Base: RandomAccessCollection {
        let word: [UInt8]
        let kept: Int
        let ending: UInt8?

        var startIndex: Int { 0 }
        var endIndex: Int { kept + (ending == nil ? 0 : 1) }
        subscript(place: Int) -> UInt8 { place < kept ? word[place] : ending! }
    }
}
