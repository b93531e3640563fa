/// A word of an author's name: a run between blanks, without the punctuation around it.
struct NameWord {
    /// Where it stands in the name's UTF-8, punctuation left out.
    let range: Range<Int>

    /// With ASCII letters in lower case and apostrophes straight.
    let folded: String

    /// Whether it begins with a small letter.
    let isSmall: Bool

    /// Whether it begins with a letter that is not small; scripts without case have only such.
    let isCapitalised: Bool

    /// The words of a stretch of a name.
    static func words(of bytes: [UInt8], in stretch: Range<Int>) -> [NameWord] {
        bytes[stretch].split(separator: UInt8(ascii: " ")).compactMap { NameWord($0, of: bytes) }
    }

    /// Nil if there is nothing but punctuation.
    private init?(_ run: ArraySlice<UInt8>, of bytes: [UInt8]) {
        var range = run.startIndex..<run.endIndex
        while !range.isEmpty, let last = PlacedScalars.decode(bytes, before: range.upperBound),
            Self.isPunctuation(last.scalar)
        {
            range = range.lowerBound..<last.start
        }
        while !range.isEmpty {
            let (first, end) = PlacedScalars.decode(bytes, at: range.lowerBound)
            guard Self.isPunctuation(first) else { break }
            range = end..<range.upperBound
        }
        guard !range.isEmpty, !Self.isDash(bytes[range]) else { return nil }
        self.range = range
        var folded = String(decoding: bytes[range].map { $0.isCapital ? $0 | 0x20 : $0 }, as: UTF8.self)
        if run.contains(0xE2) { folded = String(folded.map { $0 == "’" ? "'" : $0 }) }
        self.folded = folded
        let first = PlacedScalars.decode(bytes, at: range.lowerBound).scalar
        isSmall = first.isASCII ? bytes[range.lowerBound].isSmallLetter : first.properties.isLowercase
        isCapitalised = !isSmall && first.properties.isAlphabetic
    }

    /// Whether it may stand in a name although it is small: "van", "al-Basri".
    var isParticle: Bool {
        if NameVocabulary.particles.contains(folded) { return true }
        guard let hyphen = folded.utf8.firstIndex(of: UInt8(ascii: "-")) else { return false }
        return NameVocabulary.particles.contains(String(folded[..<hyphen]))
    }

    /// Single marks in front are left: they may be apostrophes.
    private static func isPunctuation(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case ".", ",", ";", ":", "!", "?", "(", ")", "[", "]", "<", ">", "\"", "“", "”", "„", "«", "»", "‘", "*", "…":
            true
        default: false
        }
    }

    private static func isDash(_ word: ArraySlice<UInt8>) -> Bool {
        ["-", "--", "–", "—"].contains { word.elementsEqual($0.utf8) }
    }
}

extension UInt8 {
    var isCapital: Bool { self >= UInt8(ascii: "A") && self <= UInt8(ascii: "Z") }
    var isSmallLetter: Bool { self >= UInt8(ascii: "a") && self <= UInt8(ascii: "z") }
    var isDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }
}
