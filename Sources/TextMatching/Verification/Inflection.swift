/// Whether two words are forms of one: a closed list of relations, never a likeness of stems.
///
/// Equal crude stems are not enough: lady and lads, policy and police, phone and phony share one.
package enum Inflection {
    /// - Parameter isKnown: whether some letters are a real word; asked for a base that both may be derived from.
    package static func relates(_ one: [UInt8], _ other: [UInt8], isKnown: ([UInt8]) -> Bool) -> Bool {
        guard one != other, min(one.count, other.count) >= 2 else { return false }
        let (short, long) = one.count <= other.count ? (one, other) : (other, one)
        // Forms of one word begin alike, and nothing else needs a closer look.
        guard short[0] == long[0], short[1] == long[1] || short.count == 2 else { return false }
        if bases(of: long).contains(short) { return true }
        let shared = Set(bases(of: one)).intersection(bases(of: other))
        return shared.contains { $0.count >= 3 && isKnown($0) }
    }

    /// Whether a word is another with "ed" or "ing" behind it.
    static func isVerbForm(_ word: [UInt8], of base: [UInt8]) -> Bool {
        let isEnding = ["d", "g"].contains { word.last == $0.utf8.first }
        return isEnding && bases(of: word).contains(base)
    }

    /// What a word may be a form of: walked, walk; hoping, hope; stopped, stop; flies, fly; simply, simple.
    static func bases(of word: [UInt8]) -> [[UInt8]] {
        var bases: [[UInt8]] = []
        func add(_ drop: Int, _ ending: String = "") {
            guard word.count - drop >= 2 else { return }
            bases.append(word.dropLast(drop) + ending.utf8)
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
            add(1, "e")
            if ends("ily") { add(3, "y") }
        }
        return bases
    }
}
