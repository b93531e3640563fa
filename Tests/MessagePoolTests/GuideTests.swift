import BundleReader
import BundleSamples
import BundleWriter
import MessagePool
import TestSupport
import Testing

/// What docs/swift.md shows, as it stands there.
struct GuideTests {
    private let folder: TemporaryFolder
    private let pool: MessagePool

    init() throws {
        folder = try TemporaryFolder()
        try BundleWriting.write(SampleCatalog.input(SampleCatalog.messages), to: folder.at("catalog"))
        pool = try MessagePool(folder: folder.at("catalog"))
    }

    @Test func everythingThatThePageNamesCanBeAsked() throws {
        #expect(try pool.bundle.catalog.contentLabel.isEmpty == false)
        let choice = MessagePool.Choice(category: "courage", age: 14, language: "en")
        let day = CalendarDate(year: 2026, month: 11, day: 21)!
        var generator = SystemRandomNumberGenerator()
        let shelf = try pool.shelf(choice)
        #expect(shelf.contains { $0.author?.id != nil && $0.work?.id != nil } && shelf.contains { !$0.moods.isEmpty })

        let mine = try pool.daily(choice, person: "account", date: day)
        let days = try pool.daily(choice)
        #expect(try days.text(person: "account", date: day) == mine?.text && mine != nil)
        #expect(try pool.today(choice, date: day).map(shelf.contains) == true)
        #expect(try pool.random(choice, using: &generator).map(shelf.contains) == true)
        var texts = try pool.selection(choice).randomTexts(using: &generator)
        #expect(try texts.next().map(shelf.map(\.text).contains) == true)
        let places = Array(0..<pool.selection(choice).count)
        #expect(try Set(pool.selection(choice).texts(at: places)) == Set(shelf.map(\.text)))
        for record in shelf {
            _ = try pool.similar(to: record, choice)
            if let author = record.author?.id {
                #expect(try pool.byAuthor(author, choice).contains(record))
                if let work = record.work?.id {
                    #expect(try pool.byWork(work, of: author, choice).contains(record))
                }
            }
            for mood in record.moods { #expect(try pool.forMood(mood, choice).contains(record)) }
            #expect(try pool.bundle.resolve(record.id) == .live(record))
        }
        #expect(try pool.search(String(shelf[0].text.prefix { $0 != " " }), choice).contains(shelf[0]))
    }
}
