/// The words that a word as written may stand for: without disguise, without its possessive, without stretched letters.
enum WordForms {
    /// Calls with each further form of a token that has one.
    static func each(of folded: [UInt8], _ traits: TokenScanner.Traits, _ body: ([UInt8]) -> Void) {
        var base = folded
        if traits.contains(.beyondASCII), let plain = Confusables.latin(folded) {
            base = plain
            body(base)
        }
        if traits.contains(.apostrophe), base.count > 2, base.suffix(2).elementsEqual("'s".utf8) {
            base.removeLast(2)
            body(base)
        }
        if !traits.isDisjoint(with: [.star, .disguise]) {
            let bare = trimmed(base)
            if bare.count < base.count { body(bare) }
        }
        if traits.contains(.stretched) {
            body(squeezed(base, to: 2))
            body(squeezed(base, to: 1))
        }
        if let plain = undisguised(base, traits) {
            body(plain)
            if hasRun(plain) { body(squeezed(plain, to: 1)) }
        }
    }

    /// Without the signs at its ends.
    private static func trimmed(_ word: [UInt8]) -> [UInt8] {
        func isSign(_ byte: UInt8) -> Bool {
            !(0x61...0x7A).contains(byte) && !(0x30...0x39).contains(byte) && byte < 0x80
        }
        return Array(word.drop(while: isSign).reversed().drop(while: isSign).reversed())
    }

    /// With every run of three letters or more cut to a length; doubled letters are how words are spelt.
    private static func squeezed(_ word: [UInt8], to length: Int) -> [UInt8] {
        var result: [UInt8] = []
        var start = 0
        while start < word.count {
            let end = word[start...].firstIndex { $0 != word[start] } ?? word.count
            result += repeatElement(word[start], count: end - start >= 3 ? length : end - start)
            start = end
        }
        return result
    }

    private static func hasRun(_ word: [UInt8]) -> Bool {
        word.indices.dropFirst(2).contains { word[$0] == word[$0 - 1] && word[$0] == word[$0 - 2] }
    }

    /// With digits and signs read as the letters they look like; nil where they are none.
    ///
    /// Content comes from editors and not from attackers: a number with its unit (45s, 3rd, 100km) is just that.
    private static func undisguised(_ word: [UInt8], _ traits: TokenScanner.Traits) -> [UInt8]? {
        guard traits.contains(.letter), !traits.isDisjoint(with: [.digit, .disguise]), word.count >= 4 else {
            return nil
        }
        if word[0] >= 0x30, word[0] <= 0x39 {
            let unit = word.drop { $0 >= 0x30 && $0 <= 0x39 }
            if unit.allSatisfy({ $0 >= 0x61 && $0 <= 0x7A }) { return nil }
        }
        return word.map { byte in
            switch byte {
            case UInt8(ascii: "0"): UInt8(ascii: "o")
            case UInt8(ascii: "1"), UInt8(ascii: "!"): UInt8(ascii: "i")
            case UInt8(ascii: "3"): UInt8(ascii: "e")
            case UInt8(ascii: "4"), UInt8(ascii: "@"): UInt8(ascii: "a")
            case UInt8(ascii: "5"), UInt8(ascii: "$"): UInt8(ascii: "s")
            case UInt8(ascii: "7"): UInt8(ascii: "t")
            default: byte
            }
        }
    }
}

/// Letters of other alphabets that look like Latin ones.
///
/// Read as Latin only in words that hold Latin letters too: "сat" is a disguise, "кот" is Russian.
private enum Confusables {
    private static let latin: [Unicode.Scalar: UInt8] = {
        let pairs: [(Character, Character)] = [
            ("а", "a"), ("в", "b"), ("с", "c"), ("ԁ", "d"), ("е", "e"), ("һ", "h"), ("і", "i"), ("ј", "j"), ("к", "k"),
            ("ӏ", "l"), ("м", "m"), ("о", "o"), ("р", "p"), ("ԛ", "q"), ("ѕ", "s"), ("т", "t"), ("ц", "u"), ("ѵ", "v"),
            ("ԝ", "w"), ("х", "x"), ("у", "y"), ("α", "a"), ("β", "b"), ("ε", "e"), ("η", "n"), ("ι", "i"), ("κ", "k"),
            ("ν", "v"), ("ο", "o"), ("ρ", "p"), ("τ", "t"), ("υ", "u"), ("χ", "x"),
        ]
        return Dictionary(
            uniqueKeysWithValues: pairs.map { ($0.unicodeScalars.first!, UInt8($1.unicodeScalars.first!.value)) })
    }()

    /// Nil where the word is of one alphabet, or a letter looks like none.
    static func latin(_ word: [UInt8]) -> [UInt8]? {
        guard word.contains(where: { $0 >= 0x80 }), word.contains(where: { $0 >= 0x61 && $0 <= 0x7A }) else {
            return nil
        }
        var plain: [UInt8] = []
        for scalar in String(decoding: word, as: UTF8.self).unicodeScalars {
            if scalar.isASCII {
                plain.append(UInt8(scalar.value))
            } else if let letter = latin[scalar] {
                plain.append(letter)
            } else {
                return nil
            }
        }
        return plain
    }
}
