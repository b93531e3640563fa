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

    @Test func stopsCountingAboveTheLimit() {
        #expect(Suggestion.editDistance(Array("abcdef"), Array("uvwxyz"), atMost: 2) == 3)
    }
}
