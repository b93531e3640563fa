import Testing

@testable import TextMatching

@Suite struct EnglishTablesTests {
    static let words = unpackedWords()
    static let spellings = unpackedPairs()

    static func unpackedWords() -> [String] {
        var words: [String] = []
        FrontCodedWords.each(in: EnglishLexicon.words) { word, _ in words.append(String(decoding: word, as: UTF8.self))
        }
        return words
    }

    static func unpackedPairs() -> [(british: String, american: String)] {
        var pairs: [(british: String, american: String)] = []
        FrontCodedWords.eachPair(in: EnglishSpelling.pairs) {
            pairs.append((String(decoding: $0, as: UTF8.self), String(decoding: $1, as: UTF8.self)))
        }
        return pairs
    }

    @Test func unpacksFrontCodedWords() {
        var words: [String] = []
        FrontCodedWords.each(in: "AaBbleEs.AbBe.") { word, isName in
            words.append(String(decoding: word, as: UTF8.self) + (isName ? "!" : ""))
        }
        #expect(words == ["a", "able", "ables!", "b", "be!"])
    }

    @Test func lexiconIsSortedAndComplete() {
        let words = Self.words
        #expect(words.count == EnglishLexicon.count)
        #expect(zip(words, words.dropFirst()).allSatisfy { $0.utf8.lexicographicallyPrecedes($1.utf8) })
        #expect(words.allSatisfy { $0.utf8.allSatisfy { (0x61...0x7A).contains($0) } })
    }

    @Test func knowsWordsOfBothCountriesAndFoldedAccents() {
        let words = Set(Self.words)
        for word in ["kindness", "colour", "color", "cafe", "cook", "book", "peter", "a", "i", "o", "theatre"] {
            #expect(words.contains(word), "\(word)")
        }
    }

    @Test func typingErrorsAreNoWords() {
        let words = Set(Self.words)
        for word in ["teh", "hte", "ot", "fo", "adn", "nad", "taht", "recieve", "b", "s"] {
            #expect(!words.contains(word), "\(word)")
        }
    }

    @Test func spellingsLeadFromOneKnownWordToAnotherInOneStep() {
        let words = Set(Self.words)
        let pairs = Self.spellings
        let british = Set(pairs.map(\.british))
        #expect(pairs.count == EnglishSpelling.count)
        #expect(british.count == pairs.count)
        for (from, to) in pairs {
            #expect(words.contains(from) && words.contains(to) && !british.contains(to), "\(from) \(to)")
        }
    }

    @Test(arguments: [
        ("colour", "color"), ("organisation", "organization"), ("centred", "centered"), ("anaesthetise", "anesthetize"),
        ("travelled", "traveled"), ("grey", "gray"), ("judgement", "judgment"), ("manoeuvre", "maneuver"),
        ("skilful", "skillful"), ("analysed", "analyzed"), ("defence", "defense"), ("plough", "plow"),
    ])
    func foldsBritishSpelling(british: String, american: String) {
        #expect(Self.spellings.first { $0.british == british }?.american == american)
    }

    @Test(arguments: ["four", "hour", "our", "wise", "rise", "prise", "called", "filled", "analyses", "there", "pour"])
    func leavesWordsThatOnlyLookBritish(word: String) {
        #expect(!Self.spellings.contains { $0.british == word })
    }
}
