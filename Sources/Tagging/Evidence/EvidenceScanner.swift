import Suitability
import TextMatching

/// Reads the words of a text as evidence is counted and looked for: folded, and without their endings.
///
/// Words are found as the rules of suitability find them. Those that stand one behind the other with nothing but white
/// space or a hyphen between them may be a phrase.
struct EvidenceScanner {
    private(set) var scanner = TokenScanner()

    /// The stem of each token of the text.
    private(set) var stems: [[UInt8]] = []

    mutating func scan(_ text: String) {
        scanner.scan(text)
        stems = scanner.tokens.map { Self.stem(of: $0, in: scanner) }
    }

    /// Whether a token continues the phrase in front of it.
    func continues(_ token: Int) -> Bool { scanner.tokens[token].isJoined }

    /// A token as a person would write it down: folded, and without its possessive.
    func word(_ token: Int) -> [UInt8] { Self.plain(scanner.tokens[token], in: scanner) }

    static func stem(of token: TokenScanner.Token, in scanner: TokenScanner) -> [UInt8] {
        Stem.of(plain(token, in: scanner))
    }

    private static func plain(_ token: TokenScanner.Token, in scanner: TokenScanner) -> [UInt8] {
        var word = scanner.folded(of: token)
        if token.traits.contains(.apostrophe), word.count > 2, word.suffix(2).elementsEqual("'s".utf8) {
            word.removeLast(2)
        }
        return word
    }

    /// The stems of a word or a phrase; empty for what is neither.
    static func stems(ofPhrase phrase: String) -> [[UInt8]] {
        var scanner = EvidenceScanner()
        scanner.scan(phrase)
        return scanner.stems
    }
}
