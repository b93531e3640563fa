/// What a rule looks for: a word, a phrase of words, or the beginning of a word, as an editor wrote it.
package struct Term: Hashable, Sendable {
    /// One word of a term, folded as texts are.
    package enum Word: Hashable, Sendable {
        case exact([UInt8])
        /// Any word that begins so.
        case prefix([UInt8])
        /// Any word of digits.
        case number
    }

    /// As written.
    package let text: String
    package let words: [Word]

    /// What stands for any number.
    static let number = "#number"

    /// Nil if no text could ever hold it: nothing in it is a letter, a digit or a symbol within a word.
    init?(_ text: String) {
        self.text = text
        let isPrefix = text.hasSuffix("*") && !text.hasSuffix("**")
        var scanner = TokenScanner()
        var words: [Word] = []
        for (place, part) in Self.parts(isPrefix ? text.dropLast() : text[...]).enumerated() {
            if place > 0 { words.append(.number) }
            scanner.scan(part)
            // Only what may stand between the words of a phrase may stand between those of a term.
            guard scanner.tokens.dropFirst().allSatisfy(\.isJoined) else { return nil }
            words += scanner.tokens.map { .exact(scanner.folded(of: $0)) }
        }
        guard !words.isEmpty else { return nil }
        if isPrefix, case .exact(let last) = words[words.count - 1] { words[words.count - 1] = .prefix(last) }
        self.words = words
    }

    /// The text around each `#number`.
    private static func parts(_ text: Substring) -> [String] {
        guard text.utf8.contains(UInt8(ascii: "#")) else { return [String(text)] }
        var parts = [""]
        for (place, word) in text.split(separator: " ").enumerated() {
            if word == number { parts.append("") } else { parts[parts.count - 1] += (place > 0 ? " " : "") + word }
        }
        return parts
    }

    /// The beginning of a word that the term stands for, where it is one.
    var prefix: [UInt8]? {
        guard words.count == 1, case .prefix(let bytes) = words[0] else { return nil }
        return bytes
    }
}
