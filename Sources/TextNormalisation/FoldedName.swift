/// A name with everything taken off that people write now one way, now the other: case, accents and punctuation.
///
/// For comparing and suggesting only; two different people may fold alike.
package struct FoldedName: Hashable, Sendable {
    /// Its words as UTF-8, in order.
    package let words: [[UInt8]]

    package init(_ name: String) {
        var words: [[UInt8]] = [[]]
        func endWord() { if words.last?.isEmpty == false { words.append([]) } }
        for scalar in name.unicodeScalars {
            if scalar.isASCII {
                guard let letter = Self.letter(UInt8(scalar.value)) else {
                    endWord()
                    continue
                }
                words[words.count - 1].append(letter)
                continue
            }
            Self.eachPart(of: scalar) { letters in
                if let letters { words[words.count - 1] += letters } else { endWord() }
            }
        }
        if words.last?.isEmpty == true { words.removeLast() }
        self.words = words
    }

    /// The words with a space between them.
    package var text: String { joined(by: " ") }

    /// The same without keeping the words apart: names are looked up by the million.
    package static func key(of name: String) -> String {
        plainKey(of: name) ?? FoldedName(name).text
    }

    /// The key of a name of ASCII; nil for others.
    private static func plainKey(of name: String) -> String? {
        let utf8 = name.utf8
        var isPlain = true
        let key = unsafe String(unsafeUninitializedCapacity: utf8.count) { buffer in
            var count = 0
            var endsWord = false
            for byte in utf8 {
                if byte >= 0x80 {
                    isPlain = false
                    return 0
                }
                guard let letter = letter(byte) else {
                    endsWord = count > 0
                    continue
                }
                if endsWord {
                    unsafe buffer[count] = UInt8(ascii: " ")
                    count += 1
                    endsWord = false
                }
                unsafe buffer[count] = letter
                count += 1
            }
            return count
        }
        return isPlain ? key : nil
    }

    /// As a file would be called: `antoine-de-saint-exupery`.
    package var slug: String { joined(by: "-") }

    /// As one word.
    package var joined: [UInt8] { words.flatMap(\.self) }

    /// The words by their bytes: the same whether the first name or the last stands in front.
    package var sortedWords: [[UInt8]] { words.sorted { $0.lexicographicallyPrecedes($1) } }

    private func joined(by separator: String) -> String {
        words.map { String(decoding: $0, as: UTF8.self) }.joined(separator: separator)
    }

    /// Calls with what a character beyond ASCII folds to, part by part: letters and digits as UTF-8 (none for a mark
    /// that belongs to the letter before it), or nil for what separates words.
    ///
    /// Invisible characters fold to nothing and are not called for.
    package static func eachPart(of scalar: Unicode.Scalar, _ body: ([UInt8]?) -> Void) {
        let entry = UnicodeTable.folds.entry(scalar)
        guard entry.isMapped else { return body(letters(scalar)) }
        for folded in UnicodeTable.folds.target(of: entry) { body(letters(folded)) }
    }

    /// Nil for what separates words.
    private static func letter(_ ascii: UInt8) -> UInt8? {
        switch ascii {
        case 0x61...0x7A, 0x30...0x39: ascii
        case 0x41...0x5A: ascii | 0x20
        default: nil
        }
    }

    /// Nil for what separates words; nothing for a mark that belongs to the letter before it.
    private static func letters(_ folded: Unicode.Scalar) -> [UInt8]? {
        if folded.isASCII { return letter(UInt8(folded.value)).map { [$0] } }
        if let plain = plainLetters[folded] { return Array(plain.utf8) }
        if folded.properties.isAlphabetic || folded.properties.numericType != nil {
            return Array(folded.properties.lowercaseMapping.utf8)
        }
        return UnicodeTable.folds.entry(folded).role == .mark ? [] : nil
    }

    /// Letters that have no plain part in Unicode's decompositions, as names are written where they are missing.
    private static let plainLetters: [Unicode.Scalar: String] = [
        "æ": "ae", "đ": "d", "ð": "d", "ħ": "h", "ı": "i", "ĸ": "k", "ł": "l", "ŋ": "n", "ø": "o", "œ": "oe",
        "þ": "th", "ŧ": "t",
    ]
}
