/// A crude suffix fold: forms of one word share it, and now and then other words do.
///
/// It only lets two versions of a text meet; whether they are the same is judged by their words.
package enum Stem {
    /// The part of a folded word that its forms share.
    package static func of(_ word: some Collection<UInt8>) -> [UInt8] {
        let word = Array(word)
        let length: Int = unsafe word.withUnsafeBufferPointer { unsafe Self.length($0) }
        return Array(word[..<length])
    }

    /// How many bytes of a word to keep: what stands behind them is a common ending.
    static func length(_ word: UnsafeBufferPointer<UInt8>) -> Int {
        let count = word.count
        guard count >= 4 else { return count }
        func at(_ place: Int) -> UInt8 { unsafe word[place] }
        func ends(_ a: Character, _ b: Character, _ c: Character? = nil) -> Bool {
            let ending = [a, b] + (c.map { [$0] } ?? [])
            for (offset, letter) in ending.enumerated() where at(count - ending.count + offset) != letter.asciiValue! {
                return false
            }
            return true
        }
        var length = count
        if count >= 7, ends("n", "g", "s"), at(count - 4) == UInt8(ascii: "i") {
            // feelings, feeling, feel
            length = count - 4
        } else if count >= 6, ends("i", "n", "g") {
            length = count - 3
        } else if count >= 5, ends("i", "e", "s") || ends("i", "e", "d") || ends("i", "l", "y") {
            length = count - 3
        } else if count >= 5, ends("e", "d") || ends("e", "s") || ends("l", "y") {
            length = count - 2
        } else if at(count - 1) == UInt8(ascii: "s"), at(count - 2) != UInt8(ascii: "s") {
            length = count - 1
        }
        // hope, hoping; simple, simply; happy, happily.
        if length >= 4, at(length - 1) == UInt8(ascii: "e") || at(length - 1) == UInt8(ascii: "y") { length -= 1 }
        // stopped, stop: a doubled consonant counts once.
        if length >= 4, at(length - 1) == at(length - 2) { length -= 1 }
        return length
    }
}
