import Testing

@testable import Tagging

/// What is suggested for a text, and by which words.
struct EvidenceSearchTests {
    private static let courage = Tag(.category, "courage")

    private func row(_ name: String, _ word: String, _ weight: Int) -> EvidenceTable.Row {
        .init(tag: Tag(.category, name), word: word, weight: Weight(hundredths: weight))
    }

    /// Suggestions by a table in which courage starts at -1.00, so that 2.00 is asked.
    private func suggest(
        _ text: String, _ rows: [EvidenceTable.Row] = [], keywords: [String] = [], least: Int = 100
    ) -> [TagSuggestion] {
        let table = EvidenceTable(rows: [row("courage", "", -100)] + rows)
        let words = TagWords(Self.courage, names: ["courage"], keywords: keywords.map { Keyword($0) })
        var search = EvidenceSearch(EvidenceIndex(table, [words]))
        return search.suggestions(for: text, least: Weight(hundredths: least))
    }

    private func words(_ suggestion: TagSuggestion?, _ text: String) -> [String] {
        (suggestion?.evidence ?? []).map { String(decoding: Array(text.utf8)[$0.bytes], as: UTF8.self) }
    }

    @Test func weightsOfDistinctWordsAddUp() throws {
        let text = "Dare to knock; he who dares may knock twice."
        let found = suggest(text, [row("courage", "dare", 100), row("courage", "knock", 100)])
        let suggestion = try #require(found.first)
        #expect(suggestion.tag == Self.courage)
        #expect(suggestion.score == Weight(hundredths: 100))
        #expect(suggestion.start == Weight(hundredths: -100))
        #expect(words(suggestion, text) == ["Dare", "knock"])
    }

    @Test func oneWordGivesHalfOfWhatIsAskedAtMost() {
        #expect(suggest("Dare!", [row("courage", "dare", 900)]).isEmpty)
        let found = suggest("Dare to knock.", [row("courage", "dare", 900), row("courage", "knock", 100)])
        #expect(found.first?.score == Weight(hundredths: 100))
        #expect(found.first?.evidence.map(\.weight.hundredths) == [100, 100])
        #expect(suggest("Dare to knock.", [row("courage", "dare", 900), row("courage", "knock", 99)]).isEmpty)
    }

    @Test(arguments: ["Courage, said the kettle.", "Of COURAGE’S many names", "couráge"])
    func nameOfTheTagIsEnough(text: String) throws {
        let suggestion = try #require(suggest(text).first)
        #expect(suggestion.score >= EvidenceIndex.threshold)
        #expect(suggestion.evidence.count == 1)
    }

    @Test func keywordsPointToIt_AreEnough_OrPointAway() {
        #expect(suggest("Brave.", keywords: ["brave"]).isEmpty)
        #expect(suggest("Brave and bold.", keywords: ["brave", "bold"]).count == 1)
        #expect(suggest("Brave.", keywords: ["=brave"]).count == 1)
        #expect(suggest("The courage of the human race.", keywords: ["-human race"]).isEmpty)
        // Named among the keywords as well, a name stays what it is.
        #expect(suggest("Courage.", keywords: ["courage"]).count == 1)
        // An editor's word about a name counts more than the name.
        #expect(suggest("Courage.", keywords: ["-courage"]).isEmpty)
    }

    @Test func phraseDoesNotReachOverPunctuation() {
        #expect(suggest("The first day.", keywords: ["=first day"]).count == 1)
        #expect(suggest("The first-day nerves", keywords: ["=first day"]).count == 1)
        #expect(suggest("At first, day broke.", keywords: ["=first day"]).isEmpty)
        #expect(suggest("The very first of all days", keywords: ["=first of all days"]).count == 1)
    }

    @Test func placesAreThoseOfTheTextWhateverStandsInFront() throws {
        let text = "Écoute — “Dáre” 🎈 to knock."
        let found = suggest(text, [row("courage", "dare", 100), row("courage", "knock", 100)])
        #expect(words(found.first, text) == ["Dáre", "knock"])
    }

    @Test func threeTagsAtMostTheBestFirstAndEqualsByName() {
        let names = ["calm", "courage", "hope", "joy", "rest"]
        let rows = names.flatMap { [row($0, "lamp", $0 == "joy" ? 90 : 60), row($0, "door", $0 == "joy" ? 90 : 60)] }
        let found = suggest("A lamp at the door.", rows, least: -100)
        #expect(found.map(\.tag.name) == ["joy", "calm", "hope"])
    }

    @Test func weightsAndStartAddUpToTheScore() {
        let rows = [row("courage", "dare", 310), row("courage", "knock", 72), row("courage", "dare to", 55)]
        for text in ["Dare to knock.", "Dare to.", "Courage: dare to knock.", "Knock, human race, dare to."] {
            for suggestion in suggest(text, rows, keywords: ["-human race"], least: -1000) {
                let sum = suggestion.evidence.reduce(suggestion.start.hundredths) { $0 + $1.weight.hundredths }
                #expect(sum == suggestion.score.hundredths, "\(text)")
            }
        }
    }

    @Test func oneTextLeavesNothingForTheNext() {
        let table = EvidenceTable(rows: [
            row("courage", "", -100), row("courage", "dare", 100), row("courage", "knock", 100),
        ])
        var search = EvidenceSearch(EvidenceIndex(table, []))
        for _ in 0..<3 {
            #expect(search.suggestions(for: "Dare to knock.").count == 1)
            #expect(search.suggestions(for: "Knock.").isEmpty)
            #expect(search.suggestions(for: "").isEmpty)
        }
    }
}
