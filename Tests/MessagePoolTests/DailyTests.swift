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
        let pool = pools[2]
        let count = try pool.shelf(choice).count
        for person in people {
            let calendar = try pool.calendar(for: person, choice, through: lastDay)
            var last: [Int: Int] = [:]
            for offset in 7..<300 {
                let ordinal = try #require(calendar[days[2].advanced(by: offset)])
                if let before = last[ordinal] { #expect(offset - before == count, "\(person), \(ordinal)") }
                last[ordinal] = offset
            }
        }
    }

    @Test func namesNoAuthorTwoDaysRunning() throws {
        #expect(try repeatedAuthors(pools[0], from: CalendarDate("2026-01-01")!) == 0)
        // What has been withdrawn leaves neighbours that must not change places: here 11 of 60 messages by five authors.
        let later = try repeatedAuthors(pools[2], from: days[2].advanced(by: 8))
        #expect(later < 300_000 / 16)
    }

    /// On how many days all people together see the author of the day before.
    private func repeatedAuthors(_ pool: MessagePool, from first: CalendarDate) throws -> Int {
        let authors = Dictionary(uniqueKeysWithValues: try pool.shelf(choice).map { ($0.ordinal, $0.author?.id) })
        var count = 0
        for person in people {
            let calendar = try pool.calendar(for: person, choice, through: first.advanced(by: 300))
            var yesterday: String?
            for offset in 0..<300 {
                let author = authors[try #require(calendar[first.advanced(by: offset)])]!
                if let author, author == yesterday { count += 1 }
                yesterday = author
            }
        }
        return count
    }

    @Test func everybodyHasAnOrderOfTheirOwn() throws {
        let orders = Set(
            try people.map { person in
                let calendar = try pools[0].calendar(for: person, choice, through: lastDay)
                return try (0..<12).map { try #require(calendar[days[0].advanced(by: $0)]) }
            })
        #expect(orders.count == people.count)
    }

    @Test func newMessagesComeFirstFromAWeekAfterTheirRelease() throws {
        let calendar = try pools[1].calendar(for: "person-1", choice, through: lastDay)
        let known = Set(try pools[0].shelf(choice).map(\.ordinal))
        let fresh = Set(try pools[1].shelf(choice).map(\.ordinal)).subtracting(known)
        let drawn = try (0..<fresh.count).map { try #require(calendar[days[1].advanced(by: 7 + $0)]) }
        #expect(fresh.isSuperset(of: drawn.dropLast(2)))
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

    @Test func hasNothingForUnknownCategoriesAndDaysBeforeItsCalendar() throws {
        #expect(try pools[0].daily(.init(category: "no-such"), person: "a", date: days[0]) == nil)
        #expect(try pools[0].daily(choice, person: "a", date: try #require(CalendarDate("2025-12-31"))) == nil)
        #expect(try pools[0].daily(choice, person: "a", date: try #require(CalendarDate("2026-01-01"))) != nil)
    }
}
