import MarkdownReading

/// Writes plain words so that CommonMark reads the same words again.
///
/// Only what would be taken for markup gets a backslash, so that most texts stay as they are.
enum InlineMarkdown {
    /// Words with what must stand between them when they stand in one line.
    struct Word {
        var text: String

        /// Whether a space stands in front; between Han characters a line can end without one.
        let hasSpaceBefore: Bool

        /// How many columns it takes; Han, kana and their like take two.
        var width: Int { text.unicodeScalars.reduce(0) { $0 + (HanBreaks.isUnspaced($1) ? 2 : 1) } }
    }

    /// - Parameters:
    ///   - line: text without line ends.
    ///   - also: ASCII characters to be escaped besides those that Markdown knows.
    static func words(_ line: some StringProtocol, escaping also: String = "") -> [Word] {
        let scalars = Array(line.unicodeScalars)
        guard let first = scalars.firstIndex(where: { $0 != " " }), let last = scalars.lastIndex(where: { $0 != " " })
        else {
            return scalars.isEmpty ? [] : [Word(text: scalars.map { _ in "&#32;" }.joined(), hasSpaceBefore: false)]
        }
        var words: [Word] = []
        var word = ""
        var hasSpace = false
        func finish(_ spaceFollows: Bool) {
            words.append(Word(text: word, hasSpaceBefore: hasSpace))
            word = ""
            hasSpace = spaceFollows
        }
        for (index, scalar) in scalars.enumerated() {
            if scalar == " " {
                if index < first || index > last {
                    word += "&#32;"
                } else if isBreakable(scalars, index) {
                    finish(true)
                } else {
                    word += " "
                }
                continue
            }
            if index > first, canBreak(between: scalars[index - 1], and: scalar) { finish(false) }
            word += escaped(scalars, index, also)
        }
        finish(false)
        return words
    }

    /// A single space between two words. Between two Han characters the end of a line would swallow it.
    private static func isBreakable(_ scalars: [Unicode.Scalar], _ index: Int) -> Bool {
        let (before, after) = (scalars[index - 1], scalars[index + 1])
        return before != " " && after != " " && !(HanBreaks.isUnspaced(before) && HanBreaks.isUnspaced(after))
    }

    /// Lines neither begin with closing punctuation nor end with opening punctuation.
    ///
    /// Source: JIS X 4051 (kinsoku shori), the commonest of its characters.
    private static func canBreak(between before: Unicode.Scalar, and after: Unicode.Scalar) -> Bool {
        HanBreaks.isUnspaced(before) && HanBreaks.isUnspaced(after)
            && !"、。，．！？：；」』）】〉》〕ー々っゃゅょッャュョ".unicodeScalars.contains(after)
            && !"「『（【〈《〔".unicodeScalars.contains(before)
    }

    private static func escaped(_ scalars: [Unicode.Scalar], _ index: Int, _ also: String) -> String {
        let scalar = scalars[index]
        let before = index > 0 ? scalars[index - 1] : " "
        let after = index + 1 < scalars.count ? scalars[index + 1] : " "
        if scalar.value < 0x20 { return "&#\(scalar.value);" }
        let isMarkup =
            switch scalar {
            case "\\", "`", "[": true
            case "*": before != " " || after != " "
            case "_": !(before == " " && after == " ") && !(isWord(before) && isWord(after))
            case "<": isLetter(after) || after == "/" || after == "!" || after == "?"
            case "&": beginsEntity(scalars, index)
            default: false
            }
        return isMarkup || also.unicodeScalars.contains(scalar) ? "\\\(scalar)" : String(scalar)
    }

    private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
        scalar.isASCII && UInt8(scalar.value).isLetter
    }

    private static func isWord(_ scalar: Unicode.Scalar) -> Bool {
        isLetter(scalar) || (scalar.isASCII && UInt8(scalar.value).isDigit)
    }

    private static func beginsEntity(_ scalars: [Unicode.Scalar], _ index: Int) -> Bool {
        var end = index + 1
        if end < scalars.count, scalars[end] == "#" { end += 1 }
        let start = end
        while end < scalars.count, isWord(scalars[end]) { end += 1 }
        return end > start && end < scalars.count && scalars[end] == ";"
    }

    /// Words that would begin a block if they stood at the beginning of a line.
    static func escapedAtLineStart(_ word: String) -> String {
        guard let first = word.utf8.first else { return word }
        // A word may hold several spaces in a row; what counts is what stands before them.
        let bytes = Array(word.utf8.prefix { $0 != space })
        switch first {
        case UInt8(ascii: ">"): return "\\" + word
        case UInt8(ascii: "#") where bytes.allSatisfy { $0 == first } && bytes.count <= 6: return "\\" + word
        case UInt8(ascii: "-"), UInt8(ascii: "="), UInt8(ascii: "+"), UInt8(ascii: "*"), UInt8(ascii: "_"):
            return bytes.allSatisfy { $0 == first } ? "\\" + word : word
        case UInt8(ascii: "~") where word.hasPrefix("~~~"): return "\\" + word
        case UInt8(ascii: "0")...UInt8(ascii: "9"):
            let digits = bytes.prefix(while: \.isDigit).count
            guard digits == bytes.count - 1, digits <= 9,
                [UInt8(ascii: "."), UInt8(ascii: ")")].contains(bytes[digits])
            else { return word }
            return word.prefix(digits) + "\\" + word.dropFirst(digits)
        default: return word
        }
    }
}
