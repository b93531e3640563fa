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
        pool = try MessagePool(folder: folder.at("catalog"))
    }

    private func found(_ text: String, age: Int? = nil) throws -> Set<String> {
        Set(try pool.search(text, .init(age: age)).map { String($0.text.prefix(7)) })
    }

    @Test func findsWithoutAccentsCaseAndApostrophes() throws {
        #expect(try found("CAFE") == ["The caf"])
        #expect(try found("cafe\u{301}") == ["The caf"])
        #expect(try found("angstrom") == ["It's a ", "A long "])
        #expect(try found("its") == ["It's a "])
        #expect(try found("it’s") == ["It's a "])
        #expect(try found("") == [])
        #expect(try found("nowhere") == [])
    }

    @Test func putsMoreWordsFirstAndWholeWordsBeforeBeginnings() throws {
        #expect(try pool.search("courage cafe").first?.text.hasPrefix("The café") == true)
        #expect(try pool.search("courage").last?.text == "COURAGEOUS people rest.")
        #expect(try pool.search("rest", .init(age: 30)).count == 2)
    }

    @Test func findsNothingThatDoesNotSuitTheAge() throws {
        #expect(try found("reward") == [])
        #expect(try found("reward", age: 18) == ["Rest is"])
        #expect(try pool.search("courage", .init(age: 3)).isEmpty)
    }

    @Test func tellsWhyMessagesAreAlike() throws {
        let record = try #require(try pool.search("yours").first)
        let alike = try pool.similar(to: record)
        #expect(alike.first?.record.text == "A long road home.")
        #expect(alike.first?.shared.contains(.author("zoe")) == true)
        #expect(alike.first?.shared.contains(.work("roads")) == true)
        #expect(alike.first?.shared.contains(.word("road")) == true)
        #expect(!alike.contains { $0.record.id == record.id || $0.record.minAge == 18 })
    }

    @Test func shelvesByCategoryAuthorWorkAndMood() throws {
        #expect(try pool.shelf(.init(category: "rest")).map(\.text) == ["COURAGEOUS people rest."])
        #expect(try pool.byAuthor("zoe").count == 2)
        #expect(try pool.byWork("roads", of: "zoe").count == 2)
        #expect(try pool.byWork("roads", of: "nobody").isEmpty)
        #expect(try pool.forMood("anxious").count == 2)
    }

    @Test func drawsAtRandomWhatSuits() throws {
        var generator = SystemRandomNumberGenerator()
        var drawn: Set<String> = []
        for _ in 0..<400 { drawn.insert(try pool.random(using: &generator)?.id ?? "") }
        #expect(drawn == Set(try pool.shelf(.init()).map(\.id)))
        #expect(try pool.random(.init(age: 5), using: &generator) == nil)
    }
}
