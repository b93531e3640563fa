/// Whether words have the shape of somebody's name.
///
/// For asking people only: capitalised words may be a title, a cry or the beginning of a sentence just as well.
package enum NameShape {
    /// - Parameter fewest: how many words there are at least; one word alone says little.
    package static func looksLikeName(_ text: some StringProtocol, fewest: Int = 2) -> Bool {
        let words = text.split(separator: " ").map { Substring($0) }
        guard (fewest...6).contains(words.count), let first = words.first, let last = words.last,
            begins(first), begins(last),
            words.allSatisfy({ begins($0) || particles.contains(String($0)) })
        else { return false }
        // Words in capitals are a cry, and a full stop ends a sentence, unless it shortens a word.
        let isCry = words.allSatisfy { $0.count > 2 && $0.allSatisfy { !$0.isLowercase } }
        let endsSentence = "!?…".contains(last.last!) || last.hasSuffix(".") && last.count > 3
        return !isCry && !endsSentence && !text.contains(":")
    }

    /// Whether a word begins as names do.
    private static func begins(_ word: Substring) -> Bool { word.unicodeScalars.first!.properties.isUppercase }

    private static let particles: Set<String> = [
        "of", "the", "de", "da", "di", "del", "della", "der", "den", "du", "des", "la", "le", "van", "von", "zu",
        "bin", "ibn", "al", "el", "y", "and", "&", "dos", "ten", "af", "av",
    ]
}
