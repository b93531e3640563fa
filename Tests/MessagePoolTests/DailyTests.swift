import BundleReader
import MessagePool
import Testing

/// What a person is promised, day by day and through three releases.
struct DailyTests {
    private let promises: Promises

    init() throws {
        promises = Promises(
            pools: try ThreeReleases().pools(), days: try ThreeReleases.days.map { try #require(CalendarDate($0)) },
            choice: MessagePool.Choice(category: "courage", age: 16, language: "en"))
    }

    private var pools: [MessagePool] { promises.pools }
    private var days: [CalendarDate] { promises.days }
    private var people: [String] { promises.people }
    private var choice: MessagePool.Choice { promises.choice }
    private var lastDay: CalendarDate { days[2].advanced(by: 300) }

    @Test func releasesLeaveTodaysMessageAsItIs() throws {
        let (kept, replaced) = try promises.messagesOfReleaseDays()
        // Both happen, or the test would show nothing.
        #expect(kept > 1500 && replaced > 20)
    }

    @Test func showsEveryMessageBeforeOneComesAgain() throws {
        #expect(try promises.exhausted(by: lastDay, beginningWithin: 120) == people.count)
    }

    /// Later too: between two days of one message all others come.
    @Test func keepsTheSameMessageAsFarApartAsThePoolIsLarge() throws {
        let daily = try pools[2].daily(choice)
        let count = try pools[2].shelf(choice).count
        for person in people {
            var last: [Int: Int] = [:]
            for offset in 7..<200 {
                let ordinal = try #require(try daily.ordinal(person: person, date: days[2].advanced(by: offset)))
                if let before = last[ordinal] { #expect(offset - before == count, "\(person), \(ordinal)") }
                last[ordinal] = offset
            }
        }
    }

    @Test func namesNoAuthorTwoDaysRunning() throws {
        #expect(try repeatedAuthors(pools[0], from: CalendarDate("2026-01-01")!) == 0)
        // What has been withdrawn leaves neighbours that must not change places: here 11 of 60 messages by five authors.
        let later = try repeatedAuthors(pools[2], from: days[2].advanced(by: 8))
        #expect(later < 300_000 / 16, "\(later)")
    }

    /// On how many days all people together see the author of the day before.
    private func repeatedAuthors(_ pool: MessagePool, from first: CalendarDate) throws -> Int {
        let authors = Dictionary(uniqueKeysWithValues: try pool.shelf(choice).map { ($0.ordinal, $0.author?.id) })
        let daily = try pool.daily(choice)
        var count = 0
        for person in people {
            var yesterday: String?
            for offset in 0..<300 {
                let author = authors[try #require(try daily.ordinal(person: person, date: first.advanced(by: offset)))]!
                if let author, author == yesterday { count += 1 }
                yesterday = author
            }
        }
        return count
    }

    @Test func everybodyHasAnOrderOfTheirOwn() throws {
        let daily = try pools[0].daily(choice)
        let orders = Set(
            try people.map { person in
                try (0..<12).map { try #require(try daily.ordinal(person: person, date: days[0].advanced(by: $0))) }
            })
        #expect(orders.count == people.count)
    }

    @Test func newMessagesComeFirstFromAWeekAfterTheirRelease() throws {
        let daily = try pools[1].daily(choice)
        let known = Set(try pools[0].shelf(choice).map(\.ordinal))
        let fresh = Set(try pools[1].shelf(choice).map(\.ordinal)).subtracting(known)
        let drawn = try (6...7 + fresh.count).map {
            try #require(try daily.ordinal(person: "person-1", date: days[1].advanced(by: $0)))
        }
        #expect(Set(drawn.dropFirst().dropLast()) == fresh)
        #expect(!fresh.contains(drawn[0]) && !fresh.contains(drawn[fresh.count + 1]))
    }

    /// What a server draws from is what a single question answers, and text, ordinal and record are of one message.
    @Test func drawsTheSameForManyPeople() throws {
        let daily = try pools[2].daily(choice)
        for person in people.prefix(50) {
            for date in [days[0], days[2], lastDay] {
                let record = try #require(try pools[2].daily(choice, person: person, date: date))
                #expect(try daily.record(person: person, date: date) == record)
                #expect(try daily.text(person: person, date: date) == record.text)
                #expect(try daily.ordinal(person: person, date: date) == record.ordinal)
                #expect(try pools[2].dailyOrdinal(choice, person: person, date: date) == record.ordinal)
            }
        }
    }

    @Test func givesYoungPeopleNothingForOlderOnesAndUnknownAgesTheYoungest() throws {
        for person in people.prefix(50) {
            for offset in 0..<60 {
                let date = days[2].advanced(by: offset)
                let young = MessagePool.Choice(category: "courage", language: "en")
                #expect(try #require(try pools[2].daily(young, person: person, date: date)).minAge == 12)
            }
        }
        #expect(try pools[2].daily(.init(category: "courage", age: 11), person: "a", date: days[2]) == nil)
        #expect(try pools[2].shelf(.init(age: 41)).allSatisfy { $0.maxAge == nil })
    }

    @Test func todayIsTheSameForEveryoneAndChangesDaily() throws {
        let drawn = try (0..<20).map { try #require(try pools[2].today(choice, date: days[2].advanced(by: $0))).id }
        #expect(Set(drawn).count == 20)
        #expect(try drawn == (0..<20).map { try pools[2].today(choice, date: days[2].advanced(by: $0))?.id })
    }

    @Test func hasNothingForUnknownCategoriesAndDaysBeforeTheFirst() throws {
        #expect(try pools[0].daily(.init(category: "no-such"), person: "a", date: days[0]) == nil)
        #expect(try pools[0].daily(choice, person: "a", date: try #require(CalendarDate("2025-12-31"))) == nil)
        #expect(try pools[0].daily(choice, person: "a", date: try #require(CalendarDate("2026-01-01"))) != nil)
    }
}
