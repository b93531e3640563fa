import Testing
import TextNormalisation

@testable import AttributionRules

@Suite struct PhraseMatcherTests {
    private func found(_ phrases: [String], in text: String) -> [String] {
        var normaliser = Normaliser()
        return PhraseMatcher(phrases).hits(in: text, &normaliser).map { hit in
            String(decoding: Array(text.utf8)[hit.range], as: UTF8.self)
        }
    }

    @Test(arguments: [
        ("does not sing because", "A lamp DOESN’T sing, because it hums.", "DOESN’T sing, because"),
        ("doesn't sing because", "A lamp does not sing because it hums.", "does not sing because"),
        ("like nobody's watching", "Dance like nobody’s watching!", "like nobody’s watching"),
        ("twenty years from now", "In 20 years from now.", "20 years from now"),
        (
            "going through hell keep going", "If you're going through hell, keep going.",
            "going through hell, keep going"
        ),
        ("world that is constantly", "in a world that's constantly turning", "world that's constantly"),
        ("10,000 ways", "I found 10,000 ways.", "10,000 ways"),
        ("été en mer", "Un ETE en Mer.", "ETE en Mer"),
        ("a b a c", "a b a b a c", "a b a c"),
    ])
    func findsAPhraseHoweverItIsWritten(phrase: String, text: String, expected: String) {
        #expect(found([phrase], in: text) == [expected])
    }

    @Test(arguments: [
        ("dark enough", "darken oughts"), ("hot coal", "hot coals"), ("lies behind us", "lies, behind use"),
        ("use what you have", "use what you"), ("explain it simply", "explain simply it"), ("a b", ""), ("a b", "…"),
    ])
    func findsWholeWordsOnly(phrase: String, text: String) { #expect(found([phrase], in: text).isEmpty) }

    @Test func findsPhrasesThatOverlapOrLieInEachOther() {
        #expect(
            found(["we fall", "time we fall again", "fall again"], in: "every time we fall again") == [
                "we fall", "time we fall again", "fall again",
            ])
        #expect(found(["one two three four", "two three"], in: "one two three five") == ["two three"])
    }

    /// The automaton and the plain way give the same answer.
    @Test func agreesWithLookingForEachPhraseAtEachPlace() {
        var random = SystemRandomNumberGenerator()
        let words = ["a", "b", "c", "d"]
        for _ in 0..<300 {
            let phrases = Array(
                Set(
                    (0..<6).map { _ in
                        (0..<Int.random(in: 1...4, using: &random)).map { _ in words.randomElement(using: &random)! }
                    })
            ).sorted { $0.joined() < $1.joined() }
            let text = (0..<20).map { _ in words.randomElement(using: &random)! }
            var expected: [String] = []
            for end in 1...text.count {
                for phrase in phrases where end >= phrase.count && Array(text[end - phrase.count..<end]) == phrase {
                    expected.append(phrase.joined(separator: " "))
                }
            }
            let got = found(phrases.map { $0.joined(separator: " ") }, in: text.joined(separator: " "))
            #expect(got.sorted() == expected.sorted(), "\(phrases) in \(text)")
        }
    }
}
