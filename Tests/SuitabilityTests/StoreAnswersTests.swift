import CatalogModel
import Diagnostics
import Testing

@testable import Suitability

/// Answers for stores follow from what the messages touch, and round up.
@Suite struct StoreAnswersTests {
    private static let pack = """
        pack: {id: house-en, version: 1.0.0, language: en, license: CC0-1.0, sources: [our own]}
        bands: [4, 9, 12, 13]
        topics:
          profanity: {mild: 9, moderate: 13, stores: {shop: language}}
          crude: {mild: 9, stores: {shop: language}}
          death: {tag: true, stores: {shop: fear}}
        stores: {bands: {shop: {4: 3, 12: 12, 13: 16}}, frequent-from: 100}
        rules:
          - id: oath
            topic: profanity
            severity: moderate
            any: [bloody]
            why: An oath.
            examples: {hit: [Bloody.], miss: [Blood.]}

        """

    private func answers(_ messages: [StoreAnswers.Message]) throws -> StoreAnswers {
        let loaded = PolicyLoading.load([SourceFile(path: "policy/house-en.yml", text: Self.pack)])
        return StoreAnswers(messages, try #require(loaded.policy, "\(loaded.findings.kept.map(\.summary.text))"))
    }

    private func message(_ id: Int, _ age: Int = 4, _ topics: String...) -> StoreAnswers.Message {
        .init(id: "q\(id)", minAge: age, topics: topics.map { TopicMark(topic: $0) })
    }

    @Test func sharesDecideHowOften() throws {
        let clean = (0..<20).map { message($0) }
        let one = try answers(clean + [message(20, 9, "crude")])
        let shop = try #require(one.stores.first)
        #expect(shop.questions.map(\.name) == ["fear", "language"])
        #expect(shop.questions.map(\.answer) == [.none, .infrequent])
        #expect(shop.questions[1].topics == ["crude", "profanity"])
        #expect(shop.questions[1].messages == ["q20"])
        // One message that touches both topics counts once.
        let two = try answers(clean.prefix(18) + [message(20, 9, "crude", "profanity"), message(21, 13, "profanity")])
        #expect(two.stores[0].questions[1].share == 100)
        #expect(two.stores[0].questions[1].answer == .frequent)
    }

    @Test(arguments: [(4, 3), (9, 12), (12, 12), (13, 16)])
    func bandsRoundUpWhereAStoreHasNone(age: Int, band: Int) throws {
        #expect(try answers([message(0), message(1, age)]).stores[0].band == band)
    }

    @Test func nothingToShowAsksForNothing() throws {
        let none = try answers([])
        #expect(none.stores[0].questions.allSatisfy { $0.answer == .none && $0.share == 0 })
    }
}
