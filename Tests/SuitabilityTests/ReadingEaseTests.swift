import Testing

@testable import Suitability

@Suite struct ReadingEaseTests {
    @Test(
        arguments: [
            ("", 0, 0, 0),
            ("Rest.", 1, 1, 0),
            ("Go on. Then rest a while, and go on.", 9, 7, 0),
            // responsibility is hard; names and endings do not count
            ("Take responsibility now", 3, 3, 333),
            ("We met Alexandria at dawn", 5, 5, 0),
            ("Nobody is wondering", 3, 3, 333),
            ("Wait \u{2014} then go\u{2026} Now!", 4, 3, 0),
        ] as [(String, Int, Int, Int)])
    func countsWordsSentencesAndHardWords(text: String, words: Int, longest: Int, hard: Int) {
        let reading = ReadingEase(text, language: "en-GB")
        #expect(reading.words == words)
        #expect(reading.longestSentence == longest)
        #expect(reading.hardWordShare == hard)
    }

    @Test func hardWordsAreCountedInEnglishAlone() {
        #expect(ReadingEase("Verantwortung", language: "de").hardWordShare == nil)
    }
}
