/// A name with everything taken off that people write now one way, now the other: case, accents and punctuation.
///
/// For comparing and suggesting only; two different people may fold alike.
struct FoldedName: Hashable, Sendable {
    /// Its words as UTF-8, in order.
    let words: [[UInt8]]

    init(_ name: String) {
        var words: [[UInt8]] = [[]]
        for scalar in name.unicodeScalars {
            if let letters = Self.letters(scalar) {
                words[words.count - 1] += letters
            } else if words.last?.isEmpty == false {
                words.append([])
            }
        }
        if words.last?.isEmpty == true { words.removeLast() }
        self.words = words
    }

    /// As one word.
    var joined: [UInt8] { words.flatMap(\.self) }

    /// As a file would be called: `antoine-de-saint-exupery`.
    var slug: String { words.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "-") }

    /// Nil for what separates words; nothing for a mark that belongs to the letter before it.
    private static func letters(_ scalar: Unicode.Scalar) -> [UInt8]? {
        switch scalar.value {
        case 0x61...0x7A, 0x30...0x39: [UInt8(scalar.value)]
        case 0x41...0x5A: [UInt8(scalar.value) | 0x20]
        case 0xC0...0x17F: latin[Int(scalar.value) - 0xC0]
        case 0x300...0x36F: []
        case ..<0x80: nil
        default: scalar.properties.isAlphabetic ? Array(scalar.properties.lowercaseMapping.utf8) : nil
        }
    }

    /// The letters of U+00C0-U+017F without their marks; some are two letters in one, and ø or ł have no plain part
    /// in Unicode's decompositions.
    private static let latin: [[UInt8]?] = {
        let latin1 = runs("a6 ae1 c1 e4 i4 d1 n1 o5 .1 o1 u4 y1 th1")
        let extended = runs(
            """
            a6 c8 d4 e10 g8 h4 i10 ij2 j2 k3 l10 n9 o6 oe2 r6 s8 t6 u12 w2 y3 z6 s1
            """)
        return latin1 + runs("ss1") + latin1 + runs("y1") + extended
    }()

    /// `a6` stands for six times "a", a full stop for no letter.
    private static func runs(_ list: String) -> [[UInt8]?] {
        list.split(separator: " ").flatMap { run in
            let letters = run.prefix { !$0.isNumber }
            let count = Int(run.dropFirst(letters.count))!
            return [[UInt8]?](repeating: letters == "." ? nil : Array(letters.utf8), count: count)
        }
    }
}
