import BundleReader
import BundleSamples
import BundleWriter
import CatalogModel
import TestSupport
import Testing

@testable import MessagePool

struct FindingTests {
    private let pool: MessagePool
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        let texts = [
            "Courage has cold hands.", "The café opens; courage walks in.", "COURAGEOUS people rest.",
            "Rest is no reward.", "It's a long road, and it is yours.", "A long road home.",
        ]
        let messages = texts.enumerated().map { place, text in
            var message = SampleCatalog.message(place + 1, text)
            message.minAge = place == 3 ? 18 : 12
            message.categories = place == 2 ? ["rest"] : ["courage"]
            message.moods = place < 2 ? ["anxious"] : ["tired"]
            if place > 3 {
                message.author = .init(id: "zoe", name: "Zoë Ångström")
                message.work = .init(id: "roads", title: "Roads", type: .book, year: nil, locator: nil)
            }
            return message
        }
        try BundleWriting.write(SampleCatalog.input(messages), to: folder.at("catalog"))
        pool = MessagePool(try Bundle(folder: folder.at("catalog")))
    }

    private func found(_ text: String, age: Int? = nil) -> Set<String> {
        Set(pool.search(text, .init(age: age)).map { String($0.text.prefix(7)) })
    }

    @Test func findsWithoutAccentsCaseAndApostrophes() {
        #expect(found("CAFE") == ["The caf"])
        #expect(found("cafe\u{301}") == ["The caf"])
        #expect(found("angstrom") == ["It's a ", "A long "])
        #expect(found("its") == ["It's a "])
        #expect(found("it’s") == ["It's a "])
        #expect(found("") == [])
        #expect(found("nowhere") == [])
    }

    @Test func putsMoreWordsFirstAndWholeWordsBeforeBeginnings() {
        #expect(pool.search("courage cafe").first?.text.hasPrefix("The café") == true)
        #expect(pool.search("courage").last?.text == "COURAGEOUS people rest.")
        #expect(pool.search("rest", .init(age: 30)).count == 2)
    }

    @Test func findsNothingThatDoesNotSuitTheAge() {
        #expect(found("reward") == [])
        #expect(found("reward", age: 18) == ["Rest is"])
        #expect(pool.search("courage", .init(age: 3)).isEmpty)
    }

    @Test func tellsWhyMessagesAreAlike() throws {
        let record = try #require(pool.search("yours").first)
        let alike = pool.similar(to: record)
        #expect(alike.first?.record.text == "A long road home.")
        #expect(alike.first?.shared.contains(.author("zoe")) == true)
        #expect(alike.first?.shared.contains(.work("roads")) == true)
        #expect(alike.first?.shared.contains(.word("road")) == true)
        #expect(!alike.contains { $0.record.id == record.id || $0.record.minAge == 18 })
    }

    @Test func shelvesByCategoryAuthorWorkAndMood() {
        #expect(pool.shelf(.init(category: "rest")).map(\.text) == ["COURAGEOUS people rest."])
        #expect(pool.byAuthor("zoe").count == 2)
        #expect(pool.byWork("roads", of: "zoe").count == 2)
        #expect(pool.byWork("roads", of: "nobody").isEmpty)
        #expect(pool.forMood("anxious").count == 2)
    }

    @Test func drawsAtRandomWhatSuits() {
        var generator = SystemRandomNumberGenerator()
        var drawn: Set<String> = []
        for _ in 0..<400 { drawn.insert(pool.random(using: &generator)?.id ?? "") }
        #expect(drawn == Set(pool.shelf(.init()).map(\.id)))
        #expect(pool.random(.init(age: 5), using: &generator) == nil)
    }
}
