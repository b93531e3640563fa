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

    /// What docs/message-pool.md says, followed word for word over all messages.
    @Test(arguments: ["courage", "a road", "road a", "co", "the r", "it its", "rest courage cold", "walks walks z"])
    func scoresAsThePageSays(query: String) throws {
        let records = try Bundle(folder: folder.at("catalog")).records.map { $0 }
        func words(of record: Record) -> Set<String> {
            let names = [record.author?.name, record.attributedTo, record.work?.title].compactMap(\.self)
            return Set(([record.text] + names).flatMap(FoldedWords.of))
        }
        func weight(_ word: String) -> Int {
            var share = records.count / records.count { words(of: $0).contains(word) }
            var weight = 0
            while share > 1 { (share, weight) = (share / 2, weight + 1) }
            return weight
        }
        let typed = FoldedWords.of(query)
        let last = try #require(typed.last)
        func score(_ record: Record) -> Int {
            let found = Set(typed).subtracting([last]).intersection(words(of: record))
            let begun = words(of: record).filter { $0.hasPrefix(last) }.map { 1000 + ($0 == last ? 2 : 1) * weight($0) }
            return found.reduce(begun.max() ?? 0) { $0 + 1000 + 2 * weight($1) }
        }
        let expected = records.filter { score($0) > 0 && $0.minAge <= 12 }
            .sorted { (score($1), $0.ordinal) < (score($0), $1.ordinal) }
        #expect(try pool.search(query).map(\.id) == expected.map(\.id))
    }

    /// Of six messages two have each of what is shared, so that it weighs 1; four have the mood and five the category,
    /// which weigh nothing.
    @Test func tellsWhyMessagesAreAlike() throws {
        let record = try #require(try pool.search("yours").first)
        let alike = try pool.similar(to: record, .init(age: 30))
        #expect(alike.map(\.record.text) == ["A long road home.", "Rest is no reward."])
        #expect(
            alike.map(\.shared) == [
                [.work("roads"), .author("zoe")] + ["a", "long", "road", "zoe", "angstrom", "roads"].map { .word($0) },
                [.word("is")],
            ])
        #expect(try pool.similar(to: record).map(\.record.text) == ["A long road home."])
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
