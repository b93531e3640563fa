import Diagnostics
import Testing

@Suite struct SuggestionTests {
    private let known = ["courage", "calm", "gratitude", "courtesy", "alsoIn"]

    @Test(arguments: [
        ("courge", ["courage"]),
        ("COURAGE", ["courage"]),
        ("cuorage", ["courage"]),
        ("also-in", ["alsoIn"]),
        ("clam", ["calm"]),
        ("zebra", []),
        ("gráttitude", ["gratitude"]),
        ("", []),
        ("-", []),
    ])
    func findsWhatSomebodyProbablyMeant(word: String, expected: [String]) {
        #expect(Suggestion.nearest(to: word, among: known) == expected)
    }

    @Test func givesTheSameAdviceInWhateverOrderTheWordsCome() {
        let words = ["bat", "cat", "hat", "rat", "cat"]
        #expect(Suggestion.nearest(to: "mat", among: words) == ["bat", "cat", "hat"])
        #expect(Suggestion.nearest(to: "mat", among: words.reversed()) == ["bat", "cat", "hat"])
    }

    @Test(arguments: [("", "", 0), ("ab", "ba", 1), ("kitten", "sitting", 3), ("abc", "", 3)])
    func countsEdits(one: String, other: String, distance: Int) {
        #expect(Suggestion.editDistance(Array(one), Array(other), atMost: 9) == distance)
        #expect(Suggestion.editDistance(Array(other), Array(one), atMost: 9) == distance)
    }

    @Test func foldsWordsOfAnyScript() {
        #expect(Suggestion.nearest(to: "ÉMILE-ZOLA", among: ["émile zola", "emil"]) == ["émile zola"])
        #expect(Suggestion.nearest(to: "勇敢", among: ["勇気", "平和"]) == ["勇気"])
    }

    @Test func stopsCountingAboveTheLimit() {
        #expect(Suggestion.editDistance(Array("abcdef"), Array("uvwxyz"), atMost: 2) == 3)
    }
}
