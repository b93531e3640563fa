import Testing

@testable import TextMatching

struct VocabularyTests {
    private static let sentences = [
        "The lanterns along the harbour keep patient watch over every sleeping boat.",
        "Nobody hurries a river, and nobody hurries a friend who is learning to walk again.",
        "Bread, salt, water and somebody's laughter: halfway home is the birdhouse in the orchard.",
        "Der Berg wird kleiner, wenn man langsam geht.",
    ]

    private func counts() throws -> WordCounts {
        var lines = ""
        for (number, sentence) in Self.sentences.enumerated() {
            for word in sentence.lowercased().split(whereSeparator: { !$0.isLetter && $0 != "'" }) {
                lines += "\(word)\t\(number * 7 + 1)\n"
            }
        }
        return try VocabularyFile.sum(Array((lines + "texts:en\t40\n").utf8))
    }

    /// Slips of all kinds, words of the lexicon, glued words, and others.
    private var newWords: [[UInt8]] {
        var words = [
            "roadends", "birdhouse", "boat", "halfwayhome", "xyz", "ab", "łódź", "langsamm", "breadsalt", "9th",
        ]
        for word in ["lanterns", "patient", "sleeping", "laughter", "hurries", "walk", "salt"] {
            let letters = Array(word)
            for place in letters.indices {
                words.append(String(letters[..<place] + letters[(place + 1)...]))
                words.append(String(letters[..<place] + ["q"] + letters[place...]))
                words.append(String(letters[..<place] + ["e"] + letters[(place + 1)...]))
                if place > 0 {
                    words.append(
                        String(
                            letters[..<(place - 1)] + [letters[place], letters[place - 1]] + letters[(place + 1)...]))
                }
                words.append("x" + String(letters[..<place] + letters[(place + 1)...]))
            }
        }
        return words.map { Array($0.utf8) }
    }

    /// To add a few words to what is known is to work everything out with them.
    @Test func addedWordsAreReadAsAmongAll() throws {
        let counts = try counts()
        let base = Vocabulary(counts.words, texts: 40, pack: .english, workers: Workers(1))
        var words = counts.words
        for word in newWords { _ = words.number(of: word, times: 0) }
        let whole = Vocabulary(words, texts: 40, pack: .english, workers: Workers(1))
        let added = Vocabulary(words, adding: base.count..<words.count, to: base)
        #expect(added.flags == whole.flags)
        #expect(added.repaired == whole.repaired)
        #expect(added.stems == whole.stems)
        #expect(added.keyWords.map(\.hash) == whole.keyWords.map(\.hash))
        #expect(added.wordClasses == whole.wordClasses)
        #expect(added.glued.keys.sorted() == whole.glued.keys.sorted())
        #expect(added.compounds.triples == whole.compounds.triples)
        #expect(added.stemCounts() == whole.stemCounts())
        #expect(zip(whole.repaired, 0...).count { Int($0) != $1 } > 40)
    }

    /// A word that nobody counted changes nothing for the others.
    @Test func wordsWithoutCountChangeNoOther() throws {
        let counts = try counts()
        let base = Vocabulary(counts.words, texts: 40, pack: .english, workers: Workers(1))
        var words = counts.words
        for word in newWords { _ = words.number(of: word, times: 0) }
        let whole = Vocabulary(words, texts: 40, pack: .english, workers: Workers(1))
        #expect(Array(whole.flags[..<base.count]) == base.flags)
        #expect(Array(whole.repaired[..<base.count]) == base.repaired)
        #expect(whole.compounds.triples == base.compounds.triples)
    }

    @Test func changesNameWhatAWordWasAndIs() throws {
        let old = try VocabularyFile.sum(
            Array("lantern\t5\nlanterm\t2\nzorblat\t19\nboat\t3\nroadends\t1\ntexts:en\t30\n".utf8))
        let new = try VocabularyFile.sum(
            Array("lantern\t5\nlanterm\t20\nzorblat\t20\nboat\t3\nroadends\t1\nroad\t1\nends\t1\ntexts:en\t90\n".utf8))
        let lines = String(decoding: VocabularyChanges.lines(from: old, to: new, workers: Workers(1)), as: UTF8.self)
        #expect(
            lines == """
                lanterm\tfor lantern\tknown
                roadends\tunknown\tfor road ends
                zorblat\tunknown\tknown

                """)
        #expect(VocabularyChanges.lines(from: new, to: new, workers: Workers(1)).isEmpty)
    }
}
