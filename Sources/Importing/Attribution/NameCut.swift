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
            for word in Self.words where bytes[at...].starts(with: Array(" \(word) ".utf8)) {
                let name = text.part(0..<at)
                guard words <= 4, AttributionShape.looksLikeName(Array(name.string.utf8)[...]) || words == 1 else {
                    return nil
                }
                let behind = text.part((at + word.utf8.count + 2)..<bytes.count).trimmed()
                guard !behind.string.isEmpty else { return nil }
                self.name = name.trimmed()
                self.word = word
                // The word itself belongs to a remark, not to a title.
                let isTitle = word == "from" || Title(behind) != nil
                rest = isTitle ? behind : text.part((at + 1)..<bytes.count).trimmed()
                return
            }
            words += 1
            at += 1
        }
        return nil
    }

    private static let words = [
        "in", "from", "on", "at", "regarding", "about", "to", "über", "aus", "zu", "announcing", "as", "when", "after",
    ]
}
