import BundleReader
import Testing

@testable import MessagePool

/// What is kept of pools, and what two choices share.
struct PoolCacheTests {
    private static func pool(of count: Int32) -> DailyPool {
        DailyPool([(DailyPool.firstDay, (0..<count).map { PoolMember(line: $0, author: nil) })])
    }

    @Test func keepsNoMoreThanThereIsRoomForButTheNewest() throws {
        let cache = PoolCache()
        let choices = (0..<4).map { MessagePool.Choice(age: $0) }
        let (small, large) = (Self.pool(of: 100), Self.pool(of: 1000))
        let limit = 3 * small.size
        var made = 0
        func ask(_ place: Int, _ pool: DailyPool) throws {
            _ = try cache.pool(choices[place], limit: limit) { () throws(BundleDefect) in
                made += 1
                return pool
            }
        }
        for place in 0..<3 { try ask(place, small) }
        try ask(0, small)
        #expect(made == 3 && cache.poolCount == 3)
        // Room for three only: the first has to go.
        try ask(3, small)
        #expect(made == 4 && cache.poolCount == 3)
        try ask(1, small)
        #expect(made == 4)
        try ask(0, large)
        #expect(made == 5 && cache.poolCount == 1)
        try ask(0, large)
        #expect(made == 5)
    }

    @Test func countsEveryMessageInTheSize() {
        #expect(Self.pool(of: 1000).size >= 4000)
        #expect(Self.pool(of: 100_000).size < 410_000)
    }

    /// Of the sample's messages some are from 12 and some from 16 on, and some up to 40.
    @Test func agesThatSuitTheSameShareAPool() throws {
        let pool = try ThreeReleases().pools()[2]
        for age in [12, 13, 15, 16, 40] { _ = try pool.daily(.init(category: "rest", age: age)) }
        #expect(pool.cache.poolCount == 2)
        _ = try pool.daily(.init(category: "rest"))
        #expect(pool.cache.poolCount == 2)
        for age in [41, 90] { _ = try pool.daily(.init(category: "rest", age: age)) }
        #expect(pool.cache.poolCount == 3)
        for age in [-1, 0, 11] {
            let date = try #require(CalendarDate("2027-03-01"))
            #expect(try pool.daily(.init(category: "rest", age: age), person: "a", date: date) == nil)
        }
        #expect(pool.cache.poolCount == 4)
    }
}
