/// Unpacks the tables of words that are written into the program as text.
enum FrontCodedWords {
    /// Calls with the letters of each word of a front-coded list such as `EnglishLexicon.words`, in the order of the list.
    ///
    /// A capital letter begins a word and tells how many letters it takes over from the word before: A none, B one. A
    /// full stop behind a word says that it is written with a capital letter only.
    static func each(in coded: StaticString, _ body: (_ word: [UInt8], _ isName: Bool) -> Void) {
        let bytes = bytes(of: coded)
        var word: [UInt8] = []
        var place = 0
        while place < bytes.count {
            word.removeSubrange(Int(bytes[place] - UInt8(ascii: "A"))...)
            place += 1
            while place < bytes.count, bytes[place] >= UInt8(ascii: "a") {
                word.append(bytes[place])
                place += 1
            }
            let isName = place < bytes.count && bytes[place] == UInt8(ascii: ".")
            if isName { place += 1 }
            body(word, isName)
        }
    }

    /// Calls with the letters of both words of each pair of a list such as `EnglishSpelling.pairs`: `from to;from to;`.
    static func eachPair(in pairs: StaticString, _ body: (_ from: ArraySlice<UInt8>, _ to: ArraySlice<UInt8>) -> Void) {
        for pair in bytes(of: pairs).split(separator: UInt8(ascii: ";")) {
            let words = pair.split(separator: UInt8(ascii: " "))
            body(words[0], words[1])
        }
    }

    private static func bytes(of text: StaticString) -> [UInt8] {
        text.withUTF8Buffer { unsafe Array($0) }
    }
}
