import Testing

@testable import TextMatching

struct QuickJudgeTests {
    /// Words of which some are others joined, misspelt or in another form.
    private static let words = [
        "the", "a", "of", "not", "ten", "life", "form", "lifeform", "half", "way", "halfway", "lamp", "lamps", "lampp",
        "hill", "hills", "river", "rivre", "is", "was", "my", "your", "garden", "gardens", "road", "side", "roadside",
        "zarb", "lon", "zarblon", "zarblom",
    ]

    private func texts(_ count: Int, seed: UInt64) -> MatchTexts {
        var state = seed
        func next(_ limit: Int) -> Int {
            state = WordHash.mix(state &+ 0x9E37_79B9_7F4A_7C15)
            return Int(state % UInt64(limit))
        }
        var column = TextColumn()
        // Few sayings, and several copies of each with some words changed, dropped or added.
        for number in 0..<count {
            var words = (0..<(4 + number / 8 % 9)).map { Self.words[(number / 8 * 7 + $0 * 5) % Self.words.count] }
            for _ in 0..<next(4) {
                let place = next(words.count)
                switch next(3) {
                case 0: words[place] = Self.words[next(Self.words.count)]
                case 1: words.insert(Self.words[next(Self.words.count)], at: place)
                default: if words.count > 4 { words.remove(at: place) }
                }
            }
            column.append(words.joined(separator: " ") + ".", language: "en")
        }
        return MatchTexts(column, workers: Workers(1))
    }

    @Test(arguments: 1...4 as ClosedRange<UInt64>) func answersAsTheFullJudgementDoes(seed: UInt64) {
        let texts = texts(80, seed: seed)
        let verifier = Verifier(texts.vocabulary)
        let quick = QuickJudge(compare: verifier.compare)
        var answers = 0
        for one in 0..<80 {
            for other in 0..<one {
                let (a, b) = (texts.compared(one), texts.compared(other))
                let answer = quick.relation(a.terms, texts.shape(of: one), b.terms, texts.shape(of: other))
                guard let answer else { continue }
                answers += 1
                #expect(answer == verifier.verdict(a, b).relation)
            }
        }
        #expect(answers > 1000)
    }

    @Test func joinedWordsAreLeftToTheFullJudgement() {
        var column = TextColumn()
        column.append("Every zarb lon needs a quiet garden today.", language: "en")
        column.append("Every zarblon needs a quiet garden today.", language: "en")
        column.append("Every loud drum needs a quiet garden today.", language: "en")
        let texts = MatchTexts(column, workers: Workers(1))
        let verifier = Verifier(texts.vocabulary)
        let quick = QuickJudge(compare: verifier.compare)
        func answer(_ one: Int, _ other: Int) -> Relation? {
            quick.relation(
                texts.compared(one).terms, texts.shape(of: one), texts.compared(other).terms, texts.shape(of: other))
        }
        #expect(answer(0, 1) == nil && answer(1, 0) == nil)
        #expect(answer(0, 2) == .variant && answer(2, 0) == .variant)
    }
}
