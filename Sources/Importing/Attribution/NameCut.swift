import Diagnostics

/// Cuts a name off what is said about it without a comma: `Ada Brook in <8162@example.org>`, `Ada Brook on brooks`.
struct NameCut {
    let name: SourceText
    let rest: SourceText
    let word: String

    /// Nil where no word of the kind follows a name of one to four words.
    init?(_ text: SourceText) {
        let bytes = Array(text.string.utf8)
        var words = 1
        var at = 0
        while at < bytes.count {
            guard bytes[at] == 0x20 else {
                at += 1
                continue
            }
            let next = String(decoding: bytes[(at + 1)...].prefix { $0 != 0x20 }, as: UTF8.self)
            if Self.isCut(next) {
                let name = text.slice(0..<at)
                let isHandle = words == 1 && !Self.isSmallWord(name.string)
                guard words <= 6, isHandle || AttributionShape.looksLikeName(Array(name.string.utf8)[...]) else {
                    return nil
                }
                let behind = text.slice(min(at + next.utf8.count + 2, bytes.count)..<bytes.count).trimmed()
                guard !behind.string.isEmpty, !Self.articles.contains(name.string) else { return nil }
                self.name = name.trimmed()
                self.word = next
                // The word itself belongs to a remark, not to a title.
                let isTitle = next == "from" || Title(behind) != nil
                rest = isTitle ? behind : text.slice((at + 1)..<bytes.count).trimmed()
                return
            }
            words += 1
            at += 1
        }
        return nil
    }

    /// Whether a word begins what is said about a name: a preposition, or "commenting" and the like.
    private static func isCut(_ word: String) -> Bool {
        words.contains(word) || AttributionWords.startsLower(word) && word.hasSuffix("ing") && word.utf8.count > 5
    }

    /// Whether it may begin a remark: "seen on a wall"; other single words are somebody's handle.
    private static func isSmallWord(_ word: String) -> Bool {
        words.contains(word) || AttributionWords.remarks.contains(word) || AttributionShape.particles.contains(word)
            || ["seen", "found", "heard", "spotted", "taken", "a", "an", "author"].contains(word)
    }

    private static let words: Set<String> = [
        "in", "from", "on", "at", "regarding", "about", "to", "über", "aus", "zu", "zum", "bei", "am", "im", "um", "as",
        "when", "after",
    ]

    private static let articles: Set<String> = ["A", "An", "The", "Ein", "Eine", "Der", "Die", "Das", "From", "To"]
}
