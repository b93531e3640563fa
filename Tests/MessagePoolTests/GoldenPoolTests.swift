import BundleReader
import MessagePool
import TestSupport
import Testing

/// What a person is promised, through the golden releases.
struct GoldenPoolTests {
    private static let choices = [
        MessagePool.Choice(age: 16, language: "en"), MessagePool.Choice(category: "rest", age: 16),
        MessagePool.Choice(category: "courage"),
    ]

    private func promises(_ choice: MessagePool.Choice, _ format: String) throws -> Promises {
        let pools = try (1...GoldenReleases.count).map {
            try MessagePool(folder: GoldenReleases.release($0, format: format))
        }
        let days = try pools.map { pool in
            try #require(CalendarDate(String(pool.bundle.catalog.released.prefix { $0 != "T" })))
        }
        return Promises(pools: pools, days: days, choice: choice)
    }

    @Test(arguments: choices, try GoldenReleases.formats())
    func releasesLeaveTodaysMessageAsItIs(choice: MessagePool.Choice, format: String) throws {
        let (kept, replaced) = try promises(choice, format).messagesOfReleaseDays()
        #expect(kept + replaced == 3000)
        #expect(kept > 2000 && replaced > 20)
    }

    @Test(arguments: choices, try GoldenReleases.formats())
    func showsEveryMessageBeforeOneComesAgain(choice: MessagePool.Choice, format: String) throws {
        let promises = try promises(choice, format)
        #expect(try promises.exhausted(by: promises.days[3].advanced(by: 300), beginningWithin: 60) == 1000)
    }
}
