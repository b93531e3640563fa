/// What the judge of duplicates knows of a language: closed lists and a lexicon, no statistics.
package struct LanguagePack: Sendable {
    /// The primary subtag of BCP 47, such as `en`.
    package let language: String

    /// Grammar words, with what they do.
    let flags: [[UInt8]: WordFlags]

    /// Words that may stand for each other, each class with a number from 1 on.
    let classes: [[UInt8]: UInt8]

    /// What a word as written stands for: `can't` is `can not`, `twenty` is `20`, `colour` is `color`, with a slip in it too.
    let expand: @Sendable (_ word: [UInt8]) -> WordExpansion?

    /// Every word that is spelt right, as a set of hashes of its bytes.
    let lexicon: Lexicon

    /// Those of them that are spelt right with a capital letter only.
    let names: Lexicon

    /// Differs for other lists of words.
    var fingerprint: UInt64 {
        let flags = flags.reduce(0) { $0 &+ WordHash.mix(WordHash.hash($1.key) &+ UInt64($1.value.rawValue)) }
        return classes.reduce(lexicon.fingerprint &+ WordHash.mix(names.fingerprint) &+ flags) {
            $0 &+ WordHash.mix(WordHash.hash($1.key) ^ UInt64($1.value))
        }
    }

    package static let english = LanguagePack.makeEnglish()

    /// The pack of a language, or nil where there is none: then only equal words are merged.
    package static func pack(for language: String) -> LanguagePack? { language == "en" ? english : nil }

    /// The pack for texts in several languages, of which it may cover some; nil where it covers none.
    static func pack(forAnyOf languages: [String]) -> LanguagePack? {
        languages.contains { pack(for: $0) != nil } ? english : nil
    }

    private static func makeEnglish() -> LanguagePack {
        var flags: [[UInt8]: WordFlags] = [:]
        for word in EnglishWords.function { flags[Array(word.utf8), default: []].insert(.function) }
        for word in EnglishWords.decisive { flags[Array(word.utf8), default: []].insert(.decisive) }
        for word in EnglishWords.grammar { flags[Array(word.utf8), default: []].insert(.grammar) }
        for word in EnglishWords.negations { flags[Array(word.utf8)] = .negation }
        var classes: [[UInt8]: UInt8] = [:]
        for (number, words) in EnglishWords.classes.enumerated() {
            for word in words { classes[Array(word.utf8)] = UInt8(number + 1) }
        }
        let forms = EnglishForms()
        let slips = FormSlips(forms.repairable)
        let lexicon = Lexicon(EnglishLexicon.words, count: EnglishLexicon.count)
        let names = Lexicon(EnglishLexicon.words, count: EnglishLexicon.nameCount, isNames: true)
        return LanguagePack(
            language: "en", flags: flags, classes: classes,
            expand: { word in
                let standing = forms.standing(of: word, isWord: lexicon.contains)
                let slip =
                    standing == .sure
                    ? nil
                    : slips.expansion(of: word, onlyClose: standing == .rare) {
                        lexicon.contains($0) && !names.contains($0)
                    }
                return slip ?? forms.expansion(of: word)
            },
            lexicon: lexicon, names: names)
    }
}

/// The words that a written word stands for, and which edit it is to write the one for the other.
struct WordExpansion: Hashable, Sendable {
    var words: [[UInt8]]
    var edit: EditKind
}
