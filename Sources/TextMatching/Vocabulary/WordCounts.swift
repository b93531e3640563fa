/// All that comparing two texts needs to know of the collection around them: how often each word stands in it, and how
/// many texts it has.
///
/// Words count as they are compared: contractions taken apart, spellings folded. Kept in a file, the counts of a release
/// are those of every run until the next, so that nothing is judged otherwise because somebody repeats a word.
package struct WordCounts: Sendable {
    /// The words with their counts, in no order; counts of 2³² and more are one less than that.
    package private(set) var words = WordInterner()

    /// How many texts there are in each language.
    private var textsByLanguage: [String: UInt64] = [:]

    /// What was worked out from the counts before; nil where that is still to be done.
    private(set) var vocabulary: Vocabulary?

    package init() {}

    /// - Parameter vocabulary: worked out from these counts.
    init(_ vocabulary: Vocabulary, texts: [(language: String, count: UInt64)]) {
        words = vocabulary.words
        textsByLanguage = Dictionary(texts.map { ($0.language, $0.count) }, uniquingKeysWith: max)
        self.vocabulary = vocabulary
    }

    /// - Parameter words: those with a count of 0 are left out.
    init(_ words: WordInterner, texts: TextColumn) {
        self.words = WordInterner(expecting: words.count)
        for number in 0..<UInt32(words.count) where words.counts[Int(number)] > 0 {
            _ = self.words.number(of: words.word(number), times: words.counts[Int(number)])
        }
        for (language, count) in zip(texts.languages, texts.countsByLanguage) where count > 0 {
            add(texts: count, in: language)
        }
    }

    /// Counts the words of texts as a run counts them.
    package static func counting(_ texts: TextColumn, _ workers: Workers) -> WordCounts {
        let names = AuthorWords(texts.authors)
        let (_, words) = WordForms.make(
            of: ReadTexts.all(of: texts, names, workers), names, pack: .pack(forAnyOf: texts.languages),
            hasUncovered: true, frozen: nil)
        return WordCounts(words, texts: texts)
    }

    package mutating func add(_ word: [UInt8], times: UInt64) {
        vocabulary = nil
        _ = words.number(of: word, times: UInt32(clamping: times))
    }

    /// - Parameter language: counts as `und`, undetermined, if it is no tag: records may state anything.
    package mutating func add(texts: UInt64, in language: String) {
        vocabulary = nil
        let language = Self.isTag(language) ? language : "und"
        let (sum, isTooLarge) = textsByLanguage[language, default: 0].addingReportingOverflow(texts)
        textsByLanguage[language] = isTooLarge ? .max : sum
    }

    /// Whether a language is written with what BCP 47 allows: letters and digits of ASCII, and hyphens.
    static func isTag(_ language: String) -> Bool {
        !language.isEmpty
            && language.utf8.allSatisfy {
                ($0 | 0x20) &- UInt8(ascii: "a") < 26 || $0 &- UInt8(ascii: "0") < 10 || $0 == UInt8(ascii: "-")
            }
    }

    /// The languages that there are texts in, with how many; sorted by the bytes of their tags.
    package var texts: [(language: String, count: UInt64)] {
        textsByLanguage.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }.map { ($0.key, $0.value) }
    }

    /// How many texts there are in all languages.
    package var textCount: UInt64 { Self.sum(textsByLanguage.values) }

    /// The sum, or the largest number if that is larger.
    static func sum(_ counts: some Sequence<UInt64>) -> UInt64 {
        counts.reduce(0) { sum, count in
            let (sum, isTooLarge) = sum.addingReportingOverflow(count)
            return isTooLarge ? .max : sum
        }
    }

    /// The pack that the words are judged by: none where no language of the texts has one.
    ///
    /// Where there are no texts yet, whatever comes may be in any language.
    var pack: LanguagePack? {
        textsByLanguage.isEmpty ? LanguagePack.english : LanguagePack.pack(forAnyOf: textsByLanguage.keys.sorted())
    }
}
